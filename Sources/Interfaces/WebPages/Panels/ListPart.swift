internal import Hummingbird

/// The part of a long list that one page shows.
enum ListPart {
    /// Rows of a page.
    static let rows = 100

    /// Where the part begins that the address names; 0 for anything else.
    static func start(_ text: String?, of count: Int) -> Int {
        guard let text, let start = Int(text), (0..<count).contains(start) else { return 0 }
        return start - start % rows
    }

    /// Which part it is; empty: the list is whole.
    static func words(_ start: Int, of count: Int, _ key: TextKey, _ texts: TextTable) -> [String] {
        guard count > rows else { return [] }
        let end = min(count, start + rows)
        return [texts.text(key, ["first": "\(start + 1)", "last": "\(end)", "count": "\(count)"])]
    }

    /// To the parts before and after it.
    static func links(
        _ start: Int,
        of count: Int,
        _ services: PageServices,
        _ path: String,
        _ texts: TextTable
    ) -> [PanelSection.Link] {
        var links: [PanelSection.Link] = []
        func link(_ from: Int, _ key: TextKey) {
            let query = PathText.query(["from": from == 0 ? nil : "\(from)"])
            links.append(services.link(path + query, texts[key]))
        }
        if start > 0 { link(start - rows, .previousPart) }
        if start + rows < count { link(start + rows, .nextPart) }
        return links
    }
}
