internal import CivilTime
internal import Geo
internal import TripModel

/// Where the planned moves leave a person at a time.
struct Whereabouts {
    private let moves: [(start: Instant, end: Instant, from: KnownPlace, to: KnownPlace)]

    init(_ schedule: Schedule) {
        moves = schedule.moves.map { move in
            let occurrence = schedule.occurrences[move.occurrence]
            let moment = move.key.kind == .to ? occurrence.start : occurrence.end
            let option = move.outcome.option
            return (option?.departure ?? moment, option?.arrival ?? moment, move.from, move.to)
        }.sorted { $0.start < $1.start }
    }

    /// Where the person is during a time without moves, and where they go next within some hours; each once.
    func places(around span: Range<Instant>) -> [KnownPlace] {
        let before = moves.last { $0.end <= span.lowerBound && span.lowerBound - $0.end < Self.nearSeconds }?.to
        let next = moves.first { $0.start >= span.upperBound && $0.start - span.upperBound < Self.nearSeconds }
        var places: [KnownPlace] = []
        for place in [before, next?.from, next?.to].compactMap(\.self)
        where !places.contains(where: { $0.coordinate.distance(to: place.coordinate) < Self.same }) {
            places.append(place)
        }
        return places
    }

    private static let nearSeconds: Int64 = 12 * 3_600
    private static let same = Metres(150)
}
