package import Accounts

/// What surrounds an account and is not part of it: its calendars.
package protocol AccountHomes: Sendable {
    /// Adds the person of a draft with their first calendar and the Travel calendar.
    func addPerson(_ draft: PrincipalDraft) async throws -> Principal
    /// Removes a person and all that is theirs.
    func removePerson(_ principal: Principal) async throws
    /// What would go with the person.
    func belongings(of principal: Principal) async throws -> Belongings
    /// Everything of the person as one ZIP archive.
    func archive(of principal: Principal) async throws -> [UInt8]
    /// Puts the content of an archive into the account.
    ///
    /// - Throws: ``ArchiveError``.
    func restore(_ archive: [UInt8], to principal: Principal) async throws -> RestoredArchive
    /// What a home holds and may hold, in bytes; nil for a group, which has none.
    func storage(of principal: Principal) async throws -> (used: Int, quota: Int)?
    /// The same of many; those without a home are left out.
    func storage(of people: [Principal]) async throws -> [PrincipalID: (used: Int, quota: Int)]
    /// nil: the default.
    func setQuota(_ bytes: Int?, of principal: Principal) async throws
}

/// How much belongs to a person.
package struct Belongings: Equatable, Sendable {
    package var calendars: Int
    package var objects: Int
    package var places: Int
    package var passes: Int
    package var appPasswords: Int
    /// Their own calendars that others see.
    package var sharedCalendars: Int

    package init(calendars: Int, objects: Int, places: Int, passes: Int, appPasswords: Int, sharedCalendars: Int) {
        self.calendars = calendars
        self.objects = objects
        self.places = places
        self.passes = passes
        self.appPasswords = appPasswords
        self.sharedCalendars = sharedCalendars
    }
}

/// What was taken from an archive.
package struct RestoredArchive: Equatable, Sendable {
    package var calendars = 0
    package var objects = 0
    package var places = 0
    package var passes = 0
    /// What was left out, and why; for the person to read.
    package var leftOut: [String] = []

    package init() {}
}

/// Why an archive can't be read.
package enum ArchiveError: Error, Equatable, Sendable {
    case notAnArchive
    case tooLarge(limitBytes: Int)
    /// Of a program that is newer than this one.
    case newerVersion(Int)
    case damaged(file: String)
}
