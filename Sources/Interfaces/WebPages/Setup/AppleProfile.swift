internal import ByteText
internal import Cryptography
internal import HTTPAccess

/// An account as a configuration profile for Apple's devices (payload `com.apple.caldav.account`), without a password:
/// the device asks for it.
///
/// The same account gives the same identifiers, so that a profile which is installed again replaces the first.
struct AppleProfile: Equatable, Sendable {
    let site: Site
    let userName: String
    /// The path of the principal.
    let principalPath: String

    private struct View {
        var host: String
        var port: Int
        var usesTLS: Bool
        var user: String
        var principal: String
        var identifier: String
        var profileUUID: String
        var accountUUID: String
    }

    var xml: String {
        let view = View(
            host: site.host,
            port: site.port,
            usesTLS: site.isEncrypted,
            user: userName,
            principal: principalPath,
            identifier: site.host.split(separator: ".").reversed().joined(separator: "."),
            profileUUID: uuid("profile"),
            accountUUID: uuid("account")
        )
        return PageTemplate.profile.render(view)
    }

    /// Of version 8 (RFC 9562 §5.8): from a digest, ours to choose.
    private func uuid(_ part: String) -> String {
        var bytes = Array(SHA256.hash(of: Array("\(part)\n\(site.authority)\n\(principalPath)".utf8)).bytes.prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return Hexadecimal.uuid(of: bytes).uppercased()
    }
}
