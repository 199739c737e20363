/// The work that one report may spend on testing objects against its filter (ADR 0051).
///
/// An object may have 10 MB and a filter 500 conditions, so testing one object could compare gigabytes. A filter of few
/// conditions is never limited: it costs about as much as reading the objects.
package struct FilterAllowance: Equatable, Sendable {
    /// Bytes left.
    private var bytes: Int

    /// - Parameter bytes: bytes of objects times their conditions, beyond the first few conditions of each object.
    package init(bytes: Int = 1 << 28) { self.bytes = bytes }

    /// Takes the cost of testing one object, before it is tested.
    ///
    /// - Parameters:
    ///   - filter: the filter.
    ///   - length: bytes of the object.
    /// - Returns: whether the allowance suffices.
    package mutating func admits(_ filter: CalendarFilter, ofObject length: Int) -> Bool {
        bytes -= max(0, filter.calendar.weight - Self.freeWeight) * length
        return bytes >= 0
    }

    /// The weight of the filters that clients in use send is at most half of this.
    private static let freeWeight = 16
}

extension ComponentFilter {
    /// How often testing a component compares its bytes, at most.
    fileprivate var weight: Int {
        1 + properties.reduce(0) { $0 + $1.weight } + components.reduce(0) { $0 + $1.weight }
    }
}

extension PropertyFilter {
    fileprivate var weight: Int { 1 + (textMatch?.weight ?? 0) + parameters.reduce(0) { $0 + $1.weight } }
}

extension ParameterFilter {
    fileprivate var weight: Int { 1 + (textMatch?.weight ?? 0) }
}

extension TextMatch {
    /// Characters take longer to fold and to compare than bytes.
    fileprivate var weight: Int { collation == .unicodeCasemap ? 8 : 1 }
}
