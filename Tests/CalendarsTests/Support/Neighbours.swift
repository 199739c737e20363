import Accounts
import Calendars

/// Ana and Bruno by their e-mail addresses, for tests of scheduling.
struct Neighbours: CalendarUserDirectory {
    private static let people = [
        Principal(id: Fixture.ana, name: "ana", displayName: "Ana", emails: ["ana@example.org"]),
        Principal(id: Fixture.bruno, name: "bruno", displayName: "Bruno", emails: ["bruno@example.org"]),
    ]

    func findPrincipal(calendarUserAddress address: String) async throws(AccountError) -> Principal? {
        Self.people.first { person in person.emails.contains { "mailto:\($0)" == address } }
    }

    func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? {
        Self.people.first { $0.id == id }
    }

    func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal] { [] }
}
