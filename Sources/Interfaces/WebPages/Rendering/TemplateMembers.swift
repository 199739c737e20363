internal import Mustache

/// A view that pages show by the hundred. Templates read the members that it lists, without reflection, and do not look
/// further up for those that are nil; it has no others.
protocol TemplateMembers: MustacheParent {
    typealias Members = [String: @Sendable (Self) -> Any?]

    static var members: Members { get }
}

extension TemplateMembers {
    func child(named name: String) -> Any? {
        guard let member = Self.members[name] else { return nil }
        return member(self) ?? false
    }
}
