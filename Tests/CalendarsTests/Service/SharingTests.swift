import Accounts
import Calendars
import CivilTime
import StorageMemory
import Testing

/// Visibility and privileges in calendars of others.
@Suite struct SharingTests {
    private let fixture: Fixture
    private let ana = Fixture.ana
    private let bruno = Fixture.bruno
    private let calendar = CalendarAddress(owner: Fixture.ana, name: "calendar")

    init() async throws { fixture = try await Fixture() }

    private static let alarm = [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:owner", "TRIGGER:-PT5M", "END:VALARM",
    ]
    private static let ownAlarm = [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:sharee", "TRIGGER:-PT1H", "END:VALARM",
    ]

    private static func event(_ uid: String = "u1", _ lines: [String] = [], alarms: [String] = []) -> [UInt8] {
        let all =
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", "UID:\(uid)",
                "DTSTAMP:20251101T000000Z",
            ]
            + ["DTSTART:20251112T090000Z", "DURATION:PT1H", "SUMMARY:Tea"] + lines + alarms
            + ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }

    private func grant(_ privileges: Privileges, in name: String = "calendar") async throws {
        try await fixture.service.sharing.setAccess(
            [AccessEntry(.principal(bruno), privileges)],
            to: CalendarAddress(owner: ana, name: name),
            as: ana
        )
    }

    private func share() async throws -> CalendarCollection {
        try #require(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).first(where: \.isMounted)
        )
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

    @Test(arguments: [
        ("a #link b", "a #link URL b"), ("#LINK", "#LINK URL"), ("(#link)", "(#link URL)"), ("x#link", "x#link"),
        ("#links", "#links"), ("#link http://o.example/e/BBBBBBBBBBBBBBBBBBBBBB.", "#link URL."),
        ("https://o.example/e/BBBBBBBBBBBBBBBBBBBBBB\n#link", "https://o.example/e/BBBBBBBBBBBBBBBBBBBBBB\n#link URL"),
        ("#link https://o.example/e/short", "#link URL https://o.example/e/short"),
    ])
    func theHashtagForALinkIsAnswered(_ text: String, _ expected: String) {
        let address = "https://[::1]:80/p/e/AAAAAAAAAAAAAAAAAAAAAA"
        let answered = EventLinkTag.answered(text, with: address)
        #expect(answered == expected.replacing("URL", with: address))
        #expect(EventLinkTag.answered(answered, with: address) == answered)
        #expect(EventLinkTag.stands(in: text) == expected.contains("URL"))
        #expect(EventLinkTag.tokens(in: answered) == (expected.contains("URL") ? ["AAAAAAAAAAAAAAAAAAAAAA"] : []))
        #expect(EventLinkTag.answered(EventLinkTag.withoutAddress(answered), with: address) == answered)
        #expect(EventLinkTag.mayStand(in: Array(text.replacing("#l", with: "#\r\n l").utf8)) || !text.contains("#l"))
    }

    /// Each takes hours where the time grows with the square of the length.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["http://", "http", "#", "/e/", " http://h/e/AAAAAAAAAAAAAAAAAAAAAA", "#link ", "\n#link"]
    )
    func longTextsWithHashtagsTakeTimeByTheirLength(_ piece: String) {
        let text = "#link http://h" + String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        let answered = EventLinkTag.answered(text, with: "https://h/e/BBBBBBBBBBBBBBBBBBBBBB")
        #expect(EventLinkTag.tokens(in: answered).allSatisfy { $0.hasPrefix("B") })
        #expect(EventLinkTag.tokens(in: EventLinkTag.withoutAddress(answered)).isEmpty)
    }

    @Test func nothingIsSeenWithoutAGrant() async throws {
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: calendar, as: bruno)
        }
        await #expect(throws: CalendarError.notFound) { try await fixture.service.collections.home(of: ana, as: bruno) }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.sharing.setAccess([], to: calendar, as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(
                at: CalendarAddress(owner: bruno, name: "shared-1"),
                as: bruno
            )
        }
    }

    @Test func aGrantPutsTheCalendarIntoTheHome() async throws {
        let before = try await fixture.service.collections.home(of: bruno, as: bruno).modseq
        try await grant(ShareMode.read.privileges)
        let share = try await share()
        #expect(share.home == bruno && share.owner == ana)
        #expect(share.name == SharedName.of(try await fixture.calendar().id))
        #expect(share.privileges == .read && share.ownPrivileges == [.read, .writeProperties])
        #expect(share.properties.transparency == .transparent)
        #expect(try await fixture.service.collections.home(of: bruno, as: bruno).modseq > before)
        #expect(try await fixture.calendar().isShared)

        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        for address in [calendar, share.address] {
            let collection = try await fixture.service.collections.collection(at: address, as: bruno)
            let found = try await fixture.service.objects.objects(named: ["a.ics"], in: collection, as: bruno)
            #expect(found.objects.map(\.name) == ["a.ics"] && found.unread.isEmpty)
            let listed = try await fixture.service.objects.listObjects(in: collection, as: bruno)
            #expect(listed.map(\.name) == ["a.ics"])
        }
        await #expect(throws: CalendarError.forbidden(privilege: "bind")) {
            try await fixture.service.objects.put(
                Self.event("u2"),
                at: ObjectAddress(calendar: share.address, name: "b.ics"),
                as: bruno
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "write-content")) {
            try await fixture.service.objects.put(
                Self.event("u1", ["LOCATION:x"]),
                at: ObjectAddress(calendar: calendar, name: "a.ics"),
                as: bruno
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "unbind")) {
            try await fixture.service.objects.delete(
                at: ObjectAddress(calendar: share.address, name: "a.ics"),
                as: bruno
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "write-acl")) {
            try await fixture.service.sharing.setAccess([], to: share.address, as: bruno)
        }
        await #expect(throws: CalendarError.forbidden(privilege: "read-acl")) {
            try await fixture.service.sharing.access(to: share, as: bruno)
        }

        try await grant([])
        #expect(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).allSatisfy { !$0.isMounted }
        )
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: calendar, as: bruno)
        }
    }

    @Test func theWriterOfTheOwnerIsSeenInTheHomeOfTheSharee() async throws {
        try await grant(ShareMode.read.privileges)
        let before = try await fixture.service.collections.home(of: bruno, as: bruno).modseq
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        #expect(try await fixture.service.collections.home(of: bruno, as: bruno).modseq > before)
    }

    @Test func propertiesOfAShareAreOnesOwn() async throws {
        try await grant(ShareMode.read.privileges)
        let share = try await share()
        let note = DeadPropertyName(namespace: "urn:x", name: "note")
        _ = try await fixture.service.collections.updateCollection(
            at: share.address,
            changes: [.displayName("Hers"), .color("#000000"), .order(7), .dead(note, [1])],
            as: bruno
        )
        let seen = try await fixture.service.collections.collection(at: share.address, as: bruno).properties
        #expect(seen.displayName == "Hers" && seen.color == "#000000" && seen.order == 7 && seen.dead == [note: [1]])
        let owners = try await fixture.calendar().properties
        #expect(owners.displayName == "Calendar" && owners.order == 1 && owners.dead.isEmpty)
        await #expect(throws: CalendarError.forbidden(privilege: "write-properties")) {
            _ = try await fixture.service.collections.updateCollection(
                at: calendar,
                changes: [.displayName("x")],
                as: bruno
            )
        }
    }

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

    @Test func whoUnsubscribesKeepsTheRight() async throws {
        try await grant(ShareMode.read.privileges)
        let share = try await share()
        try await fixture.service.collections.deleteCollection(at: share.address, as: bruno)
        #expect(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).allSatisfy { !$0.isMounted }
        )
        #expect(try await fixture.service.collections.collection(at: calendar, as: bruno).privileges == .read)
        #expect(try await fixture.service.collections.collection(at: calendar, as: ana).id == share.id)
        await #expect(throws: CalendarError.forbidden(privilege: "unbind")) {
            try await fixture.service.collections.deleteCollection(at: calendar, as: bruno)
        }
    }

    @Test func busyOnlyReadsNoObjects() async throws {
        try await grant(ShareMode.busyOnly.privileges)
        _ = try await fixture.service.objects.put(Self.event(), at: fixture.address("a.ics"), as: ana)
        let share = try await share()
        await #expect(throws: CalendarError.forbidden(privilege: "read")) {
            try await fixture.service.objects.object(
                at: ObjectAddress(calendar: share.address, name: "a.ics"),
                as: bruno
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "read")) {
            try await fixture.service.objects.object(
                at: ObjectAddress(calendar: share.address, name: "absent.ics"),
                as: bruno
            )
        }
        await #expect(throws: CalendarError.forbidden(privilege: "read")) {
            try await fixture.service.objects.listObjects(in: share, as: bruno)
        }
    }

    @Test func denialsCountMoreThanGrants() async throws {
        try await fixture.service.sharing.setAccess(
            [
                AccessEntry(.principal(bruno), isDeny: true, .write),
                AccessEntry(.authenticated, [.read, .write]),
            ],
            to: calendar,
            as: ana
        )
        #expect(try await fixture.service.collections.collection(at: calendar, as: bruno).privileges == .read)
        // A calendar visible to everybody appears in nobody's home.
        #expect(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).allSatisfy { !$0.isMounted }
        )
    }

    @Test func invitationsAreAnswered() async throws {
        let id = try await fixture.calendar().id
        let invitation = Invitation(
            collection: id,
            person: bruno,
            uid: "i1",
            privileges: ShareMode.readWrite.privileges,
            status: .noResponse,
            summary: "Ours"
        )
        let message = Notification(to: bruno, .invitation, uid: "i1", bytes: Array("<x/>".utf8))
        try await fixture.service.sharing.share(
            calendar,
            inviting: [invitation],
            insteadOf: [],
            removing: [],
            notifying: [message],
            as: ana
        )
        #expect(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).allSatisfy { !$0.isMounted }
        )
        let received = ObjectAddress(owner: bruno, calendar: "notifications", name: "invite-i1.xml")
        #expect(try await fixture.service.objects.object(at: received, as: bruno).bytes == message.bytes)
        await #expect(throws: CalendarError.notFound) {
            _ = try await fixture.service.sharing.invitation(uid: "i1", as: ana)
        }

        let found = try await fixture.service.sharing.invitation(uid: "i1", as: bruno)
        #expect(found.invitation == invitation && found.calendar == calendar)
        let place = try await fixture.service.sharing.answer(found.invitation, .accepted, notifying: [])
        let share = try await share()
        #expect(place == share.address)
        #expect(share.privileges == ShareMode.readWrite.privileges)
        #expect(
            try await fixture.service.sharing.invitations(to: try await fixture.calendar()).map(\.status) == [.accepted]
        )

        // Removing a shared calendar from the home declines it; it may be accepted again.
        try await fixture.service.collections.deleteCollection(at: share.address, as: bruno)
        #expect(
            try await fixture.service.sharing.invitations(to: try await fixture.calendar()).map(\.status) == [.declined]
        )
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: calendar, as: bruno)
        }
        #expect(try await fixture.service.sharing.answer(found.invitation, .accepted, notifying: []) == share.address)
        #expect(try await self.share().id == id)

        try await fixture.service.sharing.share(
            calendar,
            inviting: [],
            insteadOf: try await fixture.service.sharing.invitations(to: try await fixture.calendar()),
            removing: [bruno],
            notifying: [],
            as: ana
        )
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: calendar, as: bruno)
        }
        #expect(try await fixture.calendar().isShared == false)
    }

    @Test func notificationsAreTheServers() async throws {
        let place = ObjectAddress(owner: bruno, calendar: "notifications", name: "invite-x.xml")
        #expect(try await fixture.service.collections.collection(at: place.calendar, as: bruno).kind == .notifications)
        await #expect(throws: CalendarError.forbidden(privilege: "write-content")) {
            try await fixture.service.objects.put(Self.event(), at: place, as: bruno)
        }
        await #expect(throws: CalendarError.forbidden(privilege: "unbind")) {
            try await fixture.service.collections.deleteCollection(at: place.calendar, as: bruno)
        }
        await #expect(throws: CalendarError.notFound) {
            try await fixture.service.collections.collection(at: place.calendar, as: ana)
        }
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

    @Test func whoMayWriteMayLock() async throws {
        func lock(_ token: String) async throws {
            let draft = LockDraft(token: token, home: ana, path: ["calendar", "a.ics"])
            _ = try await fixture.service.locks.lock(draft, as: bruno)
        }
        await #expect(throws: CalendarError.notFound) { try await lock("urn:x:1") }
        try await grant(.read)
        await #expect(throws: CalendarError.forbidden(privilege: "write-content")) { try await lock("urn:x:2") }
        try await grant(ShareMode.readWrite.privileges)
        try await lock("urn:x:3")
        #expect(try await fixture.service.locks.homeGuard(of: ana, name: nil).locks.map(\.holder) == [bruno])
    }
}
