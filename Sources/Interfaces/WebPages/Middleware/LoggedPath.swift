/// The path of a request as the log has it: without the secrets that are part of addresses.
enum LoggedPath {
    /// What stands behind one of these names in a path is a token, and what is behind that may be one.
    private static let secretive: Set<Substring> = ["e", "feeds"]

    /// `/e/<token>/answer` of `/e/4fzyo82mvyk…/answer`.
    static func of(_ path: String) -> String {
        var isSecret = false
        return path.split(separator: "/", omittingEmptySubsequences: false).map { segment -> String in
            defer { if secretive.contains(segment) { isSecret = true } }
            return isSecret && segment.utf8.count >= 20 ? "<token>" : String(segment)
        }.joined(separator: "/")
    }
}
