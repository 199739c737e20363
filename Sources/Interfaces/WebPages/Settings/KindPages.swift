internal import Accounts
internal import ByteText
internal import Hummingbird
internal import Planning
internal import TripModel

/// Kinds of event, each with wishes of its own (TRV-5).
struct KindPages: Sendable {
    private struct ListView {
        struct Row {
            var icon: String?
            var title: String
            var address: String
            var how: String
        }

        var kinds: [Row]
        var title: Field
        var problems: FormProblems?
        var action: String
    }

    private struct View {
        var title: Field
        var hashtags: Field
        var categories: Field
        var form: PreferenceForm
        var problems: FormProblems?
        /// Of what is stored.
        var version = ""
        var stale: StaleForm?
        var action: String
        var remove: String?
        var isPreview: Bool
        var preview: PreviewView?
    }

    func list(_ visit: Visit) async throws -> Response { try await listPage(visit, FormProblems()) }

    /// A new kind of the person's own, with nothing but its name.
    func create(_ visit: Visit) async throws -> Response {
        let kept = try await visit.services.accounts.preferences(of: visit.person.id)
        let title = visit.form.trimmed("title")
        var problems = FormProblems()
        let letters = title.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        var name = String(letters.prefix(30))
        if name.first?.isLetter != true { name = "kind" + name }
        while kept.allKinds[name] != nil { name += "x" }
        if title.isEmpty || title.utf8.count > 100 { problems.note("title", visit.texts[.enterName]) }
        if kept.kinds.count >= PersonPreferences.mostKinds { problems.note("title", visit.texts[.tooManyKinds]) }
        guard problems.isEmpty else { return try await listPage(visit, problems) }
        var changed = kept
        let word = EventKind.folded(title)
        changed.kinds[name] = EventKind(title: title, categories: [word], hashtags: [name.lowercased()])
        try await visit.services.accounts.setPreferences(changed, of: visit.person.id, replacing: kept)
        return visit.redirect(to: "/settings/kinds/" + PercentEncoding.encode(name), saying: .saved)
    }

    func show(_ visit: Visit) async throws -> Response {
        let kept = try await visit.services.accounts.preferences(of: visit.person.id)
        return try page(kept, try visit.parameter("kind"), typed: nil, FormProblems(), nil, visit)
    }

    func save(_ visit: Visit) async throws -> Response {
        let accounts = visit.services.accounts
        let kept = try await accounts.preferences(of: visit.person.id)
        let name = try visit.parameter("kind")
        guard let effective = kept.allKinds[name] else { throw AccountError.notFound }
        var problems = FormProblems()
        let members = members(of: name, effective, kept, visit, &problems)
        let changed = PreferenceForm.read(below: "/kinds/\(name)", visit.texts, &problems) {
            () throws(AccountError) in
            let without = try kept.patched(with: .members(["kinds": .members([name: .null])]))
            return try without.patched(with: .members(["kinds": .members([name: .members(members)])]))
        }
        guard let changed, problems.isEmpty else {
            return try page(kept, name, typed: visit.form, problems, nil, visit)
        }
        if try stored(kept, name, visit).isStale(visit.form) {
            return try page(kept, name, typed: visit.form, problems, nil, visit)
        }
        if visit.form["do"] == "preview" {
            let differences = try await PreviewView.differences(with: changed, visit)
            return try page(kept, name, typed: visit.form, problems, PreviewView(differences, visit), visit)
        }
        try await visit.planning {
            try await accounts.setPreferences(changed, of: visit.person.id, replacing: kept)
        }
        return visit.redirect(to: "/settings/kinds", saying: .saved)
    }

    /// What the form says of a kind, as preferences are written.
    private func members(
        of name: String,
        _ effective: EventKind,
        _ kept: PersonPreferences,
        _ visit: Visit,
        _ problems: inout FormProblems
    ) -> [String: PreferenceValue] {
        var members = PreferenceForm.members(
            visit.form,
            instead: effective.travel,
            over: kept.merged(over: visit.services.planning.serverPreferences),
            visit.texts,
            &problems
        )
        if !visit.form.trimmed("title").isEmpty { members["title"] = .text(visit.form.trimmed("title")) }
        for field in ["hashtags", "categories"] {
            let words = visit.form[field].split { $0 == "," || $0.isNewline }.map { word in
                String(word.drop { $0.isWhitespace || $0 == "#" })
            }.filter { !$0.isEmpty }
            members[field] = .list(words.map { .text($0) })
        }
        members["icon"] = kept.kinds[name]?.icon.map { .text($0) }
        members["color"] = kept.kinds[name]?.color.map { .text($0) }
        members["calendars"] = kept.kinds[name]?.value["calendars"]
        return members
    }

