internal import Accounts
internal import CalDAV
internal import WebDAV
internal import XMLStream

extension DelegateAccess {
    /// The name of a proxy group below its owner's principal.
    var groupName: String { groupType.local }

    /// nil: no such group.
    init?(groupName: String) {
        guard let access = DelegateAccess.allCases.first(where: { $0.groupName == groupName }) else { return nil }
        self = access
    }

    /// Its DAV:resourcetype, besides DAV:principal (CalendarServer's calendar-proxy §5.2).
    var groupType: PropertyName { self == .read ? SharingName.proxyRead : SharingName.proxyWrite }
}
