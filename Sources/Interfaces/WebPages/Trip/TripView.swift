internal import Planning
internal import TripModel

/// What the page of a trip or a warning is rendered from; its parts serve other pages that show trips.
struct TripView {
    /// The rows of `triplegs`, `tripoptions`.
    struct Trip {
        struct Leg {
            var departure: String
            var arrival: String
            var title: String
            /// From where to where.
            var ends: String?
            var details: String
            var isRide: Bool
        }

        struct Option {
            var title: String
            var departure: String
            var arrival: String
            var duration: String
            var transfers: Int
            var walking: String
            var cost: String
            var carbon: String
            var labels: [String]
            var isPlanned: Bool
            /// Where it is chosen; nil: it can't be.
            var href: String?
            var chooseLabel: String
        }

        var places: String?
        var day: String
        var departure: String
        var arrival: String
        var duration: String
        /// One line; nil: none is needed, or known.
        var tickets: String?
        var late: String?
        /// What of it is a guess; nil: nothing.
        var estimate: String?
        var legs: [Leg]
        var options: [Option]
    }

    /// The list of `decisions`.
    struct Decisions {
        struct Action {
            var title: String
            var href: String
        }

        var actions: [Action]
    }

    var done: String?
    /// Why nothing can be done, or that it is not in the calendar.
    var state: String?
    var lines: [String]
    var trip: Trip?
    /// Nil: there are none.
    var decisions: Decisions?
    var attribution: String?
    var map: MapView?
}

extension TripView {
    /// - Parameters:
    ///   - item: what the link leads to.
    ///   - address: the path of its page.
    ///   - isDone: whether something was decided just now.
    ///   - texts: in the language of the item.
    init(_ item: LinkedItem, at address: String, isDone: Bool, _ texts: TextTable) {
        done = isDone ? texts[.tripDone] : nil
        state = item.title == nil ? texts[.tripWithdrawn] : item.isPast ? texts[.tripPast] : nil
        lines = item.lines
        trip = item.trip.map { Trip($0, at: address, texts) }
        let actions = item.actions.map { Decisions.Action(title: $0.title, href: Self.href($0, at: address)) }
        decisions = actions.isEmpty ? nil : Decisions(actions: actions)
        attribution = item.trip.flatMap { $0.attribution.isEmpty ? nil : $0.attribution.joined(separator: "; ") }
    }

    fileprivate static func href(_ action: LinkedAction, at address: String) -> String {
        "\(address)?take=\(action.id)"
    }
}

extension TripView.Trip {
    init(_ trip: LinkedTrip, at address: String, _ texts: TextTable) {
        switch (trip.from, trip.to) {
        case (let from?, let to?): places = texts.text(.tripEnds, ["from": from, "to": to])
        case (let from?, nil): places = texts.text(.tripFrom, ["from": from])
        case (nil, let to?): places = texts.text(.tripTo, ["to": to])
        case (nil, nil): places = nil
        }
        day = trip.day
        departure = trip.departure
        arrival = trip.arrival
        duration = trip.duration
        tickets = trip.tickets.isEmpty ? nil : trip.tickets.joined(separator: ", ")
        late = trip.lateMinutes > 0 ? texts.text(.tripLate, ["minutes": "\(trip.lateMinutes)"]) : nil
        estimate = trip.isEstimate ? texts[trip.hasTimetable ? .tripEstimatedEnds : .tripEstimate] : nil
        legs = trip.legs.map { leg in
            Leg(
                departure: leg.departure,
                arrival: leg.arrival,
                title: leg.title,
                ends: leg.from.flatMap { from in
                    leg.to.map { texts.text(.tripEnds, ["from": from, "to": $0]) }
                },
                details: leg.details,
                isRide: leg.isRide
            )
        }
        options = trip.options.map { option in
            let naming = ["way": option.title, "departure": option.departure, "arrival": option.arrival]
            return Option(
                title: option.title,
                departure: option.departure,
                arrival: option.arrival,
                duration: option.duration,
                transfers: option.transfers,
                walking: option.walking ?? "–",
                cost: option.cost ?? "–",
                carbon: option.carbon ?? "–",
                labels: option.labels.map { texts[$0.text] },
                isPlanned: option.action == nil && option == trip.options.first,
                href: option.action.map { TripView.href($0, at: address) },
                chooseLabel: texts.text(.tripChooseThis, naming)
            )
        }
    }
}

extension TripLabel {
    fileprivate var text: TextKey {
        switch self {
        case .best: .tripBest
        case .quickest: .tripQuickest
        case .cheapest: .tripCheapest
        case .greenest: .tripGreenest
        case .leastWalking: .tripLeastWalking
        case .fewestTransfers: .tripFewestTransfers
        case .mostExercise: .tripMostExercise
        }
    }
}
