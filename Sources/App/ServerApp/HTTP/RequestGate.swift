package import OutgoingHTTP

/// Decides which requests are processed at all, and which client address applies.
///
/// Over plain HTTP, credentials are not even read unless the peer is on this machine or is a named proxy which says
/// that its client came by HTTPS. Headers of a proxy count only from named ones.
package struct RequestGate: Sendable {
    /// What a proxy says of its client, believed of named proxies only.
    package struct Forwarding: Equatable, Sendable {
        /// The values of all X-Forwarded-For headers, in order.
        package var addresses: [String]
        /// The value of X-Forwarded-Proto.
        package var scheme: String?

        package init(addresses: [String] = [], scheme: String? = nil) {
            self.addresses = addresses
            self.scheme = scheme
        }
    }

    /// Whether a request is processed.
    package enum Verdict: Equatable, Sendable {
        /// For this client address.
        case pass(client: String)
        case refuse
    }

    private let isEncrypted: Bool
    private let proxies: [AddressRange]

    package init(isEncrypted: Bool, proxies: [AddressRange]) {
        self.isEncrypted = isEncrypted
        self.proxies = proxies
    }

    /// `peer` is the address of the connection; nil: it has none, as with a Unix socket.
    package func judge(peer: String?, _ forwarding: Forwarding) -> Verdict {
        guard let peer else { return isEncrypted ? .pass(client: "unknown") : .refuse }
        guard let address = AddressRange(peer) else { return .refuse }
        if proxies.contains(address) {
            let scheme = forwarding.scheme?.lowercased()
            guard isEncrypted || scheme == "https" || (scheme == nil && isLocal(address, forwarding)) else {
                return .refuse
            }
            return .pass(client: client(behind: peer, forwarding))
        }
        return isEncrypted || AddressRange.loopback.contains(address) ? .pass(client: peer) : .refuse
    }

    /// A request of this machine to itself, through no proxy, where loopback is also a proxy's address.
    private func isLocal(_ peer: AddressRange, _ forwarding: Forwarding) -> Bool {
        AddressRange.loopback.contains(peer) && forwarding.addresses.isEmpty
    }

    /// The last address that is not a named proxy's: anybody could have written those before it.
    private func client(behind peer: String, _ forwarding: Forwarding) -> String {
        let blanks: Set<Character> = [" ", "\t"]
        let addresses = forwarding.addresses.flatMap { header -> [String] in
            header.split(separator: ",").map { String($0.filter { !blanks.contains($0) }) }
        }
        for text in addresses.reversed() {
            guard let address = AddressRange(text) else { return peer }
            if !proxies.contains(address) { return text }
        }
        return peer
    }
}