    /// Takes away what the person said of a kind: one of their own goes, a predefined one is as it was.
    func remove(_ visit: Visit) async throws -> Response {
        let kept = try await visit.services.accounts.preferences(of: visit.person.id)
        let name = try visit.parameter("kind")
        guard kept.kinds[name] != nil else { throw AccountError.notFound }
        var changed = kept
        changed.kinds[name] = nil
        try await visit.planning {
            try await visit.services.accounts.setPreferences(changed, of: visit.person.id, replacing: kept)
        }
        return visit.redirect(to: "/settings/kinds", saying: .deleted)
    }

    private func listPage(_ visit: Visit, _ problems: FormProblems) async throws -> Response {
        let texts = visit.texts
        let kept = try await visit.services.accounts.preferences(of: visit.person.id)
        let rows = kept.allKinds.map { name, kind in
            let tags = (kind.hashtags ?? [name.lowercased()]).sorted().map { "#\($0)" }
            return ListView.Row(
                icon: kind.icon,
                title: KindTexts.title(name, kind, texts),
                address: visit.prefix + "/settings/kinds/" + PercentEncoding.encode(name),
                how: ((kind.categories ?? [name.lowercased()]).sorted() + tags).joined(separator: ", ")
            )
        }.sorted { $0.title < $1.title }
        let view = ListView(
            kinds: rows,
            title: .line(
                "title",
                texts[.calendarName],
                visit.form["title"],
                problem: problems["title"],
                isRequired: true,
                maximum: 100
            ),
            problems: problems.shown,
            action: visit.prefix + "/settings/kinds"
        )
        return visit.formPage(.kinds, title: texts[.kindsTitle], view, in: .settings, problems: problems)
    }

    /// The form as the store fills it.
    private func stored(_ kept: PersonPreferences, _ name: String, _ visit: Visit) throws -> FormVersion {
        FormVersion(of: try view(kept, name, typed: nil, FormProblems(), nil, visit).view, visit.texts)
    }

    private func page(
        _ kept: PersonPreferences,
        _ name: String,
        typed: FormBody?,
        _ problems: FormProblems,
        _ preview: PreviewView?,
        _ visit: Visit
    ) throws -> Response {
        let stored = try stored(kept, name, visit)
        let (title, filled) = try view(kept, name, typed: typed, problems, preview, visit)
        var view = filled
        view.stale = StaleForm(stored, against: FormVersion(of: view, visit.texts), sent: visit.form)
        view.version = stored.text
        return visit.formPage(
            .kind,
            title: title,
            view,
            in: .settings,
            problems: problems,
            isStale: view.stale != nil
        )
    }

    private func view(
        _ kept: PersonPreferences,
        _ name: String,
        typed: FormBody?,
        _ problems: FormProblems,
        _ preview: PreviewView?,
        _ visit: Visit
    ) throws -> (title: String, view: View) {
        guard let kind = kept.allKinds[name] else { throw AccountError.notFound }
        let texts = visit.texts
        let title = KindTexts.title(name, kind, texts)
        let address = visit.prefix + "/settings/kinds/" + PercentEncoding.encode(name)
        func words(_ field: String, _ set: Set<String>?) -> String {
            typed?[field] ?? (set ?? [name.lowercased()]).sorted().joined(separator: ", ")
        }
        let view = View(
            title: .line(
                "title",
                texts[.calendarName],
                typed?["title"] ?? kind.title ?? "",
                hint: texts.text(.emptyMeans, ["value": title]),
                problem: problems["title"],
                maximum: 100
            ),
            hashtags: .line(
                "hashtags",
                texts[.kindHashtags],
                words("hashtags", kind.hashtags),
                hint: texts[.kindHashtagsHint],
                problem: problems["hashtags"]
            ),
            categories: .line(
                "categories",
                texts[.kindCategories],
                words("categories", kind.categories),
                hint: texts[.kindCategoriesHint],
                problem: problems["categories"]
            ),
            form: PreferenceForm(
                kind.travel,
                over: kept.merged(over: visit.services.planning.serverPreferences),
                typed: typed,
                problems: problems,
                texts
            ),
            problems: problems.shown,
            action: address,
            remove: kept.kinds[name] == nil ? nil : address + "/remove",
            isPreview: preview != nil,
            preview: preview
        )
        return (title, view)
    }
}
