import Mustache
import Testing

@testable import WebPages

struct PageTemplateTests {
    /// A browser knows no combining marks where it reads markup: what a reader takes for another letter ends an attribute.
    @Test func aQuoteWithACombiningMarkIsEscaped() {
        let template = MustacheTemplate.compiled("<a b=\"{{x}}\">{{#y}}{{x}}{{/y}}{{{x}}}")
        let text = template.render(["x": "\"\u{301} <\u{338}&\u{301}", "y": true] as [String: Any])
        let escaped = "&quot;\u{301} &lt;\u{338}&amp;\u{301}"
        #expect(Array(text.utf8) == Array("<a b=\"\(escaped)\">\(escaped)\"\u{301} <\u{338}&\u{301}".utf8))
    }
}
