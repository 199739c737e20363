/// How much of a home is used, in bytes.
package struct HomeUse: Equatable, Sendable {
    package var usedBytes: Int
    /// nil: what the server grants everyone.
    package var quotaBytes: Int?

    package init(usedBytes: Int, quotaBytes: Int?) {
        self.usedBytes = usedBytes
        self.quotaBytes = quotaBytes
    }
}
