internal import FoundationEssentials

/// What the service worker of the pages shows (`Interfaces/WebPages/Assets/service-worker.js`).
struct BrowserMessage: Codable, Equatable {
    var title: String
    var body: String
    /// Below the server's address, with a slash before it: what a click opens.
    var path: String
    /// A later message with the same one takes the place of the earlier.
    var tag: String
    /// Of the words (BCP 47).
    var language: String

    /// A message has room for 3,993 bytes; JSON may write six of them for one character.
    static let longestTitle = 120
    static let longestBody = 400
    private static let longestPath = 500

    /// Longer texts are cut off. A path that is longer still gives way to the first page: it would lead nowhere.
    init(title: String, body: String, path: String, tag: String, language: String) {
        self.title = Self.clipped(title, to: Self.longestTitle)
        self.body = Self.clipped(body, to: Self.longestBody)
        self.path = path.utf8.count <= Self.longestPath ? path : "/today"
        self.tag = tag
        self.language = language
    }

    private static func clipped(_ text: String, to most: Int) -> String {
        guard text.utf8.count > most * 4 || text.count > most else { return text }
        // A character may be made of many.
        var result = ""
        var room = most * 4 - 3
        for character in text.prefix(most - 1) {
            room -= character.utf8.count
            guard room >= 0 else { break }
            result.append(character)
        }
        return result + "…"
    }

    /// - Throws: where it has no form in JSON.
    func pushed(keptSeconds: Int64) throws -> PushMessage {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return PushMessage(
            body: Array(try encoder.encode(self)),
            contentType: "application/json",
            topic: String(tag.prefix(32)),
            timeToLiveSeconds: Int(min(max(keptSeconds, 60), 86_400)),
            isUrgent: true
        )
    }
}
