internal import Accounts
internal import ByteText
internal import Calendars
internal import Hummingbird
internal import ICalendar

/// One calendar: name, colour, what it counts for, with whom it is shared, import, export and deletion.
struct CalendarSettingsPage: Sendable {
    private struct View {
        struct Sharee {
            var name: String
            var mode: String
            var user: String
            var label: String
        }

        struct Sharing {
            var people: [Sharee]
            var user: Field
            var isWriting: Tick
            var action: String
        }

        var address: String
        var problems: FormProblems?
        /// Of what is stored.
        var version: String
        var stale: StaleForm?
        var name: Field
        var color: Field
        var counts: Tick?
        var sharing: Sharing?
        var canImport: Bool
        var file: Field
        var export: String
        var delete: String
    }

    func show(_ visit: Visit) async throws -> Response {
        try await page(try await visit.collection(), FormProblems(), visit)
    }

    func change(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        let name = visit.form.trimmed("name")
        let color = visit.form["color"]
        var problems = FormProblems()
        if name.isEmpty { problems.note("name", visit.texts[.enterName]) }
        let isKept = color == (collection.properties.color ?? "")
        if !isKept, !CalendarColor.offered.contains(color) { problems.note("color", visit.texts[.enterColor]) }
        guard problems.isEmpty else { return try await page(collection, problems, visit) }
        if version(of: collection, visit).isStale(visit.form) { return try await page(collection, problems, visit) }
        var changes: [CollectionChange] = []
        if name != collection.properties.displayName { changes.append(.displayName(name)) }
        if !isKept { changes.append(.color(color)) }
        if Self.canCount(collection) {
            let wanted: CollectionTransparency = visit.form.isTicked("counts") ? .opaque : .transparent
            if wanted != collection.properties.transparency { changes.append(.transparency(wanted)) }
        }
        if !changes.isEmpty {
            do {
                _ = try await visit.services.calendars.collections.updateCollection(
                    at: collection.address,
                    changes: changes,
                    as: visit.person.id
                )
            } catch {
                problems.note("name", try EventRefusal.words(error, visit.texts))
                return try await page(collection, problems, visit)
            }
        }
        return visit.redirect(to: "/calendars", saying: .saved)
    }

    // MARK: Sharing

    func share(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        var problems = FormProblems()
        let typed = visit.form.trimmed("user")
        let accounts = visit.services.accounts
        let found =
            if typed.contains("@") {
                try await accounts.findPrincipal(email: typed)
            } else {
                try await accounts.findPrincipal(named: typed.lowercased())
            }
        guard let found, found.id != collection.owner, found.id != visit.person.id else {
            problems.note("user", visit.texts[.calendarNoSuchPerson])
            return try await page(collection, problems, visit)
        }
        let mode: ShareMode = visit.form.isTicked("isWriting") ? .readWrite : .read
        try await setAccess(of: found.id, to: mode.privileges, collection, visit)
        return visit.redirect(to: path(collection), saying: .shared)
    }

    func unshare(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        guard let found = try await visit.services.accounts.findPrincipal(named: visit.form["user"]) else {
            throw AccountError.notFound
        }
        try await setAccess(of: found.id, to: [], collection, visit)
        return visit.redirect(to: path(collection), saying: .unshared)
    }

    private func path(_ collection: CalendarCollection) -> String {
        "/calendars/" + PercentEncoding.encode(collection.name)
    }

    private func setAccess(
        of person: PrincipalID,
        to privileges: Privileges,
        _ collection: CalendarCollection,
        _ visit: Visit
    ) async throws {
        let sharing = visit.services.calendars.sharing
        var entries = try await sharing.access(to: collection, as: visit.person.id)
        entries.removeAll { $0.grantee == .principal(person) && !$0.isDeny }
        if !privileges.isEmpty { entries.append(AccessEntry(.principal(person), privileges)) }
        try await sharing.setAccess(entries, to: collection.address, as: visit.person.id)
    }

    private func sharees(_ collection: CalendarCollection, _ visit: Visit) async throws -> View.Sharing? {
        guard collection.privileges.contains(.writeACL), collection.kind == .calendar else { return nil }
        let texts = visit.texts
        var people: [View.Sharee] = []
        for invitation in try await visit.services.calendars.sharing.invitations(to: collection) {
            guard let person = try await visit.services.accounts.findPrincipal(id: invitation.person) else { continue }
            let mode = texts[invitation.mode == .readWrite ? .calendarWrites : .calendarReads]
            people.append(
                View.Sharee(
                    name: person.displayName,
                    mode: invitation.status == .noResponse ? "\(mode), \(texts[.calendarInvited])" : mode,
                    user: person.name,
                    label: texts.text(.calendarUnshareLabel, ["name": person.displayName])
                )
            )
        }
        return View.Sharing(
            people: people,
            user: .line("user", texts[.calendarShareWith], visit.form["user"], problem: nil),
            isWriting: Tick("isWriting", texts[.calendarShareWrite], isTicked: visit.form.isTicked("isWriting")),
            action: visit.prefix + path(collection) + "/share"
        )
    }

