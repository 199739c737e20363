internal import Accounts
internal import Calendars
internal import WebDAV

/// Quotas (RFC 4331): of each collection in a home those of the home, except of Travel and the collections of messages,
/// whose content does not count there.
enum QuotaProperties {
    static let all = [available, used]
    static let names: Set<PropertyName> = [DAVName.quotaAvailableBytes, DAVName.quotaUsedBytes]

    static let available = LiveProperty(DAVName.quotaAvailableBytes, needs: .quota) { resource, context in
        guard let state = home(of: resource, context) else { return nil }
        return .text(String(max((state.quotaBytes ?? context.defaultQuota) - state.usedBytes, 0)))
    }

    static let used = LiveProperty(DAVName.quotaUsedBytes, needs: .quota) { resource, context in
        guard let state = home(of: resource, context) else { return nil }
        return .text(String(state.usedBytes))
    }

    private static func home(of resource: Resource, _ context: PropertyContext) -> HomeState? {
        if case .home(_, let state) = resource { return state }
        if case .calendar(let calendar, _) = resource, CollectionKind.uncounted.contains(calendar.kind) { return nil }
        guard resource.isCollection, let owner = resource.place?.owner else { return nil }
        return context.homes[owner.name]
    }
}
