internal import CivilTime
package import DayPlanner
internal import ICalendar
internal import TripModel

/// Turns a plan into changes of the Travel calendar; all that depends on history is decided here.
///
/// Pure. Nothing that did not change is rewritten: an item keeps its bytes, and with them its ETag.
package struct Reconciler: Sendable {
    let context: ReconcileContext
    private let published: [ItemKey: PublishedTravelItem]
    /// Occurrences whose way has begun: nothing about reaching them changes any more.
    private let underWay: Set<OccurrenceKey>
    /// Occurrences to or from which public transport does not run as planned.
    private let disrupted: Set<OccurrenceKey>
    /// By kind and event, the first of the warnings that are said once for a series.
    private let firstSaid: [String: Instant]

    /// The smallest change of its times for which a block is moved.
    static let hysteresisSeconds: Int64 = 120

    private init(_ context: ReconcileContext, _ planned: [PlannedItem], _ published: [PublishedTravelItem]) {
        self.context = context
        self.published = Dictionary(published.map { ($0.record.key, $0) }, uniquingKeysWith: { first, _ in first })
        var underWay: Set<OccurrenceKey> = []
        for item in published where item.record.key.kind == .to && item.record.start <= context.now {
            if context.present[item.record.key.occurrence]?.fingerprint == item.record.fingerprint {
                underWay.insert(item.record.key.occurrence)
            }
        }
        self.underWay = underWay
        disrupted = Set(planned.filter { $0.key.kind == .warning(.disruption) }.map(\.key.occurrence))
        let said = planned.map { ($0.key, $0.event.start) } + published.map { ($0.record.key, $0.record.eventStart) }
        var firstSaid: [String: Instant] = [:]
        for (key, start) in said where key.isSaidOncePerSeries {
            firstSaid[key.series] = min(firstSaid[key.series] ?? start, start)
        }
        self.firstSaid = firstSaid
    }

    /// The changes that make the calendar what was planned, in the order of the items' keys.
    package static func reconcile(
        _ planned: [PlannedItem],
        with published: [PublishedTravelItem],
        _ context: ReconcileContext
    ) -> [ItemChange] {
        let reconciler = Reconciler(context, planned, published)
        let keys = Set(planned.map(\.key))
        var changes = planned.concurrentMap { (key: $0.key, change: reconciler.change(for: $0)) }
            .compactMap { item in item.change.map { (item.key, $0) } }
        for item in published where !keys.contains(item.record.key) {
            if let change = reconciler.removal(of: item) { changes.append((item.record.key, change)) }
        }
        return changes.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: What is planned

    private func change(for item: PlannedItem) -> ItemChange? {
        if isAboutTheWay(item.key.kind), underWay.contains(item.key.occurrence) { return nil }
        guard let old = published[item.key] else { return .write(creation(of: item)) }
        if old.record.start <= context.now, !hasMoved(old.record, item) { return nil }
        if item.key.isOncePerPerson, old.current == nil || saysTheSame(old, item) {
            return old.current == nil ? nil : restoration(of: old)
        }
        let digest = digest(of: item, soonAlarm: old.record.soonAlarm, appeared: old.record.appeared)
        if isUnchanged(old.record, item, digest) { return restoration(of: old) }
        return .write(update(of: old, to: item, digest))
    }

    /// Whether the one note of a person would say the same at another event; not so in another language, or with other
    /// links. Of its description, the first line is the title, which may name a room.
    private func saysTheSame(_ old: PublishedTravelItem, _ item: PlannedItem) -> Bool {
        let target = context.renderer.render(item, stamps: .neutral, soonAlarm: nil, appeared: nil)
        func advice(_ event: Component?) -> Substring? {
            event?.first("DESCRIPTION")?.text.drop { $0 != "\n" }
        }
        return advice(Reconciler.event(in: old.bytes)) == advice(Reconciler.event(of: target))
    }

    private func digest(of item: PlannedItem, soonAlarm: Instant?, appeared: Instant?) -> ItemDigest {
        context.digests.digest(of: item, by: context.renderer, soonAlarm: soonAlarm, appeared: appeared)
    }

    /// The way to an event, and what is said about it.
    private func isAboutTheWay(_ kind: ItemKind) -> Bool {
        switch kind {
        case .to, .warning(.unreachable), .warning(.means), .warning(.far), .warning(.noVehicle): true
        case .back, .home, .homeInGap, .slot, .warning: false
        }
    }

    /// What has begun stays, unless its event went elsewhere and the plan is for the time to come.
    private func hasMoved(_ record: PublishedRecord, _ item: PlannedItem) -> Bool {
        (record.eventStart != item.event.start || record.eventEnd != item.event.end)
            && context.renderer.times(of: item).start > context.now
    }

    private func isUnchanged(_ record: PublishedRecord, _ item: PlannedItem, _ digest: ItemDigest) -> Bool {
        if digest.content == record.digest.content { return true }
        guard digest.substance == record.digest.substance else { return false }
        let limit = Reconciler.hysteresisSeconds
        switch item.content {
        case .trip(let trip):
            return abs(trip.blockStart - record.start) < limit && abs(trip.blockEnd - record.end) < limit
                && item.event.fingerprint == record.fingerprint
        case .slot(let slot):
            return abs(slot.start - record.start) < limit && abs(slot.end - record.end) < limit
        case .warning(let warning):
            guard let late = warning.lateSeconds else { return false }
            return abs(late - record.lateSeconds) < limit
        }
    }

    private func creation(of item: PlannedItem) -> ItemWrite {
        let now = context.now
        var soonAlarm: Instant?
        if case .warning = item.content, firstSaid[item.key.series].map({ item.event.start <= $0 }) ?? true {
            soonAlarm = now.adding(seconds: context.pollSeconds)
        }
        let digest = digest(of: item, soonAlarm: soonAlarm, appeared: now)
        let record = record(item, digest, sequence: 0, appeared: now, soonAlarm: soonAlarm)
        let document = context.renderer.render(
            item,
            stamps: ItemStamps(sequence: 0, modified: now),
            soonAlarm: soonAlarm,
            appeared: now
        )
        let bytes = document.serialized()
        return ItemWrite(
            record: record,
            bytes: bytes,
            published: bytes,
            basedOn: nil,
            news: news(of: item, record)
        )
    }

    private func update(of old: PublishedTravelItem, to item: PlannedItem, _ digest: ItemDigest) -> ItemWrite {
        let current = old.current.flatMap { Reconciler.event(in: $0.bytes) }
        let sequence = max(old.record.sequence, Reconciler.sequence(of: current)) + 1
        let target = context.renderer.render(
            item,
            stamps: ItemStamps(sequence: sequence, modified: context.now),
            soonAlarm: old.record.soonAlarm,
            appeared: old.record.appeared
        )
        let published = target.serialized()
        var bytes = published
        if let current, let base = Reconciler.event(in: old.bytes), let event = Reconciler.event(in: published) {
            bytes = context.renderer.document(ItemMerge.merge(event, base: base, current: current), item).serialized()
        }
        let record = record(
            item,
            digest,
            sequence: sequence,
            appeared: old.record.appeared,
            soonAlarm: old.record.soonAlarm
        )
        return ItemWrite(
            record: record,
            bytes: bytes,
            published: published,
            basedOn: old.current?.etag,
            news: old.current == nil ? nil : news(of: item, record, since: old.record)
        )
    }

    // MARK: What is told beside alarms

    /// People are notified when a trip that begins within this time moves; a later one has its alarms.
    static let newsSeconds: Int64 = 86_400

    /// A trip that moved although its event did not: whoever moves an event looks at it.
    private func news(of item: PlannedItem, _ record: PublishedRecord, since old: PublishedRecord) -> ItemNews? {
        guard case .trip = item.content, abs(record.start - old.start) >= Reconciler.hysteresisSeconds,
            record.eventStart == old.eventStart, record.eventEnd == old.eventEnd,
            record.fingerprint == old.fingerprint, record.start > context.now,
            min(record.start, old.start) - context.now < Reconciler.newsSeconds
        else { return nil }
        return ItemNews(before: old.start, isDisruption: disrupted.contains(item.key.occurrence))
    }

    /// A warning all of whose alarms would go off too late.
    private func news(of item: PlannedItem, _ record: PublishedRecord) -> ItemNews? {
        guard case .warning(let warning) = item.content, !warning.isQuiet, let soon = record.soonAlarm,
            item.event.start > context.now, soon >= item.event.start,
            warning.lastMoment.adding(seconds: -3_600) <= context.now
        else { return nil }
        return ItemNews(before: nil, isDisruption: item.key.kind == .warning(.disruption))
    }

    private func record(
        _ item: PlannedItem,
        _ digest: ItemDigest,
        sequence: Int,
        appeared: Instant,
        soonAlarm: Instant?
    ) -> PublishedRecord {
        let (start, end) = context.renderer.times(of: item)
        let fingerprint: String
        let lateSeconds: Int64
        switch item.content {
        case .trip(let trip):
            fingerprint = item.event.fingerprint
            lateSeconds = trip.lateSeconds
        case .slot:
            fingerprint = item.event.fingerprint
            lateSeconds = 0
        case .warning(let warning):
            fingerprint = warning.cause
            lateSeconds = warning.lateSeconds ?? 0
        }
        return PublishedRecord(
            uid: context.renderer.names.uid(of: item.key),
            key: item.key,
            digest: digest,
            start: start,
            end: end,
            eventStart: item.event.start,
            eventEnd: item.event.end,
            fingerprint: fingerprint,
            lateSeconds: lateSeconds,
            sequence: sequence,
            appeared: appeared,
            soonAlarm: soonAlarm
        )
    }

    // MARK: What stays as it was published

    /// Puts back what a client changed of the server's own parts, or what it deleted and now wants; nil: nothing to do.
    private func restoration(of old: PublishedTravelItem) -> ItemChange? {
        guard let base = Reconciler.document(old.bytes), let baseEvent = Reconciler.event(of: base) else { return nil }
        var record = old.record
        guard let current = old.current else {
            return .write(ItemWrite(record: record, bytes: old.bytes, published: old.bytes, basedOn: nil))
        }
        if current.bytes == old.bytes { return nil }
        let currentEvent = Reconciler.event(in: current.bytes)
        if let currentEvent {
            let merged = ItemMerge.merge(baseEvent, base: baseEvent, current: currentEvent)
            if ItemMerge.same(merged, currentEvent) { return nil }
        }
        record.sequence = max(record.sequence, Reconciler.sequence(of: currentEvent)) + 1
        let stamps = ItemStamps(sequence: record.sequence, modified: context.now)
        let target = Reconciler.stamped(baseEvent, stamps)
        let merged = currentEvent.map { ItemMerge.merge(target, base: baseEvent, current: $0) } ?? target
        return .write(
            ItemWrite(
                record: record,
                bytes: Reconciler.replacing(by: merged, in: base),
                published: Reconciler.replacing(by: target, in: base),
                basedOn: current.etag
            )
        )
    }

    // MARK: What is planned no longer

    private func removal(of item: PublishedTravelItem) -> ItemChange? {
        let record = item.record
        let present = context.present[record.key.occurrence]
        // No event of the past changed with the preferences.
        if record.key.occurrence.isLunch, record.start <= context.now { return nil }
        if record.key.isOncePerPerson {
            // Its day has no event any more that needs it; another day's may bring it back.
            let isOver = context.isInScope(record) && record.start > context.now
            return (record.key == .noHome && context.hasHome) || isOver ? deletion(of: item) : nil
        }
        guard let present else {
            // The event is gone, or lies outside what was planned.
            return context.isInScope(record) ? deletion(of: item) : nil
        }
        guard context.isInScope(record) || present.start != record.eventStart else { return nil }
        let isSameEvent = present.start == record.eventStart
        if isSameEvent, record.start <= context.now { return nil }
        if isSameEvent, isAboutTheWay(record.key.kind), underWay.contains(record.key.occurrence) { return nil }
        // What a client deleted is remembered as long as that counts.
        if item.current == nil, isDismissed(record) { return nil }
        return deletion(of: item)
    }

    private func isDismissed(_ record: PublishedRecord) -> Bool {
        context.choices.contains {
            $0.item == record.key && $0.decision == .dismissed && $0.fingerprint == record.fingerprint
        }
    }

    private func deletion(of item: PublishedTravelItem) -> ItemChange {
        .delete(uid: item.record.uid, basedOn: item.current?.etag)
    }
}

extension PlannedWarning {
    /// What may change a little without being news; nil: all that is said is.
    fileprivate var lateSeconds: Int64? {
        switch reason {
        case .unreachable(let late, _): late
        case .disruption(let news, _): news.compactMap(\.seconds).max()
        default: nil
        }
    }
}
