import CivilTime
import ICalendar
import Testing

/// Who is told that an occurrence is cancelled, with which SEQUENCE, and what a copy becomes (RFC 6638 §3.2.1.2, RFC
/// 5546 §2.1.4).
@Suite struct CancellationTests {
    private let now = Instant(secondsSince1970: 1_767_225_600)
    private let ada = CalendarUser("mailto:ada@example.com")
    private let bob = CalendarUser("mailto:bob@example.com")
    private static let bob = "ATTENDEE:mailto:bob@example.com"
    private static let carla = "ATTENDEE:mailto:carla@example.com"
    private static let rule = "RRULE:FREQ=DAILY;COUNT=5"

    private func series(_ lines: String..., overrides: [String] = []) throws -> CalendarObject {
        try Self.object([Self.part("20260302", lines.joined(separator: "\n"))] + overrides)
    }

    private static func object(_ parts: [String]) throws -> CalendarObject {
        try CalendarObject(Fixture.document(parts.joined()))
    }

    private static func part(_ day: String, _ lines: String) -> String {
        """
        BEGIN:VEVENT
        UID:1
        DTSTAMP:20260101T000000Z
        ORGANIZER:mailto:ada@example.com
        DTSTART:\(day)T090000Z
        DURATION:PT1H
        \(lines)
        END:VEVENT

        """
    }

    private static func override(_ day: String, _ lines: String...) -> String {
        part(day, "RECURRENCE-ID:\(day)T090000Z\n" + lines.joined(separator: "\n"))
    }

    /// Each message as its method, its recipients, and its components with their SEQUENCE.
    private func messages(_ old: CalendarObject, _ new: CalendarObject?) throws -> [String] {
        let ready = try new.map { try CalendarObject(Scheduling.prepared($0, replacing: old)) }
        return Scheduling.organizerMessages(from: old, to: ready, now: now).map { message in
            let names = message.recipients.map { $0.address.dropFirst(7).prefix { $0 != "@" } }
            let parts = (message.document.calendar?.components ?? []).map { component in
                "\(component.first("RECURRENCE-ID")?.value.dropLast(8) ?? "all")=\(component.sequence)"
            }
            return "\(message.method.rawValue) \(names.joined(separator: "+")) \(parts.joined(separator: " "))"
        }
    }

    @Test func anOccurrenceCancelledByANewOverrideIsTold() throws {
        let old = try series(Self.rule, Self.bob, Self.carla)
        let cancelled = Self.override("20260304", "STATUS:CANCELLED", Self.bob, Self.carla)
        let new = try series(Self.rule, Self.bob, Self.carla, overrides: [cancelled])
        #expect(try messages(old, new) == ["CANCEL bob+carla 20260304=1"])
        // Programs may leave the attendees out of what is cancelled.
        let bare = try series(Self.rule, Self.bob, overrides: [Self.override("20260304", "STATUS:CANCELLED")])
        #expect(try messages(old, bare).prefix(2) == ["CANCEL bob 20260304=1", "CANCEL carla all=1"])
        #expect(try messages(try series(Self.rule, Self.bob), bare) == ["CANCEL bob 20260304=1"])
        // What never was an occurrence is not cancelled.
        let elsewhere = try series(Self.rule, Self.bob, overrides: [Self.override("20270101", "STATUS:CANCELLED")])
        #expect(try messages(try series(Self.rule, Self.bob), elsewhere) == [])
    }

    @Test func cancellingOneOccurrenceAsksToNothing() throws {
        let open = Self.override("20260304", Self.bob)
        let cancelled = Self.override("20260304", "STATUS:CANCELLED", Self.bob)
        let old = try series(Self.rule, Self.bob, overrides: [open])
        let new = try series(Self.rule, Self.bob, overrides: [cancelled])
        #expect(try messages(old, new) == ["CANCEL bob 20260304=1"])
        // The next word about the series leaves the occurrence out: its EXDATE is a revision.
        let stored = try CalendarObject(Scheduling.prepared(new, replacing: old))
        let renamed = try series(Self.rule, Self.bob, "SUMMARY:Tea", overrides: [cancelled])
        #expect(try messages(stored, renamed) == ["REQUEST bob all=1"])
    }

