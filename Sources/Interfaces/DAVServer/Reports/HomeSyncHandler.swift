internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// sync-collection on a home (RFC 6578): which of its calendars, files and folders have changed. A calendar has
/// changed, too, when anything in it has.
///
/// Level `infinite` stops at the calendars, which are asked by themselves (`sync-traversal-supported`, §3.3), and at
/// folders, which keep no log. Each is told so when it is first reported; later it is reported as at level 1.
struct HomeSyncHandler: Sendable {
    let services: DAVServices

    func respond(to message: SyncCollection, of owner: Principal, in request: DAVRequest) async throws -> DAVAnswer {
        var token: HomeSyncToken?
        if let text = message.token {
            guard let read = SyncTokenText.readHome(text) else { throw DAVError.foreignSyncToken(text) }
            token = read
        }
        let page = try await services.calendars.collections.homeChanges(
            of: owner.id,
            since: token,
            limit: message.limit ?? .max,
            as: request.principal.id
        )
        let resources = page.changes.compactMap { Self.resource($0, owner) }
        let loaded = try await SelectedProperties(.some(message.properties), for: request)
            .load(resources, from: services)
        let addresses = services.addresses
        let goesDeep = (message.level ?? (request.depth == .infinity ? .infinite : .one)) == .infinite
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    var changed = loaded.resources[...]
                    for change in page.changes {
                        if case .removed(let name, let isFile, _) = change {
                            let href = addresses.place(owner.name, [name], isCollection: !isFile)
                            writer.response(href: href, status: .notFound)
                        } else if let loaded = changed.popFirst() {
                            if goesDeep, page.isFirst(change), let condition = Self.refusal(of: loaded.resource) {
                                writer.response(href: loaded.href, status: .forbidden, condition: condition)
                            } else {
                                writer.response(loaded)
                            }
                        }
                    }
                    if page.isTruncated {
                        writer.response(
                            href: addresses.home(owner.name),
                            status: .insufficientStorage,
                            condition: DAVCondition("number-of-matches-within-limits")
                        )
                    }
                    writer.syncToken(SyncTokenText.write(page.token))
                }
            )
        )
    }

    private static func resource(_ change: HomeChange, _ owner: Principal) -> Resource? {
        switch change {
        case .calendar(let calendar), .share(let calendar, _): .calendar(calendar, owner: owner)
        case .entry(let entry): .file(entry, owner: owner)
        case .removed: nil
        }
    }

    /// Why a collection is not followed further down; nil: there is nothing further down.
    private static func refusal(of resource: Resource) -> DAVCondition? {
        guard resource.isCollection else { return nil }
        if case .calendar = resource { return DAVCondition("sync-traversal-supported") }
        return DAVCondition("supported-report")
    }
}

extension DAVError {
    static func foreignSyncToken(_ text: String) -> DAVError {
        DAVError(
            .forbidden,
            DAVCondition("valid-sync-token"),
            "this token is none of ours",
            logDetail: "sync token \(text.prefix(100))"
        )
    }
}
