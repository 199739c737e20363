internal import ByteText
internal import CivilTime

/// What a message does to the receiver's calendar.
public enum SchedulingOutcome: Sendable, Equatable {
    /// Store this.
    case store(CalendarDocument)
    /// Older than what is there (RFC 5546 §2.1.5), or about something that is not there.
    case ignore
    /// The sender wants the latest version: send a REQUEST.
    case sendLatest
    /// Occurrences of something that is not there: send a REFRESH (RFC 5546 §3.2.4).
    case askForLatest
    /// A proposal, which a person has to judge.
    case propose(CalendarDocument)
    /// The result would be larger than the receiver's copy may be.
    case tooLarge
}

extension Scheduling {
    /// What a message changes in the receiver's copy (RFC 5546 §3, RFC 6638 §4); `existing` is nil where there is none
    /// yet.
    ///
    /// The receiver's alarms, private properties, transparency, and answers to what did not change its schedule, stay.
    ///
    /// The latest message comes straight from the store where its sender has it, so that nothing is newer; a REQUEST
    /// then holds all that the receiver is asked to.
    ///
    /// A small message can make a large object: an answer to an occurrence copies the series with all its text, and an
    /// update copies the receiver's alarms into each new override. `maximumBytes` bounds the result, about; it is
    /// ``SchedulingOutcome/tooLarge`` as soon as it has more.
    public static func apply(
        _ message: SchedulingMessage,
        to existing: CalendarObject?,
        as user: CalendarUser,
        isLatest: Bool = false,
        maximumBytes: Int = Limits.standard.bytes
    ) -> SchedulingOutcome {
        guard let incoming = try? CalendarObject(message.document, acceptsMethod: true) else { return .ignore }
        let room = Room(bytes: maximumBytes)
        switch message.method {
        case .request where isLatest: return replace(existing, by: incoming, as: user, within: room)
        case .publish, .request: return merge(incoming, into: existing, as: user, within: room)
        case .add: return existing.map { add(incoming, to: $0) } ?? .askForLatest
        case .cancel: return existing.map { cancel(incoming, in: $0, isLatest: isLatest) } ?? .ignore
        case .reply: return existing.map { answer(incoming, in: $0, from: message.originator, within: room) } ?? .ignore
        case .refresh: return existing == nil ? .ignore : .sendLatest
        case .counter: return .propose(message.document)
        case .declineCounter: return .ignore
        }
    }

    /// Whether a component is out of date beside another: by SEQUENCE, then by DTSTAMP.
    static func isOlder(_ component: Component, than other: Component) -> Bool {
        if component.sequence != other.sequence { return component.sequence < other.sequence }
        guard let stamp = component.first("DTSTAMP").flatMap({ DateTimeValue($0) }),
            let otherStamp = other.first("DTSTAMP").flatMap({ DateTimeValue($0) })
        else { return false }
        return stamp.local < otherStamp.local
    }

    /// The bytes that are left for what a message makes.
    struct Room {
        private var left: Int

        init(bytes: Int) { left = bytes }

        /// Takes the room of what is there and stays.
        mutating func keep(_ components: [Component]) {
            for component in components { left -= component.approximateLength }
        }

        /// Whether a further component still has room, which it takes.
        mutating func holds(_ component: Component) -> Bool {
            left -= component.approximateLength
            return left >= 0
        }
    }

    private static func merge(
        _ incoming: CalendarObject,
        into existing: CalendarObject?,
        as user: CalendarUser,
        within room: Room
    ) -> SchedulingOutcome {
        guard let existing else { return .store(withoutMethod(incoming.document)) }
        guard existing.kind == incoming.kind, existing.uid == incoming.uid else { return .ignore }
        var room = room
        let ownOfSeries = existing.master.map { ReceiversOwn($0, of: user) }
        var result = InstanceList(existing)
        var isChanged = false
        let instances = incoming.instances(in: existing)
        for (recurrence, component) in instances {
            let old = existing.component(for: recurrence)
            if let old, isOlder(component, than: old) { continue }
            isChanged = true
            let own = old.map { ReceiversOwn($0, of: user) } ?? ownOfSeries
            let kept = own?.kept(in: component) ?? component
            guard room.holds(kept) else { return .tooLarge }
            if recurrence == nil {
                // A new version of the whole series; overrides that it does not have are of an older one.
                result.removeOverrides(notIn: Set(instances.compactMap(\.recurrence)))
            }
            result[recurrence] = kept
        }
        guard isChanged else { return .ignore }
        return .store(rebuilt(existing, result.components, zonesFrom: incoming))
    }

