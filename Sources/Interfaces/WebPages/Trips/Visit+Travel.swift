internal import Accounts
internal import ByteText
internal import Calendars
internal import CivilTime
internal import Hummingbird
internal import Planning

extension Visit {
    /// The coming trips and warnings, with what may be chosen about them, by start.
    ///
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    func travelItems(days: Int) async throws -> [TravelEntry] {
        do {
            return try await services.planning.entries(of: person.id, days: days)
        } catch ChoiceError.notFound {
            return []
        } catch {
            throw AccountError.unavailable(logDetail: "\(error)")
        }
    }

    /// The map of a day; nil: it has no trips that can be drawn.
    func map(of day: CivilDate, _ items: [TravelEntry]) -> MapView? {
        DayMap(items, on: day, in: zone).map { map in
            MapView(
                at: "/map/day",
                query: PathText.query(["date": day == today ? nil : day.iso8601]),
                label: texts.text(.mapOfDay, ["day": texts.day(day, today: today)]),
                markers: map.markers,
                services
            )
        }
    }

    /// The map of a trip; nil: it can't be drawn.
    func map(of item: TravelEntry) -> MapView? {
        DayMap(item.legs, from: item.origin, to: item.destination).map {
            MapView(
                at: "/trips/\(PercentEncoding.encode(item.uid))/map",
                label: texts[.mapOfTrip],
                markers: $0.markers,
                services
            )
        }
    }

    /// The days from today up to an instant, as ``travelItems(days:)`` takes them; nil: it is past, or too far.
    func daysAhead(to instant: Instant) -> Int? {
        let days = zone.local(instant).date.daysSinceEpoch - today.daysSinceEpoch
        return (-1...365).contains(days) ? days + 2 : nil
    }

    private var travelAddress: CalendarAddress {
        CalendarAddress(owner: person.id, name: CollectionKind.travelName)
    }

    /// An item of the Travel calendar as it is stored; nil: there is none.
    func travelObject(_ uid: String) async throws(CalendarError) -> StoredObject? {
        let address = ObjectAddress(calendar: travelAddress, name: uid + ".ics")
        do {
            return try await services.calendars.objects.object(at: address, as: person.id)
        } catch {
            guard error == .notFound else { throw error }
            return nil
        }
    }

    /// Does something that has days planned again, and waits a moment for the plan, so that the next page shows it. Where
    /// it takes longer, the next page says so and is loaded again.
    ///
    /// - Parameters:
    ///   - isAwaited: false where no trip follows from it.
    ///   - change: what is done.
    /// - Throws: what `change` throws.
    func planning(isAwaited: Bool = true, _ change: () async throws -> Void) async throws {
        try await change()
        guard isAwaited else { return }
        for _ in 0..<3 {
            guard (try? await services.planning.isAboutToPlan(person.id)) == true else { return }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }
}