    // MARK: Deletion

    private struct DeletionView {
        var words: String
        var action: String
        var back: String
        var problem: String?
    }

    func askDeletion(_ visit: Visit) async throws -> Response {
        deletionPage(try await visit.collection(), nil, visit)
    }

    func delete(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        do {
            try await visit.services.calendars.collections.deleteCollection(
                at: collection.address,
                as: visit.person.id
            )
        } catch {
            guard case .precondition(.defaultCalendarNeeded, _) = error else { throw error }
            return deletionPage(collection, visit.texts[.calendarCannotDelete], visit)
        }
        return visit.redirect(to: "/calendars", saying: .deleted)
    }

    private func deletionPage(_ collection: CalendarCollection, _ problem: String?, _ visit: Visit) -> Response {
        let texts = visit.texts
        let name = collection.properties.displayName ?? collection.name
        let key: TextKey = collection.isMounted ? .calendarLeaveWords : .calendarDeleteWords
        let travel = collection.kind == .travel ? " " + texts[.calendarDeleteTravel] : ""
        let view = DeletionView(
            words: texts.text(key, ["name": name]) + travel,
            action: visit.prefix + path(collection) + "/delete",
            back: visit.prefix + path(collection),
            problem: problem
        )
        return visit.page(
            .calendarDelete,
            title: texts[.calendarDeleteTitle],
            view,
            in: .calendar,
            status: problem == nil ? .ok : .unprocessableContent
        )
    }

    // MARK: The page

    private static func canCount(_ collection: CalendarCollection) -> Bool {
        collection.kind == .calendar && !collection.isMounted && collection.properties.components.contains(.event)
    }

    /// What its form says, as the store fills it.
    private func version(of collection: CalendarCollection, _ visit: Visit) -> FormVersion {
        version(
            collection.properties.displayName ?? collection.name,
            collection.properties.color ?? "",
            counts: Self.canCount(collection) ? collection.properties.transparency == .opaque : nil,
            visit
        )
    }

    private func version(_ name: String, _ color: String, counts: Bool?, _ visit: Visit) -> FormVersion {
        let texts = visit.texts
        let counting = counts.map {
            FormVersion.Row(texts[.calendarCounts], $0 ? "1" : "", shown: texts[$0 ? .yes : .no])
        }
        return FormVersion(
            [FormVersion.Row(texts[.calendarName], name), FormVersion.Row(texts[.calendarColor], color)]
                + [counting].compactMap(\.self)
        )
    }

    func page(_ collection: CalendarCollection, _ problems: FormProblems, _ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let isSent = !visit.form["name"].isEmpty || problems["name"] != nil
        let name = collection.properties.displayName ?? collection.name
        let color = collection.properties.color ?? ""
        let address = visit.prefix + path(collection)
        var sharing = try await sharees(collection, visit)
        sharing?.user = .line("user", texts[.calendarShareWith], visit.form["user"], problem: problems["user"])
        let stored = version(of: collection, visit)
        let counts = Self.canCount(collection) ? visit.form.isTicked("counts") : nil
        let typed = version(visit.form.trimmed("name"), visit.form["color"], counts: counts, visit)
        let view = View(
            address: address,
            problems: problems.shown,
            version: stored.text,
            stale: isSent ? StaleForm(stored, against: typed, sent: visit.form) : nil,
            name: .line(
                "name",
                texts[.calendarName],
                isSent ? visit.form["name"] : name,
                problem: problems["name"],
                isRequired: true,
                maximum: 100
            ),
            color: CalendarColor.field(
                isSent ? visit.form["color"] : color,
                isNew: false,
                problem: problems["color"],
                texts
            ),
            counts: counts.map { sent in
                let isOpaque = collection.properties.transparency == .opaque
                return Tick("counts", texts[.calendarCounts], isTicked: isSent ? sent : isOpaque)
            },
            sharing: sharing,
            canImport: collection.kind == .calendar && collection.privileges.contains(.bind),
            file: .file(
                "file",
                texts[.calendarImportFile],
                types: ".ics,text/calendar",
                problem: problems["file"]
            ),
            export: address + "/export.ics",
            delete: address + "/delete"
        )
        return visit.formPage(
            .calendarSettings,
            title: name,
            view,
            in: .calendar,
            problems: problems,
            isStale: view.stale != nil
        )
    }
}