    /// The whole of what the receiver is asked to, in the place of what there was.
    private static func replace(
        _ existing: CalendarObject?,
        by incoming: CalendarObject,
        as user: CalendarUser,
        within room: Room
    ) -> SchedulingOutcome {
        guard let existing else { return .store(withoutMethod(incoming.document)) }
        guard existing.kind == incoming.kind, existing.uid == incoming.uid else { return .ignore }
        var room = room
        let ownOfSeries = existing.master.map { ReceiversOwn($0, of: user) }
        let hidden = Set(existing.series.excludedStarts)
        var components: [Component] = []
        var exclusions: [Int64] = []
        let hasSingleOnly = existing.master == nil && incoming.master == nil
        for (recurrence, component) in incoming.instances {
            let old = existing.component(for: recurrence)
            let own = old.map { ReceiversOwn($0, of: user) } ?? ownOfSeries
            let kept = own?.kept(in: component) ?? component
            // What the receiver has taken out, which is an answer, stays out.
            let isDeclined = kept.participationStatus(of: user) == "DECLINED"
            if let recurrence, incoming.master != nil, hidden.contains(recurrence), isDeclined {
                exclusions.append(recurrence)
            } else if old != nil || !hasSingleOnly || !isDeclined {
                guard room.holds(kept) else { return .tooLarge }
                components.append(kept)
            }
        }
        if hasSingleOnly {
            // A series says by an EXDATE what is cancelled; here nothing else tells it.
            components += existing.instances.filter {
                isCancelled($0.component) && incoming.component(for: $0.recurrence) == nil
            }.map(\.component)
        }
        guard !components.isEmpty else { return .ignore }
        if let start = components.first?.first("DTSTART"), incoming.master != nil {
            for recurrence in exclusions { components[0].append(incoming.exclusion(of: recurrence, like: start)) }
        }
        return .store(rebuilt(existing, components, zonesFrom: incoming))
    }

    /// Puts further occurrences into a series: each is named by an RDATE of the series and has its own component.
    private static func add(_ incoming: CalendarObject, to existing: CalendarObject) -> SchedulingOutcome {
        guard existing.kind == incoming.kind, existing.uid == incoming.uid, var master = existing.master,
            let form = master.first("DTSTART")
        else { return .askForLatest }
        let compiler = SeriesCompiler(kind: incoming.kind, zones: incoming.zones)
        var result = InstanceList(existing)
        var isChanged = false
        for component in incoming.components where component.sequence >= master.sequence {
            guard let start = component.first("DTSTART").flatMap({ DateTimeValue($0) }) else { continue }
            let recurrence = compiler.recurrence(named: start, in: existing.series)
            guard result[recurrence] == nil else { continue }
            let place = existing.exclusion(of: recurrence, like: form)
            func named(_ name: String) -> Property {
                Property(name, parameterList: place.parameters, value: place.value)
            }
            master.append(named("RDATE"))
            var added = component
            added.set(named("RECURRENCE-ID"))
            result[recurrence] = added
            isChanged = true
        }
        guard isChanged else { return .ignore }
        result[nil] = master
        return .store(rebuilt(existing, result.components, zonesFrom: incoming))
    }

