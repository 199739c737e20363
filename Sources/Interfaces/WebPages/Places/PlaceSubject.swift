internal import Accounts
internal import Planning

/// What a place is looked for.
enum PlaceSubject: Equatable, Sendable {
    /// A place of the person's own, by its name.
    case saved(String)
    /// What stands in events, and means that place from then on.
    case words(String)

    /// The most letters of a name.
    private static let mostBytes = 100

    init(_ form: FormBody) {
        let words = form.trimmed("words")
        self = words.isEmpty ? .saved(form.trimmed("name")) : .words(words)
    }

    /// As forms carry it.
    var name: String { if case .saved(let name) = self { name } else { "" } }
    var words: String { if case .words(let words) = self { words } else { "" } }
    /// What a page calls it.
    var title: String { if case .words(let words) = self { "\"\(words)\"" } else { name } }

    var isValid: Bool {
        switch self {
        case .saved(let name): !name.isEmpty && name.utf8.count <= Self.mostBytes
        case .words(let words): words.count <= PlanningService.mostPlaceCharacters
        }
    }

    /// Where it is looked for again, below the server's base path.
    func path(query: String? = nil, next: String) -> String {
        switch self {
        case .saved(let name): "/places" + PathText.query(["name": name, "q": query]) + "#query"
        case .words(let words): Self.path(of: words, query: query, next: next)
        }
    }

    /// The page that asks where a place is that stands in an event.
    static func path(of words: String, query: String? = nil, next: String) -> String {
        "/places/find" + PathText.query(["words": words, "q": query, "next": next])
    }
}
