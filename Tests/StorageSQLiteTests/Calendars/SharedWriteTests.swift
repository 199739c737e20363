import Accounts
import Calendars
import CivilTime
import StorageSQLite
import Testing

/// What others than the owner write into objects, how much of it, and what they learn of what is hidden from them.
@Suite struct SharedWriteTests {
    private static let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT5M", "END:VALARM"]
    private let ana = Fixture.ana
    private let bruno = Fixture.bruno

    private static func event(_ uid: String = "u1", _ lines: [String] = []) -> [UInt8] {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", "UID:\(uid)"]
            + ["DTSTAMP:20251101T000000Z", "DTSTART:20251112T090000Z", "DURATION:PT1H"] + lines
            + ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }

    private func share(_ fixture: Fixture, _ privileges: Privileges) async throws -> CalendarCollection {
        let address = CalendarAddress(owner: ana, name: "calendar")
        try await fixture.service.sharing.setAccess([AccessEntry(.principal(bruno), privileges)], to: address, as: ana)
        return try #require(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).first(where: \.isMounted)
        )
    }

    /// CalendarServer's sharing §5.5.4, §6.12.
    @Test func readersHaveAlarmsOfTheirOwn() async throws {
        let fixture = try await Fixture()
        let share = try await share(fixture, .read)
        let place = ObjectAddress(calendar: share.address, name: "a.ics")
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        let marked = try await fixture.peopleWithMarkedDays().count

        let own = Self.event("u1", ["TRANSP:TRANSPARENT"] + Self.alarm)
        let result = try await fixture.service.objects.put(own, at: place, as: bruno)
        #expect(result.isAsSent && !result.created && !result.madeDaysDirty)
        #expect(try await fixture.service.objects.object(at: place, as: bruno).bytes == own)
        #expect(try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana).bytes == Self.event())
        #expect(try await fixture.peopleWithMarkedDays().count == marked)

        // Clients stamp what they send.
        let text = String(decoding: Self.event("u1", Self.alarm), as: UTF8.self)
            .replacing("DTSTAMP:2025", with: "LAST-MODIFIED:20251112T050000Z\r\nDTSTAMP:2026")
        let stamped = try await fixture.service.objects.put(Array(text.utf8), at: place, as: bruno)
        #expect(!stamped.isAsSent)
        #expect(try await fixture.service.objects.object(at: place, as: bruno).bytes == Self.event("u1", Self.alarm))
        #expect(try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana).bytes == Self.event())

        for body in [Self.event("u1", ["SUMMARY:x"] + Self.alarm), Self.event("u2", Self.alarm)] {
            await #expect(throws: CalendarError.forbidden(privilege: "write-content")) {
                try await fixture.service.objects.put(body, at: place, as: bruno)
            }
        }
        await #expect(throws: CalendarError.etagMismatch(current: ETag(of: Self.event("u1", Self.alarm)))) {
            try await fixture.service.objects.put(own, at: place, if: .matches([ETag(of: own)]), as: bruno)
        }
    }

    /// What a person does not see is refused like what is not there.
    @Test func namesAreNotFoundOutByWriting() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.service.objects.put(Self.event("open"), at: fixture.address("open.ics"), as: ana)
        _ = try await fixture.service.objects.put(
            Self.event("hidden", ["CLASS:PRIVATE"]),
            at: fixture.address("hidden.ics"),
            as: ana
        )
        for (privileges, names) in [
            (Privileges.read, ["hidden.ics", "absent.ics"]), (.readFreeBusy, ["open.ics", "hidden.ics", "absent.ics"]),
        ] {
            let share = try await share(fixture, privileges)
            for name in names {
                for body in [Self.event("hidden", Self.alarm), Self.event("x")] {
                    await #expect(throws: CalendarError.forbidden(privilege: "bind"), "\(name)") {
                        try await fixture.service.objects.put(
                            body,
                            at: ObjectAddress(calendar: share.address, name: name),
                            as: bruno
                        )
                    }
                }
            }
        }
    }

    @Test func whatIsOnesOwnIsLimitedAndCounted() async throws {
        var limits = CalendarLimits.standard
        limits.personalBytes = 2000
        let fixture = try await Fixture(limits: limits)
        let place = ObjectAddress(calendar: try await share(fixture, .read).address, name: "a.ics")
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        func used() async throws -> Int { try await fixture.service.collections.home(of: bruno, as: bruno).usedBytes }

        let many = (0..<50).flatMap { _ in Self.alarm }
        await #expect {
            try await fixture.service.objects.put(Self.event("u1", many), at: place, as: bruno)
        } throws: { error in
            guard case .precondition(.maxResourceSize, _)? = error as? CalendarError else { return false }
            return true
        }
        #expect(try await used() == 0)
        _ = try await fixture.service.objects.put(Self.event("u1", Self.alarm), at: place, as: bruno)
        let one = try await used()
        #expect(one > 80)
        _ = try await fixture.service.objects.put(Self.event("u1", Self.alarm + Self.alarm), at: place, as: bruno)
        #expect(try await used() > one)
        try await fixture.service.collections.setQuota(of: bruno, to: one)
        await #expect {
            try await fixture.service.objects.put(Self.event("u1", Self.alarm + Self.alarm), at: place, as: bruno)
        } throws: { error in
            guard case .precondition(.quotaNotExceeded, _)? = error as? CalendarError else { return false }
            return true
        }
        #expect(try fixture.database.check(readable: { _ in nil }).isSound)
        try await fixture.service.objects.delete(at: fixture.address("a.ics"), as: ana)
        #expect(try await used() == 0)
        #expect(try fixture.database.check(readable: { _ in nil }).isSound)
    }

    @Test func whatOthersLayOverObjectsIsReadInPortions() async throws {
        let fixture = try await Fixture()
        let share = try await share(fixture, .read)
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("120.ics"), as: ana)
        let names = (0..<150).map { "\($0).ics" }
        let first = try await fixture.service.objects.objects(named: names, in: share, as: bruno)
        #expect(first.objects.isEmpty && Array(first.unread) == Array(names[100...]))
        let second = try await fixture.service.objects.objects(named: Array(first.unread), in: share, as: bruno)
        #expect(second.objects.map(\.name) == ["120.ics"] && second.unread.isEmpty)
        let owners = try await fixture.service.objects.objects(named: names, in: share, as: ana)
        #expect(owners.objects.count == 1 && owners.unread.isEmpty)
    }

    @Test(arguments: ["PRIVATE", "CONFIDENTIAL", "X-SECRET"])
    func nobodyHidesWhatIsNotTheirs(_ value: String) async throws {
        let fixture = try await Fixture()
        let share = try await share(fixture, ShareMode.readWrite.privileges)
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        for (name, uid) in [("a.ics", "u1"), ("b.ics", "u2")] {
            await #expect {
                let place = ObjectAddress(calendar: share.address, name: name)
                _ = try await fixture.service.objects.put(Self.event(uid, ["CLASS:\(value)"]), at: place, as: bruno)
            } throws: { error in
                guard case .refused? = error as? CalendarError else { return false }
                return true
            }
        }
        #expect(try await fixture.service.objects.listObjects(in: share, as: ana).map(\.name) == ["a.ics"])
        #expect(try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana).bytes == Self.event())
    }

    /// Of what was hidden from the start nobody learns that it comes, changes or goes.
    @Test func theLogIsSilentAboutWhatWasNeverShown() async throws {
        let fixture = try await Fixture()
        let share = try await share(fixture, .read)
        let hidden = ["CLASS:PRIVATE"]
        func put(_ name: String, _ lines: [String]) async throws {
            _ = try await fixture.service.objects.put(Self.event(name, lines), at: fixture.address(name), as: ana)
        }
        func changes(_ token: SyncToken?, limit: Int = 10, as person: PrincipalID) async throws -> ChangePage {
            try await fixture.service.objects.changes(in: share, since: token, limit: limit, as: person)
        }
        func names(_ page: ChangePage) -> [String] {
            page.changes.map { change in
                if case .removed(let name, _) = change { return "-\(name)" }
                return change.name
            }
        }
        for number in 0..<6 { try await put("\(number)", number % 2 == 0 ? hidden : []) }
        // A first synchronisation in pages tells of nothing hidden.
        var page = try await changes(nil, limit: 2, as: bruno)
        var told = names(page)
        while page.isTruncated {
            page = try await changes(page.token, limit: 2, as: bruno)
            told += names(page)
        }
        #expect(told == ["1", "3", "5"])

        let token = page.token
        try await put("secret", hidden)
        try await put("0", hidden + ["SUMMARY:x"])
        try await fixture.service.objects.delete(at: fixture.address("2"), as: ana)
        #expect(names(try await changes(token, as: bruno)) == [])
        #expect(names(try await changes(token, as: ana)) == ["secret", "0", "-2"])

        // What was shown once is gone.
        try await put("1", hidden)
        try await put("3", hidden)
        try await fixture.service.objects.delete(at: fixture.address("3"), as: ana)
        try await fixture.service.objects.delete(at: fixture.address("5"), as: ana)
        try await put("5", hidden)
        #expect(names(try await changes(token, as: bruno)) == ["-1", "-3", "-5"])
        // And while a first synchronisation goes on.
        let first = try await changes(nil, limit: 1, as: bruno)
        try await put("4", [])
        let shown = try await changes(first.token, limit: 10, as: bruno)
        #expect(names(shown) == ["4"])
        try await put("4", hidden)
        #expect(names(try await changes(shown.token, as: bruno)) == ["-4"])
    }
}
