package import CivilTime

/// That a person agreed to a text, and to which version of it (GDPR Art. 7).
package struct Consent: Hashable, Sendable {
    /// What is agreed to.
    package enum Document: String, Codable, CaseIterable, Sendable {
        case terms
        case privacy

        /// The version of the present text. It changes with the words on the pages.
        package var version: String { "2026-11" }
    }

    package var document: Document
    package var version: String
    package var at: Instant

    package init(document: Document, version: String, at: Instant) {
        self.document = document
        self.version = version
        self.at = at
    }
}
