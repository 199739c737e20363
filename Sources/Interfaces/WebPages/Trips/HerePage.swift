internal import Accounts
internal import CivilTime
internal import DayPlanner
internal import Geo
internal import Hummingbird
internal import Planning
internal import TripModel

/// The way from where somebody is to their next event: by the browser's position, or a place that is typed. The
/// position is in the body of a form, so no address and no log has it, and it is not kept.
struct HerePage: Sendable {
    private struct View {
        struct Leg {
            var time: String
            var words: String
            var ends: String
        }

        struct Option {
            var title: String
            var figures: String
            var late: String?
            var legs: [Leg]
        }

        var place: Field
        var choices: TickGroup?
        var problems: FormProblems?
        var action: String
        var answer: String?
        var options: [Option]
    }

    /// Options that the page shows.
    private static let most = 6

    func show(_ visit: Visit) async throws -> Response { page(visit) }

    func find(_ visit: Visit) async throws -> Response {
        var problems = FormProblems()
        let texts = visit.texts
        var position = Self.coordinate(visit.form["latitude"], visit.form["longitude"])
        if position == nil, !visit.form["found"].isEmpty {
            position = PlaceOption(value: visit.form["found"])?.coordinate
        }
        if position == nil {
            let typed = visit.form.trimmed("from")
            guard !typed.isEmpty else {
                problems.note("from", texts[.enterWhereYouAre])
                return page(visit, problems)
            }
            let offered = try await visit.services.planning.complete(typed, of: visit.person.id, limit: 8)
            switch offered.count {
            case 0:
                problems.note("from", texts[.placeNotFound])
                return page(visit, problems)
            case 1: position = offered[0].coordinate
            default:
                let options = offered.map(PlaceOption.init)
                return page(visit, choices: options)
            }
        }
        guard let position else { return page(visit) }
        let way = try await visit.services.planning.wayToNextEvent(from: position, of: visit.person.id)
        return page(visit, way: way, isAnswered: true)
    }

    private static func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
        guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
        return Coordinate(validating: latitude, longitude)
    }

    private func page(
        _ visit: Visit,
        _ problems: FormProblems = FormProblems(),
        choices: [PlaceOption] = [],
        way: WayToNext? = nil,
        isAnswered: Bool = false
    ) -> Response {
        let texts = visit.texts
        let answer: String? =
            if let way {
                texts.text(
                    way.options.isEmpty ? .hereNoWay : .hereWay,
                    ["place": way.destination, "time": texts.time(way.eventStart, in: visit.zone)]
                )
            } else if isAnswered {
                texts[.hereNothing]
            } else {
                nil
            }
        let view = View(
            place: .line(
                "from",
                texts[.whereAreYou],
                visit.form["from"],
                hint: texts[.whereAreYouHint],
                problem: problems["from"],
                isPlace: true
            ),
            choices: choices.isEmpty
                ? nil
                : TickGroup(
                    "found",
                    texts[.whichPlace],
                    choices.map { ($0.value, $0.label) },
                    chosen: [choices[0].value],
                    isOnlyOne: true
                ),
            problems: problems.shown,
            action: visit.prefix + "/trips/here",
            answer: answer,
            options: (way?.options ?? []).prefix(Self.most).map { option($0, before: way?.eventStart, visit) }
        )
        return visit.formPage(.here, title: texts[.fromHere], view, in: .trips, problems: problems)
    }

    private func option(_ itinerary: Itinerary, before start: Instant?, _ visit: Visit) -> View.Option {
        let texts = visit.texts
        let late = start.map { itinerary.arrival - $0 } ?? 0
        var figures = [
            texts.duration(itinerary.durationSeconds),
            itinerary.cost.map { texts.money($0) },
            texts.weight(Int64(itinerary.co2Grams.rounded())) + " CO₂",
        ].compactMap(\.self)
        if itinerary.isEstimate { figures.append(texts[.anEstimate]) }
        return View.Option(
            title: texts.text(
                .hereOption,
                [
                    "modes": ModeTexts.words(itinerary.modesUsed, texts),
                    "departure": texts.time(itinerary.departure, in: visit.zone),
                    "arrival": texts.time(itinerary.arrival.ceiledToMinute, in: visit.zone),
                ]
            ),
            figures: figures.joined(separator: " · "),
            late: late > 0 ? texts.text(.hereLate, ["duration": texts.duration(late)]) : nil,
            legs: itinerary.legs.map { leg in
                let span = leg.span
                let line = leg.line.map {
                    [$0.name, leg.transit?.headsign].compactMap(\.self).joined(separator: " → ")
                }
                let mode = texts[ModeTexts.title(leg.mode.travelMode)]
                return View.Leg(
                    time: "\(texts.time(span.departure, in: visit.zone))–\(texts.time(span.arrival, in: visit.zone))",
                    words: [mode, line].compactMap(\.self).joined(separator: " "),
                    ends: [span.from.name, span.to.name].compactMap(\.self).filter { !$0.isEmpty }
                        .joined(separator: " → ")
                )
            }
        )
    }
}
