internal import Accounts
internal import CivilTime
internal import Cryptography
internal import MapDrawing
internal import Synchronization

/// Maps of pages that answer a form: what was typed or clicked must not get into an address, so the page's map is asked
/// for by a number that is drawn for it. In memory, for a few minutes.
final class ShownMaps: Sendable {
    struct Map: Sendable {
        var overlay: MapOverlay
        /// nil: all that is on it is seen.
        var middle: MapPoint?
        var zoom: Int
    }

    private struct Kept: Sendable {
        var map: Map
        var person: PrincipalID
        var until: Instant
    }

    private static let seconds: Int64 = 600
    /// More are not kept: the oldest go.
    static let most = 2_000

    private let kept = Mutex<(byID: [String: Kept], order: [String])>(([:], []))
    private let clock: any WallClock

    init(clock: any WallClock) { self.clock = clock }

    /// Keeps a map for its page.
    ///
    /// - Returns: the address of the map below the server's base path.
    func keep(_ map: Map, for person: PrincipalID) -> String {
        let id = SecureRandom.hexadecimal(byteCount: 16)
        let now = clock.now()
        kept.withLock { kept in
            while let oldest = kept.order.first,
                kept.order.count >= Self.most || kept.byID[oldest].map({ $0.until < now }) ?? true
            {
                kept.byID[oldest] = nil
                kept.order.removeFirst()
            }
            kept.byID[id] = Kept(map: map, person: person, until: now.adding(seconds: Self.seconds))
            kept.order.append(id)
        }
        return "/map/shown/\(id)"
    }

    /// nil: there is none any more, or it is somebody else's.
    func map(_ id: String, of person: PrincipalID) -> Map? {
        let now = clock.now()
        return kept.withLock { kept in
            kept.byID[id].flatMap { $0.person == person && $0.until >= now ? $0.map : nil }
        }
    }
}
