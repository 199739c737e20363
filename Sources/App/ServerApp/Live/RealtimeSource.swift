internal import CivilTime
internal import TransitFeeds

/// One feed of a region, as it was read last, and how old that is.
struct RealtimeSource: Sendable {
    let setting: RealtimeSetting
    private(set) var message: RealtimeFeed?
    /// The moment that it spoke of last; before it has spoken, when asking began.
    private(set) var heard: Instant

    /// What is older than this says nothing of now.
    static let oldestSeconds: Int64 = 600

    init(_ setting: RealtimeSetting, asking begin: Instant) {
        self.setting = setting
        heard = begin
    }

    /// Takes up what was kept for a restart; nothing where a message of it can't be read.
    mutating func resume(_ state: KeptRealtime.State, at now: Instant) {
        var resumed: RealtimeFeed?
        for bytes in state.messages {
            guard let message = try? RealtimeFeed(reading: bytes) else { return }
            resumed = resumed?.applying(message) ?? message
        }
        message = resumed
        heard = min(now, state.heard)
    }

    /// Takes in a message that arrived at this moment.
    mutating func take(_ news: RealtimeFeed, at now: Instant) {
        message = message?.applying(news) ?? news
        heard =
            news.timestamp == 0 ? now : min(now, Instant(secondsSince1970: max(0, news.timestamp)))
    }

    /// Notes an answer that nothing changed. A message without a time of its own is thereby as good as new.
    ///
    /// - Returns: whether it became newer.
    mutating func stands(at now: Instant) -> Bool {
        guard message?.timestamp == 0, heard != now else { return false }
        heard = now
        return true
    }

    /// What counts at this moment; nil: nothing.
    func message(at now: Instant) -> RealtimeFeed? { isSilent(at: now) ? nil : message }

    /// Whether what it said last is too old.
    func isSilent(at now: Instant) -> Bool { now - heard > Self.oldestSeconds }
}
