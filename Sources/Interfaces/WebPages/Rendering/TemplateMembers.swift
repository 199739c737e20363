internal import Mustache

/// A view that pages show by the hundred. Templates read the members that it lists without reflection, and do not look
/// further up for those that are nil; members that it does not list are found as those of any other view.
protocol TemplateMembers: MustacheParent {
    typealias Members = [String: @Sendable (Self) -> Any?]

    static var members: Members { get }
}

extension TemplateMembers {
    func child(named name: String) -> Any? {
        if let member = Self.members[name] { return member(self) ?? false }
        for child in Mirror(reflecting: self).children where child.label == name {
            let value = Mirror(reflecting: child.value)
            return value.displayStyle == .optional ? value.children.first?.value : child.value
        }
        return nil
    }
}
