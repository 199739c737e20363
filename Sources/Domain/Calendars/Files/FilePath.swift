package import Accounts

/// Where a file or folder stands below a home: decoded path segments, at least one.
package struct FilePath: Hashable, Sendable {
    package var segments: [String]

    /// nil where nothing is named.
    package init?(_ segments: [String]) {
        guard !segments.isEmpty else { return nil }
        self.segments = segments
    }

    /// Reads what ``text`` writes.
    package init(text: String) { segments = text.split(separator: "/").map(String.init) }

    /// The segments with slashes between them: no segment holds one.
    package var text: String { segments.joined(separator: "/") }
    package var name: String { segments[segments.count - 1] }
    /// The first segment, which no calendar of the home has too.
    package var topName: String { segments[0] }
    /// The folder that holds it; nil: the home itself.
    package var folder: FilePath? { FilePath(segments.dropLast()) }

    package func appending(_ name: String) -> FilePath {
        var path = self
        path.segments.append(name)
        return path
    }

    /// Whether this lies inside `folder`, however deep.
    package func isBelow(_ folder: FilePath) -> Bool {
        segments.count > folder.segments.count && segments.starts(with: folder.segments)
    }
}

/// A file or folder of a home.
package struct FileAddress: Hashable, Sendable {
    package var owner: PrincipalID
    package var path: FilePath

    package init(owner: PrincipalID, path: FilePath) {
        self.owner = owner
        self.path = path
    }
}

/// The number of a file or folder. It stays through a MOVE, and through every PUT to the same address.
package struct FileID: Hashable, Sendable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}
