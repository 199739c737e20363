internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// sync-collection (RFC 6578): what has changed in a calendar since a token.
///
/// A calendar has no collections in it, so both levels mean the same.
struct SyncCollectionHandler: Sendable {
    let services: DAVServices

    func respond(to message: SyncCollection, in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        if case .home(let owner, _) = resource {
            try Self.checkDepth(message, request)
            return try await HomeSyncHandler(services: services).respond(to: message, of: owner, in: request)
        }
        guard case .calendar(let calendar, let owner) = resource else {
            throw DAVError.unsupportedReport(DAVName.syncCollection)
        }
        try Self.checkDepth(message, request)
        var token: SyncToken?
        if let text = message.token {
            guard let read = SyncTokenText.read(text) else { throw DAVError.foreignSyncToken(text) }
            token = read
        }
        let selected = try SelectedProperties(.some(message.properties), for: request)
        let state = ReportScope(
            calendar: calendar,
            owner: owner,
            loaded: try await selected.load([resource], from: services),
            plan: selected.plan(base: services.addresses.calendar(owner.name, calendar.name)),
            limit: message.limit
        )
        return DAVAnswer(.multiStatus, .multistatus(page(since: token, state, request)))
    }

    /// The level says how deep it goes, and then Depth is 0 (RFC 6578 §3.2, §3.3); 1, which Thunderbird sends beside
    /// it, means the same. Clients of the drafts before it say by Depth alone how deep.
    private static func checkDepth(_ message: SyncCollection, _ request: DAVRequest) throws(DAVError) {
        if message.level != nil {
            guard request.depth != .infinity else {
                throw DAVError(.badRequest, "the Depth of sync-collection is 0: its sync-level says how deep it goes")
            }
        } else if request.depth == nil || request.depth == .zero {
            throw DAVError(.badRequest, "there is no sync-level")
        }
    }

    private struct ReportScope: Sendable {
        let calendar: CalendarCollection
        let owner: Principal
        let loaded: LoadedProperties
        let plan: ObjectPlan?
        /// What the client wants at most; nil: all.
        let limit: Int?
    }

    private func page(
        since token: SyncToken?,
        upTo bound: Int64? = nil,
        _ state: ReportScope,
        _ request: DAVRequest
    ) -> MultistatusPages {
        let services = services
        return MultistatusPages { writer in
            let page = try await services.calendars.objects.changes(
                in: state.calendar,
                since: token,
                upTo: bound,
                limit: state.limit ?? services.configuration.pageSize,
                as: request.principal.id
            )
            let base = services.addresses.calendar(state.owner.name, state.calendar.name)
            let objects = page.changes.compactMap { change -> Resource? in
                guard state.plan == nil, case .changed(let object) = change else { return nil }
                return .object(object, in: state.calendar, owner: state.owner)
            }
            var changed = try await state.loaded.load(next: objects).resources[...]
            for change in page.changes {
                switch change {
                case .changed(let object):
                    if let plan = state.plan {
                        plan.write(object, into: &writer)
                    } else if let loaded = changed.popFirst() {
                        writer.response(loaded)
                    }
                case .removed(let name, _): writer.response(href: base + Href.encode(name), status: .notFound)
                }
            }
            if page.isTruncated, state.limit == nil {
                return self.page(since: page.token, upTo: page.bound, state, request)
            }
            if page.isTruncated {
                writer.response(
                    href: base,
                    status: .insufficientStorage,
                    condition: DAVCondition("number-of-matches-within-limits")
                )
            }
            writer.syncToken(SyncTokenText.write(page.token))
            return nil
        }
    }
}
