internal import CivilTime

/// A month of a year, as addresses name it: `2026-11`.
struct MonthOfYear: Equatable {
    let year: Int
    let month: Int

    init(_ date: CivilDate) {
        year = date.year
        month = date.month
    }

    /// nil: not of the form, or of a year that no feed reaches.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2, let year = Int(parts[0]),
            let month = Int(parts[1]), (1900...2200).contains(year), (1...12).contains(month)
        else { return nil }
        (self.year, self.month) = (year, month)
    }

    var text: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }

    var firstDay: CivilDate {
        guard let day = CivilDate(year: year, month: month, day: 1) else { preconditionFailure("a month has a first") }
        return day
    }

    var days: Int { CivilDate.daysInMonth(month, year: year) }

    var previous: MonthOfYear { MonthOfYear(firstDay.adding(days: -1)) }

    var next: MonthOfYear { MonthOfYear(firstDay.adding(days: days)) }
}
