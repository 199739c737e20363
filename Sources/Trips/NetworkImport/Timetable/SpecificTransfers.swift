internal import TransitFeeds
internal import TransitRouting

/// The rows of transfers.txt that name single routes or trips. A search changes between stops only, so a platform is
/// laid out once for each group of trips about which these rows say the same; rules between the copies then say it.
struct SpecificTransfers {
    private let feed: Feed
    /// Rows by the platforms that they begin and end at; a station represents its platforms.
    private var leaving: [Int: [Int]] = [:]
    private var reaching: [Int: [Int]] = [:]

    /// More groups at one platform are not kept apart.
    static let maximumCopies = 64

    init(_ feed: Feed) {
        self.feed = feed
        var platforms: [Int: [Int]] = [:]
        for (number, stop) in feed.stops.enumerated() where stop.kind == .stop {
            if let parent = stop.parent { platforms[parent, default: []].append(number) }
        }
        for (number, row) in feed.transfers.enumerated() where row.isSpecific {
            guard let from = row.fromStop, let to = row.toStop else { continue }
            for stop in platforms[from] ?? [from] { leaving[stop, default: []].append(number) }
            for stop in platforms[to] ?? [to] { reaching[stop, default: []].append(number) }
        }
    }

    var isEmpty: Bool { leaving.isEmpty && reaching.isEmpty }

    /// The rows that a trip falls under at a platform.
    func group(ofTrip trip: Int, at stop: Int) -> TransferGroup {
        let route = feed.trips[trip].route
        return TransferGroup(
            leaving: (leaving[stop] ?? []).filter { row in
                let rule = feed.transfers[row]
                return rule.fromTrip.map { $0 == trip } ?? rule.fromRoute.map { $0 == route } ?? true
            },
            reaching: (reaching[stop] ?? []).filter { row in
                let rule = feed.transfers[row]
                return rule.toTrip.map { $0 == trip } ?? rule.toRoute.map { $0 == route } ?? true
            }
        )
    }
}

/// Trips about which transfers.txt says the same at a platform: the rows that hold for who changes from them, and to
/// them.
package struct TransferGroup: Hashable, Sendable {
    /// Places in ``Feed/transfers``, ascending.
    package var leaving: [Int] = []
    package var reaching: [Int] = []

    package init(leaving: [Int] = [], reaching: [Int] = []) {
        self.leaving = leaving
        self.reaching = reaching
    }

    package var isEmpty: Bool { leaving.isEmpty && reaching.isEmpty }
}

extension TransferRecord {
    /// Names a route or a trip, and is about changing vehicles.
    var isSpecific: Bool {
        kind != .inSeat && kind != .reboard
            && (fromRoute != nil || toRoute != nil || fromTrip != nil || toTrip != nil)
    }

    /// Trips before routes before stops (GTFS reference, transfers.txt).
    var rank: Int {
        (fromTrip != nil ? 2 : fromRoute != nil ? 1 : 0) + (toTrip != nil ? 2 : toRoute != nil ? 1 : 0)
    }
}
