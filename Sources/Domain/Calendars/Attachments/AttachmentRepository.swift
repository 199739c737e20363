package import Accounts

/// Storage of managed attachments, which are written with the objects that name them (``ObjectWrite/attachments``), and
/// are gone, with what they count against the quota of the home, when no object names them any more.
package protocol AttachmentRepository: Sendable {
    /// nil: there is none.
    func findAttachment(_ id: String) async throws(CalendarError) -> Attachment?

    /// The objects that name it, at their owner's addresses; at most `limit`, those in the home of `person` first.
    func usesOfAttachment(
        _ id: String,
        for person: PrincipalID,
        limit: Int
    ) async throws(CalendarError) -> [ObjectAddress]

    /// The sizes of those that there are, in bytes.
    func sizesOfAttachments(_ ids: Set<String>) async throws(CalendarError) -> [String: Int]
}