    /// Marks what is cancelled. An occurrence of a series is taken out of it where the latest version has it no more,
    /// as that version will say it.
    private static func cancel(
        _ incoming: CalendarObject,
        in existing: CalendarObject,
        isLatest: Bool
    ) -> SchedulingOutcome {
        var result = InstanceList(existing)
        var exclusions: [Property] = []
        var isChanged = false
        let excluded = Set(existing.series.excludedStarts)
        let start = existing.master?.first("DTSTART")
        for (recurrence, component) in incoming.instances(in: existing) {
            let status = [Property("STATUS", value: "CANCELLED"), Property("SEQUENCE", value: "\(component.sequence)")]
            guard let recurrence else {
                guard let first = existing.components.first, isLatest || component.sequence >= first.sequence else {
                    continue
                }
                result.changeAll { component in
                    for property in status { component.set(property) }
                }
                isChanged = true
                continue
            }
            let own = existing.component(for: recurrence)
            guard let base = own ?? existing.master, isLatest || component.sequence >= base.sequence else { continue }
            isChanged = true
            if isLatest, existing.master != nil {
                result[recurrence] = nil
                guard let start, !excluded.contains(recurrence) else { continue }
                exclusions.append(existing.exclusion(of: recurrence, like: start))
                continue
            }
            var cancelled = own ?? component
            for property in status { cancelled.set(property) }
            result[recurrence] = cancelled
        }
        guard isChanged else { return .ignore }
        if var master = result[nil], !exclusions.isEmpty {
            for exclusion in exclusions { master.append(exclusion) }
            result[nil] = master
        }
        return .store(rebuilt(existing, result.components, zonesFrom: incoming))
    }

    /// Puts an attendee's answer into the organizer's copy; an answer to one occurrence makes an override of it.
    private static func answer(
        _ incoming: CalendarObject,
        in existing: CalendarObject,
        from user: CalendarUser,
        within room: Room
    ) -> SchedulingOutcome {
        var room = room
        room.keep(existing.components)
        var result = InstanceList(existing)
        var plain = PlainOccurrences(of: existing)
        var isChanged = false
        for (recurrence, component) in incoming.instances(in: existing) {
            guard let answer = component.attendee(user) else { continue }
            var target: Component
            if let own = existing.component(for: recurrence) {
                target = own
            } else if let recurrence, let override = plain.component(at: recurrence) {
                guard room.holds(override) else { return .tooLarge }
                target = override
            } else {
                continue
            }
            // Someone who was not asked does not get on the list by answering.
            guard target.attendee(user) != nil, !isOutdated(component, of: incoming, target, of: existing) else {
                continue
            }
            let status = component.first("REQUEST-STATUS")?.value.split(separator: ";").first.map(String.init) ?? "2.0"
            target.updateAttendee(user) { attendee in
                attendee.setParameter("PARTSTAT", answer.parameter("PARTSTAT") ?? "NEEDS-ACTION")
                attendee.setParameter("SCHEDULE-STATUS", status)
            }
            isChanged = true
            result[recurrence] = target
        }
        return isChanged ? .store(rebuilt(existing, result.components, zonesFrom: incoming)) : .ignore
    }

    /// Whether an answer is to an earlier version at another time. SEQUENCE alone does not tell: organizers' programs
    /// raise it for changes that nobody is told of (RFC 5546 §2.1.4 leaves the judgement to who receives it).
    private static func isOutdated(
        _ answer: Component,
        of incoming: CalendarObject,
        _ target: Component,
        of existing: CalendarObject
    ) -> Bool {
        guard answer.sequence < target.sequence else { return false }
        func start(_ component: Component, _ zones: CalendarZones) -> Int64? {
            guard let value = component.first("DTSTART").flatMap({ DateTimeValue($0) }) else { return nil }
            return SeriesCompiler(kind: existing.kind, zones: zones).recurrence(named: value, in: existing.series)
        }
        guard let answered = start(answer, incoming.zones) else { return true }
        return answered != start(target, existing.zones)
    }

    private static func withoutMethod(_ document: CalendarDocument) -> CalendarDocument {
        var document = document
        document.calendar?.remove("METHOD")
        return document
    }

    /// The existing document with other components, and the zones that they bring along.
    private static func rebuilt(
        _ existing: CalendarObject,
        _ components: [Component],
        zonesFrom incoming: CalendarObject
    ) -> CalendarDocument {
        var calendar = existing.document.calendar ?? Component(name: "VCALENDAR")
        let known = calendar.components(named: "VTIMEZONE").compactMap { $0.first("TZID")?.value }
        calendar.removeComponents { $0.name == existing.kind.rawValue }
        for zone in incoming.document.calendar?.components(named: "VTIMEZONE") ?? []
        where !known.contains(zone.first("TZID")?.value ?? "") {
            calendar.append(zone)
        }
        calendar.append(contentsOf: components)
        var document = existing.document
        document.calendar = calendar
        return document
    }
}
