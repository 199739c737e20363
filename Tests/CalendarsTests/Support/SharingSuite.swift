import Accounts
import Calendars
import Testing

/// A suite about a calendar of Ana's that Bruno sees.
protocol SharingSuite {
    var fixture: Fixture { get }
}

extension SharingSuite {
    var ana: PrincipalID { Fixture.ana }
    var bruno: PrincipalID { Fixture.bruno }
    var calendar: CalendarAddress { CalendarAddress(owner: Fixture.ana, name: "calendar") }

    static func event(_ uid: String = "u1", _ lines: [String] = [], alarms: [String] = []) -> [UInt8] {
        let all =
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", "UID:\(uid)",
                "DTSTAMP:20251101T000000Z",
            ]
            + ["DTSTART:20251112T090000Z", "DURATION:PT1H", "SUMMARY:Tea"] + lines + alarms
            + ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(all.joined(separator: "\r\n").utf8)
    }

    /// Grants Bruno privileges on a calendar of Ana's.
    func grant(_ privileges: Privileges, in name: String = "calendar") async throws {
        try await fixture.service.sharing.setAccess(
            [AccessEntry(.principal(bruno), privileges)],
            to: CalendarAddress(owner: ana, name: name),
            as: ana
        )
    }

    /// The calendar as it stands in Bruno's home.
    func share() async throws -> CalendarCollection {
        try #require(
            try await fixture.service.collections.listCollections(of: bruno, as: bruno).first(where: \.isMounted)
        )
    }
}
