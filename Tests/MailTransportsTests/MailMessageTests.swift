import CivilTime
import Dispatch
import Foundation
import Testing

@testable import MailTransports
@testable import SelfService

struct MailMessageTests {
    private func text(of mail: Mail, lineEnd: MailMessage.LineEnd = .wire) -> String {
        let message = MailMessage(
            mail,
            sender: "calendar@example.org",
            at: Instant(secondsSince1970: 1_796_000_000),
            lineEnd: lineEnd
        )
        return String(decoding: message.bytes, as: UTF8.self)
    }

    @Test func aPlainMailHasItsHeadersOnce() {
        let mail = Mail(recipient: "dave@example.net", subject: "Perché no?", text: "Ciao,\n.\nè tutto.\n")
        let lines = text(of: mail).split(separator: "\r\n", omittingEmptySubsequences: false)
        for name in ["From", "To", "Subject", "Date", "Message-Id", "MIME-Version", "Auto-Submitted"] {
            #expect(lines.count { $0.lowercased().hasPrefix("\(name.lowercased()):") } == 1, "\(name)")
        }
        #expect(lines.contains("To: dave@example.net"))
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && $0.utf8.count <= 998 })
        #expect(lines.contains("=C3=A8 tutto."))
        #expect(!text(of: mail, lineEnd: .system).contains("\r"))
    }

    /// GMime registers its types when they are first used; a server sends its first mails with several workers at once.
    @Test func theFirstMailsOfAProcessMayBeWrittenAtOnce() async {
        for _ in 0..<10 {
            await #expect(processExitsWith: .success) { MailMessageTests.writeMailsAtOnce() }
        }
    }

    private static func writeMailsAtOnce() {
        let (start, end) = (DispatchSemaphore(value: 0), DispatchGroup())
        for _ in 0..<8 {
            end.enter()
            let thread = Thread {
                start.wait()
                var mail = Mail(recipient: "dave@example.net", subject: "Perché no?", text: "è tutto.\n")
                mail.html = "<p>È tutto.</p>"
                _ = MailMessage(
                    mail,
                    sender: "calendar@example.org",
                    at: Instant(secondsSince1970: 1_796_000_000),
                    lineEnd: .wire
                )
                end.leave()
            }
            thread.start()
        }
        for _ in 0..<8 { start.signal() }
        end.wait()
    }

    @Test func whatIsTypedBeginsNoHeader() {
        var mail = Mail(recipient: "dave@example.net", subject: "a\r\nBcc: eve@example.net", text: "x\n")
        mail.senderName = "Ana\nBcc: eve@example.net"
        mail.replyTo = Mail.Mailbox("ana@example.org", name: "Ana\r\n\r\nBcc: eve@example.net")
        #expect(!text(of: mail).split(separator: "\r\n").contains { $0.hasPrefix("Bcc") })
    }

    @Test func anInvitationIsThereForEveryProgram() {
        var mail = Mail(recipient: "dave@example.net", subject: "Invitation", text: "Come\n")
        mail.html = "<p>Come</p>"
        mail.calendar = Mail.CalendarPart(method: "REQUEST", bytes: Array("BEGIN:VCALENDAR\r\n".utf8))
        mail.id = "job-7"
        mail.unsubscribeURL = "https://calendar.example.org/i/abc/stop"
        let text = text(of: mail)
        let types = [
            "multipart/mixed", "multipart/alternative", "text/plain", "text/html", "text/calendar", "application/ics",
        ]
        let places = types.compactMap { type in text.range(of: "Content-Type: \(type)")?.lowerBound }
        #expect(places.count == types.count && places == places.sorted())
        #expect(text.contains("method=REQUEST"))
        #expect(text.contains("Message-Id: <job-7@example.org>"))
        #expect(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"))
        #expect(text.components(separatedBy: "QkVHSU46VkNBTEVOREFSDQo=").count == 3)
    }

    @Test func onlyWhatConcernsTheMailIsFinal() {
        func meaning(_ reason: String, _ answers: String...) -> MailError {
            SMTPSession.meaning(of: .init(reason: reason), answers: answers, recipient: "dave@example.net")
        }
        #expect(
            meaning("RCPT failed: 550", "250 ok", "550 5.1.1 <dave@example.net> unknown", "221 Bye")
                == .permanent("RCPT failed: 550 (550 5.1.1 <...> unknown)")
        )
        #expect(meaning("RCPT failed: 450", "450 later", "221 Bye") == .temporary("RCPT failed: 450 (450 later)"))
        #expect(meaning("Weird server reply", "354 go", "554 spam") == .permanent("Weird server reply (554 spam)"))
        // A wrong password, or a server that takes nobody, loses no mail.
        #expect(meaning("Login denied", "535 no") == .temporary("Login denied (535 no)"))
        #expect(meaning("Got unexpected reply", "554 go away") == .temporary("Got unexpected reply (554 go away)"))
        #expect(meaning("MAIL failed: 552", "552 too large") == .permanent("MAIL failed: 552 (552 too large)"))
        #expect(meaning("Couldn't connect") == .temporary("Couldn't connect"))
    }

    @Test func whatAServerMayHaveIsNotSentAgainAtOnce() {
        #expect(SMTPSession.isOfConnection([]))
        #expect(SMTPSession.isOfConnection(["250 ok"]))
        #expect(SMTPSession.isOfConnection(["250 ok", "421 4.7.0 too many mails", "221 Bye"]))
        // Of the recipient, or of the mail itself.
        #expect(!SMTPSession.isOfConnection(["250 ok", "450 4.7.1 later"]))
        #expect(!SMTPSession.isOfConnection(["250 ok", "250 ok", "354 go"]))
        #expect(!SMTPSession.isOfConnection(["250 ok", "250 ok", "354 go", "421 4.3.2 shutting down"]))
    }
}
