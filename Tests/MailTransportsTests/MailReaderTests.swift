import Testing

@testable import MailScheduling
@testable import MailTransports

struct MailReaderTests {
    private func read(_ text: String, to recipients: [String] = []) throws -> IncomingMail {
        let wire = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        return try MailReader.read(Array(wire.utf8), to: recipients, trusting: "mx.example.org")
    }

    @Test func findsTheCalendarInTheAlternatives() throws {
        let mail = try read(
            """
            Authentication-Results: mx.example.org; dmarc=pass header.from=example.net
            From: Dave <Dave@example.net>
            X-Original-To: answer+abc@example.org
            Auto-Submitted: auto-generated
            MIME-Version: 1.0
            Content-Type: multipart/alternative; boundary="b"

            --b
            Content-Type: text/plain; charset=utf-8

            Yes
            --b
            Content-Type: text/calendar; method=reply; charset=utf-8
            Content-Transfer-Encoding: base64

            QkVHSU46VkNBTEVOREFS
            --b--
            """
        )
        #expect(mail.sender == "dave@example.net" && mail.provenSender == "dave@example.net")
        #expect(mail.recipients == ["answer+abc@example.org"])
        #expect(mail.isAutomatic && !mail.isReport && mail.text == "Yes")
        #expect(mail.calendar == IncomingMail.CalendarPart(method: "REPLY", bytes: Array("BEGIN:VCALENDAR".utf8)))
    }

    /// What was forwarded inside of a mail is not said by who sent it.
    @Test func doesNotLookIntoForwardedMails() throws {
        let mail = try read(
            """
            From: eve@example.net
            MIME-Version: 1.0
            Content-Type: message/rfc822

            From: dave@example.net
            Content-Type: text/calendar; method=REPLY

            BEGIN:VCALENDAR
            """
        )
        #expect(mail.calendar == nil && mail.provenSender == nil)
    }

    @Test func severalSendersAreNone() throws {
        #expect(try read("From: a@example.net, b@example.net\n\nx").sender == nil)
    }

    @Test func whatIsTooMuchIsNotRead() throws {
        let nested = String(repeating: "Content-Type: multipart/mixed; Boundary=a\n\n--a\n", count: 101)
        #expect(throws: MailReader.Refusal.tooManyParts) { try read(nested) }
        #expect(throws: MailReader.Refusal.tooLarge(mostBytes: MailReader.mostBytes)) {
            try MailReader.read([UInt8](repeating: 0x61, count: MailReader.mostBytes + 1), to: [], trusting: nil)
        }
    }

    @Test(arguments: UInt64(0)..<100) func neverTraps(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let words = [
            "From: ", "a@b", "\r\n", "\r\n\r\n", "Content-Type: ", "multipart/mixed; boundary=x", "--x", "--x--",
            "text/calendar; method=", "message/rfc822", "message/delivery-status", "=?utf-8?q?", "\0", "\u{FF}", ";",
            "\"", "Content-Transfer-Encoding: base64", "Action: failed",
        ]
        let text = (0..<80).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return words[Int(state >> 33) % words.count]
        }.joined()
        _ = try? MailReader.read(Array(text.utf8), to: [], trusting: "x")
    }
}
