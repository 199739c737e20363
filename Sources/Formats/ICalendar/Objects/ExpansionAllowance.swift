/// What expansions may still cost. One value counts over all objects of a question, as each object's cost is taken from
/// it.
public struct ExpansionAllowance: Hashable, Sendable {
    /// Instances that are made.
    public var instances: Int
    /// Steps of recurrence rules: periods looked at, and starts looked at and passed over.
    public var steps: Int
    /// Bytes of the instances that are made, each property counted with ``bytesPerProperty`` more.
    public var bytes: Int

    /// Creates an allowance; what is not named is as good as unbounded.
    public init(instances: Int = 1 << 40, steps: Int = 1 << 40, bytes: Int = 1 << 40) {
        self.instances = instances
        self.steps = steps
        self.bytes = bytes
    }

    /// What a property costs in memory while it waits to be written, beside its bytes.
    public static let bytesPerProperty = 64

    /// The smaller of two allowances, number by number.
    public func limited(to other: ExpansionAllowance) -> ExpansionAllowance {
        ExpansionAllowance(
            instances: min(instances, other.instances),
            steps: min(steps, other.steps),
            bytes: min(bytes, other.bytes)
        )
    }
}
