internal import CivilTime

/// The occurrences of an object as its series has them, whatever stands in their places: for many look-ups, whose steps
/// are bounded together, so that a rule that is slow to search costs little however many overrides are compared with it.
struct PlainOccurrences {
    private let object: CalendarObject
    /// Without overrides, and without a COUNT, which would be counted anew for each look-up; nil: there is no master.
    private let series: Series?
    private var steps = 10 * Limits.standard.steps
    private var template: InstanceTemplate?

    init(of object: CalendarObject) {
        self.object = object
        guard object.master != nil else {
            series = nil
            return
        }
        var series = object.series
        series.overrides = []
        for index in series.rules.indices {
            // One that is too long to be counted stays, and exhausts the steps.
            try? series.rules[index].replaceCount(start: series.start, isDate: series.isDate, .standard)
        }
        self.series = series
    }

    /// Whether the series has an occurrence at a start by the rule; false, too, where all steps are taken.
    mutating func contains(_ recurrence: Int64) -> Bool { span(at: recurrence) != nil }

    /// An occurrence as an override of it would begin: the component of the series at its time; nil where there is none,
    /// or where all steps are taken.
    mutating func component(at recurrence: Int64) -> Component? {
        guard let span = span(at: recurrence), let occurrence = object.occurrence(of: span, floating: .utc) else {
            return nil
        }
        let template = self.template ?? InstanceTemplate(occurrence.component, of: object, inUTC: false)
        self.template = template
        return template.component(
            of: occurrence,
            recurrenceID: object.recurrenceIDProperty(of: occurrence, inUTC: false)
        )
    }

    private mutating func span(at recurrence: Int64) -> SeriesSpan? {
        guard let series, steps > 0 else { return nil }
        return try? series.regularSpan(at: recurrence, floating: .utc, steps: &steps)
    }
}
