internal import CalDAV
internal import Calendars
internal import WebDAV

/// The query of a POST about attachments (RFC 8607 §3.3).
struct AttachmentQuery: Equatable, Sendable {
    enum Action: String {
        case add = "attachment-add"
        case update = "attachment-update"
        case remove = "attachment-remove"
    }

    let action: Action
    /// nil: all instances.
    let instances: [String]?
    let managedID: String?

    /// - Throws: 403 with `valid-action`, `valid-rid` or `valid-managed-id` (RFC 8607 §3.11).
    init(_ parameters: [(String, String)]) throws(DAVError) {
        func all(_ name: String) -> [String] { parameters.filter { $0.0 == name }.map(\.1) }
        let actions = all("action")
        guard actions.count == 1, let action = Action(rawValue: actions[0]) else {
            throw Self.refused("valid-action", "action must be attachment-add, attachment-update or attachment-remove")
        }
        let rids = all("rid")
        guard rids.count <= (action == .update ? 0 : 1) else {
            throw Self.refused("valid-rid", "rid can't be given here, or not twice")
        }
        let instances = rids.first?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard instances?.contains("") != true else {
            throw Self.refused("valid-rid", "rid must be a list of instances")
        }
        let ids = all("managed-id")
        guard ids.count == (action == .add ? 0 : 1) else {
            throw Self.refused("valid-managed-id", "managed-id must be given once, and not for attachment-add")
        }
        self.action = action
        self.instances = instances
        managedID = ids.first
    }

    /// Whether a request is meant to be one.
    static func isMeant(_ parameters: [(String, String)]) -> Bool { parameters.contains { $0.0 == "action" } }

    private static func refused(_ name: String, _ explanation: String) -> DAVError {
        DAVError(.forbidden, CalendarCondition.named(name), explanation)
    }

    func change(_ upload: AttachmentUpload) -> AttachmentChange {
        switch action {
        case .add: .add(upload, instances: instances)
        case .update: .update(id: managedID ?? "", upload)
        case .remove: .remove(id: managedID ?? "", instances: instances)
        }
    }
}
