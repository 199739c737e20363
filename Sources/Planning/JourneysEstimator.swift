internal import CivilTime
internal import Geo
package import Journeys
package import Planner
internal import Synchronization

/// Answers the planner from the trip finder: the same options that `travlendar trip` prints.
///
/// Answers are remembered for as long as the same network serves in the same state and the same shared vehicles stand about: a
/// day is planned again after every write, and most of its
/// trips are then the same.
package final class JourneysEstimator: TravelEstimating {
    private struct Memory {
        var answers: [Question: [TravelOption]] = [:]
    }

    private struct Question: Hashable {
        var request: TravelRequest
        /// Versions and states of the networks that are asked.
        var networks: String
        var vehicles: UInt64
    }

    private let finder: TripFinder
    private let constraints: TripConstraints
    private let ranking: TripRanking
    private let ranker: OptionRanker
    private let memory = Mutex(Memory())
    private static let remembered = 512

    /// `models`: those of the finder.
    package init(
        _ finder: TripFinder,
        models: TravelModels = .standard,
        constraints: TripConstraints = TripConstraints(),
        ranking: TripRanking = TripRanking()
    ) {
        self.finder = finder
        ranker = OptionRanker(models: models)
        self.constraints = constraints
        self.ranking = ranking
    }

    package func options(_ request: TravelRequest) -> [TravelOption] {
        let question = tripRequest(request)
        let key = Question(
            request: request,
            networks: finder.networkState(for: question),
            vehicles: finder.vehiclesVersion
        )
        if let known = memory.withLock({ $0.answers[key] }) { return known }
        let zone = finder.zone(at: request.from)?.name
        let answer = finder.options(question).map { option in
            var option = TravelOption(option, burden: ranker.burden(of: option, question))
            option.zoneName = zone
            return option
        }
        memory.withLock { memory in
            if memory.answers.count >= JourneysEstimator.remembered { memory.answers.removeAll(keepingCapacity: true) }
            memory.answers[key] = answer
        }
        return answer
    }

    package func disruptions(_ request: TravelRequest) -> [TravelDisruption] {
        finder.disruptions(tripRequest(request)).map { found in
            var seen: Set<String> = []
            return TravelDisruption(
                cause: found.disruption.cause.rawValue,
                lines: found.lines.filter { seen.insert($0).inserted },
                texts: found.disruption.texts
            )
        }
    }

    private static func ownVehicles(_ use: OwnVehicleUse) -> TripRequest.OwnVehicles {
        switch use {
        case .goesAlong: .goAlong
        case .mayBeLeft: .mayBeLeft
        case .fetched(let means, let place): Means(rawValue: means.rawValue).map { .fetched($0, at: place) } ?? .goAlong
        }
    }

    /// What the finder, or an engine in its place, is asked.
    package func tripRequest(_ request: TravelRequest) -> TripRequest {
        let time: TripRequest.Time =
            switch request.time {
            case .arriveBy(let instant): .arriveBy(instant)
            case .departAt(let instant): .departAt(instant)
            }
        return TripRequest(
            from: request.from,
            to: request.to,
            time: time,
            means: Set(request.means.compactMap { Means(rawValue: $0.rawValue) }),
            ownVehicles: Self.ownVehicles(request.vehicle),
            constraints: constraints,
            ranking: ranking,
            passes: request.passes.map { pass in
                TravelPass(
                    id: pass.name,
                    name: pass.name,
                    issuer: pass.issuer,
                    products: pass.products,
                    validFrom: pass.validFrom,
                    validUntil: pass.validUntil
                )
            },
            language: request.language,
            profile: request.profile == .reference ? .reference : .standard,
            isEstimateEnough: request.isEstimateEnough
        )
    }
}

extension TravelOption {
    init(_ option: TripOption, burden: Double) {
        self.init(
            departure: option.departure,
            arrival: option.arrival,
            distance: option.distance,
            legs: option.legs.map(TravelLeg.init),
            isEstimate: option.isEstimate,
            cost: option.cost.map(TravelOption.Cost.init),
            tickets: option.tickets.map { ticket in
                Ticket(name: ticket.name, price: Cost(ticket.price), pass: ticket.pass, isEstimate: ticket.id.isEmpty)
            },
            co2Grams: option.co2Grams,
            kcal: option.kcal,
            walkingDistance: option.walkingDistance,
            transfers: option.transfers,
            labels: option.labels.map(\.rawValue),
            burden: burden,
            engine: option.engine,
            standsInFor: option.standsInFor
        )
    }
}

extension TravelOption.Cost {
    init(_ money: Money) { self.init(minorUnits: money.minorUnits, currency: money.currency) }
}

extension TravelLeg {
    init(_ leg: Leg) {
        self.init(
            means: leg.means.rawValue,
            departure: leg.departure,
            arrival: leg.arrival,
            from: TravelLeg.End(name: leg.from.name, coordinate: leg.from.coordinate),
            to: TravelLeg.End(name: leg.to.name, coordinate: leg.to.coordinate),
            distance: leg.distance,
            line: leg.line?.name,
            agency: leg.line?.agency,
            headsign: leg.headsign,
            stopCount: leg.stopCount,
            directions: leg.directions,
            ride: leg.ride.map { ride in
                Ride(
                    trip: ride.trip,
                    serviceDate: ride.serviceDate,
                    boardingSequence: ride.boardingSequence,
                    alightingSequence: ride.alightingSequence,
                    startSeconds: ride.startSeconds,
                    boardingCall: ride.boardingCall,
                    alightingCall: ride.alightingCall
                )
            },
            headwaySeconds: leg.headwaySeconds,
            needsArrangement: leg.needsArrangement,
            provider: leg.vehicle.map { Provider(name: $0.provider, page: $0.page) }
        )
    }
}
