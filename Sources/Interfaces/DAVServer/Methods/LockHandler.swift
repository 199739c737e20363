internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
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
        var created = false
        // What comes or goes at the address while it is being locked is looked at again, so that a lock always stands
        // on something.
        for _ in 0..<Self.mostLooks {
            let place = try await Self.place(request, finder)
            guard let standing = try await finder.findIfThere(request.target) else {
                let lock = newLock(message, at: place, isCollection: false, request)
                let conflicting = place.home.locks(conflictingWith: lock)
                guard conflicting.isEmpty else { return try conflict(conflicting, place) }
                created = try await makeFile(request)
                continue
            }
            var lock = newLock(message, at: place, isCollection: standing.isCollection, request)
            let met: [HomeLock]
            do throws(CalendarError) {
                met = try await take(&lock, seenAt: place, request)
            } catch {
                // Only a file that this request has made is looked at again here, so that the answer tells of it;
                // otherwise the whole request is done again.
                guard case .brokenFence = error, created else { throw error }
                continue
            }
            guard met.isEmpty else { return try conflict(met, place) }
            var answer = self.answer([lock], place, request)
            answer.status = created ? .created : .ok
            answer.lockToken = lock.token
            return answer
        }
        throw CalendarError.lostRace
    }

    private static let mostLooks = 20

    private func newLock(
        _ message: LockInfo,
        at place: LockScope,
        isCollection: Bool,
        _ request: DAVRequest
    ) -> HomeLock {
        HomeLock(
            token: Self.newToken(),
            home: place.home.home,
            path: place.lockedPath,
            isCollection: isCollection,
            isDeep: request.depth != .zero,
            isExclusive: message.isExclusive,
            holder: request.principal.id,
            ownerElement: message.owner?.bytes,
            timeoutSeconds: 0,
            expiresAt: services.clock.now()
        )
    }

    /// Stores a lock where nothing has changed in the home since `place` was read.
    ///
    /// - Returns: the locks that stand in the way; none: it is taken.
    private func take(
        _ lock: inout HomeLock,
        seenAt place: LockScope,
        _ request: DAVRequest
    ) async throws(CalendarError) -> [HomeLock] {
        let fence = WriteFence(
            home: place.home.home,
            lockGeneration: place.home.lockGeneration,
            modseq: place.home.modseq
        )
        do throws(CalendarError) {
            lock = try await services.calendars.fenced(by: [fence]).locks
                .lock(
                    lock.path,
                    of: lock.home,
                    isCollection: lock.isCollection,
                    isDeep: lock.isDeep,
                    isExclusive: lock.isExclusive,
                    ownerElement: lock.ownerElement,
                    timeoutSeconds: request.timeoutSeconds,
                    token: lock.token,
                    as: request.principal.id
                )
            return []
        } catch {
            guard case .lockConflict(let locks) = error else { throw error }
            return locks
        }
    }

    /// - Throws: 404 where the person may see nothing, 405 where nothing can be locked.
    static func place(_ request: DAVRequest, _ finder: ResourceFinder) async throws -> LockScope {
        guard request.target.place != nil else { throw DAVError(.methodNotAllowed, "this can't be locked") }
        if let place = try await finder.lockScope(request.target) { return place }
        // The home of somebody else may be seen by who acts for them; locks on it, and on what is not there yet, are
        // its owner's alone.
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

    /// - Returns: false: something has come to stand there meanwhile.
    private func makeFile(_ request: DAVRequest) async throws -> Bool {
        guard !request.href.isDirectory, case .file(let owner, let path) = request.target.asFile else {
            throw DAVError(.conflict, "there is no collection at this address")
        }
        if case .object(let owner, let name, _) = request.target,
            try await services.finder(for: request.principal).findIfThere(.calendar(owner: owner, name: name)) != nil
        {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("valid-calendar-object-resource"),
                "a calendar holds no empty objects: store one first, then lock it"
            )
        }
        let person = try await services.finder(for: request.principal).owner(owner)
        let address = FileAddress(owner: person.id, path: path)
        do throws(CalendarError) {
            _ = try await services.calendars.files.putFile(
                [],
                type: nil,
                at: address,
                if: .absent,
                as: request.principal.id
            )
            return true
        } catch {
            switch error {
            case .etagMismatch, .occupied: return false
            default: throw error
            }
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
    private static func newToken() -> String {
        let high = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
        let low = UInt64.random(in: .min ... .max) & ~(3 << 62) | 2 << 62
        func digits(_ number: UInt64) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        let text = Array((digits(high) + digits(low)).utf8)
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(decoding: text[$0], as: UTF8.self) }
        return "urn:uuid:" + groups.joined(separator: "-")
    }
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