    @Test func theSequenceOfACancellationIsKept() throws {
        let old = try series(Self.rule, Self.bob, Self.carla)
        let without = try series(Self.rule, Self.bob, Self.carla, overrides: [Self.override("20260304", Self.carla)])
        let told = try messages(old, without)
        #expect(told.first == "CANCEL bob 20260304=1")
        let stored = try CalendarObject(Scheduling.prepared(without, replacing: old))
        #expect(stored.overrides[0].sequence == 1)
        let again = try series(
            Self.rule,
            Self.bob,
            Self.carla,
            overrides: [Self.override("20260304", Self.bob, Self.carla)]
        )
        #expect(try messages(stored, again).first == "REQUEST bob+carla all=1 20260304=1")
    }

    /// Who was asked to one occurrence alone, which is part of the series again.
    @Test func whoIsTakenOffWithTheOverrideComesBackLater() throws {
        let guest = Self.override("20260304", Self.bob, Self.carla)
        let old = try series(Self.rule, Self.bob, overrides: [guest])
        let new = try series(Self.rule, Self.bob)
        #expect(try messages(old, new).first == "CANCEL carla 20260304=1")
        let stored = try CalendarObject(Scheduling.prepared(new, replacing: old))
        let again = try series(Self.rule, Self.bob, overrides: [guest])
        #expect(try messages(stored, again).contains { $0.hasPrefix("REQUEST carla 20260304=") && !$0.hasSuffix("=0") })
    }

    @Test func whoLosesTheSeriesButNotOneOccurrenceIsToldBoth() throws {
        let old = try series(Self.rule, Self.bob, Self.carla)
        let new = try series(Self.rule, Self.carla, overrides: [Self.override("20260304", Self.bob, Self.carla)])
        let told = try messages(old, new)
        #expect(told.first == "CANCEL bob all=1")
        #expect(told.contains("REQUEST bob 20260304=1"))
    }

    @Test func whatIsTakenAwayFromOneIsARevisionForAll() throws {
        let old = try series(Self.bob, Self.carla)
        let new = try series(Self.carla)
        #expect(try messages(old, new) == ["CANCEL bob all=1", "REQUEST carla all=1"])
        let stored = try CalendarObject(Scheduling.prepared(new, replacing: old))
        #expect(try messages(stored, old).contains("REQUEST carla+bob all=1"))
        #expect(try messages(stored, nil) == ["CANCEL carla all=2"])
    }

    /// RFC 5546 §2.1.4: programs that forget the SEQUENCE they have read don't take it back.
    @Test func sequencesNeverGoBack() throws {
        let old = try series("SEQUENCE:1", Self.rule, Self.bob)
        func stored(_ new: CalendarObject) throws -> [Int] {
            let object = try CalendarObject(Scheduling.prepared(new, replacing: old))
            return ([object.master].compactMap(\.self) + object.overrides).map(\.sequence)
        }
        #expect(try stored(series("SEQUENCE:0", Self.rule, Self.bob, "SUMMARY:Tea")) == [1])
        #expect(try stored(series(Self.rule, Self.bob)) == [1])
        #expect(try stored(series("SEQUENCE:7", Self.rule, Self.bob)) == [7])
        #expect(try stored(series("RRULE:FREQ=DAILY;COUNT=4", Self.bob)) == [2])
        let override = Self.override("20260304", Self.bob, "SUMMARY:Tea")
        #expect(try stored(series(Self.rule, Self.bob, overrides: [override])) == [1, 1])
    }

