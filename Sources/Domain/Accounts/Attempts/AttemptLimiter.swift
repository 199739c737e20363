package import CivilTime
internal import Cryptography

/// Counts what one source does within a time, and says when it is too much: for all servers of a store together, since
/// the counts stand in the store (ADR 0052).
package struct AttemptLimiter: Sendable {
    /// How many of something are let through within a time.
    package struct Limit: Hashable, Sendable {
        package var count: Int
        package var seconds: Int64

        package init(_ count: Int, perSeconds seconds: Int64) {
            self.count = count
            self.seconds = seconds
        }
    }

    let repository: any AccountRepository

    /// Counts one more of this source where it is within all limits; else counts nothing.
    ///
    /// - Parameters:
    ///   - source: what is done, and by whom. Only its digest is kept.
    ///   - limits: all of them hold.
    ///   - now: the present, by the clock that all servers share.
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    /// - Returns: nil where it may be done; else after how many seconds it may be tried again.
    package func refuse(_ source: String, _ limits: [Limit], now: Instant) async throws(AccountError) -> Int64? {
        try await repository.countAttempt(Self.digest(of: source), within: AttemptRule(limits), at: now)
    }

    /// Looks, and counts nothing.
    ///
    /// - Returns: nil where it may be done; else after how many seconds.
    package func wait(_ source: String, _ limits: [Limit], now: Instant) async throws(AccountError) -> Int64? {
        let counts = try await repository.listAttemptCounts(of: Self.digest(of: source))
        return AttemptRule(limits).wait(after: counts, now: now)
    }

    /// Forgets counts whose time has ended.
    package func forget(endedBy now: Instant) async throws(AccountError) {
        try await repository.forgetAttemptCounts(endedBy: now)
    }

    private static func digest(of source: String) -> [UInt8] { SHA256.hash(of: Array(source.utf8)).bytes }
}
