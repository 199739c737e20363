package import Accounts
package import Calendars
package import Events
internal import Synchronization

/// Tells the pages that people have open that something changed, and never what: a page asks for itself again, as its
/// own session.
///
/// It hears of events as they are read from the log and wakes the streams that they concern. Everything is in memory: a
/// page that was made before a restart is told once to look again.
package final class OpenPages: Sendable {
    /// Bounds on streams.
    package struct Limits: Equatable, Sendable {
        /// Of one person; a further one takes the place of the oldest.
        package var ofPerson = 20
        /// Of all people; a further one is refused.
        package var inAll = 5_000
        /// People and calendars whose last change is remembered.
        package var remembered = 20_000
        /// Between two signs of life on a quiet stream.
        package var beat = Duration.seconds(15)

        package init() {}
    }

    private struct State {
        /// Streams are accepted between the beginning and the end of ``OpenPages/run()``.
        var isRunning = false
        var streams: [UInt64: PageStream] = [:]
        var nextNumber: UInt64 = 0
        var ofPerson: [PrincipalID: Set<UInt64>] = [:]
        var ofCalendar: [CollectionID: Set<UInt64>] = [:]
        var personChanges: [PrincipalID: ContinuousClock.Instant] = [:]
        var calendarChanges: [CollectionID: ContinuousClock.Instant] = [:]
        /// Of what changed before, nothing is known.
        var knownSince: ContinuousClock.Instant
    }

    private let limits: Limits
    private let start = ContinuousClock.now
    /// Sets the marks of this process apart from those of others.
    private let epoch = UInt32.random(in: .min ... .max)
    private let state: Mutex<State>

    package init(limits: Limits = Limits()) {
        self.limits = limits
        state = Mutex(State(knownSince: start))
    }

    /// Accepts streams until the task is cancelled, and ends them then.
    package func run() async {
        state.withLock { $0.isRunning = true }
        while (try? await Task.sleep(for: limits.beat)) != nil {
            for stream in state.withLock({ Array($0.streams.values) }) { stream.tell(.beat) }
        }
        let streams = state.withLock { state in
            state.isRunning = false
            return Array(state.streams.values)
        }
        for stream in streams { stream.tell(.over) }
    }

    /// A point in time for a page that is about to be made: what changes from now on, it may lack.
    package func mark() -> String { "\(epoch)-\((ContinuousClock.now - start) / .microseconds(1))" }

    /// Opens a stream.
    ///
    /// - Parameters:
    ///   - person: whose pages it is for.
    ///   - calendars: what their pages show; others may own some of them.
    ///   - since: the mark of the page, or the last one that the stream before this one told; nil or unreadable: told
    ///     at once that something changed.
    /// - Returns: the stream, to be closed by ``close(_:)``; nil: there are too many, or the server is about to end.
    package func open(for person: PrincipalID, calendars: Set<CollectionID>, since: String?) -> PageStream? {
        let since = since.flatMap(instant)
        var superseded: PageStream?
        let stream = state.withLock { state -> PageStream? in
            let own = state.ofPerson[person] ?? []
            let hasRoom = state.streams.count < limits.inAll || own.count >= limits.ofPerson
            guard state.isRunning, hasRoom else { return nil }
            if own.count >= limits.ofPerson, let oldest = own.min() {
                superseded = state.streams[oldest]
                Self.remove(oldest, from: &state)
            }
            state.nextNumber += 1
            let stream = PageStream(number: state.nextNumber, person: person)
            state.streams[stream.number] = stream
            state.ofPerson[person, default: []].insert(stream.number)
            Self.watch(calendars, by: stream, in: &state)
            let changes = [state.personChanges[person]] + calendars.map { state.calendarChanges[$0] }
            let isBehind = since.map { since in
                since < state.knownSince || changes.contains { $0.map { since <= $0 } ?? false }
            }
            if isBehind ?? true { stream.tell(.changed) }
            return stream
        }
        superseded?.tell(.superseded)
        return stream
    }

    /// Has a stream watch other calendars than before.
    package func watch(_ calendars: Set<CollectionID>, by stream: PageStream) {
        state.withLock { Self.watch(calendars, by: stream, in: &$0) }
    }

    /// Forgets a stream.
    package func close(_ stream: PageStream) {
        state.withLock { Self.remove(stream.number, from: &$0) }
    }

    /// How many streams are open.
    package var count: Int { state.withLock { $0.streams.count } }

    /// Has the streams of a person look whether their sessions still stand.
    package func checkSessions(of person: PrincipalID) {
        let streams = state.withLock { state in
            (state.ofPerson[person] ?? []).compactMap { state.streams[$0] }
        }
        for stream in streams { stream.tell(.check) }
    }

    /// Wakes the streams that some events concern. Events that are noted twice wake them twice.
    package func note(_ events: [RecordedEvent]) {
        var people: [PrincipalID: PageStream.News] = [:]
        var calendars: Set<CollectionID> = []
        for event in events.map(\.event) {
            switch event {
            case .objectChanged(let owner, let collection, _, _):
                people[owner, default: []].insert(.changed)
                calendars.insert(CollectionID(rawValue: collection))
            case .collectionChanged(let owner, let collection, _):
                people[owner, default: []].formUnion([.changed, .calendars])
                calendars.insert(CollectionID(rawValue: collection))
            case .preferencesChanged(let person), .dayPlanned(let person, _):
                people[person, default: []].insert(.changed)
            // The objects that an answer changes, and the days of a trip, are told of by events of their own.
            case .invitationAnswered, .tripChanged, .jobFailed: continue
            }
        }
        guard !people.isEmpty else { return }
        let now = ContinuousClock.now
        let woken = state.withLock { state -> [(PageStream, PageStream.News)] in
            if state.personChanges.count + state.calendarChanges.count > limits.remembered {
                state.personChanges = [:]
                state.calendarChanges = [:]
                state.knownSince = now
            }
            for person in people.keys { state.personChanges[person] = now }
            for calendar in calendars { state.calendarChanges[calendar] = now }
            var woken: [UInt64: PageStream.News] = [:]
            for (person, news) in people {
                for number in state.ofPerson[person] ?? [] { woken[number] = news }
            }
            for calendar in calendars {
                for number in state.ofCalendar[calendar] ?? [] { woken[number, default: []].insert(.changed) }
            }
            return woken.compactMap { number, news in state.streams[number].map { ($0, news) } }
        }
        for (stream, news) in woken { stream.tell(news) }
    }

    private func instant(_ mark: String) -> ContinuousClock.Instant? {
        let parts = mark.split(separator: "-")
        guard parts.count == 2, UInt32(parts[0]) == epoch, let microseconds = Double(parts[1]), microseconds >= 0,
            microseconds < 1e15
        else { return nil }
        return start + .microseconds(Int64(microseconds))
    }

    private static func watch(_ calendars: Set<CollectionID>, by stream: PageStream, in state: inout State) {
        let number = stream.number
        guard state.streams[number] != nil else { return }
        for calendar in stream.setCalendars(calendars) {
            state.ofCalendar[calendar]?.remove(number)
            if state.ofCalendar[calendar]?.isEmpty == true { state.ofCalendar[calendar] = nil }
        }
        for calendar in calendars { state.ofCalendar[calendar, default: []].insert(number) }
    }

    private static func remove(_ number: UInt64, from state: inout State) {
        guard let stream = state.streams[number] else { return }
        watch([], by: stream, in: &state)
        state.streams[number] = nil
        state.ofPerson[stream.person]?.remove(number)
        if state.ofPerson[stream.person]?.isEmpty == true { state.ofPerson[stream.person] = nil }
    }
}