    /// Whose program raises SEQUENCE for a change that others don't see (an alarm) still hears their answers.
    @Test func answersToTheSameTimeCountWhateverTheirSequence() throws {
        let asked = try series(Self.bob)
        let accepted = try series("ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com")
        let reply = try #require(Scheduling.reply(from: asked, to: accepted, as: bob, now: now))
        let own = try series("SEQUENCE:3", Self.bob)
        guard case .store(let stored) = Scheduling.apply(reply, to: own, as: ada, isLatest: true) else {
            return #expect(Bool(false))
        }
        #expect(stored.calendar?.components.first?.participationStatus(of: bob) == "ACCEPTED")
        let moved = try Self.object([Self.part("20260305", "SEQUENCE:3\n" + Self.bob)])
        #expect(Scheduling.apply(reply, to: moved, as: ada, isLatest: true) == .ignore)
    }

    @Test func aCopyLosesTheOccurrence() throws {
        let old = try series(Self.rule, Self.bob)
        let cancelled = Self.override("20260304", "STATUS:CANCELLED", Self.bob)
        let new = try series(Self.rule, Self.bob, overrides: [cancelled])
        let message = try #require(Scheduling.organizerMessages(from: old, to: new, now: now).first)
        guard case .store(let stored) = Scheduling.apply(message, to: old, as: bob, isLatest: true) else {
            return #expect(Bool(false))
        }
        let copy = try CalendarObject(stored)
        #expect(copy.overrides.isEmpty)
        #expect(copy.master?.all("EXDATE").map(\.value) == ["20260304T090000Z"])
        // The same comes of all that the organizer has, so that a refresh changes nothing more.
        let latest = try #require(Scheduling.organizerMessages(from: nil, to: new, now: now).first)
        guard case .store(let again) = Scheduling.apply(latest, to: copy, as: bob, isLatest: true) else {
            return #expect(Bool(false))
        }
        #expect(try CalendarObject(again).master?.all("EXDATE").map(\.value) == ["20260304T090000Z"])
    }

    @Test func aCopyOfSingleOccurrencesKeepsTheCancelledOne() throws {
        let first = Self.override("20260304", Self.bob)
        let second = Self.override("20260305", Self.bob)
        let old = try series(Self.rule, overrides: [first, second])
        let copy = try Self.object([first, second])
        let new = try series(
            Self.rule,
            overrides: [Self.override("20260304", "STATUS:CANCELLED", Self.bob), second]
        )
        let messages = Scheduling.organizerMessages(from: old, to: new, now: now)
        #expect(messages.map(\.method) == [.cancel])
        guard case .store(let stored) = Scheduling.apply(messages[0], to: copy, as: bob, isLatest: true) else {
            return #expect(Bool(false))
        }
        #expect(try CalendarObject(stored).overrides.map { $0.first("STATUS")?.value } == ["CANCELLED", nil])
        let latest = try #require(Scheduling.organizerMessages(from: nil, to: new, now: now).first)
        let cancelled = try CalendarObject(stored)
        guard case .store(let again) = Scheduling.apply(latest, to: cancelled, as: bob, isLatest: true) else {
            return #expect(Bool(false))
        }
        let statuses = try CalendarObject(again).overrides.map { $0.first("STATUS")?.value ?? "-" }
        #expect(statuses.sorted() == ["-", "CANCELLED"])
    }

