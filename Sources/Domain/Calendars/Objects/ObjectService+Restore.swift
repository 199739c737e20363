package import Accounts
internal import ICalendar

extension ObjectService {
    /// Keeps an object of an archive in one's own calendar: what stands there stays, and nobody is told anything, also
    /// where it is a meeting.
    ///
    /// - Throws: ``CalendarError``, as ``put(_:at:if:scheduling:as:)``; where something has the name or the UID, that is
    ///   a precondition.
    package func restore(
        _ bytes: [UInt8],
        at address: ObjectAddress,
        as person: PrincipalID
    ) async throws(CalendarError) {
        try context.checkName(address.name)
        let collection = try await access.collection(at: address.calendar, by: person)
        guard collection.owner == person, collection.kind == .calendar else { throw .notFound }
        try collection.privileges.require(.writeContent)
        try CalendarObjectValidator.checkCharacters(bytes)
        let (object, write) = try await prepare(bytes, for: collection, name: address.name, if: .absent)
        try CalendarObjectValidator.check(object)
        _ = try await context.retrying { () async throws(CalendarError) in try await repository.putObject(write) }
    }
}
