package import Cryptography
package import DayPlanner
internal import FoundationEssentials

/// Makes the UIDs of items, which are their file names too (DESIGN.md 3).
///
/// A UID is a keyed hash: stable across re-planning and across restarts, and telling nothing of the event it came from.
package struct ItemNames: Sendable {
    private let key: AuthenticationKey
    let person: Int64

    /// - Parameters:
    ///   - secret: the installation's; 32 bytes or more.
    ///   - person: the number of the person whose items are named.
    package init(secret: AuthenticationKey, person: Int64) {
        self.key = secret
        self.person = person
    }

    /// The same for the same person, item and secret; it tells nobody else which event it belongs to.
    package func uid(of item: ItemKey) -> String {
        let parts = [
            String(person), item.occurrence.uid, item.occurrence.recurrenceID, item.kind.rawValue, String(item.ordinal),
        ]
        let code = key.authenticationCode(for: Self.message(parts))
        return ItemNames.prefix + ItemNames.base32(code.bytes).prefix(ItemNames.digits)
    }

    package static func fileName(ofUID uid: String) -> String { uid + ".ics" }

    /// Whether a UID looks like one of ours: such an object is never planned, wherever it stands.
    package static func isItem(uid: String) -> Bool {
        guard uid.hasPrefix(prefix) else { return false }
        let rest = uid.utf8.dropFirst(prefix.utf8.count)
        return rest.count == digits && rest.allSatisfy { alphabet.contains($0) }
    }

    /// Length-prefixed, so that no two lists give the same message.
    static func message(_ parts: [String]) -> [UInt8] {
        var message: [UInt8] = []
        for part in parts {
            message.append(contentsOf: String(part.utf8.count).utf8)
            message.append(UInt8(ascii: ":"))
            message.append(contentsOf: part.utf8)
        }
        return message
    }

    static let prefix = "tv-"
    static let digits = 26
    /// RFC 4648 §6, in lower case.
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    static func base32(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var buffer: UInt32 = 0
        var bits = 0
        for byte in bytes {
            buffer = (buffer << 8 | UInt32(byte)) & 0xFFFF
            bits += 8
            while bits >= 5 {
                bits -= 5
                text.append(alphabet[Int(buffer >> UInt32(bits)) & 31])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
