internal import Accounts
internal import Calendars
internal import WebDAV

/// Where conditions and locks are looked at before anything is written: once for each request, by ``DAVHandlers``.
///
/// What was seen here is fenced: the units of work that follow are refused when a lock came in between, or when what the If header asked about
/// has changed. Then the request is looked at again from the start.
struct WriteGate: Sendable {
    let services: DAVServices

    enum Verdict: Sendable {
        /// The request with its addresses read for what stands there, and what must still hold when it is done.
        case admitted(DAVRequest, [WriteFence])
        /// Members of what should be written are locked (RFC 4918 §9.6.1): said of each.
        case refused(DAVAnswer)
    }

    func verdict(on request: DAVRequest) async throws -> Verdict {
        guard request.method.isWrite || request.ifHeader != nil else { return .admitted(request, []) }
        var request = request
        let finder = services.finder(for: request.principal)
        let source = try await finder.guardedPlace(request.target)
        if source?.home.isFile == true { request.target = request.target.asFile }
        var destination: GuardedPlace?
        if request.method.isWrite, let target = request.destination {
            destination = try await finder.guardedPlace(target)
            if destination?.home.isFile == true { request.destination = target.asFile }
        }
        let places = [source, destination].compactMap(\.self)
        if let header = request.ifHeader { try await require(header, of: request) }
        // Without one, nothing can be seen at the address: that is said by whoever answers.
        guard let source else { return .admitted(request, []) }
        let isBound = request.ifHeader.map { $0.hasEntityTags || $0.stateTokens.contains(where: SyncTokenText.isToken) }
        let fences = places.map { place in
            WriteFence(
                home: place.home.home,
                lockGeneration: place.home.lockGeneration,
                modseq: isBound == true ? place.home.modseq : nil
            )
        }
        guard request.method.isWrite, places.contains(where: { !$0.home.locks.isEmpty }) else {
            return .admitted(request, fences)
        }
        let changes = try await LockedChanges(finder: finder).changes(of: request, source, destination)
        if let refusal = try refusal(of: changes, request) { return .refused(refusal) }
        return .admitted(request, fences)
    }

    private func require(_ header: IfHeader, of request: DAVRequest) async throws {
        var states: [String?: ResourceState] = [:]
        let reader = ResourceStateReader(services: services, request: request)
        for resource in header.resources { states[resource] = try await reader.state(of: resource) }
        let holds = header.holds { resource in
            let state = states[resource] ?? ResourceState()
            return (state.entityTag, state.tokens)
        }
        guard holds else { throw DAVError(.preconditionFailed, "the If header does not hold") }
    }

    /// nil: nothing is locked by others.
    private func refusal(
        of changes: [(place: GuardedPlace, change: LockedChange)],
        _ request: DAVRequest
    ) throws -> DAVAnswer? {
        let tokens = request.ifHeader?.stateTokens ?? []
        var round: [String] = []
        var members: [String] = []
        for (place, change) in changes {
            for lock in place.home.locks(forbidding: change, to: request.principal.id, tokens: tokens) {
                let href = place.address(of: lock, services.addresses)
                if lock.isBelow(change.path) { members.append(href) } else { round.append(href) }
            }
        }
        guard round.isEmpty else { throw DAVError.locked(round) }
        guard !members.isEmpty else { return nil }
        let refused = members
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    for href in refused {
                        writer.response(href: href, status: .locked, condition: .lockTokenSubmitted([href]))
                    }
                }
            )
        )
    }
}

extension DAVCondition {
    /// RFC 4918 §16: which locks' tokens were not sent.
    static func lockTokenSubmitted(_ hrefs: [String]) -> DAVCondition {
        DAVCondition("lock-token-submitted", hrefs.map(Markup.href))
    }

    static func noConflictingLock(_ hrefs: [String]) -> DAVCondition {
        DAVCondition("no-conflicting-lock", hrefs.map(Markup.href))
    }
}

extension DAVError {
    static func locked(_ hrefs: [String]) -> DAVError {
        DAVError(.locked, .lockTokenSubmitted(hrefs), "this is locked")
    }
}
