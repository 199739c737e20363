import CivilTime
import Foundation
import ICalendar
import Testing

/// A line of `vectors.jsonl` or `rscale.jsonl` with one rule.
struct RuleVector: Decodable {
    let id: String
    let kind: String
    let dtstart: String?
    let value: String?
    let tzid: String?
    let rrule: String?
    let expected: [Expected]
    let complete: Bool?
    let ics: String?
    let window: [String]?
    let tags: [String]

    enum Expected: Decodable {
        case start(String)
        case occurrence(OccurrenceLine)

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .start(text)
            } else {
                self = .occurrence(try OccurrenceLine(from: decoder))
            }
        }
    }

    struct OccurrenceLine: Decodable, Equatable {
        var recurrenceId: String
        var start: String
        var end: String
        var startUtc: String?
        var summary: String
        var status: String?
    }

    var starts: [String] { expected.compactMap { if case .start(let text) = $0 { text } else { nil } } }
    var occurrences: [OccurrenceLine] {
        expected.compactMap { if case .occurrence(let line) = $0 { line } else { nil } }
    }

    static func load(_ name: String) -> [RuleVector] {
        guard let bytes = try? SharedFiles.bytes("corpora/rrule/" + name) else { return [] }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return bytes.split(separator: 0x0A).compactMap { try? decoder.decode(RuleVector.self, from: Data($0)) }
    }
}

@Suite(.enabled(if: SharedFiles.areExpected, "../shared/corpora is not there"))
struct RuleVectorTests {
    @Test func everyRuleGivesItsStarts() throws {
        let vectors = RuleVector.load("vectors.jsonl")
        #expect(vectors.count == 1256)
        for vector in vectors where vector.kind == "rrule" {
            let name = Comment(rawValue: "\(vector.id) \(vector.rrule ?? "") \(vector.dtstart ?? "")")
            #expect(throws: Never.self, name) {
                let starts = try starts(of: vector)
                #expect(starts == vector.starts, name)
            }
        }
    }

    @Test func everyRuleOfAnotherCalendarGivesItsStarts() throws {
        let vectors = RuleVector.load("rscale.jsonl")
        #expect(vectors.count == 19)
        for vector in vectors {
            let name = Comment(rawValue: "\(vector.id) \(vector.rrule ?? "") \(vector.dtstart ?? "")")
            #expect(throws: Never.self, name) {
                let starts = try starts(of: vector)
                #expect(starts == vector.starts.map { $0.replacing("Z", with: "") }, name)
            }
        }
    }

    @Test func overridesGiveTheirOccurrences() throws {
        for vector in RuleVector.load("vectors.jsonl") where vector.kind == "overrides" {
            let name = Comment(rawValue: "\(vector.id) \(vector.ics ?? "")")
            #expect(throws: Never.self, name) {
                let lines = try occurrences(of: vector)
                #expect(lines == vector.occurrences, name)
                try indexAgrees(vector)
            }
        }
    }

    /// The stored index, coded and back, says the same as the object.
    private func indexAgrees(_ vector: RuleVector) throws {
        let zone = try ZoneRules.named(vector.tzid ?? "UTC")
        let bounds = (vector.window ?? []).compactMap { DateTimeValue($0)?.local }.map(zone.instant(of:))
        let window = bounds[0]..<bounds[1]
        let object = try CalendarObject(CalendarDocument(parsing: Array((vector.ics ?? "").utf8)))
        let index = try object.recurrenceIndex(floating: zone)
        let back = try RecurrenceIndex(encoded: index.encoded())
        #expect(back == index)
        let occurrences = try object.occurrences(overlapping: window, floating: zone)
        let spans = try back.occurrences(overlapping: window)
        #expect(spans.map(\.start) == occurrences.map(\.start))
        #expect(spans.map(\.end) == occurrences.map(\.end))
        #expect(spans.map(\.recurrenceID) == occurrences.map(\.recurrenceID))
        if let first = occurrences.first, let last = occurrences.map(\.end).max() {
            #expect((index.firstStart ?? .distantFuture) <= first.start)
            #expect((index.lastEnd ?? .distantFuture) >= last)
        }
    }

    private func occurrences(of vector: RuleVector) throws -> [RuleVector.OccurrenceLine] {
        let zone = try ZoneRules.named(vector.tzid ?? "UTC")
        let bounds = (vector.window ?? []).compactMap { DateTimeValue($0)?.local }.map(zone.instant(of:))
        let object = try CalendarObject(CalendarDocument(parsing: Array((vector.ics ?? "").utf8)))
        return try object.occurrences(overlapping: bounds[0]..<bounds[1], floating: zone).map { occurrence in
            RuleVector.OccurrenceLine(
                recurrenceId: occurrence.recurrenceIDText ?? "",
                start: occurrence.startText,
                end: occurrence.endText,
                startUtc: occurrence.isFloating ? nil : occurrence.start.basicText,
                summary: occurrence.component.first("SUMMARY")?.text ?? "",
                status: occurrence.component.first("STATUS")?.value
            )
        }
    }

    private func starts(of vector: RuleVector) throws -> [String] {
        var rule = try RecurrenceRule(vector.rrule ?? "")
        let value = try #require(DateTimeValue(vector.dtstart ?? ""))
        let zone = try vector.tzid.map { try ZoneRules.named($0) }
        if case .utc(let until) = rule.until, let zone {
            rule.until = .floating(zone.local(Instant(secondsSince1970: until.secondsSinceEpoch)))
        }
        var iterator = RecurrenceIterator(rule, start: value.local, isDate: value.isDate)
        var result: [String] = []
        let limit = vector.complete == true ? Int.max : 60
        while result.count < limit, let next = try iterator.next() {
            result.append(value.isDate ? next.date.basicText : next.basicText)
        }
        return result
    }
}