    /// RFC 6638 §3.2.2.1 (8): an attendee who knows single occurrences only takes one out by removing it.
    @Test func anAttendeeRemovesASingleOccurrence() throws {
        let first = Self.override("20260304", Self.bob)
        let second = Self.override("20260305", Self.bob)
        let copy = try Self.object([first, second])
        let left = try Self.object([second])
        #expect(Scheduling.isAllowed(left, replacing: copy, byAttendee: bob))
        let reply = try #require(Scheduling.reply(from: copy, to: left, as: bob, now: now))
        let answers = reply.document.calendar?.components ?? []
        #expect(answers.map { $0.first("RECURRENCE-ID")?.value } == ["20260304T090000Z"])
        #expect(answers.first?.participationStatus(of: bob) == "DECLINED")
        // It stays out until it is asked anew.
        let declined = Self.override("20260304", "ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.com")
        for (part, expected) in [(declined, 1), (first, 2)] {
            let own = try series(Self.rule, overrides: [part, second])
            let latest = try #require(Scheduling.organizerMessages(from: nil, to: own, now: now).first)
            guard case .store(let stored) = Scheduling.apply(latest, to: left, as: bob, isLatest: true) else {
                return #expect(Bool(false))
            }
            #expect(try CalendarObject(stored).overrides.count == expected)
        }
        // Declined already, or cancelled: there is nothing to say.
        let cancelled = Self.override("20260304", "STATUS:CANCELLED", Self.bob)
        for part in [declined, cancelled] {
            let before = try Self.object([part, second])
            #expect(Scheduling.isAllowed(left, replacing: before, byAttendee: bob))
            #expect(Scheduling.reply(from: before, to: left, as: bob, now: now) == nil)
        }
    }

    /// RFC 6638 §3.2.10.1: an override that stands for nothing but others' answers was made by the server meanwhile.
    @Test func mergingKeepsOverridesOfAnswers() throws {
        let old = try series(
            Self.rule,
            Self.bob,
            Self.carla,
            overrides: [Self.override("20260304", Self.bob, "ATTENDEE;PARTSTAT=DECLINED:mailto:carla@example.com")]
        )
        let sent = try series(Self.rule, "ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com", Self.carla)
        let merged = try CalendarObject(#require(Scheduling.merged(sent, answersFrom: old, owner: { $0 == bob })))
        #expect(merged.overrides.count == 1)
        #expect(merged.overrides.first?.participationStatus(of: CalendarUser("carla@example.com")) == "DECLINED")
        #expect(merged.overrides.first?.participationStatus(of: bob) == "ACCEPTED")
        #expect(Scheduling.isAllowed(merged, replacing: old, byAttendee: bob))
    }

    /// ADR 0033: what gives way to another object with its UID.
    @Test(arguments: [
        ("NEEDS-ACTION", "CONFIRMED", true), ("DECLINED", "CONFIRMED", true), ("ACCEPTED", "CONFIRMED", false),
        ("TENTATIVE", "CONFIRMED", false), ("DELEGATED", "CONFIRMED", false), ("ACCEPTED", "CANCELLED", true),
    ])
    func whatWasNotAccepted(answer: String, status: String, isUnaccepted: Bool) throws {
        let copy = try series("STATUS:\(status)", "ATTENDEE;PARTSTAT=\(answer):mailto:bob@example.com", Self.carla)
        #expect(Scheduling.isUnaccepted(copy, by: [bob]) == isUnaccepted)
        #expect(!Scheduling.isUnaccepted(copy, by: [CalendarUser("dan@example.com")]))
        #expect(!Scheduling.isUnaccepted(copy, by: []))
    }

    /// RFC 6638 §7.3: what became of the answer stays on the copy's ORGANIZER.
    @Test func updatesKeepTheStatusOfTheAnswer() throws {
        let update = try series(Self.bob, "SUMMARY:Tea")
        let message = try #require(Scheduling.organizerMessages(from: nil, to: update, now: now).first)
        let plain = try series(Self.bob)
        var calendar = try #require(plain.document.calendar)
        calendar.components[0].set(
            Property("ORGANIZER", parameters: [("SCHEDULE-STATUS", "1.2")], value: "mailto:ada@example.com")
        )
        let copy = try CalendarObject(CalendarDocument([calendar]))
        guard case .store(let stored) = Scheduling.apply(message, to: copy, as: bob, isLatest: true) else {
            return #expect(Bool(false))
        }
        let event = try #require(stored.calendar?.components.first)
        #expect(event.first("SUMMARY")?.text == "Tea")
        #expect(event.first("ORGANIZER")?.parameter("SCHEDULE-STATUS") == "1.2")
    }
}
