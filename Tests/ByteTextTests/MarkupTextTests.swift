import ByteText
import Testing

struct MarkupTextTests {
    @Test(arguments: [
        ("a & b <i>\"x\" 'y'", "a &amp; b &lt;i&gt;&quot;x&quot; &#39;y&#39;"),
        // To Swift a quote with an accent upon it is another character than a quote.
        ("\"\u{301} onclick=", "&quot;\u{301} onclick="),
        ("<\u{338}", "&lt;\u{338}"),
        ("one\r\ntwo\tthree", "one\r\ntwo\tthree"),
        // What XML 1.0 cannot hold.
        ("a\u{0}b\u{1B}c\u{FFFE}d\u{FFFF}e", "abcde"),
        ("perch\u{E9} \u{1F6B2}", "perch\u{E9} \u{1F6B2}"),
        ("", ""),
    ])
    func escapesByScalars(text: String, expected: String) {
        #expect(Array(text.escapedForMarkup.unicodeScalars) == Array(expected.unicodeScalars))
    }
}
