import Accounts
import CivilTime
import SelfService
import StorageMemory
import Synchronization
import Testing

@testable import MailScheduling

struct MailSchedulingTests {
    // MARK: Out

    @Test func aGuestIsInvitedOnceAndToldOfChanges() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite(["DESCRIPTION:Cake\\n#from:Vicolo 4", "LOCATION:Bar"])
        let mail = try #require(try await house.deliver().first)
        #expect(mail.recipient == "dave@example.net" && mail.subject == "Invitation: Tea")
        #expect(mail.senderName == "Ana" && mail.senderAddress == nil && mail.isAutomatic)
        let address = "answer+\(house.token().text)@example.org"
        #expect(mail.replyTo?.address == address && mail.returnAddress == address)
        #expect(mail.unsubscribeURL == "https://calendar.example.org/i/\(house.token().text)/stop")
        #expect(mail.text.contains("Monday 30 November 2026, 10:00–11:00 (UTC)") && mail.text.contains("Where: Bar"))
        let part = try #require(mail.calendar)
        let text = String(decoding: part.bytes, as: UTF8.self).replacing("\r\n ", with: "")
        #expect(part.method == "REQUEST" && text.contains("mailto:\(address)") && text.contains("RSVP=TRUE"))
        #expect(!text.contains("EMAIL="), "some programs would answer there")
        for words in [mail.text, mail.html ?? "", text] { #expect(words.contains("Cake") && !words.contains("Vicolo")) }
        #expect(try await house.deliver().isEmpty)
        try await house.invite(["LOCATION:Garden", "SEQUENCE:1"])
        let changed = try await house.deliver()
        #expect(changed.map(\.subject) == ["Changed: Tea"])
        #expect(changed.first?.id != mail.id)
    }

    @Test func whatTheMailServerRefusesIsToldToTheOrganizer() async throws {
        let house = try await MailSchedulingHouse()
        house.mails.error.withLock { $0 = .permanent("550 no such user") }
        try await house.invite()
        #expect(try await house.deliver().isEmpty)
        #expect(try await house.copy().contains("SCHEDULE-STATUS=5.2"))
        let told = try #require(house.mails.takeQueued().first)
        #expect(told.recipient == "ana@example.org" && told.subject == "Not delivered: Tea")
        #expect(told.text.contains("dave@example.net") && told.text.contains("550 no such user"))
    }

    @Test func whatFailsForNowIsTriedAgainAndGivenUpAtLast() async throws {
        let house = try await MailSchedulingHouse()
        house.mails.error.withLock { $0 = .temporary("451 later") }
        try await house.invite()
        for _ in 0..<2 {
            #expect(try await house.deliver().isEmpty)
            #expect(house.mails.takeQueued().isEmpty)
            house.wait(3600)
        }
        #expect(try await house.deliver().isEmpty)
        #expect(try await house.copy().contains("SCHEDULE-STATUS=5.1"))
        let told = try #require(house.mails.takeQueued().first)
        #expect(told.subject == "Not sent: Tea" && told.text.contains("451 later"))
        #expect(try await house.jobs.countJobs().isEmpty)
    }

