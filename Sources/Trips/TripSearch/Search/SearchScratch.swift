internal import StreetRouting
internal import Synchronization
internal import TransitRouting

/// The memory of one query: street labels, transit labels, lists. Sized by the first query on a network, then used
/// again.
// Sendable although mutable: the pool hands a scratch to one query and takes it back afterwards.
final class SearchScratch: @unchecked Sendable {
    var street: StreetScratch
    var transit = TransitSearch()
    var reached: [StreetReach] = []
    /// By stop: where it stands in the list that is being made; -1 otherwise. Whoever makes a list puts it back.
    var placeOfStop: [Int32] = []

    init(streets: StreetNetwork) { street = StreetScratch(for: streets) }

    func prepare(stops count: Int) {
        if placeOfStop.count < count { placeOfStop = [Int32](repeating: -1, count: count) }
    }

    /// For timetables alone.
    init() { street = StreetScratch(vertices: 0) }
}

/// Benches that no query uses at the moment.
final class SearchScratchPool: Sendable {
    private let idle = Mutex<[SearchScratch]>([])
    private let streets: StreetNetwork
    /// More stay for the memory's sake only.
    private static let kept = 8

    init(streets: StreetNetwork) { self.streets = streets }

    func with<Result>(_ body: (SearchScratch) -> Result) -> Result {
        let scratch = idle.withLock { $0.popLast() } ?? SearchScratch(streets: streets)
        defer { idle.withLock { if $0.count < Self.kept { $0.append(scratch) } } }
        return body(scratch)
    }
}
