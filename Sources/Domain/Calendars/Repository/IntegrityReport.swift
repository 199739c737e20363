/// What a look at everything in a store found.
package struct IntegrityReport: Equatable, Sendable {
    /// Damage: rows that contradict one another, objects that are not as they were stored; none in a sound store.
    package var problems: [String]
    /// Objects in quarantine, as `<collection id>/<name>: reason`. They are synchronised as they are, but found by no
    /// query.
    package var quarantined: [String]
    package var objectCount: Int

    package var isSound: Bool { problems.isEmpty }

    /// Whether nothing is damaged, and nothing in quarantine.
    package var isSpotless: Bool { isSound && quarantined.isEmpty }

    /// A report of these findings.
    package init(problems: [String] = [], quarantined: [String] = [], objectCount: Int = 0) {
        self.problems = problems
        self.quarantined = quarantined
        self.objectCount = objectCount
    }
}
