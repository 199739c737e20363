internal import Calendars
internal import WebDAV
internal import XMLStream

/// Reads what clients set on anything but a calendar: all of it is kept as it was sent, but what the server computes is
/// its own.
enum DeadSettings {
    /// Whether a property that calendars know is a client's to set where nothing is made of it.
    static func isSettable(_ name: PropertyName) -> Bool { CollectionSettings.settable.contains(name) }

    /// The assignment, where `isLive` does not say that the resource has the property of itself; else 403 with
    /// `cannot-modify-protected-property` (RFC 4918 §16).
    static func change(
        _ instruction: PropertyUpdate.Instruction,
        isLive: (PropertyName) -> Bool = { _ in false }
    ) throws(DAVError) -> DeadPropertyChange {
        let name = instruction.name
        guard PropertyTable.byName[name] == nil || (isSettable(name) && !isLive(name)) else {
            throw DAVError(
                .forbidden,
                DAVCondition("cannot-modify-protected-property"),
                "\(name.local) is the server's"
            )
        }
        let key = DeadPropertyName(namespace: name.namespace, name: name.local)
        return switch instruction {
        case .set(let setting): DeadPropertyChange(key, setting.fragment.bytes)
        case .remove: DeadPropertyChange(key, nil)
        }
    }
}
