import CivilTime
import ICalendar

extension FuzzTarget {
    /// A meeting that its organizer and attendees change by turns, with messages between them (RFC 5546, RFC 6638).
    static func schedule(_ bytes: [UInt8]) {
        var meeting = Meeting(choices: FuzzChoices(bytes))
        meeting.organize()
        for _ in 0..<12 where !meeting.choices.isAtEnd {
            switch meeting.choices.below(4) {
            case 0, 1: meeting.organize()
            case 2: meeting.answer()
            default: meeting.receiveFromOutside()
            }
        }
        meeting.cancel()
    }
}

/// One organizer, the attendees, and what each has in their calendar.
private struct Meeting {
    var choices: FuzzChoices
    private var own: CalendarObject?
    private var copies: [CalendarUser: CalendarObject] = [:]
    private var clock: Int64 = 1_767_225_600
    /// A message from elsewhere was stored: then copies need not agree with the organizer's any more.
    private var hasStrangeParts = false

    private static let organizer = CalendarUser("mailto:ada@example.com")
    private static let guests = ["bob", "eve", "zoe"].map { CalendarUser("mailto:\($0)@example.com") }
    private static let days = ["20260302", "20260303", "20260304", "20260329", "20270101"]

    init(choices: FuzzChoices) { self.choices = choices }

    private mutating func now() -> Instant {
        clock += 60
        return Instant(secondsSince1970: clock)
    }

    // The organizer

    /// The organizer stores a new version, and the messages about it are delivered.
    mutating func organize() {
        guard let read = Self.object(version()) else { return }
        let prepared = Scheduling.prepared(read, replacing: own)
        guard let new = try? CalendarObject(prepared) else { preconditionFailure("a prepared object is an object") }
        precondition(new.uid == read.uid, "a prepared object keeps its UID")
        if let before = own?.master, let after = new.master {
            precondition(after.sequence >= before.sequence, "SEQUENCE never goes back")
        }
        deliver(Scheduling.organizerMessages(from: own, to: new, now: now()))
        own = new
        for (user, copy) in copies where Self.isInvited(user, to: new) {
            precondition(copy.uid == new.uid, "a copy has the UID of the meeting")
        }
        precondition(
            Scheduling.organizerMessages(from: new, to: new, now: now()).isEmpty,
            "what did not change is told to nobody"
        )
    }

    /// The organizer deletes the meeting: nothing of it stays with anybody.
    mutating func cancel() {
        guard let last = own else { return }
        deliver(Scheduling.organizerMessages(from: last, to: nil, now: now()))
        own = nil
        guard !hasStrangeParts else { return }
        for (user, copy) in copies where Self.isInvited(user, to: last) {
            let isCancelled = copy.parts.allSatisfy { component in
                component.first("STATUS")?.value == "CANCELLED"
            }
            precondition(isCancelled, "a deleted meeting is cancelled for \(user)")
        }
    }

    private static func isInvited(_ user: CalendarUser, to object: CalendarObject) -> Bool {
        object.parts.contains { $0.attendee(user) != nil }
    }

    // Messages

    private mutating func deliver(_ messages: [SchedulingMessage]) {
        for message in messages {
            check(message)
            precondition(!message.recipients.contains(Self.organizer), "nobody writes to themselves")
            precondition(Set(message.recipients).count == message.recipients.count, "nobody gets a message twice")
            for user in message.recipients {
                guard let stored = store(message, for: user, isLatest: true) else { continue }
                // The same message once more changes nothing.
                let again = Scheduling.apply(message, to: stored, as: user, isLatest: true)
                if !stored.excludesItsOverrides, case .store(let document) = again,
                    let second = try? CalendarObject(document)
                {
                    let (once, twice) = (Self.facts(of: stored), Self.facts(of: second))
                    precondition(once == twice, "delivering twice is as once: \(once) \(twice)")
                }
            }
        }
    }

    /// A message is what its document says, and carries nothing private.
    private func check(_ message: SchedulingMessage) {
        let bytes = message.document.serialized()
        guard let document = try? CalendarDocument(parsing: bytes), let back = try? SchedulingMessage(document) else {
            preconditionFailure("a message is read back")
        }
        precondition(back.method == message.method, "a message keeps its method")
        precondition(back.originator == message.originator, "a message keeps its sender")
        for component in document.calendar?.components ?? [] where component.name != "VTIMEZONE" {
            precondition(component.components(named: "VALARM").isEmpty, "alarms are one's own")
            precondition(component.first("X-SECRET") == nil, "private properties stay at home")
        }
    }

