import Accounts

/// The rows and columns of the permission matrix, and how each cell is asked.
enum PermissionMatrix {
    enum Role: String, CaseIterable, Sendable {
        case owner
        case writeShare = "write share"
        case readShare = "read share"
        case busyOnly = "busy only"
        case proxyWrite = "proxy, write"
        case proxyRead = "proxy, read"
        case stranger
        case anonymous

        var isShare: Bool { self == .writeShare || self == .readShare || self == .busyOnly }
        var isProxy: Bool { self == .proxyWrite || self == .proxyRead }
        /// Who sends the requests.
        var user: String? { self == .anonymous ? nil : self == .owner ? "ana" : "bruno" }
    }

    enum Place: String, CaseIterable, Sendable {
        case calendar
        case object
        case absentObject = "absent object"
        case mount = "calendar, in the home of whom it is shared with"
        case mountedObject = "object, in the home of whom it is shared with"
        case absentMember = "absent member of the home"
        case absentCalendar = "absent collection in the home"
        case travel
        case inbox
        case outbox
        case notifications
        case file
        case folder
        case home
        case principal
        case proxyGroup = "proxy group, write"
        case principals

        var isOfHome: Bool { ![.principal, .proxyGroup, .principals].contains(self) }
        var isMounted: Bool { self == .mount || self == .mountedObject }
        var isCollection: Bool {
            ![.object, .absentObject, .mountedObject, .absentMember, .file].contains(self)
        }
        /// Whether the server has names like this for itself.
        var isReserved: Bool { [.travel, .inbox, .outbox, .notifications].contains(self) }
    }

    static let methods = [
        "OPTIONS", "GET", "HEAD", "PROPFIND", "REPORT", "PROPPATCH", "PUT", "POST", "ACL", "LOCK", "UNLOCK", "COPY",
        "MOVE", "DELETE", "MKCOL", "MKCALENDAR",
    ]

    static func isReading(_ method: String) -> Bool {
        ["OPTIONS", "GET", "HEAD", "PROPFIND", "REPORT"].contains(method)
    }

    /// Ana's things, as one role sees them.
    struct Scene: Sendable {
        let door: DoorFixture
        let role: Role
        /// The name of Ana's calendar where it is shared.
        let mount: String

        init(_ role: Role) async throws {
            door = try await DoorFixture()
            self.role = role
            for name in ["work", "files"] {
                _ = try await door.send(name == "work" ? "MKCALENDAR" : "MKCOL", DoorFixture.home + name + "/")
            }
            try await door.put("a.ics", Samples.event("a"), in: DoorFixture.home + "work/")
            _ = try await door.send("PUT", DoorFixture.home + "note.txt", ["Content-Type": "text/plain"], body: "x")
            let bruno = try await door.accounts.principal(named: "bruno")
            switch role {
            case .owner, .stranger, .anonymous: break
            case .proxyRead: try await door.accounts.setDelegates([bruno.id], of: door.ana.id, access: .read)
            case .proxyWrite: try await door.accounts.setDelegates([bruno.id], of: door.ana.id, access: .write)
            case .readShare: try await Self.grant(["read"], door)
            case .writeShare: try await Self.grant(["read", "write"], door)
            case .busyOnly: try await Self.grant(["read-free-busy"], door)
            }
            let home = role.isShare ? "/dav/calendars/bruno/" : DoorFixture.home
            mount =
                home + (try await door.shareOfBruno().map { String($0.split(separator: "/")[3]) } ?? "shared-1") + "/"
        }

        private static func grant(_ privileges: [String], _ door: DoorFixture) async throws {
            let entry = SharingSamples.ace(SharingSamples.href("bruno"), grants: privileges)
            _ = try await door.send(
                "ACL",
                DoorFixture.home + "work/",
                ["Content-Type": "application/xml"],
                body: SharingSamples.acl(entry)
            )
        }

        /// `owner` is Ana, or nobody; `isAbsent` names what is not there in its place.
        func path(_ place: Place, of owner: String = "ana", isAbsent: Bool = false) -> String {
            let home = "/dav/calendars/\(owner)/"
            func member(_ name: String) -> String { home + (isAbsent ? "nothing" : name) }
            let mount = isAbsent || owner != "ana" ? home + "shared-77/" : mount
            return switch place {
            case .calendar: member("work") + "/"
            case .object: member("work") + "/a.ics"
            case .absentObject: member("work") + "/absent.ics"
            case .mount: mount
            case .mountedObject: mount + "a.ics"
            case .absentMember: home + "absent.txt"
            case .absentCalendar: home + "absent/"
            case .travel: member("travel") + "/"
            case .inbox: member("inbox") + "/"
            case .outbox: member("outbox") + "/"
            case .notifications: member("notifications") + "/"
            case .file: member("note.txt")
            case .folder: member("files") + "/"
            case .home: home
            case .principal: "/dav/principals/\(owner)/"
            case .proxyGroup: "/dav/principals/\(owner)/calendar-proxy-write/"
            case .principals: "/dav/principals/"
            }
        }

        func ask(_ method: String, _ place: Place, _ path: String) async throws -> DoorAnswer {
            var fields = ["Depth": ["DELETE", "MOVE", "COPY"].contains(method) ? "infinity" : "0"]
            var body = ""
            var path = path
            switch method {
            case "REPORT":
                fields["Depth"] = "1"
                body = Self.query
            case "PROPPATCH" where place == .proxyGroup:
                body = SharingSamples.members(["carla"])
            case "PROPPATCH":
                body = """
                    <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><A:calendar-color xmlns:A="http://apple.com/ns/ical/">#112233\
                    </A:calendar-color></D:prop></D:set></D:propertyupdate>
                    """
            case "PUT":
                fields["Content-Type"] = place == .file || place == .absentMember ? "text/plain" : "text/calendar"
                body = Samples.event(path.hasSuffix("/a.ics") ? "a" : "b", "LOCATION:x")
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
                    <D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>
                    """
            case "UNLOCK": fields["Lock-Token"] = "<urn:uuid:00000000-0000-4000-8000-000000000000>"
            case "COPY", "MOVE": fields["Destination"] = destination(method, place)
            default: break
            }
            return try await door.send(method, path, fields, body: body, as: role.user)
        }

        /// One's own home; for those who act for Ana, and move, hers.
        private func destination(_ method: String, _ place: Place) -> String {
            let home = "/dav/calendars/\(method == "MOVE" && role.isProxy ? "ana" : role.user ?? "ana")/"
            return switch place {
            case .object, .absentObject, .mountedObject: home + "calendar/copy.ics"
            case .file, .absentMember: home + "copy.txt"
            default: home + "copy/"
            }
        }

        private static let query = """
            <C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/></D:prop><C:filter>\
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

extension DoorAnswer {
    /// The status; of a PROPPATCH, that of its properties.
    var outcome: Int {
        guard status == 207, text.contains("<D:propstat>") else { return status }
        let statuses = text.matches(of: /HTTP\/1\.1 (\d{3})/).compactMap { Int($0.1) }
        return statuses.max() ?? status
    }
}
