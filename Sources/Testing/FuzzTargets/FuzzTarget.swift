import CivilTime
import Glibc
import ICalendar
import OpenStreetMap
import XMLStream

/// A parser of bytes from outside, as the fuzzers and their seeds name it.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// iCalendar: reads, and writes back the same bytes.
    case calendar
    /// A calendar object: its occurrences in a window, within limits.
    case recurrence
    /// jCal and JSCalendar: a document that was read is equal after writing and reading it again.
    case jcal
    /// XML by the pull reader.
    case xml
    /// An OpenStreetMap PBF file.
    case osm
    /// An OpenStreetMap PBF file with valid lengths and checksums, whose blocks are built by the input.
    case osmBlocks
    /// A report with a filter and a selection built by the input, against an object built by it.
    case reports
    /// A meeting whose organizer and attendees change it by turns.
    case scheduling
    /// A GTFS archive.
    case gtfs
    /// The tables of a GTFS feed, unpacked.
    case gtfsTables
    /// A GTFS-Realtime message.
    case realtime
    /// The files of a GBFS system, one behind the other.
    case gbfs
    /// A timetable, or walks between its stops, as a network keeps them.
    case networkFile

    /// Feeds the bytes to the parser. It returns for every input; a trap, a hang or a broken promise is a finding.
    public func run(_ bytes: [UInt8]) {
        switch self {
        case .calendar: Self.readCalendar(bytes)
        case .recurrence: Self.expand(bytes)
        case .jcal: Self.readJSON(bytes)
        case .xml: Self.readXML(bytes)
        case .osm: Self.withFile(bytes, Self.readOSM)
        case .osmBlocks: Self.readBlocks(bytes)
        case .reports: Self.answerReport(bytes)
        case .scheduling: Self.schedule(bytes)
        case .gtfs: Self.withFile(bytes, Self.readFeed)
        case .gtfsTables: Self.readTables(bytes)
        case .realtime: Self.readRealtime(bytes)
        case .gbfs: Self.readSharing(bytes)
        case .networkFile: Self.withFile(bytes, Self.readNetworkFile)
        }
    }

    /// Gives the bytes a path in memory, for readers that open files.
    static func withFile(_ bytes: [UInt8], _ body: (String) -> Void) {
        let path = "/dev/shm/travlendar-fuzz-\(getpid())"
        let descriptor = unsafe open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
        precondition(descriptor >= 0, "cannot write \(path)")
        let written = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        precondition(written == bytes.count, "cannot write \(path)")
        body(path)
    }
}
