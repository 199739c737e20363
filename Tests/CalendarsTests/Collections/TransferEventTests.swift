import Calendars
import Events
import Testing

/// COPY and MOVE of a calendar over another one tell of both.
@Suite struct TransferEventTests {
    private static func made(_ name: String, in fixture: Fixture, isPlanned: Bool = true) async throws -> Int64 {
        let made = try await fixture.service.collections.createCollection(
            at: CalendarAddress(owner: Fixture.ana, name: name),
            properties: CollectionProperties(transparency: isPlanned ? .opaque : .transparent),
            as: Fixture.ana
        )
        return made.id.rawValue
    }

    private static func transfer(_ isMove: Bool, in fixture: Fixture) async throws -> [DomainEvent] {
        let source = CalendarAddress(owner: Fixture.ana, name: "source")
        let target = CalendarAddress(owner: Fixture.ana, name: "target")
        let before = try await fixture.events().count
        let collections = fixture.service.collections
        if isMove {
            _ = try await collections.moveCollection(from: source, to: target, overwrites: true, as: Fixture.ana)
        } else {
            _ = try await collections.copyCollection(
                from: source,
                to: target,
                overwrites: true,
                isShallow: false,
                as: Fixture.ana
            )
        }
        return try await Array(fixture.events().dropFirst(before))
    }

    @Test(arguments: [true, false])
    func whatIsOverwrittenIsTold(isMove: Bool) async throws {
        let fixture = try await Fixture()
        let source = try await Self.made("source", in: fixture)
        let target = try await Self.made("target", in: fixture)
        let events = try await Self.transfer(isMove, in: fixture)
        #expect(events.first == .collectionChanged(owner: Fixture.ana, collection: target, marksDays: true))
        #expect(events.count == 2)
        if isMove {
            #expect(events.last == .collectionChanged(owner: Fixture.ana, collection: source, marksDays: true))
        }
    }

    /// The days of a planned calendar that gives way are planned again, also where what takes its place is not planned.
    @Test func daysOfWhatIsOverwrittenAreMarked() async throws {
        let fixture = try await Fixture()
        let source = try await Self.made("source", in: fixture, isPlanned: false)
        let target = try await Self.made("target", in: fixture)
        let events = try await Self.transfer(true, in: fixture)
        #expect(
            events == [
                .collectionChanged(owner: Fixture.ana, collection: target, marksDays: true),
                .collectionChanged(owner: Fixture.ana, collection: source, marksDays: false),
            ]
        )
    }
}
