internal import Accounts
internal import Calendars
internal import Events
internal import Synchronization

/// The news of one page that somebody has open; see ``OpenPages``.
package final class PageStream: Sendable {
    /// What has happened since it was asked last.
    package struct News: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Something that the page may show is different.
        package static let changed = News(rawValue: 1)
        /// The person may see other calendars than before.
        package static let calendars = News(rawValue: 2)
        /// Time to show that the stream lives.
        package static let beat = News(rawValue: 4)
        /// The session may have ended.
        package static let check = News(rawValue: 8)
        /// The stream ends; the page may open another.
        package static let over = News(rawValue: 16)
        /// The stream ends, since the person has opened too many others.
        package static let superseded = News(rawValue: 32)
    }

    let number: UInt64
    let person: PrincipalID
    private let signal = WakeSignal()
    private let state = Mutex<(news: News, calendars: Set<CollectionID>)>(([], []))

    init(number: UInt64, person: PrincipalID) {
        self.number = number
        self.person = person
    }

    /// Yields whenever there are news; several before a reading count as one. For one reader.
    package var wakeups: AsyncStream<Void> { signal.stream }

    /// What has happened, once.
    package func take() -> News {
        state.withLock { state in
            defer { state.news = [] }
            return state.news
        }
    }

    func tell(_ news: News) {
        state.withLock { $0.news.formUnion(news) }
        signal.send()
    }

    /// - Returns: the calendars before.
    func setCalendars(_ calendars: Set<CollectionID>) -> Set<CollectionID> {
        state.withLock { state in
            defer { state.calendars = calendars }
            return state.calendars
        }
    }
}
