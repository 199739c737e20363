import Accounts
import Calendars
import CivilTime
import ICalendar
import StorageMemory
import Testing

@Suite struct CalendarServiceTests {
    private let ana = Fixture.ana
    private let bruno = Fixture.bruno

    @Test func aHomeHasACalendarAndTravel() async throws {
        let fixture = try await Fixture()
        let all = try await fixture.service.collections.listCollections(of: ana, as: ana)
        #expect(all.map(\.name) == ["calendar", "travel", "inbox", "outbox"])
        #expect(all.map(\.kind) == [.calendar, .travel, .inbox, .outbox])
        #expect(all[1].properties.components == [.event])
        #expect(try await fixture.service.collections.home(of: ana, as: ana).isPlanned)
    }

    @Test func aStrangerSeesNothing() async throws {
        let fixture = try await Fixture()
        let body = Fixture.body("DTSTART:20251113T090000Z")
        _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: ana)
        let calendar = try await fixture.calendar()
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.object(at: fixture.address("a.ics"), as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.put(body, at: fixture.address("b.ics"), as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.delete(at: fixture.address("a.ics"), as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.listCollections(of: ana, as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.changes(in: calendar, since: nil, limit: 9, as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.deleteCollection(at: calendar.address, as: bruno)
        }
    }

    @Test func refusalsNameTheirCondition() async throws {
        let fixture = try await Fixture(limits: CalendarLimits(objectBytes: 2000))
        func refusal(_ body: [UInt8]) async -> CalendarPrecondition? {
            do {
                _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: ana)
                return nil
            } catch {
                guard case .precondition(let condition, _) = error else { return nil }
                return condition
            }
        }
        #expect(await refusal(Array("BEGIN:VCALENDAR\r\nnonsense".utf8)) == .validCalendarData)
        #expect(await refusal([]) != nil)
        #expect(await refusal(Fixture.body("DTSTART:20251113T090000Z", uid: "")) == .validCalendarObjectResource)
        #expect(await refusal(Fixture.body("SUMMARY:" + String(repeating: "x", count: 3000))) == .maxResourceSize)
        let method = String(decoding: Fixture.body("DTSTART:20251113T090000Z"), as: UTF8.self)
            .replacing("VERSION:2.0", with: "VERSION:2.0\r\nMETHOD:REQUEST")
        #expect(await refusal(Array(method.utf8)) == .validCalendarObjectResource)
        let availability = Fixture.body("DTSTART:20251113T090000Z", component: "VAVAILABILITY")
        #expect(await refusal(availability) == .supportedCalendarComponent)
        #expect(try await fixture.service.objects.listObjects(in: fixture.calendar(), as: ana) == [])
    }

    /// RFC 9110 §13.1.1: what is copied is what the condition was about.
    @Test func aCopyIsOfWhatItsConditionNames() async throws {
        let fixture = try await Fixture()
        let other = CalendarAddress(owner: ana, name: "other")
        _ = try await fixture.service.collections.createCollection(
            at: other,
            properties: CollectionProperties(),
            as: ana
        )
        let old = Fixture.body("DTSTART:20251113T090000Z")
        let new = Fixture.body("DTSTART:20251114T090000Z")
        for body in [old, new] {
            _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: ana)
        }
        let target = ObjectAddress(calendar: other, name: "a.ics")
        await #expect(throws: CalendarError.etagMismatch(current: ETag(of: new))) {
            try await fixture.service.objects.copy(
                from: fixture.address("a.ics"),
                to: target,
                ifSource: .matches([ETag(of: old)]),
                as: ana
            )
        }
        _ = try await fixture.service.objects.copy(
            from: fixture.address("a.ics"),
            to: target,
            ifSource: .matches([ETag(of: new)]),
            as: ana
        )
        #expect(try await fixture.service.objects.object(at: target, as: ana).bytes == new)
    }

