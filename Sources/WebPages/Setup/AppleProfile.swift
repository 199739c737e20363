internal import Crypto
internal import Mustache

/// An account as a configuration profile for Apple's devices (payload `com.apple.caldav.account`), without a password: the device asks for it.
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
        return Self.template.render(view)
    }

    /// Of version 8 (RFC 9562 §5.8): from a digest, ours to choose.
    private func uuid(_ part: String) -> String {
        var bytes = Array(SHA256.hash(data: Array("\(part)\n\(site.authority)\n\(principalPath)".utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.utf8.count == 1 ? "0" + text : text
        }
        let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
        return groups.map { digits[$0].joined() }.joined(separator: "-")
    }

    private static let template = Template.compiled(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>PayloadType</key><string>Configuration</string>
          <key>PayloadVersion</key><integer>1</integer>
          <key>PayloadIdentifier</key><string>{{identifier}}.travlendar.{{user}}</string>
          <key>PayloadUUID</key><string>{{profileUUID}}</string>
          <key>PayloadDisplayName</key><string>Travlendar+ ({{user}})</string>
          <key>PayloadDescription</key><string>Adds the calendars of {{user}} on {{host}}.</string>
          <key>PayloadContent</key>
          <array>
            <dict>
              <key>PayloadType</key><string>com.apple.caldav.account</string>
              <key>PayloadVersion</key><integer>1</integer>
              <key>PayloadIdentifier</key><string>{{identifier}}.travlendar.{{user}}.caldav</string>
              <key>PayloadUUID</key><string>{{accountUUID}}</string>
              <key>PayloadDisplayName</key><string>Calendars of {{user}}</string>
              <key>CalDAVAccountDescription</key><string>Travlendar+</string>
              <key>CalDAVHostName</key><string>{{host}}</string>
              <key>CalDAVPort</key><integer>{{port}}</integer>
              <key>CalDAVUseSSL</key>{{#usesTLS}}<true/>{{/usesTLS}}{{^usesTLS}}<false/>{{/usesTLS}}
              <key>CalDAVUsername</key><string>{{user}}</string>
              <key>CalDAVPrincipalURL</key><string>{{principal}}</string>
            </dict>
          </array>
        </dict>
        </plist>

        """
    )
}

enum Template {
    /// A template of ours; one that does not parse is a mistake in the program, which the tests of its page find.
    static func compiled(_ text: String) -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: text)
        } catch {
            preconditionFailure("A template can't be read: \(error)")
        }
    }
}
