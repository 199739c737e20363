internal import Accounts
internal import Calendars
internal import WebDAV

/// What a request is about to change, as far as locks are concerned (RFC 4918 §7).
struct LockedChanges: Sendable {
    let finder: ResourceFinder

    func changes(
        of request: DAVRequest,
        _ source: LockScope,
        _ destination: LockScope?
    ) async throws -> [(place: LockScope, change: LockedChange)] {
        let path = source.lockedPath
        switch request.method {
        case .put, .mkcol, .mkcalendar: return [(source, try await made(at: source, request.target))]
        case .lock:
            // Whether the address itself can be locked is another question; but a file may come to be there.
            let isThere = try await finder.findIfThere(request.target) != nil
            return isThere ? [] : [(source, LockedChange(path: path, changesMembership: true))]
        case .proppatch where source.isMount, .delete where source.isMount: return []
        case .proppatch, .post, .acl: return [(source, LockedChange(path: path))]
        case .delete: return [(source, LockedChange(path: path, isDeep: true, changesMembership: true))]
        case .copy, .move:
            var changes: [(place: LockScope, change: LockedChange)] = []
            if request.method == .move {
                changes.append((source, LockedChange(path: path, isDeep: true, changesMembership: true)))
            }
            if let target = request.destination, let destination {
                var change = try await made(at: destination, target)
                change.isDeep = true
                changes.append((destination, change))
            }
            return changes
        case .options, .get, .head, .propfind, .report, .unlock: return []
        }
    }

    private func made(at place: LockScope, _ target: Target) async throws -> LockedChange {
        LockedChange(path: place.lockedPath, changesMembership: try await finder.findIfThere(target) == nil)
    }
}
