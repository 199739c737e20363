/// A field of preferences whose value cannot be kept.
package struct PreferenceProblem: Error, Hashable, Sendable {
    /// The field, as a JSON pointer (RFC 6901): `/hours/transit`; empty: the whole.
    package var pointer: String
    /// What it must be; for the person to read.
    package var detail: String

    package init(pointer: String, detail: String) {
        self.pointer = pointer
        self.detail = detail
    }
}

extension PreferenceProblem: CustomStringConvertible {
    /// `hours.transit: must be hours such as 05:00-23:00`.
    package var description: String {
        let names = pointer.split(separator: "/").map {
            $0.replacing("~1", with: "/").replacing("~0", with: "~")
        }
        return names.isEmpty ? detail : "\(names.joined(separator: ".")): \(detail)"
    }
}
