import Accounts
import Calendars
import CivilTime
import Testing

extension PermissionMatrix {
    /// Ana's things, as one role sees them.
    struct Scene: Sendable {
        let door: DoorFixture
        let role: Role
        /// Ana's calendar where it is shared; with nobody, where it would be.
        let mount: String
        /// The names of what the server names.
        let attachment: String
        let message: String
        let notification: String

        init(_ role: Role) async throws {
            door = try await DoorFixture()
            self.role = role
            let work = DoorFixture.home + "work/"
            _ = try await door.send("MKCALENDAR", work)
            _ = try await door.send("MKCOL", DoorFixture.home + "files/")
            try await door.put("a.ics", Samples.event("a"), in: work)
            for name in ["note.txt", "files/note.txt"] {
                _ = try await door.send("PUT", DoorFixture.home + name, ["Content-Type": "text/plain"], body: "x")
            }
            try await door.put("with.ics", Samples.event("with"), in: work)
            let text = ["Content-Type": "text/plain"]
            let attached = try await door.send("POST", work + "with.ics?action=attachment-add", text, body: "x")
            attachment = try #require(attached.field("Cal-Managed-ID"))
            (message, notification) = try await Self.lettersOfCarla(door)
            try await Self.admit(role, door)
            let shared = try await door.calendars.collections.collection(
                at: CalendarAddress(owner: door.ana.id, name: "work"),
                as: door.ana.id
            )
            let home = role == .owner || role.isProxy ? DoorFixture.home : "/dav/calendars/bruno/"
            mount = home + SharedName.of(shared.id) + "/"
            if role.isShare { #expect(try await door.shareOfBruno() == mount) }
        }

        /// Carla asks Ana to a meeting, and to read her calendar.
        private static func lettersOfCarla(_ door: DoorFixture) async throws -> (message: String, notification: String)
        {
            let home = "/dav/calendars/carla/calendar/"
            let meeting = Meeting.event(organizer: "ORGANIZER:mailto:carla@example.org", attendees: ["carla"])
            #expect(try await door.send("PUT", home + "m.ics", body: meeting, as: "carla").status == 201)
            let share = SharingSamples.share(SharingSamples.set("mailto:ana@example.org", "read"))
            #expect(try await door.post(home, share, as: "carla").status == 200)
            func name(in collection: String) async throws -> String {
                let list = try await door.propfind(DoorFixture.home + collection + "/", "getetag", depth: "1").text
                let found = list.firstMatch(of: /<D:href>\/dav\/calendars\/ana\/[a-z]+\/([^<\/]+)<\/D:href>/)
                return String(try #require(found?.1))
            }
            return (try await name(in: "inbox"), try await name(in: "notifications"))
        }

        private static func admit(_ role: Role, _ door: DoorFixture) async throws {
            let bruno = try await door.accounts.principal(named: "bruno")
            switch role {
            case .owner, .stranger, .anonymous: break
            case .proxyRead: try await door.accounts.setDelegates([bruno.id], of: door.ana.id, access: .read)
            case .proxyWrite: try await door.accounts.setDelegates([bruno.id], of: door.ana.id, access: .write)
            case .readShare: try await grant(["read"], door)
            case .writeShare: try await grant(["read", "write"], door)
            case .busyOnly: try await grant(["read-free-busy"], door)
            case .invitedWrite: try await invite("read-write", "accepted", door)
            case .invitedRead: try await invite("read", "accepted", door)
            case .unanswered: try await invite("read-write", nil, door)
            case .declined: try await invite("read-write", "declined", door)
            }
        }

        private static func grant(_ privileges: [String], _ door: DoorFixture) async throws {
            let entry = SharingSamples.ace(SharingSamples.href("bruno"), grants: privileges)
            let list = SharingSamples.acl(entry)
            #expect(try await door.send("ACL", DoorFixture.home + "work/", body: list).status == 200)
        }

        private static func invite(_ access: String, _ answer: String?, _ door: DoorFixture) async throws {
            let uid = try await door.inviteBruno(access, to: DoorFixture.home + "work/")
            guard let answer else { return }
            #expect(try await door.answer(uid, answer).status == 200)
        }

        /// `owner` is Ana, or nobody; `isAbsent` names what is not there in its place.
        func path(_ place: Place, of owner: String = "ana", isAbsent: Bool = false) -> String {
            let home = "/dav/calendars/\(owner)/"
            func member(_ name: String) -> String { home + (isAbsent ? "nothing" : name) }
            var mount = mount
            if owner != "ana" { mount = home + "shared-77/" }
            if isAbsent { mount.replace(/shared-\d+/, with: "shared-77") }
            return switch place {
            case .calendar: member("work") + "/"
            case .object: member("work") + "/a.ics"
            case .absentObject: member("work") + "/absent.ics"
            case .attachment: "/dav/attachments/" + (isAbsent ? String(repeating: "0", count: 32) : attachment)
            case .mount: mount
            case .mountedObject: mount + "a.ics"
            case .absentMember: home + "absent.txt"
            case .absentCalendar: home + "absent/"
            case .travel: member("travel") + "/"
            case .inbox: member("inbox") + "/"
            case .inboxMessage: member("inbox") + "/" + message
            case .outbox: member("outbox") + "/"
            case .notifications: member("notifications") + "/"
            case .notification: member("notifications") + "/" + notification
            case .file: member("note.txt")
            case .folder: member("files") + "/"
            case .fileInFolder: member("files") + "/note.txt"
            case .home: home
            case .principal: "/dav/principals/\(owner)/"
            case .proxyGroup: "/dav/principals/\(owner)/calendar-proxy-write/"
            case .group: "/dav/principals/team/"
            case .room: "/dav/principals/sala/"
            case .principals: "/dav/principals/"
            case .homes: "/dav/calendars/"
            case .root: "/"
            case .timeZone: "/dav/timezones/zones/Europe%2FRome"
            }
        }

        func ask(_ row: String, _ place: Place, _ path: String) async throws -> DoorAnswer {
            guard row == PermissionMatrix.unlock || row == PermissionMatrix.unlockOwn else {
                return try await send(row, place, path)
            }
            let lock = try await lock(at: place, isOwn: row == PermissionMatrix.unlockOwn)
            try await door.repository.addLock(lock, at: Self.now, atMost: 10)
            let answer = try await door.send("UNLOCK", path, ["Lock-Token": "<\(lock.token)>"], as: role.user)
            let isGone = try await door.repository.findGuard(of: lock.home, name: nil, at: Self.now)?.locks == []
            #expect(isGone == (answer.status == 204), "\(row), \(place.rawValue), \(role.rawValue)")
            if !isGone { try await door.repository.removeLock(lock.token, of: lock.home) }
            return answer
        }

        private static let now = Instant(secondsSince1970: 1_762_923_600)

        /// On what stands there; where nothing can be locked, on something else.
        private func lock(at place: Place, isOwn: Bool) async throws -> HomeLock {
            let isThere = place.isOfHome && ![.absentObject, .absentMember, .absentCalendar].contains(place)
            var segments = isThere ? path(place).split(separator: "/").dropFirst(3).map(String.init) : ["note.txt"]
            if place.isMounted { segments[0] = "work" }
            let holder = isOwn ? role.user ?? "bruno" : role == .owner ? "carla" : "ana"
            return HomeLock(
                token: "urn:uuid:00000000-0000-4000-8000-000000000000",
                home: door.ana.id,
                path: segments,
                isCollection: isThere && place.isCollection,
                isDeep: false,
                isExclusive: true,
                holder: try await door.principal(holder).id,
                ownerElement: nil,
                timeoutSeconds: 1800,
                expiresAt: Self.now.adding(seconds: 1800)
            )
        }

        private func send(_ row: String, _ place: Place, _ path: String) async throws -> DoorAnswer {
            let method = String(row.prefix { $0 != "," })
            var fields = ["Depth": ["DELETE", "MOVE", "COPY"].contains(method) ? "infinity" : "0"]
            var body = ""
            var path = path
            switch row {
            case "REPORT":
                fields["Depth"] = "1"
                body = Self.query
            case "PROPPATCH" where place == .proxyGroup:
                body = SharingSamples.members(["carla"])
            case "PROPPATCH":
                body = """
                    <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><A:calendar-color \
                    xmlns:A="http://apple.com/ns/ical/">#112233\
                    </A:calendar-color></D:prop></D:set></D:propertyupdate>
                    """
            case "PUT":
                fields["Content-Type"] = place.isPlain ? "text/plain" : "text/calendar"
                body = Samples.event(path.hasSuffix("/a.ics") ? "a" : "b", "LOCATION:x")
            case PermissionMatrix.newMember:
                fields["Content-Type"] = place == .folder ? "text/plain" : "text/calendar"
                body = Samples.event("b")
            case "POST" where place == .outbox:
                fields["Content-Type"] = "text/calendar"
                body = Self.question
            case "POST" where !place.isCollection:
                fields["Content-Type"] = "text/plain"
                path += "?action=attachment-add"
                body = "x"
            case "POST":
                fields["Content-Type"] = "application/xml"
                body = SharingSamples.share(SharingSamples.set("mailto:carla@example.org", "read"))
            case "ACL": body = SharingSamples.acl(SharingSamples.ace("<D:authenticated/>", grant: "read"))
            case "LOCK":
                body = """
                    <D:lockinfo \
                    xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype>\
                    <D:write/></D:locktype></D:lockinfo>
                    """
            case "COPY", "MOVE": fields["Destination"] = destination(method, place)
            default: break
            }
            return try await door.send(method, path, fields, body: body, as: role.user)
        }

        /// One's own home; for those who act for Ana, and move, hers.
        private func destination(_ method: String, _ place: Place) -> String {
            let home = "/dav/calendars/\(method == "MOVE" && role.isProxy ? "ana" : role.user ?? "ana")/"
            return switch place {
            case .object, .absentObject, .mountedObject, .inboxMessage: home + "calendar/copy.ics"
            case _ where !place.isCollection: home + "copy.txt"
            default: home + "copy/"
            }
        }

        private static let query = """
            <C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" \
            xmlns:D="DAV:"><D:prop><D:getetag/></D:prop><C:filter>\
            <C:comp-filter name="VCALENDAR"/></C:filter></C:calendar-query>
            """

        private static let question = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
            "DTSTAMP:20251112T050000Z", "DTSTART:20251113T000000Z", "DTEND:20251114T000000Z",
            "ORGANIZER:mailto:ana@example.org", "ATTENDEE:mailto:carla@example.org", "END:VFREEBUSY", "END:VCALENDAR",
            "",
        ]
        .joined(separator: "\r\n")
    }
}