    private mutating func store(
        _ message: SchedulingMessage,
        for user: CalendarUser,
        isLatest: Bool
    ) -> CalendarObject? {
        let outcome = Scheduling.apply(message, to: copies[user], as: user, isLatest: isLatest)
        guard case .store(let document) = outcome else { return nil }
        precondition(document.calendar?.first("METHOD") == nil, "what is stored has no METHOD")
        guard let bytes = try? CalendarDocument(parsing: document.serialized()),
            let object = try? CalendarObject(bytes)
        else { preconditionFailure("\(message.method) makes an object") }
        if let before = copies[user] {
            precondition(before.uid == object.uid, "a message keeps the UID of the copy")
            let alarms = before.master?.components(named: "VALARM").count
            let sent = message.document.calendar?.components.flatMap { $0.components(named: "VALARM") } ?? []
            if object.master != nil, sent.isEmpty, let alarms {
                precondition(object.master?.components(named: "VALARM").count == alarms, "a copy keeps its alarms")
            }
        }
        copies[user] = object
        return object
    }

    /// What must be the same after the same message.
    private static func facts(of object: CalendarObject) -> [String] {
        object.parts.map { component in
            let names = ["RECURRENCE-ID", "DTSTART", "DURATION", "RRULE", "EXDATE", "STATUS", "SUMMARY", "SEQUENCE"]
            let values = names.map { name in component.all(name).map(\.value).sorted().joined(separator: ",") }
            let people = component.all("ATTENDEE").map { "\($0.value) \($0.parameter("PARTSTAT") ?? "NEEDS-ACTION")" }
            return (values + people.sorted()).joined(separator: "|")
        }.sorted()
    }

    // Attendees

    /// An attendee answers, and the answer reaches the organizer.
    mutating func answer() {
        let user = choices.pick(Self.guests)
        guard let copy = copies[user] else { return }
        precondition(Scheduling.isAllowed(copy, replacing: copy, byAttendee: user), "what is there may stay")
        var document = copy.document
        guard var calendar = document.calendar else { return }
        let status = choices.pick(["ACCEPTED", "DECLINED", "TENTATIVE", "NEEDS-ACTION"])
        let isWhole = choices.oneIn(2)
        var isFirst = true
        calendar.components = calendar.components.map { component in
            guard component.name == "VEVENT", component.attendee(user) != nil, isWhole || isFirst else {
                return component
            }
            isFirst = false
            var component = component
            component.properties = component.properties.map { property in
                guard property.name == "ATTENDEE", CalendarUser(property.value) == user else { return property }
                var property = property
                property.setParameter("PARTSTAT", status)
                return property
            }
            if choices.oneIn(3) {
                component.append(Component(name: "VALARM", properties: [Property("TRIGGER", value: "-PT5M")]))
            }
            return component
        }
        document.calendar = calendar
        guard let new = try? CalendarObject(document) else { return }
        precondition(Scheduling.isAllowed(new, replacing: copy, byAttendee: user), "an answer and alarms are one's own")
        let message = Scheduling.reply(from: copy, to: new, as: user, now: now())
        copies[user] = new
        guard let message else { return }
        check(message)
        precondition(
            message.originator == user && message.recipients == [Self.organizer],
            "an answer goes to the organizer"
        )
        guard let before = own, case .store(let stored) = Scheduling.apply(message, to: before, as: Self.organizer),
            let after = try? CalendarObject(stored)
        else { return }
        precondition(after.parts.count >= before.parts.count, "an answer removes nothing")
        if let master = message.document.calendar?.components.first(where: { $0.first("RECURRENCE-ID") == nil }),
            !hasStrangeParts, master.name == "VEVENT", before.master?.attendee(user) != nil
        {
            precondition(after.master?.participationStatus(of: user) == status, "the organizer reads the answer")
        }
        own = after
    }

    // From outside

