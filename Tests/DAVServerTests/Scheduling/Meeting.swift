import Accounts
import Calendars
import StorageMemory
import Testing

/// A meeting that Ana arranges.
enum Meeting {
    static let ana = "ORGANIZER;CN=Ana:mailto:ana@example.org"

    static func event(
        _ uid: String = "m",
        start: String = "20251113T090000Z",
        organizer: String = ana,
        attendees: [String] = ["bruno"],
        _ lines: String...
    ) -> String {
        let people = ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org"] + attendees.map(attendee)
        return Samples.object("VEVENT", head(uid, start) + [organizer] + people + lines)
    }

    static func head(_ uid: String, _ start: String) -> [String] {
        ["UID:\(uid)", "DTSTAMP:20251101T000000Z", "DTSTART:\(start)", "DURATION:PT1H", "SUMMARY:Tea"]
    }

    /// A name alone is an attendee of this server.
    static func attendee(_ text: String) -> String {
        text.contains(":") ? text : "ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:\(text)@example.org"
    }
}

extension DoorFixture {
    var repository: any CalendarRepository { MemoryCalendarRepository(store) }

    func principal(_ name: String) async throws -> Principal { try await accounts.principal(named: name) }

    /// Where someone's copy of a meeting stands, and what is in it, lines unfolded; nil: they have none.
    func copy(_ uid: String = "m", of name: String) async throws -> (path: String, text: String)? {
        let found = try await repository.objects(withUID: uid, of: [try await principal(name).id])
        guard let placed = found.first else { return nil }
        let text = String(decoding: placed.object.bytes, as: UTF8.self).replacing("\r\n ", with: "")
        return ("/dav/calendars/\(name)/\(placed.calendar)/\(placed.object.name)", text)
    }

    /// The messages in an inbox, oldest first.
    func messages(of name: String) async throws -> [String] {
        let person = try await principal(name).id
        let inbox = try await calendars.collections.collection(
            at: CalendarAddress(owner: person, name: "inbox"),
            as: person
        )
        let listed = try await calendars.objects.listObjects(in: inbox, as: person).sorted { $0.modseq < $1.modseq }
        var texts: [String] = []
        for item in listed {
            let address = ObjectAddress(calendar: inbox.address, name: item.name)
            let bytes = try await calendars.objects.object(at: address, as: person).bytes
            texts.append(String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: ""))
        }
        return texts
    }

    /// The methods of what lies in someone's inbox.
    func methods(of name: String) async throws -> [String] {
        try await messages(of: name).map { text in
            text.split(separator: "\r\n").first { $0.hasPrefix("METHOD:") }.map { String($0.dropFirst(7)) } ?? "-"
        }
    }

    /// Answers an invitation as a client does: the own PARTSTAT, nothing else.
    @discardableResult
    func answer(_ status: String, _ uid: String = "m", as name: String) async throws -> DoorAnswer {
        let copy = try #require(try await copy(uid, of: name))
        return try await send("PUT", copy.path, body: Self.answering(copy.text, status, as: name), as: name)
    }

    static func answering(_ text: String, _ status: String, as name: String) -> String {
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map { line -> String in
            guard line.hasPrefix("ATTENDEE"), line.hasSuffix("mailto:\(name)@example.org") else { return String(line) }
            return "ATTENDEE;PARTSTAT=\(status):mailto:\(name)@example.org"
        }
        return lines.joined(separator: "\r\n")
    }
}

extension String {
    /// The line of an attendee or of the organizer.
    func line(of name: String, _ property: String = "ATTENDEE") -> String? {
        split(separator: "\r\n").first { $0.hasPrefix(property) && $0.hasSuffix("mailto:\(name)@example.org") }.map(
            String.init
        )
    }
}
