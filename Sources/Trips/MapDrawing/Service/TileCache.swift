internal import FoundationEssentials
internal import Synchronization

/// Drawn tiles in files, up to a number of bytes; the oldest go first. What cannot be kept is drawn again.
package final class TileCache: Sendable {
    private struct Kept {
        var name: String
        var bytes: Int
    }

    private struct State {
        /// The oldest first, from `first` on.
        var kept: [Kept] = []
        var first = 0
        var bytes = 0
        var isRead = false
    }

    private let directory: String
    private let mostBytes: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - directory: made at the first tile; nothing else lies in it.
    ///   - mostBytes: of all files together.
    package init(directory: String, mostBytes: Int) {
        self.directory = directory
        self.mostBytes = mostBytes
    }

    private func path(_ name: String, of version: String) -> String { "\(directory)/\(version)/\(name)" }

    func read(_ name: String, of version: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(filePath: path(name, of: version)))).map { [UInt8]($0) }
    }

    func write(_ bytes: [UInt8], _ name: String, of version: String) {
        guard bytes.count <= mostBytes else { return }
        let files = FileManager.default
        let folder = "\(directory)/\(version)"
        do {
            try files.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try Data(bytes).write(to: URL(filePath: path(name, of: version)), options: .atomic)
        } catch {
            return
        }
        let old: [Kept] = state.withLock { state in
            if !state.isRead { read(into: &state, version, besides: name) }
            state.kept.append(Kept(name: name, bytes: bytes.count))
            state.bytes += bytes.count
            var old: [Kept] = []
            while state.bytes > mostBytes, state.first < state.kept.count - 1 {
                old.append(state.kept[state.first])
                state.bytes -= state.kept[state.first].bytes
                state.first += 1
            }
            if state.first > 1_000 {
                state.kept.removeFirst(state.first)
                state.first = 0
            }
            return old
        }
        for kept in old { try? files.removeItem(atPath: path(kept.name, of: version)) }
    }

    /// What an earlier process left.
    private func read(into state: inout State, _ version: String, besides name: String) {
        state.isRead = true
        let files = FileManager.default
        for found in (try? files.contentsOfDirectory(atPath: "\(directory)/\(version)")) ?? [] where found != name {
            let size = (try? files.attributesOfItem(atPath: path(found, of: version)))?[.size] as? Int ?? 0
            state.kept.append(Kept(name: found, bytes: size))
            state.bytes += size
        }
    }

    /// Takes away the tiles of other versions.
    func keepOnly(_ version: String) {
        state.withLock { $0 = State() }
        let files = FileManager.default
        for found in (try? files.contentsOfDirectory(atPath: directory)) ?? [] where found != version {
            try? files.removeItem(atPath: "\(directory)/\(found)")
        }
    }
}
