internal import Accounts
internal import Calendars
internal import WebDAV

/// Locks as properties (RFC 4918 §15.8, §15.10).
enum LockProperties {
    static let all = [supportedLock, lockDiscovery]

    /// Empty where nothing can be locked, or not by the viewer.
    static let supportedLock = LiveProperty(DAVName.supportedLock, isInAllprop: true) { resource, context in
        switch resource {
        case .calendar(let calendar, _), .object(_, let calendar, _):
            guard calendar.owner == context.viewer.id || calendar.privileges.contains(.writeContent) else {
                return .empty
            }
        default: break
        }
        return resource.place == nil ? .empty : .content(LockMarkup.supported)
    }

    static let lockDiscovery = LiveProperty(
        DAVName.lockDiscovery,
        isInAllprop: true,
        needs: .locks
    ) { resource, context in
        guard let place = context.locks, let (_, path) = resource.place, resource.isReadable else { return .empty }
        return .content(
            place.home.locks(on: place.own(path)).map {
                LockMarkup.activeLock(
                    $0,
                    at: place.address(of: $0, context.addresses),
                    viewer: context.viewer.id,
                    now: context.now
                )
            }
        )
    }
}
