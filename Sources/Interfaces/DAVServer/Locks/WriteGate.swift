internal import Accounts
internal import Calendars
internal import WebDAV

/// Where conditions and locks are looked at before anything is written: once for each request, by ``DAVHandlers``.
///
/// What was seen here is fenced: the units of work that follow are refused when a lock came in between, or when what
/// the If header asked about has changed. Then the request is looked at again from the start.
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
        let source = try await finder.lockScope(request.target)
        if source?.home.isFile == true { request.target = request.target.asFile }
        var destination: LockScope?
        if request.method.isWrite, let target = request.destination {
            destination = try await finder.lockScope(target)
            if destination?.home.isFile == true { request.destination = target.asFile }
        }
        let places = [source, destination].compactMap(\.self)
        let asked = try await states(askedOf: request)
        // Without one, nothing can be seen at the address: the handler says so.
        guard let source else { return .admitted(request, []) }
        let fences = Self.fences(around: places, asked, isNewLock: request.method == .lock && !request.body.isEmpty)
        guard request.method.isWrite, places.contains(where: { !$0.home.locks.isEmpty }) else {
            return .admitted(request, fences)
        }
        let changes = try await LockedChanges(finder: finder).changes(of: request, source, destination)
        if let refusal = try refusal(of: changes, request) { return .refused(refusal) }
        return .admitted(request, fences)
    }

    /// What the If header asks about beside locks, as it stands now.
    ///
    /// - Throws: 412 where the header does not hold.
    private func states(askedOf request: DAVRequest) async throws -> [ResourceState] {
        guard let header = request.ifHeader else { return [] }
        var states: [String?: ResourceState] = [:]
        let reader = ResourceStateReader(services: services, request: request)
        for resource in header.resources { states[resource] = try await reader.state(of: resource) }
        let holds = header.holds { resource in
            let state = states[resource] ?? ResourceState()
            return (state.entityTag, state.tokens)
        }
        guard holds else { throw DAVError(.preconditionFailed, "the If header does not hold") }
        let isBound = header.hasEntityTags || header.stateTokens.contains(where: SyncTokenText.isToken)
        return isBound ? Array(states.values) : []
    }

    /// Conditions on calendars are fenced by these calendars, so that what changes elsewhere in a home (its trips,
    /// above all) is not in the way of a request of several units of work. Others are fenced by the whole home. So is a
    /// new lock, which is taken on what stands at its address, or on a file that is made where nothing does.
    private static func fences(
        around places: [LockScope],
        _ asked: [ResourceState],
        isNewLock: Bool
    ) -> [WriteFence] {
        let calendars = asked.compactMap(\.calendar)
        let isOfCalendars = calendars.count == asked.count
        var fences = places.map { place in
            WriteFence(
                home: place.home.home,
                lockGeneration: place.home.lockGeneration,
                modseq: isOfCalendars && !isNewLock ? nil : place.home.modseq
            )
        }
        if isOfCalendars, !fences.isEmpty {
            // Of a calendar that was read twice, what was read first counts.
            fences[0].collections = Dictionary(calendars.map { ($0.id, $0.modseq) }) { min($0, $1) }
        }
        return fences
    }

    /// nil: nothing is locked by others.
    private func refusal(
        of changes: [(place: LockScope, change: LockedChange)],
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
