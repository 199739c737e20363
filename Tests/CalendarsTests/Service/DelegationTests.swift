import Accounts
import Calendars
import CivilTime
import StorageMemory
import Testing

/// Access through groups, and for those who act for somebody; both join what the two repositories keep.
@Suite struct DelegationTests {
    private let fixture: Fixture
    private let people: MemoryAccountRepository
    private let now = Instant(secondsSince1970: 1_762_923_600)

    init() async throws {
        fixture = try await Fixture()
        people = MemoryAccountRepository(fixture.store)
    }

    private func add(_ name: String, _ kind: PrincipalKind = .individual) async throws -> PrincipalID {
        let id = try await people.addPrincipal(
            PrincipalDraft(name: try #require(Username(name)), kind: kind),
            at: now
        ).id
        if kind.hasHome { try await fixture.service.collections.prepareHome(of: id) }
        return id
    }

    @Test func membersComeAndGo() async throws {
        let clara = try await add("clara")
        let team = try await add("team", .group)
        let house = try await add("house", .group)
        try await people.addMember(team, to: house, at: now)
        let address = CalendarAddress(owner: Fixture.ana, name: "calendar")
        try await fixture.service.sharing.setAccess(
            [AccessEntry(.principal(house), .read)],
            to: address,
            as: Fixture.ana
        )
        #expect(
            try await fixture.service.collections.listCollections(of: clara, as: clara).allSatisfy { !$0.isMounted }
        )
        try await people.addMember(clara, to: team, at: now)
        #expect(
            try await fixture.service.collections.listCollections(of: clara, as: clara).contains(where: \.isMounted)
        )
        #expect(try await fixture.service.collections.collection(at: address, as: clara).privileges == .read)
        try await people.removeMember(team, from: house, at: now)
        #expect(
            try await fixture.service.collections.listCollections(of: clara, as: clara).allSatisfy { !$0.isMounted }
        )
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: address, as: clara)
        }
        try await people.addMember(team, to: house, at: now)
        try await people.removePrincipal(house, at: now)
        #expect(
            try await fixture.service.collections.listCollections(of: clara, as: clara).allSatisfy { !$0.isMounted }
        )
    }

    @Test func delegatesActInTheHomeButNotInTravel() async throws {
        let clara = try await add("clara")
        let dora = try await add("dora")
        let owner = try await add("owner")
        let address = CalendarAddress(owner: owner, name: "calendar")
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.home(of: owner, as: clara)
        }
        try await people.setDelegates([clara], of: owner, access: .read)
        try await people.setDelegates([dora], of: owner, access: .write)
        for person in [clara, dora] {
            let listed = try await fixture.service.collections.listCollections(of: owner, as: person).map(\.name)
            #expect(Set(listed) == ["calendar", "inbox", "outbox"])
            await #expect(throws: CalendarError.notFound) {
                try await fixture.service.collections.collection(
                    at: CalendarAddress(owner: owner, name: "travel"),
                    as: person
                )
            }
        }
        let body = Fixture.body("DTSTART:20251112T090000Z", "DURATION:PT1H")
        let place = ObjectAddress(calendar: address, name: "a.ics")
        await #expect(throws: CalendarError.forbidden(privilege: "bind")) {
            try await fixture.service.objects.put(body, at: place, as: clara)
        }
        _ = try await fixture.service.objects.put(body, at: place, as: dora)
        #expect(try await fixture.service.objects.object(at: place, as: clara).bytes == body)
        let other = CalendarAddress(owner: owner, name: "other")
        await #expect(throws: CalendarError.forbidden(privilege: "bind")) {
            _ = try await fixture.service.collections.createCollection(
                at: other,
                properties: CollectionProperties(),
                as: clara
            )
        }
        _ = try await fixture.service.collections.createCollection(
            at: other,
            properties: CollectionProperties(),
            as: dora
        )
        await #expect(throws: CalendarError.forbidden(privilege: "unbind")) {
            try await fixture.service.collections.deleteCollection(at: other, as: clara)
        }
        try await fixture.service.collections.deleteCollection(at: other, as: dora)
    }

    @Test func aHomesLogTellsDelegatesOfCalendarsOnly() async throws {
        let clara = try await add("clara")
        let owner = try await add("owner")
        try await people.setDelegates([clara], of: owner, access: .read)
        let letters = FileAddress(owner: owner, path: try #require(FilePath(["letters"])))
        _ = try await fixture.service.files.makeFolder(at: letters, as: owner)
        func changes(since token: HomeSyncToken?) async throws -> HomeChangePage {
            try await fixture.service.collections.homeChanges(of: owner, since: token, limit: 100, as: clara)
        }
        func names(_ page: HomeChangePage) -> Set<String> {
            var names: Set<String> = []
            for case .calendar(let calendar) in page.changes where calendar.privileges == .read {
                names.insert(calendar.name)
            }
            return names.count == page.changes.count ? names : []
        }
        let first = try await changes(since: nil)
        #expect(names(first) == ["calendar", "inbox", "outbox"])
        try await fixture.service.files.deleteEntry(at: letters, as: owner)
        await #expect(throws: CalendarError.self) { _ = try await changes(since: first.token) }
        let second = try await changes(since: nil)
        #expect(names(second) == ["calendar", "inbox", "outbox"])
        _ = try await fixture.service.files.putFile(Array("x".utf8), type: nil, at: letters, as: owner)
        #expect(try await changes(since: second.token).changes == [])
    }

    @Test func delegatesMoveWithinTheHome() async throws {
        let dora = try await add("dora")
        let owner = try await add("owner")
        try await people.setDelegates([dora], of: owner, access: .write)
        let work = CalendarAddress(owner: owner, name: "work")
        _ = try await fixture.service.collections.createCollection(
            at: work,
            properties: CollectionProperties(),
            as: owner
        )
        let source = ObjectAddress(owner: owner, calendar: "calendar", name: "a.ics")
        let target = ObjectAddress(calendar: work, name: "a.ics")
        // The owner's alarms, which a delegate does not see, move too.
        let body = Fixture.body(
            "DTSTART:20251112T090000Z",
            "DURATION:PT1H",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            "DESCRIPTION:x",
            "TRIGGER:-PT5M",
            "END:VALARM"
        )
        _ = try await fixture.service.objects.put(body, at: source, as: owner)
        let seen = try await fixture.service.objects.object(at: source, as: dora)
        #expect(seen.bytes != body)
        await #expect(throws: CalendarError.etagMismatch(current: seen.etag)) {
            _ = try await fixture.service.objects.move(
                from: source,
                to: target,
                ifSource: .matches([ETag(of: body)]),
                as: dora
            )
        }
        _ = try await fixture.service.objects.move(from: source, to: target, ifSource: .matches([seen.etag]), as: dora)
        #expect(try await fixture.service.objects.object(at: target, as: owner).bytes == body)
        #expect(try await fixture.service.objects.object(at: target, as: dora).etag == seen.etag)
        let own = ObjectAddress(owner: dora, calendar: "calendar", name: "a.ics")
        await #expect(throws: CalendarError.self) {
            _ = try await fixture.service.objects.move(from: target, to: own, as: dora)
        }
    }
    /// A UID that stands in an object which the delegate does not see has no name for them.
    @Test func refusedMovesNameNothingHidden() async throws {
        let dora = try await add("dora")
        let owner = try await add("owner")
        try await people.setDelegates([dora], of: owner, access: .write)
        let work = CalendarAddress(owner: owner, name: "work")
        _ = try await fixture.service.collections.createCollection(
            at: work,
            properties: CollectionProperties(),
            as: owner
        )
        let times = ["DTSTART:20251112T090000Z", "DURATION:PT1H"]
        let source = ObjectAddress(owner: owner, calendar: "calendar", name: "a.ics")
        let secret = ObjectAddress(calendar: work, name: "secret.ics")
        _ = try await fixture.service.objects.put(Fixture.body(times[0], times[1]), at: source, as: owner)
        _ = try await fixture.service.objects.put(
            Fixture.body(times[0], times[1], "CLASS:PRIVATE"),
            at: secret,
            as: owner
        )
        for (person, name) in [(dora, nil), (owner, "secret.ics")] {
            await #expect {
                _ = try await fixture.service.objects.move(
                    from: source,
                    to: ObjectAddress(calendar: work, name: "b.ics"),
                    as: person
                )
            } throws: { error in
                guard case .precondition(.noUIDConflict(let existing), _)? = error as? CalendarError else {
                    return false
                }
                return existing == name
            }
        }
    }
}
