internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

extension Demo {
    /// A trip as a person reads it in a calendar app.
    package struct Trip: Equatable, Sendable {
        /// `2026-11-30`.
        package var day: String
        package var title: String
        /// Of its description.
        package var lines: [String]
    }

    /// The next trip of the demo's user, once the server has planned it.
    ///
    /// - Parameter patience: how long to wait for it.
    /// - Returns: nil where there is none by then.
    package func firstTrip(within patience: Duration) async -> Trip? {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: patience)
        repeat {
            if let trip = try? await plannedTrip() { return trip }
            try? await Task.sleep(for: .milliseconds(200))
        } while clock.now < end && !Task.isCancelled
        return nil
    }

    private func plannedTrip() async throws -> Trip? {
        let installation = try Installation(configuration, isMade: false)
        defer { try? installation.close() }
        let person = try await installation.accounts.principal(named: Self.userName)
        let address = CalendarAddress(owner: person.id, name: CollectionKind.travelName)
        let travel = try await installation.calendars.collections.collection(at: address, as: person.id)
        let now = installation.clock.now()
        let week = now..<now.adding(seconds: 8 * 86_400)
        var found: [(start: Instant, event: Component)] = []
        let query = ObjectQuery(kind: .event, range: TimeRange(week))
        for try await page in installation.calendars.objects.pages(matching: query, in: travel, as: person.id) {
            for object in page {
                let calendar = try CalendarObject(CalendarDocument(parsing: object.bytes))
                for occurrence in try calendar.occurrences(overlapping: week, floating: installation.zone)
                where occurrence.component.first("CATEGORIES")?.text == "TRAVEL" && occurrence.start > now {
                    found.append((occurrence.start, occurrence.component))
                }
            }
        }
        return found.min { $0.start < $1.start }.map { start, event in
            let text = event.first("DESCRIPTION")?.text ?? ""
            return Trip(
                day: installation.zone.local(start).date.iso8601,
                title: event.first("SUMMARY")?.text ?? "",
                lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            )
        }
    }
}
