import CalDAV
import CivilTime
import ICalendar
import WebDAV
import XMLStream

extension FuzzTarget {
    /// Reports of RFC 4791 with filters and selections built by the input, against an object built by it.
    static func answerReport(_ bytes: [UInt8]) {
        var builder = ReportBuilder(choices: FuzzChoices(bytes))
        let object = builder.object()
        let event = builder.condition(depth: 0)
        let data = builder.calendarData()
        var limits = Limits.standard
        limits.occurrences = 200
        limits.steps = 5_000
        guard let query = query(filter: event, data: data) else { return }
        func matches(_ conditions: String) -> Bool? {
            self.query(filter: conditions, data: "").map {
                FilterMatcher($0.filter, floating: .utc, limits: limits).matches(object)
            }
        }
        let matched = FilterMatcher(query.filter, floating: .utc, limits: limits).matches(object)
        precondition(matches(event) == matched, "a filter has one answer")
        let document = try? CalendarDocument(parsing: object, limits: limits)
        let isReadable = document.map { (try? CalendarObject($0, acceptsMethod: true, limits: limits)) != nil } ?? false
        precondition(isReadable || !matched, "what is no object matches nothing")
        // Both of two conditions on the calendar hold where each does.
        let other = builder.condition(depth: 0)
        if let second = matches(other), let both = matches(event + other) {
            precondition(both == (matched && second), "conditions on the calendar are independent")
        }
        let projection = CalendarDataProjection(query.selection.data, floating: .utc, limits: limits)
        var allowance = ExpansionAllowance()
        guard let text = try? projection.text(of: object, allowance: &allowance) else { return }
        precondition((try? CalendarDocument(parsing: text)) != nil, "the answer is a calendar")
        precondition(text.allSatisfy { $0 != 0 }, "the answer can be written as XML")
    }

    private static func query(filter: String, data: String) -> CalendarQuery? {
        let spaces = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""
        let text = """
            <C:calendar-query \(spaces)><D:prop><D:getetag/>\(data)</D:prop><C:filter>
            <C:comp-filter name="VCALENDAR">\(filter)</C:comp-filter></C:filter></C:calendar-query>
            """
        guard var reader = try? XMLReader(Array(text.utf8)) else { return nil }
        _ = reader.root()
        return try? CalendarQuery(from: &reader)
    }
}

/// Builds the texts of reports and of objects.
private struct ReportBuilder {
    var choices: FuzzChoices

    private static let components = [
        "VEVENT", "VTODO", "VALARM", "VTIMEZONE", "VJOURNAL", "STANDARD", "VFREEBUSY", "X-A",
    ]
    private static let properties = [
        "SUMMARY", "DTSTART", "ATTENDEE", "UID", "RRULE", "DTEND", "DURATION", "DUE", "COMPLETED", "CATEGORIES", "X-B",
        "EXDATE", "RDATE", "TRIGGER", "RECURRENCE-ID", "DESCRIPTION",
    ]
    private static let parameters = ["PARTSTAT", "TZID", "CN", "VALUE", "X-C", "RELATED"]
    private static let texts = [
        "a", "A", "", "é", "E\u{301}", "aa", "mailto:a@b", "ACCEPTED", "\u{1F6B2}", "ss", "ß", "&lt;",
    ]
    private static let collations = ["i;octet", "i;ascii-casemap", "i;unicode-casemap", "default", "i;other"]
    private static let times = [
        "20260302T090000Z", "20260302T100000Z", "20260303T000000Z", "20260329T010000Z", "20261025T010000Z",
        "20260228T235959Z", "00010101T000000Z", "99991231T235959Z", "20260302T090000", "x",
    ]
    private static let locals = [
        "20260302T090000", "20260329T023000", "20261025T023000", "20260303T000000", "20240229T120000",
        "99991231T230000", "00010101T000000",
    ]
    private static let zones = ["Europe/Rome", "Nowhere", "America/New_York", "Z1"]

    // Filters

    /// A condition on the calendar: a component or a property.
    mutating func condition(depth: Int) -> String {
        choices.oneIn(5) ? property() : component(depth: depth)
    }

    private mutating func component(depth: Int) -> String {
        var inside = choices.oneIn(4) ? timeRange() : ""
        if choices.oneIn(8) { inside += "<C:is-not-defined/>" }
        inside += choices.list(upTo: 3) { choices in
            var builder = ReportBuilder(choices: choices)
            defer { choices = builder.choices }
            return depth < 4 && builder.choices.oneIn(3) ? builder.component(depth: depth + 1) : builder.property()
        }.joined()
        return "<C:comp-filter name=\"\(choices.pick(Self.components))\">\(inside)</C:comp-filter>"
    }

    private mutating func property() -> String {
        var inside = ""
        switch choices.below(5) {
        case 0: break
        case 1: inside = "<C:is-not-defined/>"
        case 2: inside = timeRange()
        default: inside = textMatch()
        }
        if choices.oneIn(4) {
            let match = choices.pick(["", "<C:is-not-defined/>", textMatch()])
            inside += "<C:param-filter name=\"\(choices.pick(Self.parameters))\">\(match)</C:param-filter>"
        }
        return "<C:prop-filter name=\"\(choices.pick(Self.properties))\">\(inside)</C:prop-filter>"
    }

    private mutating func textMatch() -> String {
        let negated = choices.pick(["", " negate-condition=\"yes\"", " negate-condition=\"no\""])
        let collation = choices.oneIn(2) ? " collation=\"\(choices.pick(Self.collations))\"" : ""
        return "<C:text-match\(collation)\(negated)>\(choices.pick(Self.texts))</C:text-match>"
    }

