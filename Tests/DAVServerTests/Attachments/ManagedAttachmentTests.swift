import Accounts
import Calendars
import StorageMemory
import Testing

/// Managed attachments (RFC 8607), at the door.
@Suite struct ManagedAttachmentTests {
    private static let path = DoorFixture.calendar + "a.ics"
    private static let agenda = "<html><body>Agenda</body></html>"

    private func post(
        _ door: DoorFixture,
        _ query: String,
        _ body: String = agenda,
        _ fields: [String: String] = [:],
        to path: String = path,
        as user: String = "ana"
    ) async throws -> DoorAnswer {
        let all = ["Content-Type": "text/html; charset=utf-8"].merging(fields) { $1 }
        return try await door.send("POST", "\(path)?action=\(query)", all, body: body, as: user)
    }

    private func lines(_ door: DoorFixture, _ path: String = path, as user: String = "ana") async throws -> [String] {
        try await door.send("GET", path, as: user).text.replacing("\r\n ", with: "").split(separator: "\r\n")
            .map(String.init).filter { $0.hasPrefix("ATTACH") }
    }

    private func address(_ line: String) throws -> String {
        let match = try #require(line.firstMatch(of: /:https?:\/\/[^\/]*(\/dav\/attachments\/[0-9a-f]{32})$/))
        return String(match.1)
    }

    private func used(_ door: DoorFixture) async throws -> Int {
        try await door.calendars.home(of: door.ana.id, as: door.ana.id).usedBytes
    }

    private func attached(_ door: DoorFixture, _ event: String = Samples.event("a")) async throws -> (String, String) {
        #expect(try await door.put("a.ics", event).status == 201)
        let answer = try await post(
            door,
            "attachment-add",
            Self.agenda,
            ["Content-Disposition": "attachment;filename=agenda.html"]
        )
        #expect(answer.status == 201)
        let id = try #require(answer.field("Cal-Managed-ID"))
        return (id, "/dav/attachments/\(id)")
    }

    /// CLASS hides an event from others, not from its owner.
    @Test(arguments: ["PRIVATE", "CONFIDENTIAL"])
    func ownersAttachToWhatIsPrivate(_ openness: String) async throws {
        let door = try await DoorFixture()
        let (_, file) = try await attached(door, Samples.event("a", "CLASS:\(openness)"))
        #expect(try await door.send("GET", file).status == 200)
        #expect(try await lines(door).contains { $0.hasSuffix(file) })
    }

