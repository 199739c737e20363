internal import CalDAV
internal import ICalendar
internal import Synchronization
internal import WebDAV

/// What the expansions of one report may still cost (ADR 0051): each object's is bounded by itself, and all of them
/// together. Of the latter each object has one instance and the bytes that it is stored in for nothing, so that reading
/// many objects costs what it costs without expansion.
final class ExpansionBudget: Sendable {
    private let object: ExpansionAllowance
    private let left: Mutex<ExpansionAllowance>

    init(ofObject object: ExpansionAllowance, ofReport report: ExpansionAllowance) {
        self.object = object
        left = Mutex(report)
    }

    /// The text of an object, at the cost of the budget; nil: the budget does not suffice for it.
    ///
    /// - Throws: the refusal of an object whose expansion is too much by itself.
    func text(of bytes: [UInt8], by projection: CalendarDataProjection) throws(DAVError) -> [UInt8]? {
        let left = left.withLock { $0 }
        var own = object
        // An object that does not recur is as long expanded as it is stored, and may be.
        own.bytes = max(own.bytes, bytes.count + Self.slack)
        let allowed = own.limited(to: left)
        var allowance = allowed
        defer { take(allowed, allowance, stored: bytes.count) }
        do throws(DAVError) {
            return try projection.text(of: bytes, allowance: &allowance)
        } catch {
            guard error.condition == .maxInstances, allowed != own else { throw error }
            return nil
        }
    }

    /// For the properties of one component, beside their bytes.
    private static let slack = 1 << 20

    private func take(_ before: ExpansionAllowance, _ after: ExpansionAllowance, stored: Int) {
        left.withLock { left in
            left.instances -= max(0, before.instances - after.instances - 1)
            left.steps = max(0, left.steps - (before.steps - after.steps))
            left.bytes -= max(0, before.bytes - after.bytes - stored)
        }
    }
}

extension DAVCondition {
    static let maxInstances = CalendarCondition.named("max-instances")
}
