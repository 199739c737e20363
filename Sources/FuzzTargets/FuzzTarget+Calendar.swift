import CivilTime
import ICalendar

extension FuzzTarget {
    static func readCalendar(_ bytes: [UInt8]) {
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
