internal import CivilTime

/// The occurrences of an object as its series has them, whatever stands in their places: for many look-ups, whose steps
/// are bounded together, so that a rule that is slow to search costs little however many overrides are compared with it.
struct PlainOccurrences {
    private let object: CalendarObject
    /// The properties that are looked at; nil: all.
    private let names: Set<String>?
    /// Without overrides, and without a COUNT, which would be counted anew for each look-up; nil: there is no master.
    private let series: Series?
    private var steps = Limits.standard.steps
    /// For one look-up: a rule that needs more between two occurrences has none that anybody means.
    private static let mostSteps = 100_000
    private var template: InstanceTemplate?

    /// - Parameters:
    ///   - object: of whose series they are.
    ///   - names: the properties that are looked at, so that a series with very many others costs no more for each
    ///     occurrence; nil for all.
    init(of object: CalendarObject, names: Set<String>? = nil) {
        self.object = object
        self.names = names
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
        let template = self.template ?? InstanceTemplate(looked(at: occurrence.component), of: object, inUTC: false)
        self.template = template
        return template.component(
            of: occurrence,
            recurrenceID: object.recurrenceIDProperty(of: occurrence, inUTC: false)
        )
    }

    private func looked(at component: Component) -> Component {
        guard let names else { return component }
        var component = component
        component.removeProperties { !names.contains($0.name) }
        return component
    }

    private mutating func span(at recurrence: Int64) -> SeriesSpan? {
        guard let series, steps > 0 else { return nil }
        var limits = Limits.standard
        limits.steps = min(steps, Self.mostSteps)
        return try? series.regularSpan(at: recurrence, floating: .utc, limits: limits, steps: &steps)
    }
}
