/// What bodies that have not arrived whole may take up.
package struct UploadLimits: Sendable {
    /// Bytes of one body that are kept in memory; a longer one goes to a file.
    package var memoryBytes: Int
    /// Bytes of all unfinished bodies of one person.
    package var personBytes: Int
    /// Bytes of all unfinished bodies.
    package var totalBytes: Int
    /// Where such files are made; nil: bodies stay in memory.
    package var directory: String?

    package init(
        memoryBytes: Int = 64 * 1024,
        personBytes: Int = 50_000_000,
        totalBytes: Int = 500_000_000,
        directory: String? = nil
    ) {
        self.memoryBytes = memoryBytes
        self.personBytes = personBytes
        self.totalBytes = totalBytes
        self.directory = directory
    }
}
