internal import Accounts
internal import Calendars
internal import WebDAV

/// An address as locks see it: those of a calendar lie in its owner's home, wherever else it is seen.
struct LockScope: Sendable {
    /// The name of whose home the address is in.
    let owner: String
    /// The segments of the address.
    let path: [String]
    /// The home in which the locks are.
    let home: HomeGuard
    /// The first segment of the address, and what it is in the owner's home.
    private let mount: (seen: String, own: String)?

    init(owner: String, path: [String], home: HomeGuard, calendar: CalendarCollection? = nil) {
        self.owner = owner
        self.path = path
        self.home = home
        mount = calendar.map { ($0.name, $0.ownersName) }
    }

    /// Whether it is a calendar of somebody else as it stands in a home: to take it out, or to set what one sees of it,
    /// changes nothing of its owner's.
    var isMount: Bool { path.count == 1 && mount.map { $0.seen != $0.own } ?? false }

    /// The segments as they are in the home where the locks are.
    var lockedPath: [String] { own(path) }

    func own(_ path: [String]) -> [String] {
        guard let mount, path.first == mount.seen else { return path }
        return [mount.own] + path.dropFirst()
    }

    /// The address of a lock's root, as the viewer sees it.
    func address(of lock: HomeLock, _ addresses: Addresses) -> String {
        var path = lock.path
        if let mount, path.first == mount.own { path = [mount.seen] + path.dropFirst() }
        return addresses.place(owner, path, isCollection: lock.isCollection)
    }
}

extension ResourceFinder {
    /// nil: outside homes, or where the viewer may see nothing; then no lock is told of either.
    func lockScope(_ target: Target) async throws -> LockScope? {
        guard let (name, path) = target.place else { return nil }
        if name == viewer.name, path.first.flatMap(SharedName.collection(named:)) == nil {
            let home = try await calendars.locks.homeGuard(of: viewer.id, name: path.first)
            return LockScope(owner: name, path: path, home: home)
        }
        guard let first = path.first, let calendar = try await calendarIfThere(name, first) else { return nil }
        let home = try await calendars.locks.homeGuard(of: calendar.owner, name: nil)
        return LockScope(owner: name, path: path, home: home, calendar: calendar)
    }

    private func calendarIfThere(_ owner: String, _ name: String) async throws -> CalendarCollection? {
        do {
            return try await calendar(owner, name).0
        } catch CalendarError.notFound {
            return nil
        }
    }
}
