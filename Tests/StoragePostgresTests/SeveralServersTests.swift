import Accounts
import Calendars
import CivilTime
import Events
import Planning
import TestSupport
import Testing

@testable import StoragePostgres

extension PostgresTests {
    /// Two servers on one database.
    @Suite struct SeveralServersTests {
        @Test func aHundredWritersToOneCalendarAllSucceed() async throws {
            let fixture = try Fixture(servers: 2, poolSize: 8)
            let services = try await fixture.services()
            let address = CalendarAddress(owner: Fixture.ana, name: "calendar")
            try await withThrowingTaskGroup { group in
                for number in 0..<100 {
                    group.addTask {
                        _ = try await services[number % 2].objects.put(
                            Fixture.event("u\(number)"),
                            at: ObjectAddress(owner: Fixture.ana, calendar: "calendar", name: "\(number).ics"),
                            as: Fixture.ana
                        )
                    }
                }
                try await group.waitForAll()
            }
            let repository = SQLCalendarRepository(fixture.database)
            let calendar = try #require(try await repository.findCollection(at: address))
            let objects = try await repository.listObjects(in: calendar.id, after: nil, limit: 1000)
            #expect(objects.count == 100)
            // Each change has a place of its own in the log of changes, which a client follows.
            #expect(Set(objects.map(\.modseq)).count == 100)
            #expect(objects.map(\.modseq).max() == calendar.modseq)
            let report = try fixture.database.check { _ in nil }
            #expect(report.problems == [])
            #expect(report.objectCount == 100)
        }

        @Test func oneServerAtATimeLeasesThePeople() async throws {
            let fixture = try Fixture(servers: 2)
            let now = Fixture.now
            let services = try await fixture.services()
            for number in 2...20 {
                try await services[0].collections.prepareHome(of: PrincipalID(rawValue: Int64(number)))
            }
            for number in 1...20 {
                try await SQLPlanningRepository(fixture.database)
                    .markDirty(20_404...20_404, of: PrincipalID(rawValue: Int64(number)), now: now)
            }
            let leased = try await withThrowingTaskGroup(of: [Int64].self) { group in
                for worker in 0..<8 {
                    let repository = SQLPlanningRepository(fixture.databases[worker % 2])
                    group.addTask {
                        var people: [Int64] = []
                        while let lease = try await repository.leaseDirtyDays(
                            owner: "worker \(worker)",
                            until: now.adding(seconds: 600),
                            now: now,
                            leavingOut: []
                        ) {
                            people.append(lease.person.rawValue)
                        }
                        return people
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(leased.sorted() == Array(1...20))
        }

        /// Numbers are handed out before the commit, so a later one may be committed first.
        @Test func readersOfTheLogMissNothing() async throws {
            let fixture = try Fixture(servers: 2, poolSize: 8)
            let reader = SQLEventRepository(fixture.database)
            let count = 400
            let writing = Task {
                try await withThrowingTaskGroup { group in
                    for number in 0..<count {
                        let writer = fixture.databases[number % 2]
                        group.addTask {
                            try await writer.write(.statements) { connection in
                                let person = PrincipalID(rawValue: Int64(number + 1))
                                try EventTable.append(.preferencesChanged(person: person), in: connection)
                                if number % 7 == 0 { _ = try Row.fetchOne(connection, sql: "SELECT pg_sleep(0.05)") }
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            var seen: [Int64] = []
            var position: Int64 = 0
            while seen.count < count {
                let page = try await reader.listEvents(after: position, limit: 50)
                for recorded in page.events {
                    guard case .preferencesChanged(let person) = recorded.event else { continue }
                    seen.append(person.rawValue)
                }
                #expect(page.position >= position)
                position = page.position
                try await Task.sleep(for: .milliseconds(1))
            }
            try await writing.value
            #expect(seen.sorted() == (1...Int64(count)).map { $0 })
        }

        @Test func eventsAfterARestoreComeAfterTheLog() async throws {
            let fixture = try Fixture()
            // As a dump from a server that has counted further.
            try fixture.execute("INSERT INTO eventPosition VALUES ('planning', 4000000000000000)")
            let restored = try PostgresDatabase(PostgresSettings(url: fixture.url))
            defer { restored.close() }
            let events = SQLEventRepository(restored)
            try await events.record([.preferencesChanged(person: Fixture.ana)])
            let page = try await events.listEvents(after: 4_000_000_000_000_000, limit: 10)
            #expect(page.events.count == 1)
        }

        @Test func aServerHearsWhatAnotherOneWrote() async throws {
            let fixture = try Fixture(servers: 2)
            let (heard, told) = AsyncStream.makeStream(of: Void.self)
            SQLEventRepository(fixture.databases[1]).onRecord { told.yield() }
            try await SQLEventRepository(fixture.databases[0]).record([.preferencesChanged(person: Fixture.ana)])
            for await _ in heard { break }
        }

        @Test func serversNeverMakeTheSameNumber() throws {
            let fixture = try Fixture(servers: 3)
            #expect(Set(fixture.databases.map { $0.ids.next() % (1 << 21) / (1 << 16) }).count == 3)
            // Within one millisecond, and far beyond what it holds.
            let made = (0..<3).map { node in TimeOrderedIDs(node: ProcessNode(Int64(node))) { 1_762_923_600_000 } }
                .map { ids in (0..<500).map { _ in ids.next() } }
            #expect(Set(made.joined()).count == 1500)
            for numbers in made {
                #expect(numbers == numbers.sorted())
                #expect(numbers.allSatisfy { $0 % TimeOrderedIDs.block == 0 })
            }
        }

        @Test func attemptsAreCountedTogether() async throws {
            let fixture = try Fixture(servers: 2)
            let limits = [AttemptLimiter.Limit(5, perSeconds: 60)]
            let limiters = fixture.databases.map {
                AccountService(repository: SQLAccountRepository($0), clock: $0.clock).limiter
            }
            let passed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<20 {
                    group.addTask { try await limiters[number % 2].refuse("code 1", limits, now: Fixture.now) == nil }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(passed == 5)
            for limiter in limiters {
                #expect(try await limiter.wait("code 1", limits, now: Fixture.now) == 60)
                #expect(try await limiter.wait("code 2", limits, now: Fixture.now) == nil)
            }
        }

        /// A rule over rows that nothing else guards.
        @Test func groupsDoNotContainOneAnother() async throws {
            let fixture = try Fixture(servers: 2)
            let accounts = fixture.databases.map { SQLAccountRepository($0) }
            for round in 0..<10 {
                var groups: [PrincipalID] = []
                for side in ["a", "b"] {
                    let name = try #require(Username("group-\(side)\(round)"))
                    let draft = PrincipalDraft(name: name, kind: .group)
                    groups.append(try await accounts[0].addPrincipal(draft, at: Fixture.now).id)
                }
                let (first, second) = (groups[0], groups[1])
                async let one: Void? = try? accounts[0].addMember(first, to: second, at: Fixture.now)
                async let other: Void? = try? accounts[1].addMember(second, to: first, at: Fixture.now)
                let results = await [one != nil, other != nil]
                #expect(results.count(where: { $0 }) == 1)
            }
        }
    }
}
