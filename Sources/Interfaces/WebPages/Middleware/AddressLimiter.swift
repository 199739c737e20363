internal import CivilTime
internal import Synchronization

/// Counts something that one client may do so often in a minute, by its address: tries of tokens that open nothing,
/// questions that cost much.
final class AddressLimiter: Sendable {
    private struct Count {
        var number: Int
        /// The minute that it is of.
        var minute: Int64
    }

    /// Addresses that are counted; more in one minute are not.
    static let mostAddresses = 10_000

    private let counts = Mutex<[String: Count]>([:])
    private let most: Int
    private let clock: any WallClock

    /// - Parameters:
    ///   - most: of one address in a minute.
    ///   - clock: the process's clock.
    init(most: Int, clock: any WallClock) {
        self.most = most
        self.clock = clock
    }

    private var minute: Int64 { clock.now().secondsSince1970 / 60 }

    /// Whether this address has not done it too often.
    func allows(_ address: String) -> Bool {
        let minute = minute
        return counts.withLock { counts in
            guard let known = counts[address], known.minute == minute else { return true }
            return known.number < most
        }
    }

    /// Counts once more.
    func count(_ address: String) {
        let minute = minute
        counts.withLock { counts in
            if counts.count >= Self.mostAddresses { counts = counts.filter { $0.value.minute == minute } }
            let isKnown = counts[address]?.minute == minute
            guard isKnown || counts.count < Self.mostAddresses else { return }
            counts[address] = Count(number: isKnown ? (counts[address]?.number ?? 0) + 1 : 1, minute: minute)
        }
    }
}
