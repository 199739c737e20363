/// A page of headings, words, facts, tables and forms. Most pages about accounts are one.
///
/// Names are unique over all levels, since a template that does not find one looks further up.
struct PanelView {
    /// What is wrong with what was typed, above everything else.
    struct Summary {
        struct Fault {
            /// nil: no field in particular.
            var field: String?
            var words: String
        }

        /// As `parts/problems.mustache` reads it.
        var list: [Fault]
    }

    var title: String
    var summary: Summary?
    var intro: [String] = []
    var warning: String?
    var sections: [PanelSection] = []
}

/// A part of a page, shown in the order of its fields.
struct PanelSection {
    struct Facts {
        struct Row {
            var term: String
            var detail: String
        }

        var rows: [Row]

        init(_ rows: [(String, String)]) { self.rows = rows.map { Row(term: $0.0, detail: $0.1) } }
    }

    struct Codes {
        var all: [String]
    }

    struct Link {
        var target: String
        var words: String
    }

    var heading: String?
    var paragraphs: [String] = []
    /// Drawn by us.
    var picture: String?
    var facts: Facts?
    var codes: Codes?
    var table: PanelTable?
    var form: FormView?
    var links: [Link] = []
}

/// A table whose cells are words, links or buttons.
struct PanelTable {
    struct Entry: TemplateMembers {
        static let members: Members = ["cells": { $0.cells }]

        var cells: [Cell]
    }

    struct Cell: TemplateMembers {
        static let members: Members = ["words": { $0.words }, "link": { $0.link }, "button": { $0.button }]

        struct Button {
            var target: String
            var token: String
            var caption: String
            /// For those who do not see in which row it stands.
            var spoken: String
        }

        var words = ""
        var link: String?
        var button: Button?

        static func words(_ words: String) -> Cell { Cell(words: words) }
    }

    /// What a screen reader calls it.
    var caption: String
    var headings: [String]
    var entries: [Entry]

    /// nil where there is nothing to show.
    init?(_ caption: String, _ headings: [String], _ rows: [[Cell]]) {
        guard !rows.isEmpty else { return nil }
        self.caption = caption
        self.headings = headings
        entries = rows.map(Entry.init(cells:))
    }
}

/// A form.
struct FormView {
    struct Hidden: Equatable, Sendable {
        var key: String
        var kept: String
    }

    var action: String
    /// nil: there is no session.
    var csrf: String?
    var submit: String
    var isSecond = false
    /// Whether it destroys something.
    var isDanger = false
    var isUpload = false
    var hidden: [Hidden] = []
    var fields: [FormField] = []
    /// What a script computes before the form is sent; see `proof-of-work.js`.
    var puzzle: String?
    /// What a script asks the browser for before the form is sent; see `passkey.js`.
    var passkey: String?
    /// What is said where the browser gives no passkey.
    var trouble: String?
    var script: String?
}

/// A control of a form: a field or a tick.
struct FormField {
    var field: Field?
    var tick: Tick?
}
