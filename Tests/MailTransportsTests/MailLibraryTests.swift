import CGMime
import CivilTime
import Testing

@testable import MailScheduling
@testable import MailTransports
@testable import SelfService

/// Two threads that use a type of GMime for the first time at once end the process.
struct MailLibraryTests {
    /// The types of GMime that are registered below another.
    private static func types(below type: GType) -> Set<String> {
        var count: guint = 0
        guard let children = unsafe g_type_children(type, &count) else { return [] }
        defer { unsafe g_free(children) }
        var names: Set<String> = []
        for number in 0..<Int(count) {
            let child = unsafe children[number]
            if let name = unsafe g_type_name(child) { names.insert(unsafe String(cString: name)) }
            names.formUnion(types(below: child))
        }
        return names.filter { $0.hasPrefix("GMime") || $0.hasPrefix("InternetAddress") }
    }

    private static var types: Set<String> {
        unsafe types(below: g_type_from_name("GObject")).union(types(below: g_type_from_name("GBoxed")))
    }

    private static func use() throws {
        var mail = Mail(recipient: "dave@example.net", subject: "Perché no?", text: "Ciao,\n.\nFrom là\n")
        mail.html = "<p>è</p>"
        mail.calendar = Mail.CalendarPart(method: "REQUEST", bytes: Array("BEGIN:VCALENDAR\r\n".utf8))
        mail.senderName = "Zoë"
        mail.replyTo = Mail.Mailbox("ana@example.org", name: "Ana È")
        for lineEnd in [MailMessage.LineEnd.wire, .system] {
            let time = Instant(secondsSince1970: 1_796_000_000)
            let message = MailMessage(mail, sender: "calendar@example.org", at: time, lineEnd: lineEnd)
            _ = try MailReader.read(message.bytes, to: [], trusting: "mx.example.org")
        }
        for encoding in ["7bit", "8bit", "quoted-printable", "base64", "x-uuencode", "binary"] {
            let report = """
                From: Mail System: dave@example.net, Erin <erin@example.net>;
                To: answer+abc@example.org
                Autocrypt: addr=dave@example.net; keydata=YQ==
                References: <a@b> <c@d>
                Content-Type: multipart/report; report-type=delivery-status; boundary="b"

                --b
                Content-Type: text/plain; charset=iso-8859-1
                Content-Transfer-Encoding: \(encoding)

                =E8 6IA=
                --b
                Content-Type: message/delivery-status

                Final-Recipient: rfc822; dave@example.net
                Action: failed
                --b
                Content-Type: message/rfc822

                Subject: =?utf-8?q?=C3=A8?=

                x
                --b
                Content-Type: message/partial; number=1; total=2; id="x"

                x
                --b
                Content-Type: multipart/signed; boundary="c"

                --c

                x
                --c--
                --b
                Content-Type: multipart/encrypted; boundary="d"

                --d

                x
                --d--
                --b
                Content-Type: application/pkcs7-mime

                x
                --b--
                """
            _ = try MailReader.read(Array(report.utf8), to: [], trusting: nil)
        }
    }

    @Test func whateverIsUsedIsRegisteredBefore() async {
        // In a process that has used none of it yet.
        await #expect(processExitsWith: .success) {
            MailLibrary.prepare()
            let before = Self.types
            try Self.use()
            let late = Self.types.subtracting(before)
            #expect(late.isEmpty, "registered when first used: \(late.sorted())")
        }
    }
}
