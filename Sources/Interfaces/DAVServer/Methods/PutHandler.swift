internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// PUT (RFC 4791 §5.3.2, RFC 4918 §9.7): keeps the bytes, and answers their tag, since what was sent is what will be
/// read.
struct PutHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        switch request.target {
        case .object(let owner, let calendar, let name):
            let person = try await services.finder(for: request.principal).owner(owner)
            let address = ObjectAddress(owner: person.id, calendar: calendar, name: name)
            return try await putObject(at: address, request)
        case .calendar, .file:
            guard !request.href.isDirectory, case .file(let owner, let path) = request.target.asFile else {
                throw DAVError(.forbidden, "calendar objects are stored inside calendars")
            }
            let person = try await services.finder(for: request.principal).owner(owner)
            return try await putFile(at: FileAddress(owner: person.id, path: path), request)
        case .root, .principals, .principal, .proxyGroup, .homes, .home:
            throw DAVError(.methodNotAllowed, "nothing can be stored at this address")
        }
    }

    private func putObject(at address: ObjectAddress, _ request: DAVRequest) async throws -> DAVAnswer {
        guard CalendarContentType.isAccepted(request.contentType) else {
            throw CalendarCondition.unsupportedData("only text/calendar is stored here")
        }
        let result: PutResult
        do {
            result = try await services.calendars.objects.put(
                request.body,
                at: address,
                if: request.writeCondition,
                scheduling: request.scheduling,
                as: request.principal.id
            )
        } catch CalendarError.notFound {
            throw DAVError(.conflict, "there is no such calendar")
        }
        return try await answer(to: result, at: address, request)
    }

    /// What is said of an object that was stored, whatever method did it.
    func answer(to result: PutResult, at address: ObjectAddress, _ request: DAVRequest) async throws -> DAVAnswer {
        var answer = DAVAnswer(result.created ? .created : .noContent)
        // Only what was sent may be kept by the client under this tag (RFC 4791 §5.3.4).
        answer.etag = result.isAsSent ? result.etag.value : nil
        answer.scheduleTag = result.scheduleTag
        // RFC 8144 §3.1: the new state, which mostly is what was sent.
        if request.preferences.returnRepresentation {
            if result.isAsSent {
                answer.show(request.body)
            } else if let stored = try await services.calendars.objects.findObject(
                at: address,
                as: request.principal.id
            ) {
                // Bytes and tags of one state, be it that of a later write. Where the object is gone by now, there is
                // none to show.
                answer.etag = stored.etag.value
                answer.scheduleTag = stored.summary.scheduleTag
                answer.show(stored.bytes)
            }
        }
        return answer
    }

    private func putFile(at address: FileAddress, _ request: DAVRequest) async throws -> DAVAnswer {
        let result = try await services.calendars.files.putFile(
            request.body,
            type: request.contentType,
            language: request.contentLanguage,
            at: address,
            if: request.writeCondition,
            as: request.principal.id
        )
        var answer = DAVAnswer(result.created ? .created : .noContent)
        if request.preferences.returnRepresentation {
            let type = request.contentType ?? GetHandler.unknownType
            answer = DAVAnswer(result.created ? .created : .ok, .bytes(request.body, type: type))
            answer.preferenceApplied = "return=representation"
            answer.isForeign = true
        }
        answer.etag = result.entry.content?.etag.value
        return answer
    }
}

extension DAVAnswer {
    /// A calendar object that was written, in place of an answer without a body.
    fileprivate mutating func show(_ bytes: [UInt8]) {
        if status == .noContent { status = .ok }
        body = .bytes(bytes, type: CalendarContentType.plain)
        preferenceApplied = "return=representation"
    }
}
