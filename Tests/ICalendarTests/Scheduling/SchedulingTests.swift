import CivilTime
import ICalendar
import Testing

@Suite struct SchedulingTests {
    private let now = Instant(secondsSince1970: 1_767_225_600)
    private let ada = CalendarUser("mailto:Ada@example.com")
    private let bob = CalendarUser("mailto:bob@example.com")
    private let cy = CalendarUser("mailto:cy@example.com")

    private func object(_ lines: String, override: String = "") throws -> CalendarObject {
        var text =
            "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nORGANIZER:mailto:ada@example.com\n\(lines)\nEND:VEVENT"
        if !override.isEmpty {
            text += "\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nORGANIZER:mailto:ada@example.com\n"
            text += override + "\nEND:VEVENT"
        }
        return try CalendarObject(Fixture.document(text))
    }

    private let time = "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z"
    private let people = "ATTENDEE:mailto:ada@example.com\nATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com"

    private func summary(_ messages: [SchedulingMessage]) -> [String] {
        messages.map { message in
            let instances = (message.document.calendar?.components ?? []).map {
                $0.first("RECURRENCE-ID")?.value ?? "all"
            }
            let names = message.recipients.map { $0.address.dropFirst(7).prefix { $0 != "@" } }
            return "\(message.method.rawValue) \(names.joined(separator: "+")) \(instances.joined(separator: " "))"
        }
    }

    @Test func aNewEventInvites() throws {
        let new = try object(time + "\n" + people + "\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:PT0S\nEND:VALARM")
        let messages = Scheduling.organizerMessages(from: nil, to: new, now: now)
        #expect(summary(messages) == ["REQUEST bob all"])
        let event = try #require(messages[0].document.calendar?.components.first)
        #expect(event.components.isEmpty)
        #expect(event.first("DTSTAMP")?.value == now.basicText)
        #expect(messages[0].document.calendar?.first("METHOD")?.value == "REQUEST")
        #expect(try SchedulingMessage(messages[0].document) == messages[0])
    }

