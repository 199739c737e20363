internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import Cryptography
internal import WebDAV
internal import XMLStream

/// LOCK (RFC 4918 §9.10). At an address where nothing is, it makes an empty file; not in a calendar, where no object is
/// empty.
struct LockHandler: Sendable {
    let services: DAVServices

    /// nil: a lock is to be refreshed.
    func respond(to message: LockInfo?, in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        guard let message else { return try await refresh(try await Self.place(request, finder), request) }
        guard request.depth != .one else { throw DAVError(.badRequest, "a lock has Depth 0 or infinity") }
        let place = try await Self.place(request, finder)
        let standing = try await finder.findIfThere(request.target)
        do {
            let lock = try await take(message, at: place, on: standing, request)
            var answer = self.answer([lock], place, request)
            answer.status = standing == nil ? .created : .ok
            answer.lockToken = lock.token
            return answer
        } catch CalendarError.lockConflict(let locks) {
            return try conflict(locks, place)
        }
    }

    /// Locks what stands at the address, or an empty file that is made there. ``WriteGate`` has fenced the home:
    /// `standing` still holds when the lock is stored.
    private func take(
        _ message: LockInfo,
        at place: LockScope,
        on standing: Resource?,
        _ request: DAVRequest
    ) async throws -> HomeLock {
        let draft = LockDraft(
            token: Self.newToken(),
            home: place.home.home,
            path: place.lockedPath,
            isCollection: standing?.isCollection ?? false,
            isDeep: request.depth != .zero,
            isExclusive: message.isExclusive,
            ownerElement: message.owner?.bytes,
            timeoutSeconds: request.timeoutSeconds
        )
        let locks = services.calendars.locks
        guard standing == nil else { return try await locks.lock(draft, as: request.principal.id) }
        try await requirePlaceForFile(request)
        return try await locks.lockNewFile(draft, as: request.principal.id)
    }

    /// - Throws: 404 where the person may see nothing, 405 where nothing can be locked.
    static func place(_ request: DAVRequest, _ finder: ResourceFinder) async throws -> LockScope {
        guard request.target.place != nil else { throw DAVError(.methodNotAllowed, "this can't be locked") }
        if let place = try await finder.lockScope(request.target) { return place }
        // A delegate may see the home; locks on it, and on what is not there yet, are its owner's alone.
        guard let (owner, path) = request.target.place else { throw DAVError.absent }
        _ = try await finder.find(.home(owner))
        throw CalendarError.forbidden(privilege: (path.isEmpty ? Privileges.writeContent : .bind).name)
    }

    /// RFC 4918 §9.10.2: the token is in the If header, the body is empty.
    private func refresh(_ place: LockScope, _ request: DAVRequest) async throws -> DAVAnswer {
        let tokens = request.ifHeader?.stateTokens ?? []
        let own = place.home.locks(on: place.lockedPath).filter {
            tokens.contains($0.token) && $0.holder == request.principal.id
        }
        guard !own.isEmpty else { throw Self.noSuchLock(.preconditionFailed) }
        var refreshed: [HomeLock] = []
        for lock in own { refreshed.append(try await refresh(lock, request)) }
        return answer(refreshed, place, request)
    }

    private func refresh(_ lock: HomeLock, _ request: DAVRequest) async throws -> HomeLock {
        do throws(CalendarError) {
            return try await services.calendars.locks.refresh(lock, timeoutSeconds: request.timeoutSeconds)
        } catch {
            // It has run out, or been given back, since the home was read.
            guard case .notFound = error else { throw error }
            throw Self.noSuchLock(.preconditionFailed)
        }
    }

    /// Refuses to make a file at the address of a folder, or in a calendar.
    private func requirePlaceForFile(_ request: DAVRequest) async throws {
        guard !request.href.isDirectory else {
            throw DAVError(.conflict, "there is no collection at this address")
        }
        let finder = services.finder(for: request.principal)
        if case .object(let owner, let name, _) = request.target,
            try await finder.findIfThere(.calendar(owner: owner, name: name)) != nil
        {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("valid-calendar-object-resource"),
                "a calendar holds no empty objects: store one first, then lock it"
            )
        }
    }

    /// RFC 4918 §9.10.6, §9.10.9: locks on the address or round it, or else those below it.
    private func conflict(_ locks: [HomeLock], _ place: LockScope) throws -> DAVAnswer {
        let round = locks.filter { !$0.isBelow(place.lockedPath) }
        guard round.isEmpty else {
            let hrefs = round.map { place.address(of: $0, services.addresses) }
            throw DAVError(.locked, .noConflictingLock(hrefs), "a lock stands in the way")
        }
        let members = locks.map { place.address(of: $0, services.addresses) }
        let itself = services.addresses.place(place.owner, place.path, isCollection: true)
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    for href in members {
                        writer.response(href: href, status: .locked, condition: .noConflictingLock([href]))
                    }
                    writer.response(href: itself, status: .failedDependency)
                }
            )
        )
    }

    private func answer(_ locks: [HomeLock], _ place: LockScope, _ request: DAVRequest) -> DAVAnswer {
        var writer = XMLWriter(prefixes: Namespace.prefixes)
        writer.declaration()
        writer.open(DAVName.prop)
        writer.open(DAVName.lockDiscovery)
        for lock in locks {
            LockMarkup.activeLock(
                lock,
                at: place.address(of: lock, services.addresses),
                viewer: request.principal.id,
                now: services.clock.now()
            )
            .write(into: &writer)
        }
        writer.close(DAVName.lockDiscovery)
        writer.close(DAVName.prop)
        return DAVAnswer(.ok, .bytes(writer.take(), type: DAVAnswer.xml))
    }

    static func noSuchLock(_ status: HTTPCode) -> DAVError {
        DAVError(status, DAVCondition("lock-token-matches-request-uri"), "no lock of yours with this token is here")
    }

    /// A URI of RFC 9562 §5.4 from the system's randomness.
    private static func newToken() -> String { "urn:uuid:" + SecureRandom.uuid() }
}

/// UNLOCK (RFC 4918 §9.11).
struct UnlockHandler: Sendable {
    let services: DAVServices

    func respond(in request: DAVRequest) async throws -> DAVAnswer {
        let place = try await LockHandler.place(request, services.finder(for: request.principal))
        guard let token = request.lockToken else { throw DAVError(.badRequest, "there is no Lock-Token") }
        guard let lock = place.home.locks(on: place.lockedPath).first(where: { $0.token == token }) else {
            throw LockHandler.noSuchLock(.conflict)
        }
        do throws(CalendarError) {
            try await services.calendars.locks.unlock(lock, as: request.principal.id)
        } catch {
            guard case .notFound = error else { throw error }
            throw LockHandler.noSuchLock(.conflict)
        }
        return DAVAnswer(.noContent)
    }
}