    /// A message as another server may send it, whatever it says.
    mutating func receiveFromOutside() {
        let method = choices.pick(SchedulingMethod.allCases.map(\.rawValue))
        let text = version(method: method)
        guard let document = try? CalendarDocument(parsing: text), let message = try? SchedulingMessage(document) else {
            return
        }
        let user = choices.pick(Self.guests)
        if message.method == .reply || message.method == .refresh || message.method == .counter {
            guard let own else { return }
            if case .store(let stored) = Scheduling.apply(message, to: own, as: Self.organizer) {
                guard let after = try? CalendarObject(stored) else { preconditionFailure("an answer leaves an object") }
                self.own = after
                hasStrangeParts = true
            }
        } else if store(message, for: user, isLatest: choices.oneIn(2)) != nil {
            hasStrangeParts = true
        }
    }

    // Versions

    private static func object(_ text: [UInt8]) -> CalendarObject? {
        (try? CalendarDocument(parsing: text)).flatMap { try? CalendarObject($0) }
    }

    /// A version of the meeting.
    private mutating func version(method: String? = nil) -> [UInt8] {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"] + (method.map { ["METHOD:\($0)"] } ?? [])
        let hasMaster = !choices.oneIn(8)
        if hasMaster { lines += part(day: choices.pick(Self.days), recurrence: nil) }
        var used: Set<String> = []
        for _ in 0..<choices.below(4) + (hasMaster ? 0 : 1) {
            let day = choices.pick(Self.days)
            // An instance that is excluded and has a component at once contradicts itself.
            guard used.insert(day).inserted, !lines.contains("EXDATE:\(day)T090000Z") else { continue }
            lines += part(day: choices.oneIn(3) ? choices.pick(Self.days) : day, recurrence: day)
        }
        return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    private mutating func part(day: String, recurrence: String?) -> [String] {
        let hour = choices.pick(["09", "10"])
        var lines = [
            "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z", "ORGANIZER:\(Self.organizer.address)",
            "DTSTART:\(day)T\(hour)0000Z", "DURATION:\(choices.pick(["PT1H", "PT2H"]))",
        ]
        if let recurrence {
            lines.append("RECURRENCE-ID:\(recurrence)T090000Z")
        } else {
            lines += choices.pick([[], ["RRULE:FREQ=DAILY;COUNT=5"], ["RRULE:FREQ=WEEKLY"], ["RDATE:20260304T090000Z"]])
            lines += choices.pick([[], ["EXDATE:20260303T090000Z"], ["EXDATE:20260304T090000Z"]])
        }
        lines += choices.pick([[], ["SEQUENCE:1"], ["SEQUENCE:7"], ["SEQUENCE:2147483647"], ["SEQUENCE:-1"]])
        lines += choices.pick([[], ["SUMMARY:a"], ["SUMMARY:b"]])
        lines += choices.pick([[], [], [], ["STATUS:CANCELLED"], ["STATUS:TENTATIVE"]])
        lines += choices.pick([[], ["X-SECRET:x"], ["BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT1H", "END:VALARM"]])
        let people = choices.byte()
        for (index, guest) in Self.guests.enumerated() where people >> UInt8(index) & 1 == 0 {
            let parameters = choices.pick([
                "", ";PARTSTAT=NEEDS-ACTION", ";PARTSTAT=ACCEPTED", ";PARTSTAT=DECLINED", ";RSVP=TRUE",
            ])
            lines.append("ATTENDEE\(parameters):\(guest.address)")
        }
        if people & 0x80 == 0 { lines.append("ATTENDEE;PARTSTAT=ACCEPTED:\(Self.organizer.address)") }
        // Alarms end the properties of a component.
        let alarm = lines.firstIndex(of: "BEGIN:VALARM").map { $0..<$0 + 4 }
        let tail = alarm.map { Array(lines[$0]) } ?? []
        if let alarm { lines.removeSubrange(alarm) }
        return lines + tail + ["END:VEVENT"]
    }
}

extension CalendarObject {
    /// The series, and the instances with a component of their own.
    fileprivate var parts: [Component] { (master.map { [$0] } ?? []) + overrides }

    /// An instance is excluded and has a component at once; which of the two counts is open.
    fileprivate var excludesItsOverrides: Bool {
        let excluded = master?.all("EXDATE").map(\.value) ?? []
        return overrides.contains { excluded.contains($0.first("RECURRENCE-ID")?.value ?? "") }
    }
}
