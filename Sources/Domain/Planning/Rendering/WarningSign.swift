/// What the title of a warning begins with, in every language; a note that only tells something has none.
package enum WarningSign {
    package static let text = "⚠"

    /// Whether a title is of a warning of something that does not work.
    package static func begins(_ title: String) -> Bool { title.hasPrefix(text) }
}
