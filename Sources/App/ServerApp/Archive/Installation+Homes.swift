package import Accounts
internal import AdminAPI
internal import Calendars
package import SelfService

extension Installation: AccountHomes {
    package func addPerson(_ draft: PrincipalDraft) async throws -> Principal {
        let principal = try await accounts.addPrincipal(draft)
        try await prepareHome(of: principal)
        return principal
    }

    package func storage(of principal: Principal) async throws -> (used: Int, quota: Int)? {
        guard principal.kind.hasHome else { return nil }
        let use = try await storageUse(of: principal)
        return (used: use.usedBytes, quota: use.quotaBytes)
    }

    package func storage(of people: [Principal]) async throws -> [PrincipalID: (used: Int, quota: Int)] {
        try await calendars.collections.listHomeUse(of: people.map(\.id)).mapValues { use in
            (used: use.usedBytes, quota: use.quotaBytes ?? calendars.limits.homeBytes)
        }
    }

    package func belongings(of principal: Principal) async throws -> Belongings {
        let own = try await ownCalendars(of: principal)
        return Belongings(
            calendars: own.count,
            objects: try await calendars.collections.countObjects(in: own, of: principal.id),
            places: try await accounts.listPlaces(of: principal.id).count,
            passes: try await accounts.listPasses(of: principal.id).count,
            appPasswords: try await accounts.listAppPasswords(of: principal.id).count,
            sharedCalendars: own.filter(\.isShared).count
        )
    }

    /// Those that the person made; without Travel, which the server writes anew.
    func ownCalendars(of principal: Principal) async throws -> [CalendarCollection] {
        try await calendars.collections.listCollections(of: principal.id, as: principal.id)
            .filter { $0.kind == .calendar && $0.owner == principal.id }
    }

    /// Calls `work` for the objects of a calendar, page by page.
    func eachPage(
        of calendar: CalendarCollection,
        _ work: ([ObjectSummary]) async throws -> Void
    ) async throws {
        var last: String?
        while true {
            let page = try await calendars.objects.listObjects(in: calendar, after: last, as: calendar.owner)
            guard let name = page.last?.name else { return }
            try await work(page)
            last = name
        }
    }
}
