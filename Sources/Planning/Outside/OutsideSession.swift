internal import CivilTime
internal import Geo
internal import Journeys
internal import Planner
internal import Synchronization

/// The questions of one plan, and the answers that it is computed with: the same answer for the same request all along.
final class OutsideSession: Sendable {
    private struct State {
        var trips: [TripRequest: [TripOption]] = [:]
        var places: [OutsideAnswers.PlaceQuestion: [PlaceMatch]] = [:]
        var openTrips: [TripRequest] = []
        var openPlaces: [OutsideAnswers.PlaceQuestion] = []
        /// Asked in vain, or too late: they are not asked again in this plan.
        var givenUpTrips: Set<TripRequest> = []
        var givenUpPlaces: Set<OutsideAnswers.PlaceQuestion> = []
        var rounds = 0
    }

    private let answers: OutsideAnswers
    private let state = Mutex(State())
    private let deadline: ContinuousClock.Instant

    /// One answer may bring other questions; after so many rounds our own answers do for what is still open.
    private static let maximumRounds = 8
    private static let atOnce = 4

    init(_ answers: OutsideAnswers, patience: Duration = .seconds(30)) {
        self.answers = answers
        deadline = ContinuousClock.now + patience
    }

    // MARK: While a plan is computed

    /// Nil: not known, and noted.
    func options(_ request: TripRequest) -> [TripOption]? {
        state.withLock { state in
            if let options = state.trips[request] { return options }
            if let options = answers.known(request) {
                state.trips[request] = options
                return options
            }
            if !state.givenUpTrips.contains(request), !state.openTrips.contains(request) {
                state.openTrips.append(request)
            }
            return nil
        }
    }

    /// Empty where it is not known, and noted.
    func matches(_ question: OutsideAnswers.PlaceQuestion) -> [PlaceMatch] {
        state.withLock { state in
            if let matches = state.places[question] { return matches }
            if let matches = answers.known(question) {
                state.places[question] = matches
                return matches
            }
            if !state.givenUpPlaces.contains(question), !state.openPlaces.contains(question) {
                state.openPlaces.append(question)
            }
            return []
        }
    }

    // MARK: Between two computings

    /// Asks what was noted; whether that brought anything, so that the plan must be computed again.
    func answerOpenQuestions() async -> Bool {
        let (trips, places, isLast) = state.withLock { state in
            let open = (state.openTrips, state.openPlaces, state.rounds >= Self.maximumRounds)
            state.openTrips = []
            state.openPlaces = []
            state.rounds += 1
            return open
        }
        guard !isLast, !trips.isEmpty || !places.isEmpty else { return false }
        async let foundTrips = ask(trips) { await self.answers.ask($0) }
        async let foundPlaces = ask(places) { await self.answers.ask($0) }
        let (newTrips, newPlaces) = await (foundTrips, foundPlaces)
        return state.withLock { state in
            state.trips.merge(newTrips) { $1 }
            state.places.merge(newPlaces) { $1 }
            state.givenUpTrips.formUnion(trips.filter { newTrips[$0] == nil })
            state.givenUpPlaces.formUnion(places.filter { newPlaces[$0] == nil })
            return !newTrips.isEmpty || !newPlaces.isEmpty
        }
    }

    /// A few at once; none is begun after the deadline.
    private func ask<Question: Hashable & Sendable, Answer: Sendable>(
        _ questions: [Question],
        _ ask: @escaping @Sendable (Question) async -> Answer?
    ) async -> [Question: Answer] {
        await withTaskGroup(of: (Question, Answer?).self) { group in
            var found: [Question: Answer] = [:]
            var rest = questions[...]
            var running = 0
            while true {
                while running < Self.atOnce, ContinuousClock.now < deadline, let question = rest.popFirst() {
                    group.addTask { (question, await ask(question)) }
                    running += 1
                }
                guard let (question, answer) = await group.next() else { return found }
                running -= 1
                if let answer { found[question] = answer }
            }
        }
    }
}

/// Answers the planner from what an engine answered, and from our own finder until it has.
struct OutsideEstimator: TravelEstimating {
    let session: OutsideSession
    let question: @Sendable (TravelRequest) -> TripRequest
    let ranker: OptionRanker
    let own: any TravelEstimating

    func options(_ request: TravelRequest) -> [TravelOption] {
        // For days beyond the horizon nobody is asked, nor for what engines do not do.
        let asked = question(request)
        guard asked.isForEngines, let options = session.options(asked) else { return own.options(request) }
        return options.map { TravelOption($0, burden: ranker.burden(of: $0, asked)) }
    }

    func disruptions(_ request: TravelRequest) -> [TravelDisruption] { own.disruptions(request) }
}

/// Places by what a geocoder answered.
struct OutsidePlaces: PlaceSearch, PlaceNaming {
    let session: OutsideSession

    func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
        Array(session.matches(.text(text, near: near?.onCoarseGrid)).prefix(limit))
    }

    func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby] {
        let near = session.matches(.at(coordinate)).map { match in
            PlaceNearby(
                name: match.name,
                address: nil,
                kind: match.kind,
                coordinate: match.coordinate,
                distance: coordinate.distance(to: match.coordinate)
            )
        }
        return Array(near.filter { $0.distance <= limit && !$0.name.isEmpty }.prefix(count))
    }
}

extension OutsideAnswers {
    /// What one plan is computed with: its estimator and its places, in place of our own alone.
    func session() -> OutsideSession { OutsideSession(self) }

    func estimator(_ own: any TravelEstimating, in session: OutsideSession) -> any TravelEstimating {
        trips == nil ? own : OutsideEstimator(session: session, question: question, ranker: ranker, own: own)
    }

    func placing(_ own: Placing, in session: OutsideSession) -> Placing {
        places == nil ? own : own.with(beyond: OutsidePlaces(session: session))
    }
}
