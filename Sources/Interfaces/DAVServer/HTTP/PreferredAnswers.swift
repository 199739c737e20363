internal import Calendars
internal import WebDAV

/// What a client would rather have (RFC 7240, RFC 8144), where the answer to its request is known.
struct PreferredAnswers: Sendable {
    let services: DAVServices

    /// The answer as the client would like it, saying what of its wishes was done.
    func finish(_ answer: DAVAnswer, to request: DAVRequest) async throws -> DAVAnswer {
        let wishes = request.preferences
        var answer = answer
        if wishes.returnRepresentation, [.copy, .move].contains(request.method), answer.isWithoutBody,
            let target = request.destination, let state = try await state(of: target, request)
        {
            answer.status = answer.status == .created ? .created : .ok
            answer.takeState(from: state)
        }
        if answer.preferenceApplied != nil, answer.contentLocation == nil {
            answer.contentLocation = answer.location ?? request.href.encoded
        }
        var honoured = [answer.preferenceApplied].compactMap(\.self)
        if wishes.returnMinimal, isMinimal(answer, request) { honoured.append("return=minimal") }
        if wishes.depthNoRoot, request.method == .propfind, request.depth != .zero { honoured.append("depth-noroot") }
        answer.preferenceApplied = honoured.isEmpty ? nil : honoured.joined(separator: ", ")
        return answer
    }

    /// Listings, whose handlers have left out what is not there, and writes that had nothing else to tell.
    private func isMinimal(_ answer: DAVAnswer, _ request: DAVRequest) -> Bool {
        if case .multistatus = answer.body { return [.propfind, .report].contains(request.method) }
        return request.method.isWrite && answer.isWithoutBody
    }

    /// 412 with the state that is there in place of the one that the client thought of (RFC 8144 §3.2); nil: there is
    /// none to show.
    func refusal(of request: DAVRequest, for error: any Error) async throws -> DAVAnswer? {
        let isConditional =
            request.ifMatch != nil || request.ifNoneMatch != nil || request.ifHeader != nil
            || request.scheduling.tag != nil
        guard request.preferences.returnRepresentation, isConditional, request.method.isWrite,
            Self.isFailedCondition(error), let state = try await state(of: request.target, request)
        else { return nil }
        var answer = DAVAnswer(.preconditionFailed)
        answer.takeState(from: state)
        return answer
    }

    private static func isFailedCondition(_ error: any Error) -> Bool {
        if case .etagMismatch? = error as? CalendarError { return true }
        return (error as? DAVError)?.status == .preconditionFailed
    }

    /// The response of GET for an object or file; nil for anything else, and if the client may not read it.
    private func state(of target: Target, _ request: DAVRequest) async throws -> DAVAnswer? {
        do {
            var answer = try await GetHandler(services: services).respond(in: request.reading(target))
            guard answer.etag != nil, let (owner, path) = target.place else { return nil }
            answer.contentLocation = services.addresses.place(owner, path, isCollection: false)
            return answer
        } catch is DAVError {
            return nil
        } catch is CalendarError {
            return nil
        }
    }
}

extension DAVAnswer {
    fileprivate var isWithoutBody: Bool {
        guard case .none = body else { return false }
        return (200..<300).contains(status.number)
    }

    fileprivate mutating func takeState(from state: DAVAnswer) {
        body = state.body
        etag = state.etag
        scheduleTag = state.scheduleTag
        lastModified = state.lastModified
        contentLanguage = state.contentLanguage
        isForeign = state.isForeign
        contentLocation = state.contentLocation
        preferenceApplied = "return=representation"
    }
}
