package import CivilTime
internal import DayPlanner

/// An item of the Travel calendar that would change.
package struct PlanDifference: Equatable, Sendable {
    /// The item as it is shown.
    package struct Form: Equatable, Sendable {
        package var summary: String
        package var start: Instant
        package var end: Instant
    }

    /// Of the item.
    package var uid: String
    /// Of the event that it is about; empty for a note about no event.
    package var event: String
    /// As in X-TRAVLENDAR-KIND: `to`, `home`, `warning:overlap`.
    package var kind: String
    /// Nil: it would be new.
    package var before: Form?
    /// Nil: it would go.
    package var after: Form?
}

extension PlanDifference {
    /// What a change does to what was published; nil: nothing that is shown.
    init?(_ change: ItemChange, to published: PublishedTravelItem?) {
        let old = published.flatMap { $0.current == nil ? nil : $0 }
        let before = old.map { Form($0.record, $0.bytes) }
        switch change {
        case .delete(let uid, _):
            guard let old else { return nil }
            self.init(old.record, uid: uid, before: before, after: nil)
        case .write(let write):
            let after = Form(write.record, write.published)
            guard before != after else { return nil }
            self.init(write.record, uid: write.record.uid, before: before, after: after)
        }
    }

    private init(_ record: PublishedRecord, uid: String, before: Form?, after: Form?) {
        self.init(
            uid: uid,
            event: record.key.occurrence.uid,
            kind: record.key.kind.rawValue,
            before: before,
            after: after
        )
    }
}

extension PlanDifference.Form {
    init(_ record: PublishedRecord, _ bytes: [UInt8]) {
        self.init(
            summary: Reconciler.summary(of: bytes),
            start: record.start,
            end: record.end
        )
    }
}
