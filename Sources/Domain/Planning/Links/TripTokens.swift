package import Accounts
package import Cryptography

/// Makes and checks the tokens of links to items (DESIGN.md 8).
///
/// A token names a person, an item and the generation of the person's links, and carries a keyed hash of the three:
/// a forged one is refused without a look into the store, and a link stays the same as long as its item has its UID.
package struct TripTokens: Sendable {
    /// What a genuine token says.
    package struct Target: Hashable, Sendable {
        package var person: PrincipalID
        /// Of the person's links when this one was made; an older one than theirs now was revoked.
        package var generation: Int64
        /// Of the item.
        package var uid: String
    }

    private let key: AuthenticationKey
    /// Longer than any token.
    private static let mostBytes = 120

    /// - Parameter secret: the installation's; 32 bytes or more.
    package init(secret: AuthenticationKey) { key = secret }

    // token = item "-" code "-" person "-" generation ; 26 base32 digits each, then two numbers to the base of 36
    func token(of target: Target) -> String {
        let item = target.uid.dropFirst(ItemNames.prefix.count)
        let numbers = "\(String(target.person.rawValue, radix: 36))-\(String(target.generation, radix: 36))"
        return "\(item)-\(code(of: target))-\(numbers)"
    }

    /// What a token says; nil: it is none of this installation.
    package func target(of token: String) -> Target? {
        guard token.utf8.count <= Self.mostBytes else { return nil }
        let parts = token.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 4, let person = Int64(parts[2], radix: 36), let generation = Int64(parts[3], radix: 36)
        else { return nil }
        let uid = ItemNames.prefix + parts[0]
        let target = Target(person: PrincipalID(rawValue: person), generation: generation, uid: uid)
        // Digests compare in constant time. The whole token is compared, so that there is one for each target.
        guard ItemNames.isItem(uid: uid), Self.digest(token) == Self.digest(self.token(of: target)) else { return nil }
        return target
    }

    /// Proof that a form came from a page that was shown at a certain state of things: it fits one link, one action
    /// and one state, so a form that was sent once does nothing when it is sent again.
    func formCode(of target: Target, action: String, state: String) -> String {
        text(key.authenticationCode(for: ItemNames.message(["form", token(of: target), action, state])))
    }

    /// Compares in constant time.
    func isFormCode(_ sent: String, of target: Target, action: String, state: String) -> Bool {
        Self.digest(sent) == Self.digest(formCode(of: target, action: action, state: state))
    }

    private func code(of target: Target) -> String {
        let parts = ["link", String(target.person.rawValue), String(target.generation), target.uid]
        return text(key.authenticationCode(for: ItemNames.message(parts)))
    }

    private func text(_ code: SHA256Digest) -> String {
        String(ItemNames.base32(code.bytes).prefix(ItemNames.digits))
    }

    private static func digest(_ text: String) -> SHA256Digest { SHA256.hash(of: Array(text.utf8)) }
}

/// The addresses that a person's items are given.
package struct ItemLinks: Sendable {
    private let tokens: TripTokens
    private let person: PrincipalID
    /// All that an address depends on beside the item.
    let basis: String
    private let address: String
    private let generation: Int64

    /// - Parameters:
    ///   - address: by which people reach the server, without a slash at its end.
    ///   - secret: the installation's.
    ///   - person: whose items.
    ///   - generation: of the person's links.
    package init(address: String, secret: AuthenticationKey, person: PrincipalID, generation: Int64) {
        self.address = address
        self.person = person
        self.generation = generation
        tokens = TripTokens(secret: secret)
        basis = "\(address) \(generation)"
    }

    /// `https://example.org/trip/...`.
    func page(of uid: String) -> String {
        let target = TripTokens.Target(person: person, generation: generation, uid: uid)
        return "\(address)/trip/\(tokens.token(of: target))"
    }

    /// Of the page where an action is confirmed.
    func confirmation(of action: String, on uid: String) -> String { "\(page(of: uid))?take=\(action)" }
}
