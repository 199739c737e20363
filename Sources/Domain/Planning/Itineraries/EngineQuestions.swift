internal import CivilTime
internal import DayPlanner
internal import Geo
internal import Geocoding
internal import Synchronization
internal import TripModel
internal import TripSearch

/// The questions of one plan to other programs: what is open, and what was asked in vain. The answers are in
/// ``EngineAnswers``, but for those that only stand in, which are for this plan alone.
final class EngineQuestions: Sendable {
    private struct OpenQuestions {
        var standIns: [TripRequest: [Itinerary]] = [:]
        var openTrips: [TripRequest] = []
        var openPlaces: [EngineAnswers.PlaceQuestion] = []
        /// Asked in vain, or too late: they are not asked again in this plan.
        var givenUpTrips: Set<TripRequest> = []
        var givenUpPlaces: Set<EngineAnswers.PlaceQuestion> = []
        var rounds = 0
    }

    private let answers: EngineAnswers
    private let state = Mutex(OpenQuestions())
    private let deadline: ContinuousClock.Instant

    /// One answer may bring other questions; after so many rounds our own answers do for what is still open.
    private static let maximumRounds = 8
    private static let atOnce = 4

    init(_ answers: EngineAnswers) {
        self.answers = answers
        deadline = ContinuousClock.now + answers.patience
    }

    // MARK: While a plan is computed

    /// Nil: not known, and noted.
    func options(_ request: TripRequest) -> [Itinerary]? {
        state.withLock { state in
            if let options = state.standIns[request] ?? answers.known(request) { return options }
            if !state.givenUpTrips.contains(request), !state.openTrips.contains(request) {
                state.openTrips.append(request)
            }
            return nil
        }
    }

    /// Empty where it is not known, and noted.
    func matches(_ question: EngineAnswers.PlaceQuestion) -> [PlaceMatch] {
        state.withLock { state in
            if let matches = answers.known(question) { return matches }
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
            state.standIns.merge(newTrips.filter { $1.contains { $0.standsInFor != nil } }) { $1 }
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
struct EngineItineraries: ItinerarySource {
    let session: EngineQuestions
    let own: any ItinerarySource

    func options(_ request: TripRequest) -> [Itinerary] {
        // For days beyond the horizon nobody is asked, nor for what engines do not do.
        guard request.isForEngines, let options = session.options(request) else { return own.options(request) }
        return options
    }

    func disruptions(_ request: TripRequest) -> [TripDisruption] { own.disruptions(request) }
    func missingVehicle(_ request: TripRequest) -> MissingVehicle? { own.missingVehicle(request) }
    func silentSources(_ request: TripRequest) -> [SilentSource] { own.silentSources(request) }
    func timetableGap(_ request: TripRequest) -> TimetableGap? { own.timetableGap(request) }
    func refreshments(
        near place: Coordinate,
        during span: Range<Instant>,
        for refreshment: Refreshment
    ) -> [OpenPlace] {
        own.refreshments(near: place, during: span, for: refreshment)
    }
}

/// Places by what a geocoder answered.
struct EnginePlaces: PlaceSearch, ReverseGeocoder {
    let session: EngineQuestions

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

extension EngineAnswers {
    /// What one plan is computed with: its estimator and its places, in place of our own alone.
    func session() -> EngineQuestions { EngineQuestions(self) }

    func itineraries(_ own: any ItinerarySource, in session: EngineQuestions) -> any ItinerarySource {
        trips == nil ? own : EngineItineraries(session: session, own: own)
    }

    func geocoder(_ own: Geocoder, in session: EngineQuestions) -> Geocoder {
        places == nil ? own : own.with(beyond: EnginePlaces(session: session))
    }
}
