internal import Accounts
internal import ServerApp

extension Installation {
    /// The person with this name; throws a ``CommandFailure`` with a remedy if there is none.
    func person(named name: String) async throws -> Principal {
        let found: Principal?
        do {
            found = try await accounts.findPrincipal(named: name)
        } catch {
            throw CommandFailure("\(error)")
        }
        guard let found else {
            throw CommandFailure("There is no user \"\(name)\"; `travlendar user list` shows who is there.")
        }
        return found
    }
}