    @Test func isAddedReadAndCounted() async throws {
        let door = try await DoorFixture()
        let (id, place) = try await attached(door)
        let line = try #require(try await lines(door).first)
        #expect(
            line.hasPrefix(
                "ATTACH;MANAGED-ID=\(id);FMTTYPE=text/html;SIZE=\(Self.agenda.utf8.count);FILENAME=agenda.html:http://"
            )
        )
        #expect(try address(line) == place)
        let got = try await door.send("GET", place)
        #expect(got.status == 200 && got.text == Self.agenda)
        #expect(got.field("Content-Type") == "text/html; charset=utf-8")
        #expect(got.field("Content-Disposition") == "attachment; filename=\"agenda.html\"")
        #expect(got.field("X-Content-Type-Options") == "nosniff")
        #expect(got.field("Content-Security-Policy") == "sandbox; default-src 'none'")
        #expect(got.field("Cache-Control") == "private, no-cache")
        let tag = try #require(got.field("ETag"))
        #expect(try await door.send("GET", place, ["If-None-Match": tag]).status == 304)
        #expect(try await door.send("HEAD", place).field("Content-Length") == "\(Self.agenda.utf8.count)")
        // Nobody else, and in no other way.
        #expect(try await door.send("GET", place, as: nil).status == 401)
        #expect(try await door.send("GET", place, as: "bruno").status == 404)
        #expect(try await door.send("GET", place + "0", as: "ana").status == 404)
        for method in ["PUT", "DELETE", "POST", "PROPFIND", "MOVE"] {
            let answer = try await door.send(method, place, body: "x")
            #expect(answer.status == 405 && answer.field("Allow") == "OPTIONS, GET, HEAD", "\(method)")
        }
        let size = try await door.send("GET", Self.path).body.count
        #expect(try await used(door) == size + Self.agenda.utf8.count)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
        // A PUT without the attachment removes it (§3.9).
        #expect(try await door.put("a.ics", Samples.event("a")).status == 204)
        #expect(try await door.send("GET", place).status == 404)
        #expect(try await used(door) == Samples.event("a").utf8.count)
    }

    @Test func isUpdatedAndRemoved() async throws {
        let door = try await DoorFixture()
        let (id, place) = try await attached(door)
        let fields = [
            "Prefer": "return=representation",
            "Content-Disposition": "attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.txt",
        ]
        let updated = try await post(door, "attachment-update&managed-id=\(id)", "new", fields)
        #expect(updated.status == 200)
        #expect(updated.field("Preference-Applied") == "return=representation")
        #expect(updated.field("Content-Location") == Self.path)
        #expect(updated.text == (try await door.send("GET", Self.path)).text)
        #expect(updated.field("ETag") == (try await door.send("GET", Self.path)).field("ETag"))
        let next = try #require(updated.field("Cal-Managed-ID"))
        #expect(next != id)
        #expect(
            try await lines(door).first?.contains("MANAGED-ID=\(next);FMTTYPE=text/html;SIZE=3;FILENAME=résumé.txt:")
                == true
        )
        #expect(try await door.send("GET", place).status == 404)
        let got = try await door.send("GET", "/dav/attachments/\(next)")
        #expect(got.text == "new")
        #expect(got.field("Content-Disposition")?.hasSuffix("filename*=UTF-8''r%C3%A9sum%C3%A9.txt") == true)
        let removed = try await post(door, "attachment-remove&managed-id=\(next)", "")
        #expect(removed.status == 204 && removed.field("Cal-Managed-ID") == nil)
        #expect(try await lines(door) == [])
        #expect(try await door.send("GET", "/dav/attachments/\(next)").status == 404)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }

    @Test func instancesHaveTheirOwn() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a", "RRULE:FREQ=DAILY;COUNT=5"))
        let one = try await post(door, "attachment-add&rid=20251114T090000", "one")
        #expect(one.status == 201)
        let text = try await door.send("GET", Self.path).text
        #expect(text.contains("RECURRENCE-ID;TZID=Europe/Rome:20251114T090000"))
        #expect(try await lines(door).count == 1)
        let both = try await post(door, "attachment-add&rid=M,20251114T090000", "both")
        #expect(both.status == 201)
        #expect(try await lines(door).count == 3)
        let id = try #require(both.field("Cal-Managed-ID"))
        // From an instance that has no component of its own yet.
        #expect(try await post(door, "attachment-remove&managed-id=\(id)&rid=20251115T090000", "").status == 204)
        #expect(try await door.send("GET", Self.path).text.contains("RECURRENCE-ID;TZID=Europe/Rome:20251115T090000"))
        #expect(try await lines(door).count == 3)
        #expect(try await post(door, "attachment-remove&managed-id=\(id)", "").status == 204)
        #expect(try await lines(door).count == 1)
        for rid in ["20251114T100000", "20251201T090000", "x", "", "M,M", "M,", "20251114T080000Z", "20251114"] {
            let refused = try await post(door, "attachment-add&rid=\(rid)")
            #expect(refused.status == 403 && refused.text.contains("<C:valid-rid/>"), "\(rid)")
        }
        let first = try #require(one.field("Cal-Managed-ID"))
        let missing = try await post(door, "attachment-remove&managed-id=\(first)&rid=M", "")
        #expect(missing.text.contains("<C:valid-managed-id/>"))
    }

    @Test func refusesWithTheElementOfTheRFC() async throws {
        let door = try await DoorFixture(limits: CalendarLimits(attachmentBytes: 100, attachments: 2))
        let (id, _) = try await attached(door)
        let table = [
            ("", "valid-action"), ("attachment-eat", "valid-action"),
            ("attachment-add&action=attachment-add", "valid-action"),
            ("attachment-update", "valid-managed-id"), ("attachment-update&managed-id=nope", "valid-managed-id"),
            ("attachment-remove&managed-id=nope", "valid-managed-id"),
            ("attachment-add&managed-id=\(id)", "valid-managed-id"),
            ("attachment-update&managed-id=\(id)&rid=M", "valid-rid"),
        ]
        for (query, element) in table {
            let answer = try await post(door, query)
            #expect(answer.status == 403 && answer.text.contains("<C:\(element)/>"), "\(query)")
        }
        let large = try await post(door, "attachment-add", String(repeating: "x", count: 101))
        #expect(large.status == 403 && large.text.contains("<C:max-attachment-size/>"))
        #expect(try await post(door, "attachment-add").status == 201)
        let third = try await post(door, "attachment-add")
        #expect(third.status == 403 && third.text.contains("<C:max-attachments-per-resource/>"))
        let made = Samples.event("b", "ATTACH;MANAGED-ID=made-up:http://localhost/dav/attachments/made-up")
        let refused = try await door.put("b.ics", made)
        #expect(refused.status == 403 && refused.text.contains("<C:valid-managed-id-parameter/>"))
        #expect(try await post(door, "attachment-add", to: DoorFixture.calendar + "none.ics").status == 404)
        let stale = try await post(door, "attachment-add", "x", ["If-Match": "\"0\""])
        #expect(stale.status == 412)
        #expect(try await post(door, "attachment-remove&managed-id=\(id)", "", as: "bruno").status == 404)
        try await door.calendars.setQuota(of: door.ana.id, to: 10)
        let full = try await post(door, "attachment-update&managed-id=\(id)", String(repeating: "x", count: 90))
        #expect(full.status == 507 && full.text.contains("<D:quota-not-exceeded/>"))
    }

    @Test func declaresItsLimits() async throws {
        let door = try await DoorFixture()
        #expect(
            try await door.send("OPTIONS", DoorFixture.home).field("DAV")?.contains("calendar-managed-attachments")
                == true
        )
        #expect(try await door.send("OPTIONS", Self.path).field("Allow")?.contains("POST") == true)
        let limits = try await door.propfind(
            DoorFixture.calendar,
            "C:max-attachment-size",
            "C:max-attachments-per-resource"
        )
        #expect(limits.text.contains("<C:max-attachment-size>10000000</C:max-attachment-size>"))
        #expect(limits.text.contains("<C:max-attachments-per-resource>100</C:max-attachments-per-resource>"))
        let home = try await door.propfind(DoorFixture.home, "C:managed-attachments-server-URL")
        #expect(home.text.contains("<C:managed-attachments-server-URL/>"))
    }

    @Test func attendeesReadAndDoNotWrite() async throws {
        let door = try await DoorFixture()
        let (id, place) = try await attached(door, Meeting.event("a"))
        let copy = try #require(try await door.copy("a", of: "bruno"))
        #expect(copy.text.contains("MANAGED-ID=\(id)"))
        #expect(try await door.messages(of: "bruno").contains { $0.contains("MANAGED-ID=\(id)") })
        #expect(try await door.send("GET", place, as: "bruno").text == Self.agenda)
        #expect(try await door.send("GET", place, as: "carla").status == 404)
        for query in ["attachment-add", "attachment-update&managed-id=\(id)", "attachment-remove&managed-id=\(id)"] {
            let answer = try await post(door, query, to: copy.path, as: "bruno")
            #expect(
                answer.status == 403 && answer.text.contains("allowed-attendee-scheduling-object-change"),
                "\(query)"
            )
        }
        // They answer as before, and can't use it elsewhere.
        #expect(try await door.answer("ACCEPTED", "a", as: "bruno").status == 204)
        let line = try #require(try await lines(door, copy.path, as: "bruno").first)
        let stolen = try await door.send(
            "PUT",
            "/dav/calendars/bruno/calendar/s.ics",
            body: Samples.event("s", line),
            as: "bruno"
        )
        #expect(stolen.text.contains("<C:valid-managed-id-parameter/>"))
        let next = try #require(
            try await post(door, "attachment-update&managed-id=\(id)", "new").field("Cal-Managed-ID")
        )
        #expect(try #require(try await door.copy("a", of: "bruno")).text.contains("MANAGED-ID=\(next)"))
        // It stays while a copy names it.
        _ = try await door.send("DELETE", Self.path)
        #expect(try await door.send("GET", "/dav/attachments/\(next)", as: "bruno").status == 200)
        let left = try #require(try await door.copy("a", of: "bruno"))
        _ = try await door.send("DELETE", left.path, as: "bruno")
        #expect(try await door.send("GET", "/dav/attachments/\(next)", as: "bruno").status == 404)
        #expect(try await door.repository.findAttachment(next) == nil)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }

    @Test func followsItsObjects() async throws {
        let door = try await DoorFixture()
        let (id, place) = try await attached(door)
        // Taken into another object by who made it; a SIZE that is not its own is corrected.
        let line = try #require(try await lines(door).first).replacing("SIZE=\(Self.agenda.utf8.count)", with: "SIZE=1")
        let second = try await door.put("b.ics", Samples.event("b", line))
        #expect(second.status == 201 && second.field("ETag") == nil)
        #expect(
            try await lines(door, DoorFixture.calendar + "b.ics").first?.contains(";SIZE=\(Self.agenda.utf8.count);")
                == true
        )
        #expect(try await lines(door, DoorFixture.calendar + "b.ics").first?.contains("MANAGED-ID=\(id);") == true)
        let home = DoorFixture.home
        _ = try await door.send("MOVE", Self.path, ["Destination": DoorFixture.calendar + "c.ics"])
        _ = try await door.send("DELETE", DoorFixture.calendar + "b.ics")
        #expect(try await door.send("GET", place).status == 200)
        _ = try await door.send("COPY", DoorFixture.calendar, ["Destination": home + "second/"])
        _ = try await door.send("DELETE", DoorFixture.calendar + "c.ics")
        #expect(try await door.send("GET", place).text == Self.agenda)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
        _ = try await door.send("DELETE", home + "second/")
        #expect(try await door.send("GET", place).status == 404)
        #expect(try await used(door) == 0)
        #expect(door.store.check { CalendarReadability.reason(of: $0) }.problems == [])
    }

    @Test func sharesShowThem() async throws {
        let door = try await DoorFixture()
        let (id, place) = try await attached(door)
        #expect(try await door.setAccess(SharingSamples.ace(SharingSamples.href("bruno"), grant: "read")).status == 200)
        #expect(try await door.send("GET", place, as: "bruno").text == Self.agenda)
        let forbidden = try await post(door, "attachment-remove&managed-id=\(id)", "", as: "bruno")
        #expect(forbidden.status == 403 && forbidden.text.contains("need-privileges"))
        // A hidden object hides its attachments.
        let text = try await door.send("GET", Self.path).text
        _ = try await door.put("a.ics", text.replacing("END:VEVENT", with: "CLASS:PRIVATE\r\nEND:VEVENT"))
        #expect(try await door.send("GET", place, as: "bruno").status == 404)
        #expect(try await door.send("GET", place).status == 200)
    }

    @Test func writersOfSharesAttach() async throws {
        let door = try await DoorFixture()
        _ = try await door.put("a.ics", Samples.event("a"))
        let bruno = SharingSamples.href("bruno")
        #expect(try await door.setAccess(SharingSamples.ace(bruno, grant: "read", "write")).status == 200)
        let added = try await post(door, "attachment-add", as: "bruno")
        #expect(added.status == 201)
        let id = try #require(added.field("Cal-Managed-ID"))
        #expect(try await door.send("GET", "/dav/attachments/\(id)").text == Self.agenda)
        let text = try await door.send("GET", Self.path).text
        #expect(try await used(door) == text.utf8.count + Self.agenda.utf8.count)
        // The owner keeps it in place, and can't carry it elsewhere: Bruno made it.
        #expect(try await door.put("a.ics", text.replacing("SUMMARY:a", with: "SUMMARY:b")).status == 204)
        let line = try #require(try await lines(door).first)
        #expect(try await door.put("b.ics", Samples.event("b", line)).text.contains("valid-managed-id-parameter"))
    }
}
