internal import Accounts
internal import Calendars
internal import CivilTime
internal import WebDAV
internal import XMLStream

/// Locks as elements (RFC 4918 §14.1, §15.8, §15.10).
enum LockMarkup {
    /// A DAV:activelock, whose root has this address. Only its holder sees the token.
    static func activeLock(
        _ lock: HomeLock,
        at root: String,
        viewer: PrincipalID,
        now: Instant
    ) -> Markup {
        var content: [Markup] = [
            .element(DAVName.lockType, [.element(DAVName.write)]),
            .element(DAVName.lockScope, [.element(lock.isExclusive ? DAVName.exclusive : DAVName.shared)]),
            .element(DAVName.depth, [.text(lock.isDeep ? "infinity" : "0")]),
        ]
        if let element = lock.ownerElement {
            content.append(.fragment(XMLFragment(name: DAVName.owner, bytes: element)))
        }
        let seconds = max(lock.expiresAt.secondsSince1970 - now.secondsSince1970, 0)
        content.append(.element(DAVName.timeout, [.text("Second-\(seconds)")]))
        if lock.holder == viewer { content.append(.element(DAVName.lockToken, [.href(lock.token)])) }
        content.append(.element(DAVName.lockRoot, [.href(root)]))
        return .element(DAVName.activeLock, content)
    }

    /// The content of DAV:supportedlock where locking is supported.
    static let supported: [Markup] = [DAVName.exclusive, DAVName.shared].map { scope in
        .element(
            DAVName.lockEntry,
            [
                .element(DAVName.lockScope, [.element(scope)]),
                .element(DAVName.lockType, [.element(DAVName.write)]),
            ]
        )
    }
}
