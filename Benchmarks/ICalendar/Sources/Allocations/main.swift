import CAllocations
import CivilTime
import Foundation
import ICalendar
import Inputs

/// How often each question asks for memory, beside the thresholds that are checked in. More than a threshold fails.
///
///     swift run -c release Allocations [--write]

let file = "allocations.tsv"
nonisolated(unsafe) var blackHole = 0
nonisolated(unsafe) var measured: [(name: String, count: Int)] = []

/// Counts one call, after a first one that fills what is kept for ever (zones, tables).
func measure(_ name: String, _ body: () throws -> Int) rethrows {
    blackHole = try body()
    let before = allocations_count()
    blackHole = try body()
    measured.append((name, allocations_count() - before))
}

func changingOneProperty(_ document: CalendarDocument) -> Int {
    var document = document
    guard var calendar = document.components.first else { return 0 }
    calendar.components[0].set(.text("SUMMARY", "Changed"))
    document.components[0] = calendar
    return document.serialized().count
}

let one = Inputs.events(upToBytes: 1)
let many = Inputs.events(upToBytes: 1_000_000)
let parsed = try CalendarDocument(parsing: many)
try measure("parse one event") { try CalendarDocument(parsing: one).components.count }
try measure("parse 1 MB of events") { try CalendarDocument(parsing: many).components.count }
measure("change one property of 1 MB and write") { changingOneProperty(parsed) }
try measure("jCal of one event, there and back") {
    let written = JCal.value(of: try CalendarDocument(parsing: one)).serialized()
    return try JCal.document(parsing: written).components.count
}

let start = DateTimeValue("20260305T090000")!.local
let end = DateTimeValue("20360101T000000")!.local
for (name, text) in [("weekly rule", "FREQ=WEEKLY"), ("last Friday", "FREQ=MONTHLY;BYDAY=-1FR")] {
    try measure("ten years of a \(name), from its text") {
        var iterator = RecurrenceIterator(try RecurrenceRule(text), start: start)
        var count = 0
        while let next = try iterator.next(), next < end { count += 1 }
        return count
    }
}

let rome = try ZoneRules.named("Europe/Rome")
let week = try Instant(iso8601: "2086-03-04T00:00:00Z")..<Instant(iso8601: "2086-03-11T00:00:00Z")
let years = try Instant(iso8601: "2026-01-01T00:00:00Z")..<Instant(iso8601: "2031-01-01T00:00:00Z")
let plain = try CalendarObject(CalendarDocument(parsing: Inputs.series(overrides: 0)))
let stored = try plain.recurrenceIndex(floating: rome).encoded()
try measure("a week 60 years ahead") { try plain.occurrences(overlapping: week, floating: rome).count }
try measure("a week 60 years ahead, from stored bytes") {
    try RecurrenceIndex(encoded: stored).occurrences(overlapping: week).count
}
for overrides in [250, 500] {
    let bytes = Inputs.series(overrides: overrides)
    try measure("five years with \(overrides) overrides, from text") {
        try CalendarObject(CalendarDocument(parsing: bytes)).occurrences(overlapping: years, floating: rome).count
    }
    let index = try CalendarObject(CalendarDocument(parsing: bytes)).recurrenceIndex(floating: rome).encoded()
    try measure("five years with \(overrides) overrides, from stored bytes") {
        try RecurrenceIndex(encoded: index).occurrences(overlapping: years).count
    }
}

if CommandLine.arguments.contains("--write") {
    let text = measured.map { "\($0.name)\t\($0.count)\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: file))
}
guard let text = FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) }) else {
    print("\(file) is missing; write it with --write")
    exit(1)
}
var thresholds: [String: Int] = [:]
for line in text.split(separator: "\n") {
    let fields = line.split(separator: "\t")
    if fields.count == 2 { thresholds[String(fields[0])] = Int(fields[1]) }
}
var exceeded = 0
for (name, count) in measured {
    let threshold = thresholds[name]
    let isFine = threshold.map { count <= $0 } ?? false
    if !isFine { exceeded += 1 }
    print("\(name): \(count), at most \(threshold.map(String.init) ?? "(no threshold)")\(isFine ? "" : "  EXCEEDED")")
}
if exceeded > 0 {
    print("\(exceeded) of \(measured.count) questions ask for more memory than checked in")
    exit(1)
}
