import CivilTime
import ICalendar
import Testing

@Suite struct JSCalendarTests {
    private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    @Test func writesAnEvent() throws {
        let object = try CalendarObject(
            Fixture.document(
                """
                BEGIN:VEVENT
                UID:1
                DTSTAMP:20260101T000000Z
                SUMMARY:Tea
                DTSTART;TZID=Europe/Rome:20260302T090000
                DTEND;TZID=Europe/Rome:20260302T103000
                RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260401T070000Z
                EXDATE;TZID=Europe/Rome:20260309T090000
                LOCATION:Kitchen
                GEO:41.5;12.25
                ORGANIZER;CN=Ada:mailto:ada@example.com
                ATTENDEE;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:bob@example.com
                X-ANY:kept
                BEGIN:VALARM
                ACTION:DISPLAY
                DESCRIPTION:Soon
                TRIGGER:-PT10M
                END:VALARM
                END:VEVENT
                BEGIN:VEVENT
                UID:1
                DTSTAMP:20260101T000000Z
                SUMMARY:Late tea
                RECURRENCE-ID;TZID=Europe/Rome:20260316T090000
                DTSTART;TZID=Europe/Rome:20260316T110000
                DTEND;TZID=Europe/Rome:20260316T123000
                END:VEVENT
                """
            )
        )
        let value = try #require(JSCalendar.value(of: object)?.object)
        #expect(value["start"] == "2026-03-02T09:00:00")
        #expect(value["timeZone"] == "Europe/Rome")
        #expect(value["duration"] == "PT1H30M")
        #expect(value["title"] == "Tea")
        #expect(value["updated"] == "2026-01-01T00:00:00Z")
        let rule = try json(
            #"[{"@type":"RecurrenceRule","frequency":"weekly","byDay":[{"@type":"NDay","day":"mo"}],"#
                + #""until":"2026-04-01T09:00:00"}]"#
        )
        #expect(value["recurrenceRules"] == rule)
        let overrides = try #require(value["recurrenceOverrides"]?.object)
        #expect(overrides["2026-03-09T09:00:00"] == (try json(#"{"excluded":true}"#)))
        let patch = try #require(overrides["2026-03-16T09:00:00"]?.object)
        #expect(patch["start"] == "2026-03-16T11:00:00")
        #expect(patch["title"] == "Late tea")
        #expect(patch["locations"] == .null)
        #expect(value["locations"]?.object?["1"]?.object?["coordinates"] == "geo:41.5,12.25")
        let people = (value["participants"]?.object?.members ?? []).compactMap { $0.value.object }
        let addresses = people.map { $0["sendTo"]?.object?["imip"] }
        #expect(addresses == ["mailto:ada@example.com", "mailto:bob@example.com"])
        #expect(people[1]["participationStatus"] == "accepted")
        let back = try CalendarObject(JSCalendar.document(.object(value)))
        let window = try Fixture.window("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
        let first = try object.occurrences(overlapping: window, floating: .utc)
        let second = try back.occurrences(overlapping: window, floating: .utc)
        #expect(first.map(\.start) == second.map(\.start))
        #expect(first.map(\.end) == second.map(\.end))
        #expect(first.map { $0.component.first("SUMMARY")?.text } == second.map { $0.component.first("SUMMARY")?.text })
        #expect(back.master?.first("X-ANY")?.value == "kept")
        #expect(back.master?.components.first?.first("DESCRIPTION")?.text == "Soon")
    }

    /// The example of RFC 8984 §6.1, and others of its kind, come back as they were.
    @Test(arguments: [
        #"{"@type":"Event","uid":"a8df","updated":"2020-01-15T18:00:00Z","title":"Some event","#
            + #""start":"2020-01-15T13:00:00","timeZone":"America/New_York","duration":"PT1H"}"#,
        #"{"@type":"Task","uid":"2a35","updated":"2020-01-09T14:32:01Z","title":"Do something"}"#,
        #"{"@type":"Event","uid":"x","updated":"2020-01-09T14:32:01Z","title":"Day","start":"1900-04-01T00:00:00","#
            + #""showWithoutTime":true,"duration":"P1D","recurrenceRules":[{"@type":"RecurrenceRule","#
            + #""frequency":"yearly"}]}"#,
        #"{"@type":"Task","uid":"y","updated":"2020-01-09T14:32:01Z","title":"Buy","due":"2020-01-19T18:00:00","#
            + #""timeZone":"Europe/Vienna","progress":"in-process","percentComplete":40}"#,
    ])
    func comesBack(text: String) throws {
        let value = try json(text)
        let object = try CalendarObject(JSCalendar.document(value))
        var back = try #require(JSCalendar.value(of: object)?.object)
        for name in ["prodId", "iCalComponent"] { back[name] = nil }
        let members = Dictionary(uniqueKeysWithValues: back.members.map { ($0.name, $0.value) })
        let wanted = Dictionary(uniqueKeysWithValues: (value.object?.members ?? []).map { ($0.name, $0.value) })
        #expect(members == wanted)
    }

    @Test(.enabled(if: SharedFiles.areExpected, "../shared/corpora is not there"))
    func theCorpusComesBackWithItsTimes() throws {
        let window = try Fixture.window("1990-01-01T00:00:00Z", "2035-01-01T00:00:00Z")
        let limits = Limits(occurrences: 500)
        var count = 0
        for file in SharedFiles.corpus {
            guard let document = try? CalendarDocument(parsing: try file.bytes()) else { continue }
            for object in CalendarObject.all(in: document) {
                guard let value = JSCalendar.value(of: object) else { continue }
                let written = try JSONValue(parsing: value.serialized())
                #expect(written == value)
                let back: CalendarObject
                do { back = try CalendarObject(JSCalendar.document(written), acceptsMethod: true) } catch {
                    Issue.record("\(file.path) \(object.uid): \(error)")
                    continue
                }
                guard
                    let first = try? object.occurrences(overlapping: window, floating: Fixture.rome, limits: limits),
                    let second = try? back.occurrences(overlapping: window, floating: Fixture.rome, limits: limits)
                else { continue }
                #expect(first.map(\.start) == second.map(\.start), "\(file.path) \(object.uid)")
                #expect(first.map(\.end) == second.map(\.end), "\(file.path) \(object.uid)")
                let again = JSCalendar.value(of: back)
                #expect(again?.object?["title"] == value.object?["title"], "\(file.path) \(object.uid)")
                #expect(again?.object?["participants"] == value.object?["participants"], "\(file.path) \(object.uid)")
                for (component, other) in zip([object.master].compactMap { $0 }, [back.master].compactMap { $0 }) {
                    let lost = kept(component).subtracting(kept(other))
                    #expect(lost.isEmpty, "\(file.path) \(object.uid)")
                }
                count += 1
            }
        }
        #expect(count > 500)
    }

    /// What a component says but for its times, in one form: words one by one, parameters that say what holds anyway
    /// left out.
    private func kept(_ component: Component) -> Set<String> {
        let times: Set<String> = ["DTSTART", "DTEND", "DUE", "DURATION", "EXDATE", "RDATE"]
        var result: Set<String> = []
        for property in component.properties where !times.contains(property.name) {
            let row = PropertyTable.row(property.name)
            let defaults = ["ROLE": "REQ-PARTICIPANT", "RELTYPE": "PARENT", "VALUE": row?.type.rawValue ?? "TEXT"]
            let parameters = property.parameters
                .filter { $0.name != "CHARSET" && $0.values.first?.uppercased() != defaults[$0.name] }
                .map { "\($0.name)=\($0.values.joined(separator: ","))" }.sorted().joined(separator: ";")
            var texts = [property.text]
            switch property.name {
            case "CATEGORIES": texts = property.textList
            case "RRULE", "EXRULE":
                // The end may take another form; the occurrences were compared.
                var rule = try? RecurrenceRule(property.value)
                rule?.until = nil
                texts = [rule?.text ?? property.value]
            case "ATTENDEE", "ORGANIZER": texts = [CalendarUser(property.value).address]
            case "SEQUENCE", "PRIORITY", "PERCENT-COMPLETE":
                texts = [Int(property.value).map { "\($0)" } ?? property.value]
            default: break
            }
            for text in texts {
                result.insert(property.name + ";" + parameters.uppercased().replacing(" ", with: "") + ":" + text)
            }
        }
        return result
    }

    @Test(arguments: UInt64(0)..<150)
    func randomSeriesComeBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var rule = random.rule()
        if [.secondly, .minutely, .hourly].contains(rule.frequency) { rule.frequency = .daily }
        rule.count = random.number(2...30)
        let start = random.dateTime()
        var lines = "\(start.line("DTSTART"))\nDURATION:P1D\nRRULE:\(rule.text)\nCATEGORIES:a,b\nX-KEPT;X-P=1:\(seed)"
        let master = try Fixture.event(lines)
        let window = try Fixture.window("2010-01-01T00:00:00Z", "2300-01-01T00:00:00Z")
        let all = try master.occurrences(overlapping: window, floating: Fixture.rome)
        if random.chance(50), let last = all.last { lines += "\n" + start.at(last.startLocal).line("EXDATE") }
        var text = "BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\n\(lines)\nEND:VEVENT"
        if random.chance(50), all.count > 2 {
            let moved = start.at(all[1].startLocal.adding(seconds: 7 * 86400))
            text += "\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nSUMMARY:Moved\n"
            text += start.at(all[1].startLocal).line("RECURRENCE-ID") + "\n" + moved.line("DTSTART") + "\nEND:VEVENT"
        }
        let object = try CalendarObject(Fixture.document(text))
        let value = try #require(JSCalendar.value(of: object))
        let back = try CalendarObject(JSCalendar.document(parsing: value.serialized()))
        let first = try object.occurrences(overlapping: window, floating: Fixture.rome)
        let second = try back.occurrences(overlapping: window, floating: Fixture.rome)
        #expect(first.map(\.start) == second.map(\.start), "\(text)")
        #expect(first.map(\.end) == second.map(\.end), "\(text)")
        #expect(back.master?.first("X-KEPT") == object.master?.first("X-KEPT"))
        #expect(JSCalendar.value(of: back)?.object?["recurrenceOverrides"] == value.object?["recurrenceOverrides"])
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"@type":"Event"}"#, #"{"@type":"Event","uid":"1"}"#,
        #"{"@type":"Event","uid":"1","start":"x"}"#,
        #"{"@type":"Event","uid":"1","start":"2020-01-01T00:00:00","timeZone":"Mars/X"}"#,
        #"{"@type":"Event","uid":"1","start":"2020-01-01T00:00:00","recurrenceRules":[{"frequency":"never"}]}"#,
    ])
    func refusesOtherJSON(text: String) {
        #expect(throws: JSCalendarError.self) { try JSCalendar.document(parsing: Array(text.utf8)) }
    }
}

extension DateTimeValue {
    fileprivate func line(_ name: String) -> String {
        let property = property(name)
        return name + property.parameters.map { ";\($0.name)=\($0.values[0])" }.joined() + ":" + property.value
    }

    /// Another time in the same form.
    fileprivate func at(_ local: CivilDateTime) -> DateTimeValue {
        switch self {
        case .date: .date(local.date)
        case .floating: .floating(local)
        case .utc: .utc(local)
        case .zoned(_, let tzid): .zoned(local, tzid: tzid)
        }
    }
}
