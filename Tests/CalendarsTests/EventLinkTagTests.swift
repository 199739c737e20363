import Calendars
import Testing

/// The hashtag by which an organizer asks for a link to an event.
struct EventLinkTagTests {
    @Test(arguments: [
        ("a #link b", "a #link URL b"), ("#LINK", "#LINK URL"), ("(#link)", "(#link URL)"), ("x#link", "x#link"),
        ("#links", "#links"), ("#link http://o.example/e/BBBBBBBBBBBBBBBBBBBBBB.", "#link URL."),
        ("https://o.example/e/BBBBBBBBBBBBBBBBBBBBBB\n#link", "https://o.example/e/BBBBBBBBBBBBBBBBBBBBBB\n#link URL"),
        ("#link https://o.example/e/short", "#link URL https://o.example/e/short"),
    ])
    func theHashtagForALinkIsAnswered(_ text: String, _ expected: String) {
        let address = "https://[::1]:80/p/e/AAAAAAAAAAAAAAAAAAAAAA"
        let answered = EventLinkTag.answered(text, with: address)
        #expect(answered == expected.replacing("URL", with: address))
        #expect(EventLinkTag.answered(answered, with: address) == answered)
        #expect(EventLinkTag.stands(in: text) == expected.contains("URL"))
        #expect(EventLinkTag.tokens(in: answered) == (expected.contains("URL") ? ["AAAAAAAAAAAAAAAAAAAAAA"] : []))
        #expect(EventLinkTag.answered(EventLinkTag.withoutAddress(answered), with: address) == answered)
        #expect(EventLinkTag.mayStand(in: Array(text.replacing("#l", with: "#\r\n l").utf8)) || !text.contains("#l"))
    }

    /// Each takes hours where the time grows with the square of the length.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["http://", "http", "#", "/e/", " http://h/e/AAAAAAAAAAAAAAAAAAAAAA", "#link ", "\n#link"]
    )
    func longTextsWithHashtagsTakeTimeByTheirLength(_ piece: String) {
        let text = "#link http://h" + String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        let answered = EventLinkTag.answered(text, with: "https://h/e/BBBBBBBBBBBBBBBBBBBBBB")
        #expect(EventLinkTag.tokens(in: answered).allSatisfy { $0.hasPrefix("B") })
        #expect(EventLinkTag.tokens(in: EventLinkTag.withoutAddress(answered)).isEmpty)
    }
}
