import Testing

@testable import WebPages

struct MarkupTests {
    @Test func valuesAreEscapedAndMarksOfOursAreHTML() {
        let markup = Markup("Ask *{user}* & type `{code}`", ["user": "<b>*x*</b>", "code": "\"`{user}`'"])
        #expect(
            markup.html
                == "Ask <strong>&lt;b&gt;*x*&lt;/b&gt;</strong> &amp; type <code>&quot;`{user}`&#39;</code>"
        )
    }
}
