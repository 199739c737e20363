import Testing

@testable import WebPages

struct TemplateTests {
    private struct View {
        var title: String
        var absent: String?
        var rows: [Row]
        var flag: Bool
        var names: [String]
    }

    private struct Row: TemplateMembers {
        static let members: Members = ["name": { $0.name }, "note": { $0.note }]

        var name: String
        var note: String?
    }

    private static let view = View(
        title: "A & \"B\"",
        absent: nil,
        rows: [Row(name: "1", note: nil), Row(name: "2", note: "<n>")],
        flag: true,
        names: ["x", "y"]
    )

    private func rendered(_ templates: [String: String], _ view: Any = view) throws -> String {
        let library = TemplateLibrary(try templates.mapValues { text throws(TemplateError) in try Template(text) })
        return String(decoding: try #require(library.render("page", view)), as: UTF8.self)
    }

    @Test(arguments: [
        ("{{title}}|{{{title}}}", "A &amp; &quot;B&quot;|A & \"B\""),
        ("{{#flag}}yes{{/flag}}{{^flag}}no{{/flag}}", "yes"),
        ("{{#absent}}some{{/absent}}{{^absent}}none{{/absent}}{{unknown}}", "none"),
        ("{{#names}}[{{.}}]{{/names}}", "[x][y]"),
        // A listed member that is nil is not looked for outside; any other name is.
        (
            "{{#rows}}{{name}}{{#note}}={{.}}{{/note}}{{^note}}-{{/note}} {{title}};{{/rows}}",
            "1- A &amp; &quot;B&quot;;2=&lt;n&gt; A &amp; &quot;B&quot;;"
        ),
        // What stands alone on its line takes the line with it.
        ("a\n{{#flag}}\n  b\n{{/flag}}\nc\n", "a\n  b\nc\n"),
    ])
    func valuesAndSections(template: String, expected: String) throws {
        #expect(try rendered(["page": template]) == expected)
    }

    @Test func aPageStandsInItsLayoutAndHasParts() throws {
        let templates = [
            "layout": "<{{$head}}plain{{/head}}|{{$content}}{{/content}}>",
            "page": "{{<layout}}{{$content}}{{title}}{{#rows}}{{> row}}{{/rows}}{{/content}}{{/layout}}",
            "row": "({{name}})",
        ]
        #expect(try rendered(templates, ["title": "T"]) == "<plain|T>")
        #expect(try rendered(templates) == "<plain|A &amp; &quot;B&quot;(1)(2)>")
    }

    /// A mark that combines with a quote makes one letter of both; a browser sees a quote.
    @Test func marksThatCombineDoNotHideQuotes() throws {
        for sign in ["\"", "'", "<", ">", "&"] {
            let text = try rendered(["page": "{{name}}"], ["name": sign + "\u{301} x=" + sign])
            #expect(text.hasPrefix("&") && text.unicodeScalars.count { $0 == "&" } == 2, "\(text)")
            #expect(
                !text.unicodeScalars.contains {
                    $0.value == UInt32(0x22) || $0.value == UInt32(0x27) || $0.value == UInt32(0x3C)
                }
            )
        }
    }

    @Test(arguments: [
        ("{{a", TemplateError.unclosedTag), ("{{#a}}x", .unclosedSection("a")), ("{{/a}}", .unexpectedEnd("a")),
        ("{{#a}}{{/b}}{{/a}}", .unexpectedEnd("b")),
    ])
    func whatIsNoTemplateIsRefused(text: String, error: TemplateError) {
        #expect(throws: error) { try Template(text) }
    }
}