    @Test func changesGoToThoseWhomTheyConcern() throws {
        let old = try object(time + "\n" + people + "\nSUMMARY:Tea")
        let silent = try object(time + "\n" + people + "\nSUMMARY:Tea\nX-COLOR:red")
        #expect(Scheduling.organizerMessages(from: old, to: silent, now: now) == [])
        let renamed = try object(time + "\n" + people + "\nSUMMARY:Coffee")
        #expect(summary(Scheduling.organizerMessages(from: old, to: renamed, now: now)) == ["REQUEST bob all"])
        let swapped = try object(
            time + "\nATTENDEE:mailto:ada@example.com\nATTENDEE:mailto:cy@example.com\nSUMMARY:Tea"
        )
        #expect(
            summary(Scheduling.organizerMessages(from: old, to: swapped, now: now)).sorted()
                == ["CANCEL bob all", "REQUEST cy all"]
        )
        let gone = Scheduling.organizerMessages(from: old, to: nil, now: now)
        #expect(summary(gone) == ["CANCEL bob all"])
        #expect(gone[0].document.calendar?.components.first?.first("STATUS")?.value == "CANCELLED")
        #expect(gone[0].document.calendar?.components.first?.sequence == 1)
    }

    @Test func clientsMaySendThemselves() throws {
        let new = try object(time + "\nATTENDEE;SCHEDULE-AGENT=CLIENT:mailto:bob@example.com")
        #expect(Scheduling.organizerMessages(from: nil, to: new, now: now) == [])
    }

    @Test func someoneOnOneOccurrenceGetsThatOne() throws {
        let rule = time + "\nRRULE:FREQ=DAILY;COUNT=5\n" + people
        let old = try object(rule)
        let moved = "RECURRENCE-ID:20260304T090000Z\nDTSTART:20260304T090000Z\n"
        let joined = try object(rule, override: moved + people + "\nATTENDEE:mailto:cy@example.com")
        let messages = summary(Scheduling.organizerMessages(from: old, to: joined, now: now))
        #expect(messages.contains("REQUEST cy 20260304T090000Z"))
        #expect(messages.contains("REQUEST bob all 20260304T090000Z"))
        let left = try object(rule, override: moved + "ATTENDEE:mailto:ada@example.com")
        let cancels = Scheduling.organizerMessages(from: old, to: left, now: now)
        #expect(summary(cancels) == ["CANCEL bob 20260304T090000Z"])
        let invited = Scheduling.organizerMessages(from: nil, to: left, now: now)
        #expect(summary(invited) == ["REQUEST bob all"])
        #expect(invited[0].document.calendar?.components.first?.first("EXDATE")?.value == "20260304T090000Z")
        #expect(
            summary(Scheduling.organizerMessages(from: joined, to: old, now: now)).contains(
                "CANCEL cy 20260304T090000Z"
            )
        )
    }

    @Test func aNewScheduleAsksAgain() throws {
        let old = try object(time + "\n" + people)
        let later = try object(time.replacing("T10", with: "T11") + "\n" + people)
        let prepared = Scheduling.prepared(later, replacing: old)
        let event = try #require(prepared.calendar?.components.first)
        #expect(event.sequence == 1)
        #expect(event.participationStatus(of: bob) == "NEEDS-ACTION")
        let same = try object(time + "\n" + people + "\nSUMMARY:Tea")
        #expect(Scheduling.prepared(same, replacing: old) == same.document)
    }

    @Test func answersGoToTheOrganizer() throws {
        let asked = try object(
            time + "\nRRULE:FREQ=DAILY\nATTENDEE:mailto:bob@example.com\nATTENDEE:mailto:cy@example.com"
        )
        let accepted = try object(
            time
                + "\nRRULE:FREQ=DAILY\nATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com\n"
                + "ATTENDEE:mailto:cy@example.com"
        )
        let reply = try #require(Scheduling.reply(from: asked, to: accepted, as: bob, now: now))
        #expect(summary([reply]) == ["REPLY ada all"])
        #expect(reply.document.calendar?.components.first?.all("ATTENDEE").count == 1)
        #expect(Scheduling.reply(from: accepted, to: accepted, as: bob, now: now) == nil)
        let declined = try #require(Scheduling.reply(from: accepted, to: nil, as: bob, now: now))
        #expect(declined.document.calendar?.components.first?.participationStatus(of: bob) == "DECLINED")
        let outcome = Scheduling.apply(reply, to: asked, as: ada)
        guard case .store(let stored) = outcome else { return #expect(Bool(false), "\(outcome)") }
        let event = try #require(stored.calendar?.components.first)
        #expect(event.participationStatus(of: bob) == "ACCEPTED")
        #expect(event.participationStatus(of: cy) == "NEEDS-ACTION")
        #expect(event.attendee(bob)?.parameter("SCHEDULE-STATUS") == "2.0")
        #expect(Scheduling.isAllowed(accepted, replacing: asked, byAttendee: bob))
        #expect(!Scheduling.isAllowed(accepted, replacing: asked, byAttendee: cy))
    }

    @Test func anAnswerToOneOccurrenceMakesAnOverride() throws {
        let series = time + "\nRRULE:FREQ=DAILY\nATTENDEE:mailto:bob@example.com"
        let asked = try object(series)
        let excluded = try object(series + "\nEXDATE:20260304T090000Z")
        let reply = try #require(Scheduling.reply(from: asked, to: excluded, as: bob, now: now))
        #expect(summary([reply]) == ["REPLY ada 20260304T090000Z"])
        guard case .store(let stored) = Scheduling.apply(reply, to: asked, as: ada) else {
            return #expect(Bool(false))
        }
        let object = try CalendarObject(stored)
        #expect(object.overrides.count == 1)
        #expect(object.overrides[0].first("DTSTART")?.value == "20260304T090000Z")
        #expect(object.overrides[0].first("DTEND")?.value == "20260304T100000Z")
        #expect(object.overrides[0].participationStatus(of: bob) == "DECLINED")
    }

    @Test func requestsKeepWhatIsTheReceivers() throws {
        let own = try object(
            time
                + "\nATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:PT0S\n"
                + "END:VALARM"
        )
        let update = try object(time + "\nSEQUENCE:1\nSUMMARY:Tea\nATTENDEE:mailto:bob@example.com")
        let message = try #require(Scheduling.organizerMessages(from: nil, to: update, now: now).first)
        guard case .store(let stored) = Scheduling.apply(message, to: own, as: bob) else { return #expect(Bool(false)) }
        let event = try #require(stored.calendar?.components.first)
        #expect(event.first("SUMMARY")?.text == "Tea")
        #expect(event.participationStatus(of: bob) == "ACCEPTED")
        #expect(event.components.map(\.name) == ["VALARM"])
        let newer = try object(time + "\nSEQUENCE:3\nATTENDEE:mailto:bob@example.com")
        #expect(Scheduling.apply(message, to: newer, as: bob) == .ignore)
    }

    /// An attendee's hidden copy stays hidden when the organizer changes the meeting.
    @Test(arguments: [
        ("PRIVATE", "", "PRIVATE"), ("PRIVATE", "CONFIDENTIAL", "CONFIDENTIAL"), ("", "PRIVATE", "PRIVATE"),
        ("CONFIDENTIAL", "PUBLIC", "CONFIDENTIAL"), ("PUBLIC", "", ""),
    ])
    func updatesRevealNothing(own: String, theirs: String, kept: String) throws {
        func text(_ secrecy: String) -> String { secrecy.isEmpty ? "" : "\nCLASS:\(secrecy)" }
        let old = try object(time + "\nATTENDEE:mailto:bob@example.com" + text(own))
        let update = try object(time + "\nSEQUENCE:1\nATTENDEE:mailto:bob@example.com" + text(theirs))
        let message = try #require(Scheduling.organizerMessages(from: nil, to: update, now: now).first)
        guard case .store(let stored) = Scheduling.apply(message, to: old, as: bob) else { return #expect(Bool(false)) }
        #expect(stored.calendar?.components.first?.first("CLASS")?.value ?? "" == kept)
    }

    @Test func cancellationsMarkWhatIsThere() throws {
        let own = try object(time + "\nRRULE:FREQ=DAILY\nATTENDEE:mailto:bob@example.com")
        let message = try #require(Scheduling.organizerMessages(from: own, to: nil, now: now).first)
        guard case .store(let stored) = Scheduling.apply(message, to: own, as: bob) else { return #expect(Bool(false)) }
        #expect(stored.calendar?.components.first?.first("STATUS")?.value == "CANCELLED")
        #expect(Scheduling.apply(message, to: nil, as: bob) == .ignore)
    }

    @Test func proposalsAndWishes() throws {
        let own = try object(time + "\nATTENDEE:mailto:bob@example.com")
        let refresh = try #require(Scheduling.refresh(own, as: bob, now: now))
        #expect(Scheduling.apply(refresh, to: own, as: ada) == .sendLatest)
        let counter = try #require(Scheduling.counter(own, as: bob, now: now))
        #expect(Scheduling.apply(counter, to: own, as: ada) == .propose(counter.document))
        let refusal = try #require(Scheduling.declineCounter(counter, now: now))
        #expect(refusal.recipients == [bob])
        #expect(refusal.originator == ada)
    }
}
