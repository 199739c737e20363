import Accounts
import Calendars
import CivilTime
import StorageMemory
import Testing

/// Privileges in calendars of others, and how these stand in a home.
struct SharingTests: SharingSuite {
    let fixture: Fixture

    init() async throws { fixture = try await Fixture() }

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
}