    private mutating func timeRange() -> String { "<C:time-range\(bounds())/>" }

    private mutating func bounds() -> String {
        let start = choices.oneIn(6) ? "" : " start=\"\(choices.pick(Self.times))\""
        return start + (choices.oneIn(6) ? "" : " end=\"\(choices.pick(Self.times))\"")
    }

    // Selections

    mutating func calendarData() -> String {
        var inside = ""
        switch choices.below(5) {
        case 0: inside = "<C:expand\(bounds())/>"
        case 1: inside = "<C:limit-recurrence-set\(bounds())/>"
        case 2: inside = "<C:limit-freebusy-set\(bounds())/>"
        default: break
        }
        if choices.oneIn(2) { inside += "<C:comp name=\"VCALENDAR\">\(selection(depth: 0))</C:comp>" }
        return "<C:calendar-data>\(inside)</C:calendar-data>"
    }

    private mutating func selection(depth: Int) -> String {
        var inside = choices.oneIn(4) ? "<C:allprop/>" : ""
        for _ in 0..<choices.below(4) where !choices.isAtEnd {
            let withoutValue = choices.oneIn(4) ? " novalue=\"yes\"" : ""
            inside += "<C:prop name=\"\(choices.pick(Self.properties))\"\(withoutValue)/>"
        }
        if choices.oneIn(4) { return inside + "<C:allcomp/>" }
        for _ in 0..<choices.below(3) where depth < 3 && !choices.isAtEnd {
            inside += "<C:comp name=\"\(choices.pick(Self.components))\">\(selection(depth: depth + 1))</C:comp>"
        }
        return inside
    }

    // Objects

    mutating func object() -> [UInt8] {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x"]
        if choices.oneIn(3) { lines += zone() }
        let kind = choices.pick(["VEVENT", "VEVENT", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"])
        lines += part(kind, recurrence: nil)
        for _ in 0..<choices.below(4) where !choices.isAtEnd { lines += part(kind, recurrence: time("RECURRENCE-ID")) }
        return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    private mutating func zone() -> [String] {
        let rule = choices.pick([
            "", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "RRULE:FREQ=DAILY", "RDATE:20260601T000000",
        ])
        let offset = choices.pick(["+0100", "-0330", "+1400", "-1200", "+2359"])
        return [
            "BEGIN:VTIMEZONE", "TZID:Z1", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:\(offset)",
            "TZOFFSETTO:\(choices.pick(["+0100", "+0200", "-0330"]))",
        ] + (rule.isEmpty ? [] : [rule]) + ["END:STANDARD", "END:VTIMEZONE"]
    }

    private mutating func part(_ kind: String, recurrence: String?) -> [String] {
        var lines = ["BEGIN:\(kind)", "UID:1", "DTSTAMP:20260101T000000Z"] + (recurrence.map { [$0] } ?? [])
        if !choices.oneIn(8) { lines.append(time("DTSTART")) }
        switch choices.below(5) {
        case 0: break
        case 1: lines.append("DURATION:" + choices.pick(["PT1H", "P1D", "PT0S", "-PT1H", "P1000W", "P1DT1S"]))
        case 2: lines.append(time(kind == "VTODO" ? "DUE" : "DTEND"))
        case 3: lines.append("COMPLETED:" + choices.pick(Self.times))
        default: lines.append("SUMMARY:" + choices.pick(Self.texts))
        }
        if recurrence == nil, choices.oneIn(2) { lines.append(rule()) }
        for _ in 0..<choices.below(3) where !choices.isAtEnd { lines.append(time(choices.pick(["EXDATE", "RDATE"]))) }
        for _ in 0..<choices.below(3) where !choices.isAtEnd {
            let status = choices.pick(["ACCEPTED", "DECLINED", "\"a:b\""])
            lines.append("ATTENDEE;CN=\(choices.pick(["A", "\"a,b\"", "é"]));PARTSTAT=\(status):mailto:a@b")
        }
        for _ in 0..<choices.below(3) where !choices.isAtEnd {
            let trigger = choices.pick([
                ":-PT30M", ";RELATED=END:PT5M", ";VALUE=DATE-TIME:20260302T083000Z", ":P1W", ":x",
            ])
            let repeated = choices.oneIn(3) ? ["REPEAT:\(choices.pick(["2", "1000", "-1"]))", "DURATION:PT10M"] : []
            lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER\(trigger)"] + repeated + ["END:VALARM"]
        }
        return lines + ["END:\(kind)"]
    }

    private mutating func time(_ name: String) -> String {
        let local = choices.pick(Self.locals)
        return switch choices.below(4) {
        case 0: "\(name):\(local)Z"
        case 1: "\(name);TZID=\(choices.pick(Self.zones)):\(local)"
        case 2: "\(name);VALUE=DATE:\(local.prefix(8))"
        default: "\(name):\(local)"
        }
    }

    private mutating func rule() -> String {
        var rule = "RRULE:FREQ=" + choices.pick(["DAILY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY", "SECONDLY"])
        let parts = [
            ";COUNT=3", ";INTERVAL=2", ";UNTIL=20260401T000000Z", ";BYDAY=MO,-1FR", ";BYMONTHDAY=31,-1", ";BYSETPOS=-1",
            ";BYHOUR=9,23", ";BYMONTH=2,10", ";WKST=SU", ";BYWEEKNO=53", ";BYYEARDAY=-366",
            ";RSCALE=HEBREW;SKIP=FORWARD",
        ]
        for _ in 0..<choices.below(4) where !choices.isAtEnd { rule += choices.pick(parts) }
        return rule
    }
}
