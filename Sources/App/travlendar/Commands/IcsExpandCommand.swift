internal import ArgumentParser
internal import CivilTime
internal import ICalendar

struct IcsExpandCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "expand",
        abstract: "List the occurrences of a file's events, ordered by start.",
        discussion: """
            Starts and ends are wall-clock times in the zone of the event; startUTC is the instant. Times without a \
            zone are read \
            in --zone. Without --to, an endless series is listed up to --limit. What makes no event is told on \
            standard error.
            """
    )

    @Argument(help: "iCalendar files.")
    var files: [String]

    @Option(
        help: "List occurrences that end after this time, such as 2026-03-02T00:00:00Z; UTC unless an offset is given."
    )
    var from: Time?

    @Option(help: "List occurrences that start before this time; UTC unless an offset is given.")
    var to: Time?

    @Option(help: "The most occurrences of each file.")
    var limit = 1000

    @Option(help: "The time zone for times without one.")
    var zone = "UTC"

    @Flag(help: "Print JSON, one occurrence per line.")
    var json = false

    /// Start, end and recurrenceId are local times in the basic format, whatever the zone: `20260302T090000`,
    /// `20260302`.
    private struct Row: Encodable {
        var file: String
        var uid: String
        var recurrenceId: String?
        var start: String
        var end: String
        var tzid: String?
        var startUTC: String
        var summary: String?
        var status: String?
    }

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit must be at least 1.") }
    }

    func run() throws {
        let floating: ZoneRules
        do { floating = try ZoneRules.named(zone) } catch {
            throw CommandFailure("\"\(zone)\" is not a time zone of this machine; write one like Europe/Rome.")
        }
        var failed = 0
        for file in files {
            do {
                for row in try rows(of: file, floating: floating) { try show(row) }
            } catch let error as CalendarParseError {
                Terminal.error("\(file): \(error)")
                failed += 1
            } catch let error as RecurrenceError {
                Terminal.error("\(file): \(error)")
                failed += 1
            }
        }
        if failed > 0 { throw CommandFailure("\(failed) of \(files.count) files could not be expanded.", exitCode: 2) }
    }

    private func rows(of file: String, floating: ZoneRules) throws -> [Row] {
        let document = try CalendarDocument(parsingLeniently: try IcsCommand.read(file))
        let window = (from?.instant(in: .utc) ?? .distantPast)..<(to?.instant(in: .utc) ?? .distantFuture)
        guard window.lowerBound < window.upperBound else { return [] }
        var found: [(start: Instant, row: Row)] = []
        guard document.components.contains(where: { $0.name == "VCALENDAR" }) else {
            throw CommandFailure(
                "\(file) is no calendar: it does not contain BEGIN:VCALENDAR. Give an iCalendar file.",
                exitCode: 2
            )
        }
        let objects = CalendarObject.all(in: document) { component, error in
            let place = component.line.map { "\(file):\($0)" } ?? file
            Terminal.error("\(place): \(component.name) left out: \(error)")
        }
        for object in objects {
            for occurrence in try object.occurrences(overlapping: window, floating: floating, maximum: limit) {
                let component = occurrence.component
                let row = Row(
                    file: file,
                    uid: object.uid,
                    recurrenceId: occurrence.recurrenceIDText.map(Self.withoutZone),
                    start: Self.withoutZone(occurrence.startText),
                    end: Self.withoutZone(occurrence.endText),
                    tzid: occurrence.zoneName,
                    startUTC: occurrence.start.utc.basicText + "Z",
                    summary: component.first("SUMMARY")?.text,
                    status: component.first("STATUS")?.text
                )
                found.append((occurrence.start, row))
            }
        }
        return found.sorted { ($0.start, $0.row.uid) < ($1.start, $1.row.uid) }.prefix(limit).map(\.row)
    }

    /// The time zone is in a field of its own.
    private static func withoutZone(_ text: String) -> String { text.hasSuffix("Z") ? String(text.dropLast()) : text }

    private func show(_ row: Row) throws {
        if json { return try Terminal.json(row, isPretty: false) }
        Terminal.line("\(row.start)\t\(row.end)\t\(row.tzid ?? "-")\t\(row.summary ?? "")")
    }
}
