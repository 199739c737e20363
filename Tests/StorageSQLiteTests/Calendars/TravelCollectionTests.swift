import Accounts
import Calendars
import CivilTime
import Foundation
import GRDB
import ICalendar
import StorageSQLite
import Testing

@Suite struct TravelCollectionTests {
    private let ana = Fixture.ana
    private let block = Fixture.body("DTSTART:20251113T080000Z", "DTEND:20251113T083000Z", uid: "tv-1")

    /// A service whose Travel calendar holds a block that the server has published.
    private func fixtureWithBlock() async throws -> Fixture {
        let fixture = try await Fixture()
        _ = try await fixture.service.objects.put(block, at: fixture.address("tv-1.ics", in: "travel"), as: ana)
        let travel = try await fixture.calendar("travel")
        try await fixture.database.write { [block] connection in
            try connection.execute(
                sql: "INSERT INTO publishedItem (collectionId, uid, name, bytes, publishedAt) VALUES (?, ?, ?, ?, 0)",
                arguments: [travel.id.rawValue, "tv-1", "tv-1.ics", Data(block)]
            )
        }
        return fixture
    }

    @Test func aBlockMayBeMovedInTime() async throws {
        let fixture = try await fixtureWithBlock()
        let moved = Fixture.body("DTSTART:20251113T075000Z", "DTEND:20251113T083000Z", "COLOR:red", uid: "tv-1")
        let result = try await fixture.service.objects.put(
            moved,
            at: fixture.address("tv-1.ics", in: "travel"),
            as: ana
        )
        #expect(result.etag == ETag(of: moved))
        #expect(result.madeDaysDirty)
    }

    @Test(arguments: ["RRULE:FREQ=DAILY", "ORGANIZER:mailto:a@example.com", "ATTENDEE:mailto:b@example.com"])
    func aBlockIsNoSeriesAndNoMeeting(_ line: String) async throws {
        let fixture = try await fixtureWithBlock()
        let changed = Fixture.body("DTSTART:20251113T080000Z", "DTEND:20251113T083000Z", line, uid: "tv-1")
        let property = String(line.prefix { $0.isLetter })
        await #expect {
            _ = try await fixture.service.objects.put(changed, at: fixture.address("tv-1.ics", in: "travel"), as: ana)
        } throws: { error in
            guard case .precondition(.travelItemProtected(property), _) = error as? CalendarError else { return false }
            return true
        }
    }

    @Test func aBlockKeepsItsUID() async throws {
        let fixture = try await fixtureWithBlock()
        let other = Fixture.body("DTSTART:20251113T080000Z", uid: "other")
        await #expect(throws: CalendarError.self) {
            _ = try await fixture.service.objects.put(other, at: fixture.address("tv-1.ics", in: "travel"), as: ana)
        }
    }

    @Test func aBlockMayBeDeletedAndPutBack() async throws {
        let fixture = try await fixtureWithBlock()
        try await fixture.service.objects.delete(at: fixture.address("tv-1.ics", in: "travel"), as: ana)
        let travel = try await fixture.calendar("travel")
        let published = try await fixture.repository.findPublishedItem(named: "tv-1.ics", uid: nil, in: travel.id)
        #expect(published?.bytes == block)
        let back = try await fixture.service.objects.put(block, at: fixture.address("again.ics", in: "travel"), as: ana)
        #expect(back.created)
    }

    @Test func foreignEventsAreStoredAndPlanned() async throws {
        let fixture = try await fixtureWithBlock()
        let own = Fixture.body("DTSTART:20251114T080000Z", "RRULE:FREQ=DAILY;COUNT=2", uid: "own")
        let result = try await fixture.service.objects.put(own, at: fixture.address("own.ics", in: "travel"), as: ana)
        #expect(result.madeDaysDirty)
        let todo = Fixture.body("SUMMARY:x", component: "VTODO", uid: "todo")
        await #expect(throws: CalendarError.self) {
            _ = try await fixture.service.objects.put(todo, at: fixture.address("todo.ics", in: "travel"), as: ana)
        }
    }

    @Test func deletingAndMakingTravelSwitchesPlanning() async throws {
        let fixture = try await fixtureWithBlock()
        let address = CalendarAddress(owner: ana, name: "travel")
        try await fixture.service.collections.deleteCollection(at: address, as: ana)
        #expect(try await !fixture.service.collections.home(of: ana, as: ana).isPlanned)
        #expect(try await fixture.repository.listDirtyDays(of: ana) == [])

        let properties = CollectionProperties(displayName: "Trips", components: [.event, .toDo])
        let made = try await fixture.service.collections.createCollection(at: address, properties: properties, as: ana)
        #expect(made.kind == .travel)
        #expect(made.properties.components == [.event])
        #expect(try await fixture.service.collections.home(of: ana, as: ana).isPlanned)
        #expect(try await fixture.repository.listDirtyDays(of: ana).map(\.days) == [20_404...20_463])
    }

    @Test func travelStaysBusy() async throws {
        let fixture = try await Fixture()
        await #expect(throws: CalendarError.self) {
            _ = try await fixture.service.collections.updateCollection(
                at: CalendarAddress(owner: ana, name: "travel"),
                changes: [.transparency(.transparent)],
                as: ana
            )
        }
    }
}
