internal import CivilTime
internal import Cryptography
internal import FeedClients
internal import FoundationEssentials
internal import TripSearch

/// The last state of each realtime feed, kept in the data directory so that it counts after a restart until the feed
/// answers.
///
/// A state is one message with the differential ones that came after it. Losing one costs what a start without it
/// costs: trips go by the timetable until the feed answers. So whatever can't be read is taken for missing.
struct KeptRealtime: Sendable {
    /// What was known of a feed.
    struct State: Equatable, Sendable {
        /// A whole message, and what came on top of it.
        var messages: [[UInt8]]
        /// The moment that the feed spoke of last.
        var heard: Instant
    }

    private let directory: DataDirectory
    private let mostBytes: Int

    /// The most that is kept of one feed; messages of large cities have a few megabytes.
    static let mostBytes = 32 << 20

    init(in directory: DataDirectory, mostBytes: Int = Self.mostBytes) {
        self.directory = directory
        self.mostBytes = mostBytes
    }

    private var path: String { directory.path + "/realtime" }

    /// An address may have a key in its query, so a name tells nothing of it.
    private func path(of setting: RealtimeSetting) -> String {
        let place: String
        switch setting.location {
        case .web(let address): place = address
        case .file(let path): place = path
        }
        let text = [setting.region, setting.feed, place].joined(separator: "\n")
        return "\(path)/\(SHA256.hash(of: Array(text.utf8)).hexadecimal)"
    }

    /// What is kept of a feed; nil: nothing that can be read.
    func state(of setting: RealtimeSetting) -> State? {
        let file = path(of: setting)
        guard let size = FileCalls.size(of: file), size <= mostBytes + Self.mostAround,
            let bytes = try? Data(contentsOf: URL(filePath: file))
        else { return nil }
        return State(reading: [UInt8](bytes))
    }

    private static let mostAround = 1 << 20

    /// Replaces what is kept of a feed. One that has grown too large is kept no more.
    func keep(_ state: State, of setting: RealtimeSetting) throws(StartError) {
        let file = path(of: setting)
        guard state.messages.reduce(0, { $0 + $1.count }) <= mostBytes, state.messages.count <= State.mostMessages
        else {
            FileCalls.remove(file)
            return
        }
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .dataDirectory(path: path, reason: FileTrouble.words(error))
        }
        try directory.write(state.bytes, to: file, replacing: true)
    }

    /// Lays a differential message over what is kept of a feed. Without the messages before it, it would tell half.
    func add(_ message: [UInt8], heard: Instant, of setting: RealtimeSetting) throws(StartError) {
        guard var state = state(of: setting) else { return }
        state.messages.append(message)
        state.heard = heard
        try keep(state, of: setting)
    }

    /// Removes what is kept of other feeds than these.
    func removeAll(but settings: [RealtimeSetting]) {
        let wanted = Set(settings.map { path(of: $0) })
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            let file = "\(path)/\(name)"
            if !wanted.contains(file) { FileCalls.remove(file) }
        }
    }
}

/// The form of the file: a mark, the time and each message with its length (eight bytes each, the lowest first), and
/// the SHA-256 of all that.
extension KeptRealtime.State {
    private static let mark = Array("Travlendar realtime 1\n".utf8)
    static let mostMessages = 10_000

    var bytes: [UInt8] {
        var bytes = Self.mark
        Self.append(UInt64(bitPattern: heard.secondsSince1970), to: &bytes)
        for message in messages {
            Self.append(UInt64(message.count), to: &bytes)
            bytes += message
        }
        return bytes + SHA256.hash(of: bytes).bytes
    }

    /// Nil where it is not what was written.
    init?(reading bytes: [UInt8]) {
        let end = bytes.count - 32
        guard bytes.starts(with: Self.mark), end >= Self.mark.count + 8,
            SHA256.hash(of: Array(bytes[..<end])).bytes == Array(bytes[end...])
        else { return nil }
        var place = Self.mark.count
        func number() -> UInt64? {
            guard place + 8 <= end else { return nil }
            defer { place += 8 }
            return bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard let time = number() else { return nil }
        var messages: [[UInt8]] = []
        while place < end {
            guard let count = number().flatMap({ Int(exactly: $0) }), count <= end - place else { return nil }
            messages.append(Array(bytes[place..<place + count]))
            place += count
        }
        guard !messages.isEmpty else { return nil }
        self.init(messages: messages, heard: Instant(secondsSince1970: Int64(bitPattern: time)))
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
