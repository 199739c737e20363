internal import Accounts
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

    /// Does something that has days planned again, and waits a moment for the plan, so that the next page shows it.
    ///
    /// - Parameters:
    ///   - isAwaited: false where no trip follows from it.
    ///   - change: what is done.
    /// - Throws: what `change` throws.
    func planning(isAwaited: Bool = true, _ change: () async throws -> Void) async throws {
        let before = isAwaited ? try? await travelState() : nil
        try await change()
        // Mostly a plan takes a fraction of this. Where it takes longer the next page shows what stands until then.
        for _ in 0..<20 {
            guard let before, let now = try? await travelState(), now == before else { return }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    private func travelState() async throws(CalendarError) -> Int64 {
        try await services.calendars.collections.collection(at: travelAddress, as: person.id).modseq
    }
}
