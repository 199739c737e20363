package import CivilTime
internal import DayPlanner
internal import Geo
internal import ICalendar
internal import TripModel

/// Writes items as VEVENTs (the table of DESIGN.md 3).
package struct ItemRenderer: Sendable {
    package var names: ItemNames
    package var language: ItemLanguage
    /// The person's zone, for events that have none of their own.
    package var zone: ZoneRules
    /// What the licences of the map and the feeds ask to be said.
    package var attribution: [String]
    /// Nil: nobody said by which address the server is reached.
    package var links: ItemLinks?

    package init(
        names: ItemNames,
        language: ItemLanguage,
        zone: ZoneRules,
        attribution: [String] = [],
        links: ItemLinks? = nil
    ) {
        self.names = names
        self.language = language
        self.zone = zone
        self.attribution = attribution
        self.links = links
    }

    /// An event with a longer UID is planned, but not named by its items, which would repeat it.
    private static let maximumUIDBytes = 255

    static let productIdentifier = "-//Travlendar+//Travel//EN"

    /// The whole object.
    ///
    /// - Parameters:
    ///   - item: what was planned.
    ///   - stamps: its sequence number and time of change.
    ///   - soonAlarm: the second alarm of a warning, which was fixed when it appeared; nil: it says again what was said
    ///     of another occurrence.
    ///   - appeared: when that was; alarms from before it are left out.
    /// - Returns: a VCALENDAR with its zone and one VEVENT.
    func render(
        _ item: PlannedItem,
        stamps: ItemStamps,
        soonAlarm: Instant? = nil,
        appeared: Instant? = nil
    ) -> CalendarDocument {
        document(event(item, stamps: stamps, soonAlarm: soonAlarm, appeared: appeared), item)
    }

    /// Wraps a VEVENT, with the zone that its times are in.
    func document(_ event: Component, _ item: PlannedItem) -> CalendarDocument {
        let (start, end) = times(of: item)
        let day: Int64 = 86_400
        let zone = zone(of: item)
        let zones =
            zone.name == "UTC"
            ? [] : [VTimeZone.component(for: zone, from: start.adding(seconds: -day), to: end.adding(seconds: day))]
        return CalendarDocument(productIdentifier: ItemRenderer.productIdentifier, components: zones + [event])
    }

    /// The zone of the event, else of the person.
    func zone(of item: PlannedItem) -> ZoneRules {
        item.event.zoneName.flatMap { try? ZoneRules.named($0) } ?? zone
    }

    /// The clock by which an item speaks: where a trip starts it is the one on the wall there, whoever made the event
    /// wherever.
    private func spokenZone(of item: PlannedItem) -> ZoneRules {
        var option: Itinerary?
        switch item.content {
        case .trip(let trip): option = trip.option
        case .warning(let warning): if case .unreachable(_, let closest) = warning.reason { option = closest }
        case .slot: break
        }
        return option?.zoneName.flatMap { try? ZoneRules.named($0) } ?? zone(of: item)
    }

    func times(of item: PlannedItem) -> (start: Instant, end: Instant) {
        switch item.content {
        case .trip(let trip): (trip.blockStart, trip.blockEnd)
        case .slot(let slot): (slot.start, slot.end)
        case .warning: (item.event.start, item.event.end)
        }
    }

    private func event(
        _ item: PlannedItem,
        stamps: ItemStamps,
        soonAlarm: Instant?,
        appeared: Instant?
    ) -> Component {
        let uid = names.uid(of: item.key)
        let texts = ItemTexts(
            words: language.words,
            zone: spokenZone(of: item),
            attribution: attribution,
            links: links
        )
        let (start, end) = times(of: item)
        var event = Component(
            name: "VEVENT",
            properties: [
                .text("UID", uid), Property("DTSTAMP", value: ItemRenderer.utc(stamps.modified)),
            ] + span(start, end, item)
        )
        switch item.content {
        case .trip(let trip): add(trip, of: item, uid: uid, texts, to: &event)
        case .slot(let slot): add(slot, of: item, uid: uid, texts, to: &event)
        case .warning(let warning):
            add(warning, of: item, uid: uid, texts, soonAlarm: soonAlarm, appeared: appeared, to: &event)
        }
        if let links { event.append(Property("URL", value: links.page(of: uid))) }
        event.append(Property("CLASS", value: "PRIVATE"))
        let uidBytes = item.key.occurrence.isLunch ? 0 : item.key.occurrence.uid.utf8.count
        if uidBytes > 0, uidBytes <= ItemRenderer.maximumUIDBytes {
            event.append(.text("RELATED-TO", item.key.occurrence.uid, parameters: [("RELTYPE", relation(item))]))
            if !item.key.occurrence.recurrenceID.isEmpty {
                event.append(Property("X-TRAVLENDAR-RECURRENCE-ID", value: item.key.occurrence.recurrenceID))
            }
        }
        event.append(Property("X-TRAVLENDAR-KIND", value: item.key.kind.rawValue))
        event.append(Property("SEQUENCE", value: String(stamps.sequence)))
        event.append(Property("LAST-MODIFIED", value: ItemRenderer.utc(stamps.modified)))
        return event
    }

    private func add(
        _ trip: PlannedTrip,
        of item: PlannedItem,
        uid: String,
        _ texts: ItemTexts,
        to event: inout Component
    ) {
        let title = texts.title(of: trip, item)
        event.append(.text("SUMMARY", title))
        event.append(.text("DESCRIPTION", texts.description(of: trip, item, uid: uid)))
        let known = texts.name(of: trip.origin)
        let origin = known.isEmpty ? coordinateText(trip.origin.coordinate) : known
        event.append(.text("LOCATION", origin))
        event.append(Property("GEO", value: geo(trip.origin.coordinate)))
        event.append(
            Property(
                "X-APPLE-STRUCTURED-LOCATION",
                parameters: [("VALUE", "URI"), ("X-APPLE-RADIUS", "70"), ("X-TITLE", texts.shortened(origin))],
                value: GeoURI(trip.origin.coordinate).description
            )
        )
        event.append(Property("X-APPLE-TRAVEL-ADVISORY-BEHAVIOR", value: "DISABLED"))
        if let json = TripRecord(item, trip, texts).json() {
            event.append(.structuredData(json, schema: TripRecord.schema))
        }
        event.append(Property("CATEGORIES", value: "TRAVEL"))
        event.append(Property("COLOR", value: color(trip.option)))
        event.append(Property("TRANSP", value: "OPAQUE"))
        event.append(place(trip.origin, uid: uid + "-from", texts))
        event.append(place(trip.destination, uid: uid + "-to", texts))
        let call = texts.call(for: trip, item)
        if trip.leadMinutes > 0 {
            event.append(alarm(uid + "-lead", minutesBefore: Int64(trip.leadMinutes), call))
        }
        event.append(alarm(uid + "-leave", minutesBefore: 0, call))
    }

    private func add(
        _ slot: PlannedSlot,
        of item: PlannedItem,
        uid: String,
        _ texts: ItemTexts,
        to event: inout Component
    ) {
        let title = texts.title(of: slot, item)
        event.append(.text("SUMMARY", title))
        event.append(.text("DESCRIPTION", texts.description(of: slot, item)))
        event.append(Property("CATEGORIES", value: "BREAK"))
        event.append(Property("TRANSP", value: "OPAQUE"))
        event.append(alarm(uid + "-start", minutesBefore: 0, title))
    }

    private func add(
        _ warning: PlannedWarning,
        of item: PlannedItem,
        uid: String,
        _ texts: ItemTexts,
        soonAlarm: Instant?,
        appeared: Instant?,
        to event: inout Component
    ) {
        let title = texts.title(of: warning, item)
        event.append(.text("SUMMARY", title))
        event.append(.text("DESCRIPTION", texts.description(of: warning, item, uid: uid)))
        if let json = PlaceQuestion(warning)?.json() {
            event.append(.structuredData(json, schema: PlaceQuestion.schema))
        }
        if let json = WarningRecord(item, texts.actions(on: warning, item)).json() {
            event.append(.structuredData(json, schema: WarningRecord.schema))
        }
        event.append(Property("CATEGORIES", value: "WARNING"))
        event.append(Property("TRANSP", value: "TRANSPARENT"))
        event.append(Property("X-APPLE-TRAVEL-ADVISORY-BEHAVIOR", value: "DISABLED"))
        let isRepeated = soonAlarm == nil && item.key.isSaidOncePerSeries
        let last = isRepeated ? nil : warning.lastMoment.adding(seconds: -3_600)
        for (name, moment) in [("-last", last), ("-soon", soonAlarm)] {
            guard let moment, !warning.isQuiet, moment < item.event.start, appeared.map({ moment > $0 }) ?? true else {
                continue
            }
            event.append(alarm(uid + name, minutesBefore: (item.event.start - moment + 59) / 60, title))
        }
    }

    /// RFC 9253 §5: the event can begin when the way there is finished; the way back depends on the event.
    private func relation(_ item: PlannedItem) -> String { item.key.kind == .to ? "FINISHTOSTART" : "DEPENDS-ON" }

    private func alarm(_ uid: String, minutesBefore minutes: Int64, _ title: String) -> Component {
        Component(
            name: "VALARM",
            properties: [
                .text("UID", uid), Property("ACTION", value: "DISPLAY"), .text("DESCRIPTION", title),
                Property("TRIGGER", value: minutes == 0 ? "PT0S" : "-PT\(minutes)M"),
            ]
        )
    }

    private func place(_ place: KnownPlace, uid: String, _ texts: ItemTexts) -> Component {
        var component = Component(name: "VLOCATION", properties: [.text("UID", uid)])
        let name = texts.name(of: place)
        if !name.isEmpty { component.append(.text("NAME", name)) }
        component.append(Property("GEO", value: geo(place.coordinate)))
        component.append(
            Property(
                "STRUCTURED-DATA",
                parameters: [("VALUE", "URI")],
                value: GeoURI(place.coordinate).description
            )
        )
        return component
    }

    /// DTSTART and DTEND. In the hour that comes twice a local time means its first coming (RFC 5545 §3.3.5): there
    /// both are in UTC.
    private func span(_ start: Instant, _ end: Instant, _ item: PlannedItem) -> [Property] {
        let zone = zone(of: item)
        let isPlain = [start, end].allSatisfy { zone.instant(of: zone.local($0)) == $0 }
        func time(_ name: String, _ instant: Instant) -> Property {
            guard isPlain, zone.name != "UTC" else { return Property(name, value: ItemRenderer.utc(instant)) }
            return Property(name, parameters: [("TZID", zone.name)], value: ItemRenderer.basic(zone.local(instant)))
        }
        return end > start ? [time("DTSTART", start), time("DTEND", end)] : [time("DTSTART", start)]
    }

    static func utc(_ instant: Instant) -> String { basic(instant.utc) + "Z" }

    /// RFC 5545 §3.3.5: `20260302T080500`.
    private static func basic(_ local: CivilDateTime) -> String {
        String(
            local.iso8601.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }.map {
                Character(Unicode.Scalar($0))
            }
        )
    }

    /// RFC 5545 §3.8.1.6.
    private func geo(_ coordinate: Coordinate) -> String {
        coordinateText(coordinate).replacing(",", with: ";")
    }

    private func coordinateText(_ coordinate: Coordinate) -> String {
        String(GeoURI(coordinate).description.dropFirst("geo:".count))
    }

    /// A colour name of CSS (RFC 7986 §5.9) for the mode that takes the longest.
    private func color(_ option: Itinerary) -> String {
        let longest = option.legs.max { $0.arrival - $0.departure < $1.arrival - $1.departure }
        switch longest?.mode {
        case .foot: return "seagreen"
        case .bicycle, .bikeSharing, .scooterSharing: return "limegreen"
        case .car, .carSharing, .motorbike, .mopedSharing: return "slategray"
        case .taxi: return "goldenrod"
        default: return "royalblue"
        }
    }
}

extension Property {
    /// JSON for programs (RFC 9073 §6.6).
    fileprivate static func structuredData(_ json: String, schema: String) -> Property {
        .text(
            "STRUCTURED-DATA",
            json,
            parameters: [("FMTTYPE", "application/json"), ("SCHEMA", schema), ("VALUE", "TEXT")]
        )
    }
}
