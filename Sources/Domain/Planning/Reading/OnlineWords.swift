/// Words that calendar apps and their plug-ins write where there is no place to go to.
enum OnlineWords {
    private static let words: Set<String> = [
        "online", "zoom", "zoom meeting", "microsoft teams", "microsoft teams meeting", "teams", "teams meeting",
        "google meet", "meet", "skype", "webex", "jitsi", "facetime", "phone", "phone call", "call", "telefono",
        "telefonata", "videochiamata", "riunione di microsoft teams", "video call", "videochamada", "videoconferenza",
    ]

    /// Whether a text, from which links were taken out, means that nobody has to go anywhere. Where it had a link to
    /// something else than a map, one such word in the text is enough, and no text at all.
    static func mean(_ text: String, hasLink: Bool) -> Bool {
        let bare = text.lowercased().split { $0.isWhitespace || ".,;:!()[]".contains($0) }
        if bare.isEmpty { return hasLink }
        if bare[0] == "tel" || words.contains(bare.joined(separator: " ")) { return true }
        return hasLink && bare.contains { words.contains(String($0)) }
    }
}
