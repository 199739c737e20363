internal import CivilTime
internal import DayPlanner
internal import Geo
internal import TripModel

extension LinkedTrip {
    /// - Parameters:
    ///   - record: the trip as it was published.
    ///   - texts: the words and the clock in which it is told.
    ///   - places: where it starts and where it leads, as the item names them.
    ///   - action: the form that picks an itinerary, by its id; nil: it is too late for that.
    init?(
        _ record: TripRecord,
        _ texts: ItemTexts,
        places: (from: String?, to: String?),
        action: (String, String) -> LinkedAction?
    ) {
        guard let departure = try? Instant(iso8601: record.departure),
            let arrival = try? Instant(iso8601: record.arrival)
        else { return nil }
        let title = record.title ?? record.legs.map { Self.title(of: $0, texts) }.joined(separator: " + ")
        self.init(
            day: texts.words.day(texts.zone.local(departure).date),
            departure: texts.clock(departure.flooredToMinute),
            arrival: texts.clock(arrival.ceiledToMinute),
            duration: texts.duration((arrival.ceiledToMinute - departure.flooredToMinute) / 60),
            from: places.from,
            to: places.to,
            isEstimate: record.isEstimate,
            hasTimetable: record.hasTimetable,
            lateMinutes: (record.item.lateSeconds + 59) / 60,
            legs: record.legs.compactMap { Leg($0, texts) },
            options: [],
            tickets: (record.tickets ?? []).map { ticket in
                let count = ticket.count.map { "\($0) × " } ?? ""
                return ticket.pass.map { "\(ticket.name) (\(texts.words.held($0)))" }
                    ?? "\(count)\(ticket.name) \(texts.amount(ticket.price))"
            },
            attribution: texts.attribution,
            courses: record.courses
        )
        let own = TripRecord.AlternativeRecord(ofPlanned: record, title)
        options = [own].compactMap { Option($0, texts, action: nil) }
        options += (record.alternatives ?? []).compactMap { other in
            let name = other.title ?? other.means.joined(separator: " + ")
            return Option(other, texts, action: action(other.option, name))
        }
    }

    fileprivate static func title(of leg: TripRecord.LegRecord, _ texts: ItemTexts) -> String {
        let mode = LegMode(rawValue: leg.means) ?? .transit
        return texts.name(of: mode, line: leg.line)
    }
}

extension LinkedTrip.Leg {
    fileprivate init?(_ leg: TripRecord.LegRecord, _ texts: ItemTexts) {
        guard let departure = try? Instant(iso8601: leg.departure), let arrival = try? Instant(iso8601: leg.arrival)
        else { return nil }
        let mode = LegMode(rawValue: leg.means)
        var title = LinkedTrip.title(of: leg, texts)
        if let headsign = leg.headsign { title += " \(texts.words.towards) \(CapitalText.softened(headsign))" }
        var details = [texts.duration((arrival - departure + 59) / 60)]
        if leg.line == nil, leg.distance > 0 { details.append(texts.length(Metres(Double(leg.distance)))) }
        if let stops = leg.stopCount, stops > 0 { details.append(texts.words.stops(stops)) }
        if let headway = leg.headwaySeconds {
            details.append(texts.words.every(texts.duration(Int64(headway + 59) / 60)))
        }
        if let provider = leg.provider { details.append(provider) }
        if leg.needsArrangement == true { details.append(texts.words.arrange) }
        self.init(
            departure: texts.clock(departure),
            arrival: texts.clock(arrival),
            title: title,
            from: leg.from.name.map(CapitalText.softened),
            to: leg.to.name.map(CapitalText.softened),
            details: details.joined(separator: " · "),
            isRide: mode.map { $0.isTransit } ?? false
        )
    }
}

extension LinkedTrip.Option {
    fileprivate init?(_ record: TripRecord.AlternativeRecord, _ texts: ItemTexts, action: LinkedAction?) {
        guard let departure = try? Instant(iso8601: record.departure),
            let arrival = try? Instant(iso8601: record.arrival)
        else { return nil }
        let walking = record.walkingDistance
        self.init(
            title: record.title ?? record.means.joined(separator: " + "),
            departure: texts.clock(departure.flooredToMinute),
            arrival: texts.clock(arrival.ceiledToMinute),
            duration: texts.duration((arrival.ceiledToMinute - departure.flooredToMinute) / 60),
            transfers: record.transfers,
            walking: walking > 0 ? texts.length(Metres(Double(walking))) : nil,
            cost: record.cost.map(texts.amount),
            carbon: record.co2Grams > 0 ? "\(record.co2Grams) g" : nil,
            labels: record.labels.compactMap(TripLabel.init(rawValue:)),
            action: action
        )
    }
}

extension TripRecord.AlternativeRecord {
    /// The planned itinerary as one of those to choose from.
    init(ofPlanned trip: TripRecord, _ title: String?) {
        self.init(
            option: trip.option ?? "",
            title: title,
            departure: trip.departure,
            arrival: trip.arrival,
            means: Set(trip.legs.compactMap { LegMode(rawValue: $0.means)?.travelMode.rawValue }).sorted(),
            transfers: trip.transfers,
            walkingDistance: trip.walkingDistance ?? 0,
            cost: trip.cost,
            co2Grams: trip.co2Grams ?? 0,
            distance: trip.distance,
            kcal: trip.kcal,
            labels: trip.labels
        )
    }
}