    /// What an entry says is not told of other bytes than those that it was found with.
    @Test func bytesAreThoseOfTheEntry() async throws {
        let fixture = try await Fixture()
        let address = FileAddress(owner: ana, path: try #require(FilePath(["notes"])))
        _ = try await fixture.service.files.putFile([1], type: "text/a", at: address, as: ana)
        let entry = try #require(try await fixture.service.files.findEntry(at: address, as: ana))
        #expect(try await fixture.service.files.bytes(of: entry, as: ana) == [1])
        _ = try await fixture.service.files.putFile([2], type: "text/b", at: address, as: ana)
        await #expect(throws: CalendarError.lostRace) { try await fixture.service.files.bytes(of: entry, as: ana) }
    }

    @Test(arguments: ["", ".", "..", "a/b", "a\0b", "a\r\nb", String(repeating: "é", count: 128)])
    func namesThatAreNoSegmentAreRefused(_ name: String) async throws {
        let fixture = try await Fixture()
        await #expect(throws: CalendarError.invalidName) {
            let body = Fixture.body("DTSTART:20251113T090000Z")
            _ = try await fixture.service.objects.put(body, at: fixture.address(name), as: ana)
        }
        await #expect(throws: CalendarError.invalidName) {
            let address = CalendarAddress(owner: ana, name: name)
            _ = try await fixture.service.collections.createCollection(
                at: address,
                properties: CollectionProperties(),
                as: ana
            )
        }
    }

    @Test func aWriteWakesThePlannerAfterItsCommit() async throws {
        let fixture = try await Fixture()
        let soon = Fixture.body("DTSTART:20251113T090000Z", "DTEND:20251113T100000Z")
        _ = try await fixture.service.objects.put(soon, at: fixture.address("a.ics"), as: ana)
        #expect(try await fixture.peopleWithMarkedDays() == [ana])
        let past = Fixture.body("DTSTART:20231113T090000Z", "DTEND:20231113T100000Z", uid: "u2")
        _ = try await fixture.service.objects.put(past, at: fixture.address("b.ics"), as: ana)
        #expect(try await fixture.peopleWithMarkedDays() == [ana])
        try await fixture.service.objects.delete(at: fixture.address("a.ics"), as: ana)
        #expect(try await fixture.peopleWithMarkedDays() == [ana, ana])
        let marks = try await fixture.repository.listDirtyDays(of: ana)
        #expect(marks.map(\.days) == [20_405...20_405])
    }

    @Test func aTransparentCalendarIsNobodysDay() async throws {
        let fixture = try await Fixture()
        let address = CalendarAddress(owner: ana, name: "free")
        let properties = CollectionProperties(transparency: .transparent)
        _ = try await fixture.service.collections.createCollection(at: address, properties: properties, as: ana)
        let body = Fixture.body("DTSTART:20251113T090000Z")
        _ = try await fixture.service.objects.put(body, at: fixture.address("a.ics", in: "free"), as: ana)
        #expect(try await fixture.peopleWithMarkedDays() == [])
        _ = try await fixture.service.collections.updateCollection(
            at: address,
            changes: [.transparency(.opaque)],
            as: ana
        )
        #expect(try await fixture.peopleWithMarkedDays() == [ana])
        #expect(try await fixture.repository.listDirtyDays(of: ana).map(\.days) == [20_404...20_463])
    }

    @Test func copyAndMove() async throws {
        let fixture = try await Fixture()
        let work = CalendarAddress(owner: ana, name: "work")
        _ = try await fixture.service.collections.createCollection(
            at: work,
            properties: CollectionProperties(),
            as: ana
        )
        let body = Fixture.body("DTSTART:20251113T090000Z")
        let first = try await fixture.service.objects.put(body, at: fixture.address("a.ics"), as: ana)
        let copied = try await fixture.service.objects.copy(
            from: fixture.address("a.ics"),
            to: fixture.address("b.ics", in: "work"),
            as: ana
        )
        #expect(copied.etag == first.etag)
        await #expect(throws: CalendarError.etagMismatch(current: first.etag)) {
            try await fixture.service.objects.move(
                from: fixture.address("a.ics"),
                to: fixture.address("b.ics", in: "work"),
                if: .absent,
                as: ana
            )
        }
        let moved = try await fixture.service.objects.move(
            from: fixture.address("a.ics"),
            to: fixture.address("b.ics", in: "work"),
            as: ana
        )
        #expect(moved.id == first.id)
        #expect(!moved.created)
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana)
        }
        await #expect(throws: CalendarError.forbidden(privilege: "bind")) {
            _ = try await fixture.service.objects.copy(
                from: fixture.address("b.ics", in: "work"),
                to: fixture.address("b.ics", in: "work"),
                as: ana
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "bind")) {
            _ = try await fixture.service.objects.move(
                from: fixture.address("b.ics", in: "work"),
                to: fixture.address("b.ics", in: "work"),
                as: ana
            )
        }
    }

    @Test func propertiesHaveLimits() async throws {
        let fixture = try await Fixture(limits: CalendarLimits(deadPropertyBytes: 100, propertyBytes: 100))
        let address = try await fixture.calendar().address
        let long = String(repeating: "x", count: 101)
        let name = DeadPropertyName(namespace: "urn:x", name: "note")
        for change in [CollectionChange.displayName(long), .dead(name, Array(long.utf8))] {
            await #expect(throws: CalendarError.self) {
                _ = try await fixture.service.collections.updateCollection(at: address, changes: [change], as: ana)
            }
        }
    }
}
