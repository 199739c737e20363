internal import Columns

/// How one profile's use of a network changes with the hour of the week (docs/adr/0070).
public struct StreetConditions: Sendable {
    private struct ConditionalKind: Sendable {
        /// Index into ``StreetNetwork/kinds``.
        var index: Int
        /// By the tags that hold when no condition does.
        var usual: StreetUse
        /// From second 0 of the week on, ascending.
        var changes: [(second: Int, use: StreetUse)]
    }

    private let kinds: [ConditionalKind]

    /// Collects the kinds of `network` that `profile` uses differently at some hours.
    public init(_ profile: StreetProfile, on network: StreetNetwork) {
        kinds = network.kinds.enumerated().compactMap { index, tags in
            let changes = tags.hourly.map { (second: $0.second, use: profile.use(of: $0.tags)) }
            let usual = profile.use(of: tags)
            guard changes.contains(where: { $0.use != usual }) else { return nil }
            return ConditionalKind(index: index, usual: usual, changes: changes)
        }
    }

    /// Nothing that this profile uses depends on the hour.
    public var isEmpty: Bool { kinds.isEmpty }

    /// How kinds are used by who may pass at any time of `seconds` of the week (0 is Monday 00:00; beyond its ends the
    /// week repeats): at the least speed of those times, and not at all where that is forbidden at one of them.
    ///
    /// - Returns: by index into ``StreetNetwork/kinds``, only those that are used otherwise than when no condition
    ///   holds.
    public func uses(during seconds: ClosedRange<Int>) -> [Int: StreetUse] {
        let start = (seconds.lowerBound % WeeklyHours.week + WeeklyHours.week) % WeeklyHours.week
        let end = start + min(seconds.count - 1, WeeklyHours.week)
        var uses: [Int: StreetUse] = [:]
        for kind in kinds {
            guard var use = kind.changes.last(where: { $0.second <= start })?.use else { continue }
            for change in kind.changes {
                let next = change.second > start ? change.second : change.second + WeeklyHours.week
                if next <= end { use = use.slower(change.use) }
            }
            if use != kind.usual { uses[kind.index] = use }
        }
        return uses
    }
}

extension StreetUse {
    /// The use that both allow.
    fileprivate func slower(_ other: StreetUse) -> StreetUse {
        StreetUse(
            forwardSpeed: min(forwardSpeed, other.forwardSpeed),
            backwardSpeed: min(backwardSpeed, other.backwardSpeed),
            delay: max(delay, other.delay)
        )
    }
}

extension StreetNetwork {
    /// How many segments have conditional tags that are no hours of the week, and one of them; nil where all were read.
    public var unreadConditions: (segments: Int, example: String)? {
        let unread = kinds.map { $0.unreadConditions.first }
        var segments = 0
        var example: String?
        for segment in 0..<segmentCount {
            guard let text = unread[Int(kind[segment])] else { continue }
            segments += 1
            example = example ?? text
        }
        return example.map { (segments, $0) }
    }
}
