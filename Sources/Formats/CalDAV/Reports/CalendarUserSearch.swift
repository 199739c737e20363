package import WebDAV
package import XMLStream

/// CalendarServer's calendarserver-principal-search report: what Apple's clients send while somebody types the name of
/// an invitee.
package struct CalendarUserSearch: Equatable, Sendable {
    /// What is looked for.
    package enum Context: String, Hashable, Sendable {
        /// Anybody and anything that can be invited.
        case attendee
        case user
        case group
        case location
        case resource
    }

    /// Each of them stands in the name or in an address.
    package var tokens: [String]
    package var context: Context
    /// What the client wants at most; nil: all.
    package var limit: Int?
    package var properties: [PropertyName]
    package var applyToPrincipalCollectionSet: Bool

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        context = reader.attribute("context").flatMap(Context.init(rawValue:)) ?? .attendee
        tokens = []
        limit = nil
        properties = []
        applyToPrincipalCollectionSet = false
        while let child = reader.nextChild() {
            switch child {
            case AppleName.searchToken:
                let token = reader.trimmedText()
                if !token.isEmpty { tokens.append(token) }
            case AppleName.limit:
                while let part = reader.nextChild() {
                    guard part == AppleName.resultCount else {
                        reader.skip()
                        continue
                    }
                    let error = reader.error("nresults must be a positive number")
                    guard let number = Int(reader.trimmedText()), number > 0 else { throw error }
                    limit = number
                }
            case DAVName.prop: properties = PropertySelection.names(in: &reader)
            case DAVName.applyToPrincipalCollectionSet:
                applyToPrincipalCollectionSet = true
                reader.skip()
            default: reader.skip()
            }
        }
    }
}
