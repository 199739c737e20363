import CivilTime
import ICalendar

extension FuzzTarget {
    static func readJSON(_ bytes: [UInt8]) {
        if let document = try? JCal.document(parsing: bytes) {
            let written = JCal.value(of: document).serialized()
            _ = XCal.serialized(document)
            guard let back = try? JCal.document(parsing: written) else { preconditionFailure("jCal is read back") }
            precondition(JCal.value(of: back).serialized() == written, "jCal comes back the same")
        }
        if let document = try? JSCalendar.document(parsing: bytes) {
            precondition((try? CalendarDocument(parsing: document.serialized())) != nil, "JSCalendar makes iCalendar")
            _ = JSCalendar.group(of: document)
        }
    }

    static func readCalendar(_ bytes: [UInt8]) {
        _ = (try? CalendarDocument(parsingLeniently: bytes))?.strictFindings(maximum: 20)
        guard let document = try? CalendarDocument(parsing: bytes) else { return }
        precondition(document.serialized() == bytes, "an untouched document is written as it was read")
    }

    /// Occurrences of two years, with few enough steps that a slow rule is a finding.
    static func expand(_ bytes: [UInt8]) {
        var limits = Limits.standard
        limits.occurrences = 500
        limits.steps = 20_000
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits) else { return }
        guard let object = try? CalendarObject(document, acceptsMethod: true, limits: limits) else { return }
        let window = Instant(secondsSince1970: 1_735_689_600)..<Instant(secondsSince1970: 1_798_761_600)
        guard let occurrences = try? object.occurrences(overlapping: window, floating: .utc, limits: limits) else {
            return
        }
        for occurrence in occurrences {
            precondition(occurrence.start <= occurrence.end, "an occurrence ends after it starts")
            precondition(occurrence.start <= window.upperBound, "an occurrence of the window lies in the window")
        }
    }
}
