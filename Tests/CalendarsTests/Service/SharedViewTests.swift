import Accounts
import Calendars
import CivilTime
import StorageMemory
import Testing

/// What others see of an object, and change of it.
struct SharedViewTests: SharingSuite {
    let fixture: Fixture

    init() async throws { fixture = try await Fixture() }

    private static let alarm = [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:owner", "TRIGGER:-PT5M", "END:VALARM",
    ]
    private static let ownAlarm = [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:sharee", "TRIGGER:-PT1H", "END:VALARM",
    ]

    @Test func alarmsAreOnesOwn() async throws {
        try await grant(ShareMode.readWrite.privileges)
        let share = try await share()
        let place = ObjectAddress(calendar: share.address, name: "a.ics")
        let owners = Self.event(alarms: Self.alarm)
        _ = try await fixture.service.objects.put(owners, at: fixture.address("a.ics"), as: ana)

        let plain = try await fixture.service.objects.object(at: place, as: bruno)
        #expect(plain.bytes == Self.event() && plain.etag == ETag(of: plain.bytes))
        let token = try await fixture.calendar().syncToken

        let own = Self.event(alarms: Self.ownAlarm)
        let result = try await fixture.service.objects.put(own, at: place, if: .matches([plain.etag]), as: bruno)
        #expect(result.isAsSent && result.etag == ETag(of: own) && !result.created)
        #expect(try await fixture.service.objects.object(at: place, as: bruno).bytes == own)
        #expect(try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana).bytes == owners)
        // The person's other devices learn of it.
        let collection = try await fixture.service.collections.collection(at: share.address, as: bruno)
        let changes = try await fixture.service.objects.changes(in: collection, since: token, limit: 10, as: bruno)
            .changes
        guard case .changed(let summary)? = changes.first else { throw CalendarError.notFound }
        #expect(summary.etag == ETag(of: own) && summary.size == own.count)

        // A change of what all see keeps both people's alarms.
        let moved = Self.event("u1", ["LOCATION:Room 1"], alarms: Self.ownAlarm)
        _ = try await fixture.service.objects.put(moved, at: place, if: .matches([ETag(of: own)]), as: bruno)
        #expect(
            try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana).bytes
                == Self.event("u1", ["LOCATION:Room 1"], alarms: Self.alarm)
        )
        await #expect(throws: CalendarError.etagMismatch(current: ETag(of: moved))) {
            try await fixture.service.objects.put(own, at: place, if: .matches([ETag(of: own)]), as: bruno)
        }
        await #expect(throws: CalendarError.etagMismatch(current: ETag(of: moved))) {
            try await fixture.service.objects.delete(at: place, if: .matches([ETag(of: own)]), as: bruno)
        }
        try await fixture.service.objects.delete(at: place, if: .matches([ETag(of: moved)]), as: bruno)
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana)
        }
    }

    @Test func whatAShareeMakesHasNoAlarmForTheOwner() async throws {
        try await grant(ShareMode.readWrite.privileges)
        let place = ObjectAddress(calendar: try await share().address, name: "b.ics")
        let sent = Self.event("u2", alarms: Self.ownAlarm)
        let result = try await fixture.service.objects.put(sent, at: place, if: .absent, as: bruno)
        #expect(result.created && result.isAsSent)
        #expect(
            try await fixture.service.objects.object(at: fixture.address("b.ics"), as: ana).bytes == Self.event("u2")
        )
        // Alarms that do not stand at the end come back in another place, so that no tag may be given.
        let odd = Self.event("u3", Self.ownAlarm + ["LOCATION:here"])
        let other = ObjectAddress(calendar: place.calendar, name: "c.ics")
        #expect(try await fixture.service.objects.put(odd, at: other, as: bruno).isAsSent == false)
    }

    @Test(arguments: [("PRIVATE", 0), ("CONFIDENTIAL", 1), ("X-SECRET", 0), ("PUBLIC", 2)])
    func theOwnersClassIsHeeded(_ value: String, _ openness: Int) async throws {
        try await grant(ShareMode.readWrite.privileges)
        let share = try await share()
        _ = try await fixture.service.objects.put(
            Self.event("u1", ["CLASS:\(value)", "LOCATION:Clinic"], alarms: Self.alarm),
            at: fixture.address("a.ics"),
            as: ana
        )
        let place = ObjectAddress(calendar: share.address, name: "a.ics")
        let seen = try? await fixture.service.objects.object(at: place, as: bruno)
        let text = seen.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect((text != nil) == (openness > 0))
        #expect((text?.contains("Tea") ?? false) == (openness == 2))
        #expect((text?.contains("Clinic") ?? false) == (openness == 2))
        #expect(!(text?.contains("VALARM") ?? false))
        #expect((text?.contains("DTSTART:20251112T090000Z") ?? false) == (openness > 0))
        let listed = try await fixture.service.objects.listObjects(in: share, as: bruno)
        #expect(listed.count == min(openness, 1))
        if openness < 2 {
            await #expect(throws: CalendarError.forbidden(privilege: "write-content")) {
                try await fixture.service.objects.put(Self.event(), at: place, as: bruno)
            }
        }
        // As its owner sees it, it is whole.
        let whole = try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana)
        #expect(String(decoding: whole.bytes, as: UTF8.self).contains("Clinic"))
    }

    @Test func listsArePagedOverWhatIsHidden() async throws {
        try await grant(ShareMode.read.privileges)
        for number in 0..<9 {
            let hidden = number % 3 != 2 ? ["CLASS:PRIVATE"] : []
            _ = try await fixture.service.objects.put(
                Self.event("u\(number)", hidden),
                at: fixture.address("\(number).ics"),
                as: ana
            )
        }
        let share = try await share()
        let first = try await fixture.service.objects.listObjects(in: share, limit: 2, as: bruno)
        #expect(first.map(\.name) == ["2.ics", "5.ics"])
        let second = try await fixture.service.objects.listObjects(in: share, after: "5.ics", limit: 2, as: bruno)
        #expect(second.map(\.name) == ["8.ics"])
    }

    /// CalendarServer's sharing §5.5.5.
    @Test func shareesMoveNothingAway() async throws {
        try await grant(ShareMode.readWrite.privileges)
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        let place = ObjectAddress(calendar: try await share().address, name: "a.ics")
        let own = ObjectAddress(owner: bruno, calendar: "calendar", name: "a.ics")
        for (source, target) in [(place, own), (place, ObjectAddress(calendar: place.calendar, name: "b.ics"))] {
            await #expect(
                throws: CalendarError.refused(reason: "objects are not moved out of or into calendars of others")
            ) {
                _ = try await fixture.service.objects.move(from: source, to: target, as: bruno)
            }
        }
        #expect(try await fixture.service.objects.copy(from: place, to: own, as: bruno).created)
        #expect(try await fixture.service.objects.object(at: fixture.address("a.ics"), as: ana).bytes == Self.event())
    }

    @Test func theAddressOfALinkIsTheOwnersAlone() async throws {
        func event(_ description: String) -> [UInt8] { Self.event("u1", ["DESCRIPTION:\(description)"]) }
        func text(as person: PrincipalID) async throws -> String {
            let bytes = try await fixture.service.objects.object(at: fixture.address("a.ics"), as: person).bytes
            return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
        }
        let link = "#link https://h.example/e/AAAAAAAAAAAAAAAAAAAAAA"
        _ = try await fixture.service.objects.put(event("Cake\\n\(link)"), at: fixture.address("a.ics"), as: ana)
        try await grant([.read, .write])
        let seen = try await text(as: bruno)
        #expect(seen.contains("DESCRIPTION:Cake\\n#link\r\n"))
        // Their change keeps it, also where the text is another, until they take the hashtag away.
        let address = fixture.address("a.ics")
        let changed = Array(seen.replacing("Tea", with: "Two").utf8)
        _ = try await fixture.service.objects.put(changed, at: address, as: bruno)
        let kept = try await text(as: ana)
        #expect(kept.contains("SUMMARY:Two") && kept.contains("DESCRIPTION:Cake\\n\(link)\r\n"))
        _ = try await fixture.service.objects.put(event("Pie #link"), at: address, as: bruno)
        #expect(try await text(as: ana).contains("DESCRIPTION:Pie \(link)\r\n"))
        _ = try await fixture.service.objects.put(event("Pie"), at: address, as: bruno)
        #expect(try await !text(as: ana).contains("link"))
    }

    /// The names of hidden objects are hidden from sharees too.
    @Test func refusalsNameNothingThatIsHidden() async throws {
        try await grant(ShareMode.readWrite.privileges)
        _ = try await fixture.service.objects.put(
            Self.event("u1", ["CLASS:PRIVATE"]),
            at: fixture.address("secret.ics"),
            as: ana
        )
        _ = try await fixture.service.objects.put(Self.event("u2"), at: fixture.address("open.ics"), as: ana)
        let place = ObjectAddress(calendar: try await share().address, name: "b.ics")
        for (uid, existing) in [("u1", nil), ("u2", "open.ics")] {
            await #expect {
                _ = try await fixture.service.objects.put(Self.event(uid), at: place, as: bruno)
            } throws: { error in
                guard case .precondition(.noUIDConflict(existing), _)? = error as? CalendarError else { return false }
                return true
            }
        }
    }
}
