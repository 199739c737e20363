package import Accounts
package import CivilTime

/// The data of a PUT of a file.
package struct FileWrite: Sendable {
    package var address: FileAddress
    package var bytes: [UInt8]
    package var etag: ETag
    /// The Content-Type, as it was sent.
    package var type: String?
    /// The Content-Language, as it was sent.
    package var language: String?
    package var condition: WriteCondition
    package var now: Instant
    /// The quota of a person who has none of their own, in bytes.
    package var defaultQuota: Int

    package init(
        address: FileAddress,
        bytes: [UInt8],
        etag: ETag,
        type: String?,
        language: String?,
        condition: WriteCondition,
        now: Instant,
        defaultQuota: Int
    ) {
        self.address = address
        self.bytes = bytes
        self.etag = etag
        self.type = type
        self.language = language
        self.condition = condition
        self.now = now
        self.defaultQuota = defaultQuota
    }
}

/// The data of a COPY or MOVE of a file or folder.
package struct FileTransfer: Sendable {
    package var source: FileAddress
    package var target: FileAddress
    /// Must hold of the source.
    package var sourceCondition: WriteCondition
    /// Whether what stands at the target gives way; else ``CalendarError/etagMismatch(current:)``.
    package var overwrites: Bool
    /// COPY of a folder with Depth: 0 takes nothing that is in it.
    package var isShallow: Bool
    package var now: Instant
    /// The quota of a person who has none of their own, in bytes.
    package var defaultQuota: Int

    package init(
        source: FileAddress,
        target: FileAddress,
        sourceCondition: WriteCondition,
        overwrites: Bool,
        isShallow: Bool,
        now: Instant,
        defaultQuota: Int
    ) {
        self.source = source
        self.target = target
        self.sourceCondition = sourceCondition
        self.overwrites = overwrites
        self.isShallow = isShallow
        self.now = now
        self.defaultQuota = defaultQuota
    }
}

/// The result of writing a file.
package struct FileResult: Equatable, Sendable {
    package var entry: FileEntry
    /// False when something stood there before.
    package var created: Bool

    package init(entry: FileEntry, created: Bool) {
        self.entry = entry
        self.created = created
    }
}

/// Where files and folders are kept. Each method is one unit of work, as in ``CalendarRepository``.
///
/// All that write throw `notFound` without a home, ``CalendarError/conflict(reason:)`` where the folder round it is
/// missing, and ``CalendarPrecondition/quotaNotExceeded``.
package protocol FileRepository: Sendable {
    /// Without the bytes.
    func findEntry(at address: FileAddress) async throws(CalendarError) -> FileEntry?

    /// nil where no file of this number is.
    func bytes(of file: FileID) async throws(CalendarError) -> [UInt8]?

    /// By name, those after `name`; what is in the folder itself, or in the home where `folder` is nil.
    func listEntries(
        in folder: FilePath?,
        of owner: PrincipalID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [FileEntry]

    /// - Throws: ``CalendarError/etagMismatch(current:)``, ``CalendarError/occupied(reason:)`` where a collection
    ///   stands.
    func putFile(_ write: FileWrite) async throws(CalendarError) -> FileResult

    /// - Throws: ``CalendarPrecondition/resourceMustBeNull``.
    func makeFolder(
        at address: FileAddress,
        properties: [DeadPropertyName: [UInt8]],
        now: Instant,
        defaultQuota: Int
    ) async throws(CalendarError) -> FileEntry

    /// A folder goes with all that is in it.
    func deleteEntry(
        at address: FileAddress,
        if condition: WriteCondition,
        now: Instant
    ) async throws(CalendarError)

    /// A calendar never gives way to a file: ``CalendarError/refused(reason:)``.
    func copyEntry(_ transfer: FileTransfer) async throws(CalendarError) -> FileResult

    /// Entries keep their numbers, and with them their properties.
    func moveEntry(_ transfer: FileTransfer) async throws(CalendarError) -> FileResult
}
