internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import SelfService

/// Taking everything away as one archive, bringing it from another server, and leaving.
struct DataPages: Sendable {
    let services: PageServices

    private static let importPath = "/account/data/import"
    private var desk: AccountDesk { services.desk }

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(view([], request, context), for: request, context)
    }

    func download(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        let archive = try await desk.homes.archive(of: person)
        context.logger.notice("an archive of an account was made", metadata: ["name": "\(person.name)"])
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/zip", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"travlendar-\(person.name).zip\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: archive))
        )
    }

    func upload(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        return try await services.attempt(request, context) {
            guard let file = form.file("file")?.bytes else { throw SelfServiceError.problems([.fileUnreadable]) }
            let restored: RestoredArchive
            do {
                restored = try await desk.homes.restore(file, to: person)
            } catch is ArchiveError {
                throw SelfServiceError.problems([.fileUnreadable])
            }
            let facts = PanelSection.Facts([
                (texts[.calendarsWord], "\(restored.calendars)"), (texts[.objectsWord], "\(restored.objects)"),
                (texts[.placesWord], "\(restored.places)"), (texts[.passesWord], "\(restored.passes)"),
            ])
            var sections = [PanelSection(facts: facts)]
            if !restored.leftOut.isEmpty {
                sections.append(
                    PanelSection(heading: texts[.leftOut], codes: PanelSection.Codes(all: restored.leftOut))
                )
            }
            sections.append(services.backToAccount(texts))
            let view = PanelView(title: texts[.imported], intro: [texts[.importedWords]], sections: sections)
            return services.panel(view, for: request, context)
        } again: { problems in
            view(problems, request, context)
        }
    }

    private func view(
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        var upload = services.form(
            Self.importPath,
            texts[.importArchive],
            [build.text(.file, .archiveFile, "", type: "file")],
            context
        )
        upload.isUpload = true
        return PanelView(
            title: texts[.yourData],
            summary: build.summary,
            sections: [
                PanelSection(
                    heading: texts[.exportTitle],
                    paragraphs: [texts[.exportWords]],
                    form: services.form("/account/data/export", texts[.downloadArchive], [], context)
                ),
                PanelSection(heading: texts[.importTitle], paragraphs: [texts[.importWords]], form: upload),
                services.backToAccount(texts),
            ]
        )
    }

    // MARK: Leaving

    func showDelete(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(try await deleteView([], person, request, context), for: request, context)
    }

    func delete(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        return try await services.attempt(request, context) {
            guard form.trimmed("confirmation").lowercased() == person.name else {
                throw SelfServiceError.problems([.confirmationWrong])
            }
            try await desk.profile.delete(person, knowing: form["password"], from: context.clientAddress)
            context.logger.notice("an account was deleted by its owner", metadata: ["name": "\(person.name)"])
            var response = services.redirect(to: "/login", saying: .accountDeleted, context)
            response.headers.addCookie(SessionCookie.removing(on: context.site))
            return response
        } again: { problems in
            try await deleteView(problems, person, request, context)
        }
    }

    private func deleteView(
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let all = try await desk.homes.belongings(of: person)
        let facts = PanelSection.Facts([
            (texts[.calendarsWord], "\(all.calendars)"), (texts[.objectsWord], "\(all.objects)"),
            (texts[.sharedCalendarsWord], "\(all.sharedCalendars)"), (texts[.placesWord], "\(all.places)"),
            (texts[.passesWord], "\(all.passes)"), (texts[.appPasswords], "\(all.appPasswords)"),
        ])
        var form = services.form(
            "/account/delete",
            texts[.deleteForEver],
            [
                build.password(.password, .presentPassword, autocomplete: "current-password"),
                build.text(.confirmation, .typeUserName, "", autocomplete: "off"),
            ],
            context
        )
        form.isDanger = true
        return PanelView(
            title: texts[.deleteAccount],
            summary: build.summary,
            intro: [texts.text(.deleteWords, ["user": person.name])],
            sections: [
                PanelSection(facts: facts, links: [services.link("/account/data", texts[.exportFirst])]),
                PanelSection(form: form),
                services.backToAccount(texts),
            ]
        )
    }
}
