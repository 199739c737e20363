/// The path of a request as the log has it: without the secrets that are part of addresses.
enum LoggedPath {
    /// What stands behind one of these names in a path is a token, and what is behind that may be one.
    private static let secretive: Set<Substring> = ["e", "feeds", "i", "trip"]
    /// What stands behind this name says where somebody looks.
    private static let whereabouts: Substring = "tiles"

    /// `/e/<token>/answer` of `/e/4fzyo82mvyk…/answer`.
    static func of(_ path: String) -> String {
        var isSecret = false
        var path = path
        if let tiles = path.split(separator: "/").first(where: { $0 == whereabouts }) {
            path = path[..<tiles.endIndex] + "/<tile>"
        }
        return path.split(separator: "/", omittingEmptySubsequences: false).map { segment -> String in
            defer { if secretive.contains(segment) { isSecret = true } }
            return isSecret && segment.utf8.count >= 20 ? "<token>" : String(segment)
        }.joined(separator: "/")
    }
}
