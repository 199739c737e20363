import CLibical
import CivilTime
import Foundation
import ICalendar
import Inputs

let directory = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "../../../shared/corpora/ics"
var corpus: [[UInt8]] = []
for case let path as String in FileManager.default.enumerator(atPath: directory) ?? .init()
where path.hasSuffix(".ics") {
    guard let data = FileManager.default.contents(atPath: directory + "/" + path) else { continue }
    // Only what both read: libical answers malformed files with errors inside.
    if (try? CalendarDocument(parsing: [UInt8](data))) != nil, !data.contains(0) { corpus.append([UInt8](data)) }
}

let large = Inputs.events(upToBytes: 10_000_000)

func compareTexts(_ name: String, _ inputs: [[UInt8]]) {
    let size = Double(inputs.reduce(0) { $0 + $1.count }) / 1_000_000
    let texts = inputs.map { $0.map { CChar(bitPattern: $0) } + [0] }
    compare(
        "parse, \(name)",
        ours: best { for input in inputs { _ = try? CalendarDocument(parsing: input) } },
        theirs: best { for text in texts { Libical.free(Libical.parse(text)) } },
        unit: "MB/s",
        scale: size,
        isRate: true
    )
    // Ours is made to write every line again, not to give back the bytes it kept.
    compare(
        "parse and write, \(name)",
        ours: best {
            for input in inputs {
                guard var document = try? CalendarDocument(parsing: input) else { continue }
                document.components = document.components.map { component in
                    var component = component
                    component.properties = component.properties
                    component.components = component.components.map { child in
                        var child = child
                        child.properties = child.properties
                        return child
                    }
                    return component
                }
                blackHole = document.serialized().count
            }
        },
        theirs: best {
            for text in texts {
                let component = Libical.parse(text)
                blackHole = Libical.write(component)
                Libical.free(component)
            }
        },
        unit: "MB/s",
        scale: size,
        isRate: true
    )
    let documents = inputs.compactMap { try? CalendarDocument(parsing: $0) }
    let components = texts.map { Libical.parse($0) }
    compare(
        "change one property and write, \(name)",
        ours: best {
            for var document in documents {
                guard var first = document.components.first else { continue }
                if let index = first.components.firstIndex(where: { $0.name == "VEVENT" }) {
                    first.components[index].set(.text("SUMMARY", "Changed"))
                } else {
                    first.set(.text("SUMMARY", "Changed"))
                }
                document.components[0] = first
                blackHole = document.serialized().count
            }
        },
        theirs: best {
            for component in components {
                Libical.setSummary(component, "Changed")
                blackHole = Libical.write(component)
            }
        },
        unit: "MB/s",
        scale: size,
        isRate: true
    )
    for component in components { Libical.free(component) }
}

nonisolated(unsafe) var blackHole = 0

if !corpus.isEmpty { compareTexts("\(corpus.count) files of the corpus", corpus) }
compareTexts("10 MB of events", [large])

func compareRule(_ name: String, _ text: String) throws {
    let start = DateTimeValue("20260305T090000")!.local
    let end = DateTimeValue("20360101T000000")!.local
    let rule = try RecurrenceRule(text)
    func count() -> Int {
        var iterator = RecurrenceIterator(rule, start: start)
        var count = 0
        while let next = try? iterator.next(), next < end { count += 1 }
        return count
    }
    func countByText() -> Int {
        guard let rule = try? RecurrenceRule(text) else { return 0 }
        var iterator = RecurrenceIterator(rule, start: start)
        var count = 0
        while let next = try? iterator.next(), next < end { count += 1 }
        return count
    }
    let theirs = Libical.count(text, start: "20260305T090000", beforeYear: 2036)
    precondition(theirs == count(), "both count the same: \(theirs) and \(count())")
    compare(
        "ten years of \(name), rule text to \(theirs) starts",
        ours: best(calls: 2000) { blackHole = countByText() },
        theirs: best(calls: 200) { blackHole = Libical.count(text, start: "20260305T090000", beforeYear: 2036) },
        unit: "us",
        scale: 1e6,
        isRate: false
    )
}

try compareRule("a weekly rule", "FREQ=WEEKLY")
try compareRule("the last Friday", "FREQ=MONTHLY;BYDAY=-1FR")
try compareRule("Monday to Friday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR")
try compareRule("every day", "FREQ=DAILY")

let rome = try ZoneRules.named("Europe/Rome")
let week = try Instant(iso8601: "2086-03-04T00:00:00Z")..<Instant(iso8601: "2086-03-11T00:00:00Z")
let plain = try CalendarObject(CalendarDocument(parsing: Inputs.series(overrides: 0)))
let stored = try plain.recurrenceIndex(floating: rome).encoded()
let seek = best(calls: 20000) { blackHole = (try? plain.occurrences(overlapping: week, floating: rome).count) ?? 0 }
let soughtFromStore = best(calls: 20000) {
    blackHole = (try? RecurrenceIndex(encoded: stored).occurrences(overlapping: week).count) ?? 0
}
print("a week 60 years ahead: \(rounded(seek * 1e6)) us; from stored bytes: \(rounded(soughtFromStore * 1e6)) us")
let fiveYears = try Instant(iso8601: "2026-01-01T00:00:00Z")..<Instant(iso8601: "2031-01-01T00:00:00Z")
for overrides in [125, 250, 500, 1000] {
    let bytes = Inputs.series(overrides: overrides)
    let time = best(calls: 5) {
        guard let document = try? CalendarDocument(parsing: bytes), let object = try? CalendarObject(document) else {
            return
        }
        blackHole = (try? object.occurrences(overlapping: fiveYears, floating: rome).count) ?? 0
    }
    print("parse and five years of a daily event with \(overrides) overrides: \(rounded(time * 1e6)) us")
}
