internal import Accounts
internal import Hummingbird

/// Those who act for a person, and for whom the person acts, as calendar apps have it (calendar-proxy).
struct DelegatesPage: Sendable {
    static let path = "/account/delegates"

    private struct View {
        struct Row {
            var name: String
            var access: String
            var user: String
            var label: String
        }

        var problems: FormProblems?
        var delegates: [Row]
        var hasDelegates: Bool
        var delegators: [Row]
        var hasDelegators: Bool
        var user: Field
        var isWriting: Tick
        var action: String
        var back: String
    }

    /// Of one kind of access.
    private static let most = 100

    func show(_ visit: Visit) async throws -> Response { try await page(FormProblems(), visit) }

    func add(_ visit: Visit) async throws -> Response {
        var problems = FormProblems()
        let accounts = visit.services.accounts
        let typed = visit.form.trimmed("user")
        let found =
            typed.contains("@")
            ? try await accounts.findPrincipal(email: typed)
            : try await accounts.findPrincipal(named: typed.lowercased())
        guard let found, found.id != visit.person.id, found.kind == .individual || found.kind == .group else {
            problems.note("user", visit.texts[.calendarNoSuchPerson])
            return try await page(problems, visit)
        }
        let access: DelegateAccess = visit.form.isTicked("isWriting") ? .write : .read
        let own = try await accounts.listDelegates(of: visit.person.id)
        var members = own.filter { $0.access == access && $0.principal.id != found.id }.map(\.principal.id)
        guard members.count < Self.most else {
            problems.note("user", visit.texts.text(.delegatesTooMany, ["count": "\(Self.most)"]))
            return try await page(problems, visit)
        }
        members.append(found.id)
        try await accounts.setDelegates(members, of: visit.person.id, access: access)
        return visit.redirect(to: Self.path, saying: .saved)
    }

    func remove(_ visit: Visit) async throws -> Response {
        let accounts = visit.services.accounts
        let own = try await accounts.listDelegates(of: visit.person.id)
        guard let gone = own.first(where: { $0.principal.name == visit.form["user"] }) else {
            throw AccountError.notFound
        }
        let members = own.filter { $0.access == gone.access && $0.principal.id != gone.principal.id }
        try await accounts.setDelegates(members.map(\.principal.id), of: visit.person.id, access: gone.access)
        return visit.redirect(to: Self.path, saying: .deleted)
    }

    private func page(_ problems: FormProblems, _ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let accounts = visit.services.accounts
        func row(_ delegate: Delegate) -> View.Row {
            let name = delegate.principal.displayName
            return View.Row(
                name: name.isEmpty ? delegate.principal.name : "\(name) (\(delegate.principal.name))",
                access: texts[delegate.access == .write ? .delegateWrites : .delegateReads],
                user: delegate.principal.name,
                label: "\(texts[.delete]): \(name)"
            )
        }
        let delegates = try await accounts.listDelegates(of: visit.person.id).map(row)
        let delegators = try await accounts.listDelegators(of: visit.person.id).map(row)
        let view = View(
            problems: problems.shown,
            delegates: delegates,
            hasDelegates: !delegates.isEmpty,
            delegators: delegators,
            hasDelegators: !delegators.isEmpty,
            user: .line(
                "user",
                texts[.delegateUser],
                visit.form["user"],
                hint: texts[.delegateUserHint],
                problem: problems["user"],
                isRequired: true,
                maximum: 254
            ),
            isWriting: Tick("isWriting", texts[.delegateMayWrite], isTicked: visit.form.isTicked("isWriting")),
            action: visit.prefix + Self.path,
            back: visit.prefix + "/account"
        )
        return visit.formPage(.delegates, title: texts[.delegates], view, in: .account, problems: problems)
    }
}