    @Test func whoRefusesMailsGetsNoMore() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite()
        _ = try await house.deliver()
        try await house.pages.stop(house.token())
        try await house.invite(["SEQUENCE:1", "LOCATION:Garden"])
        #expect(try await house.deliver().isEmpty)
        #expect(try await house.copy().contains("SCHEDULE-STATUS=5.3"))
        #expect(house.mails.takeQueued().map { $0.text.contains("They want no mail from this server.") } == [true])
    }

    @Test func aPersonSendsNoMoreThanTheirLimitADay() async throws {
        let house = try await MailSchedulingHouse(perPerson: 1)
        try await house.invite()
        #expect(try await house.deliver().count == 1)
        try await house.invite(["SEQUENCE:1", "LOCATION:Garden"])
        #expect(try await house.deliver().isEmpty)
        house.wait(86_400)
        #expect(try await house.deliver().count == 1)
    }

    @Test func aDomainGetsNoMoreThanItsLimit() async throws {
        let house = try await MailSchedulingHouse(perDomain: 1)
        try await house.invite()
        #expect(try await house.deliver().count == 1)
        try await house.invite(["SEQUENCE:1", "LOCATION:Garden"])
        house.wait(86_400)
        #expect(try await house.deliver().isEmpty)
        house.wait(86_400)
        #expect(try await house.deliver().count == 1)
    }

    @Test func whatOneLimitHoldsUpTakesNothingOfTheOther() async throws {
        let house = try await MailSchedulingHouse(perPerson: 1, perDomain: 2)
        try await house.invite()
        #expect(try await house.deliver().count == 1)
        try await house.invite(["SEQUENCE:1", "LOCATION:Garden"])
        #expect(try await house.deliver().isEmpty)
        house.wait(86_400)
        #expect(try await house.deliver().count == 1)
    }

    @Test func whatIsNoMailAddressIsNotMailed() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite(guest: "tel:+39-0862-1")
        #expect(try await house.deliver().isEmpty)
        #expect(try await house.copy().contains("SCHEDULE-STATUS=3.7"))
    }

    @Test func whatComesBackWhileAMailIsHandedOverCounts() async throws {
        let house = try await MailSchedulingHouse()
        let verdicts = Mutex<[MailVerdict?]>([])
        house.mails.meanwhile.withLock { meanwhile in
            meanwhile = { [receiver = house.receiver, token = house.token()] in
                let bounce = IncomingMail(
                    recipients: ["answer+\(token.text)@example.org"],
                    failure: "552 mailbox full",
                    isReport: true
                )
                let verdict = try? await receiver.receive(bounce)
                verdicts.withLock { $0.append(verdict) }
            }
        }
        try await house.invite()
        #expect(try await house.deliver().map(\.subject) == ["Invitation: Tea"])
        #expect(verdicts.withLock { $0 } == [.taken("The failure is noted.")])
        #expect(try await house.copy().contains("SCHEDULE-STATUS=5.2"))
        #expect(house.mails.takeQueued().map(\.subject) == ["Not delivered: Tea"])
    }

    @Test func whoNeverGotAnInvitationIsToldOfNoChange() async throws {
        let house = try await MailSchedulingHouse()
        house.mails.error.withLock { $0 = .permanent("550 not today") }
        try await house.invite()
        #expect(try await house.deliver().isEmpty)
        house.mails.error.withLock { $0 = nil }
        try await house.invite(["LOCATION:Garden", "SEQUENCE:1"])
        #expect(try await house.deliver().map(\.subject) == ["Invitation: Tea"])
    }

    // MARK: In

    @Test func anAnswerToTheGuestsAddressIsTaken() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite()
        _ = try await house.deliver()
        #expect(try await house.receiver.receive(house.reply("ACCEPTED")) == .taken("REPLY taken."))
        #expect(try await house.copy().contains("PARTSTAT=ACCEPTED"))
        #expect(try await house.pages.read(house.token()).status == "ACCEPTED")
    }

    @Test func nobodyAnswersForSomebodyElse() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite()
        _ = try await house.deliver()
        let before = try await house.copy()
        var unknown = house.reply("ACCEPTED")
        unknown.recipients = ["answer+\(String(repeating: "a", count: 26))@example.org"]
        var unproven = house.reply("ACCEPTED")
        unproven.recipients = ["answer@example.org"]
        var other = unproven
        other.provenSender = "erin@example.net"
        var wrongMethod = house.reply("ACCEPTED")
        wrongMethod.calendar?.method = "REQUEST"
        for mail in [
            house.reply("ACCEPTED", from: "mailto:erin@example.net"), house.reply("ACCEPTED", uid: "dinner"), unknown,
            unproven, other, wrongMethod,
        ] {
            let verdict = try await house.receiver.receive(mail)
            #expect(Self.kind(of: verdict) == "refused", "\(mail.recipients)")
        }
        #expect(try await house.copy() == before)
        var proven = unproven
        proven.provenSender = "dave@example.net"
        proven.calendar?.bytes.replace(
            Array("UID:tea".utf8),
            with: Array("ORGANIZER:mailto:ana@example.org\r\nUID:tea".utf8)
        )
        #expect(try await house.receiver.receive(proven) == .taken("REPLY taken."))
    }

    @Test func wordsAndFailuresReachTheOrganizer() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite()
        _ = try await house.deliver()
        let address = "answer+\(house.token().text)@example.org"
        var note = IncomingMail(
            recipients: [address.uppercased()],
            sender: "dave@example.net",
            text: "May I bring cake?"
        )
        #expect(Self.kind(of: try await house.receiver.receive(note)) == "taken")
        let told = try #require(house.mails.takeQueued().first)
        #expect(told.replyTo?.address == "dave@example.net" && told.text.contains("May I bring cake?"))
        note.isAutomatic = true
        #expect(Self.kind(of: try await house.receiver.receive(note)) == "dropped")
        let loop = IncomingMail(recipients: [address], loops: ["Calendar@example.org"], text: "x")
        #expect(Self.kind(of: try await house.receiver.receive(loop)) == "dropped")
        let report = IncomingMail(recipients: [address], failure: "550 gone", isReport: true)
        #expect(Self.kind(of: try await house.receiver.receive(report)) == "taken")
        #expect(try await house.copy().contains("SCHEDULE-STATUS=5.2"))
        #expect(house.mails.takeQueued().map(\.subject) == ["Not delivered: Tea"])
    }

    private static func kind(of verdict: MailVerdict) -> String {
        switch verdict {
        case .taken: "taken"
        case .dropped: "dropped"
        case .refused: "refused"
        }
    }

    // MARK: On the page

    @Test func thePageAnswersForItsGuestAndShowsWhatWasMailed() async throws {
        let house = try await MailSchedulingHouse()
        try await house.invite(["LOCATION:Bar"])
        _ = try await house.deliver()
        let shown = try await house.pages.read(house.token())
        #expect(shown.title == "Tea" && shown.place == "Bar" && shown.sender == "Ana" && shown.isOpen)
        #expect(shown.status == "NEEDS-ACTION" && !shown.isCancelled && !shown.isRecurring)
        try await house.pages.answer("DECLINED", to: house.token())
        #expect(try await house.copy().contains("PARTSTAT=DECLINED"))
        await #expect(throws: AccountError.notFound) {
            try await house.pages.read(house.token(of: "mailto:erin@example.net"))
        }
    }

    // MARK: Tokens and words

    @Test func aTokenIsOfOnePersonEventAndRecipient() throws {
        let ana = PrincipalID(rawValue: 1)
        func token(_ uid: String, _ recipient: String, person: PrincipalID = ana, secret: [UInt8] = [1]) -> AnswerToken
        {
            AnswerToken(secret: secret, person: person, uid: uid, recipient: recipient)
        }
        let own = token("a", "mailto:d@example.net")
        let others = [
            token("b", "mailto:d@example.net"), token("a", "mailto:e@example.net"),
            token("a", "mailto:d@example.net", person: PrincipalID(rawValue: 2)),
            token("a", "mailto:d@example.net", secret: [2]), token("net\na", "mailto:d@example."),
        ]
        #expect(own == token("a", "mailto:d@example.net") && !others.contains(own))
        #expect(AnswerToken(own.text.uppercased()) == own && own.digest.count == 32)
        for text in ["", "a", String(repeating: "1", count: 26), own.text + "a"] { #expect(AnswerToken(text) == nil) }
    }

    @Test func wordsOfTwoLanguagesAreFilledInOneLine() {
        #expect(EventWords.of("it-CH").language == "it" && EventWords.of("de").language == "en")
        #expect(EventWords.of(nil).language == "en" && EventWords.isKnown("IT") && !EventWords.isKnown("de"))
        let filled = EventWords.filled("{a} and {b}{c}", ["a": "x\r\ny", "b": "{a}"])
        #expect(filled == "x y and {a}")
    }
}
