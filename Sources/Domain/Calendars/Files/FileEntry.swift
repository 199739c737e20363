package import Accounts
package import CivilTime

/// A file, or a folder: a plain collection (RFC 4918 §5.2), in which no calendar stands.
package struct FileEntry: Equatable, Sendable, Identifiable {
    package let id: FileID
    package let owner: PrincipalID
    package var path: FilePath
    /// nil: a folder.
    package var content: FileContent?
    /// That of the home when this changed last; of a folder, also when anything in it did.
    package var modseq: Int64
    /// That of the home when this came to its name there.
    package var arrivedModseq: Int64
    package var createdAt: Instant
    package var modifiedAt: Instant

    package init(
        id: FileID,
        owner: PrincipalID,
        path: FilePath,
        content: FileContent?,
        modseq: Int64,
        arrivedModseq: Int64,
        createdAt: Instant,
        modifiedAt: Instant
    ) {
        self.id = id
        self.owner = owner
        self.path = path
        self.content = content
        self.modseq = modseq
        self.arrivedModseq = arrivedModseq
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }

    package var isFolder: Bool { content == nil }
    package var address: FileAddress { FileAddress(owner: owner, path: path) }

    /// Bytes that an entry counts in the quota besides its content, so that empty ones are not free.
    package static let overheadBytes = 256
}

/// Metadata of a file: ETag, size, media type and language.
package struct FileContent: Equatable, Sendable {
    package var etag: ETag
    /// Length in bytes.
    package var size: Int
    /// The Content-Type and Content-Language of the PUT, as they were sent.
    package var type: String?
    package var language: String?

    package init(etag: ETag, size: Int, type: String?, language: String?) {
        self.etag = etag
        self.size = size
        self.type = type
        self.language = language
    }
}
