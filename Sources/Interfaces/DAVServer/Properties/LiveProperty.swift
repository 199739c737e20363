internal import Accounts
internal import Calendars
internal import CivilTime
internal import Notifications
internal import WebDAV

/// What a property is made of besides its resource. Only what a selected property needs is read.
struct PropertyNeeds: OptionSet, Sendable {
    let rawValue: Int

    /// The locks where the request is.
    static let locks = PropertyNeeds(rawValue: 1 << 0)
    /// The state of the viewer's home, with what is used of their quota.
    static let quota = PropertyNeeds(rawValue: 1 << 1)
    /// What the owner of the home said about when they are available.
    static let availability = PropertyNeeds(rawValue: 1 << 2)
    /// The owner of each calendar.
    static let owners = PropertyNeeds(rawValue: 1 << 3)
    /// The access control list of each calendar, and the principals in it.
    static let entries = PropertyNeeds(rawValue: 1 << 4)
    /// Whom each calendar is shared with.
    static let invitations = PropertyNeeds(rawValue: 1 << 5)
    /// The groups that each principal is in.
    static let groups = PropertyNeeds(rawValue: 1 << 6)
    /// The members of each group, and the viewer's delegates.
    static let members = PropertyNeeds(rawValue: 1 << 7)
    /// For whom the viewer may act.
    static let delegators = PropertyNeeds(rawValue: 1 << 8)

    /// What ``AccessFacts`` are made of.
    static let access: PropertyNeeds = [.owners, .entries, .invitations, .groups, .members, .delegators]
}

/// What a property may be made of, besides the resource itself: as much as the selected ones need.
struct PropertyContext: Sendable {
    let viewer: Principal
    let addresses: Addresses
    let limits: CalendarLimits
    /// The quota of a home whose person has none of their own, in bytes.
    let defaultQuota: Int
    /// Where the request is, with the locks there.
    var locks: LockScope?
    /// Homes by the names of their owners.
    var homes: [String: HomeState] = [:]
    /// What people have said of when they are available, by their names.
    var availabilities: [String: String] = [:]
    let now: Instant
    /// nil: apps are told of nothing by push services.
    let push: PushService?
    var facts = AccessFacts.none
}

/// A property that the server computes.
struct LiveProperty: Sendable {
    let name: PropertyName
    /// Whether allprop gives it: those of RFC 4918 only (RFC 4791 §5.2, RFC 3744 §5).
    let isInAllprop: Bool
    /// What is read before it can be rendered.
    let needs: PropertyNeeds
    /// nil: resources of this kind do not have it.
    let value: @Sendable (Resource, PropertyContext) -> PropertyValue?

    init(
        _ name: PropertyName,
        isInAllprop: Bool = false,
        needs: PropertyNeeds = [],
        value: @escaping @Sendable (Resource, PropertyContext) -> PropertyValue?
    ) {
        self.name = name
        self.isInAllprop = isInAllprop
        self.needs = needs
        self.value = value
    }
}

/// All live properties.
enum PropertyTable {
    static let all: [LiveProperty] =
        CoreProperties.all + LockProperties.all + PrincipalProperties.all + AccessProperties.all + SharingProperties.all
        + CalendarCollectionProperties.all + SchedulingProperties.all + SyncProperties.all + QuotaProperties.all
        + TimeZoneProperties.all
        + AttachmentProperties.all + PushProperties.all + [RecurrenceScales.property, supported]

    /// DAV:supported-live-property-set (RFC 3253 §3.1.4, RFC 5995 §3.2.1): what the resource has, or would have where a
    /// client set it.
    private static let supported = LiveProperty(
        DAVName.supportedLivePropertySet,
        needs: .access
    ) { resource, context in
        var names = others.filter { isSupported($0, by: resource, context) }.map(\.name)
        names.append(DAVName.supportedLivePropertySet)
        return .content(
            names.map { .element(DAVName.supportedLiveProperty, [.element(DAVName.prop, [.element($0)])]) }
        )
    }
    private static var others: [LiveProperty] { all.filter { $0.name != DAVName.supportedLivePropertySet } }

    private static func isSupported(
        _ property: LiveProperty,
        by resource: Resource,
        _ context: PropertyContext
    ) -> Bool {
        if case .calendar(let calendar, _) = resource, calendar.kind.isCalendar,
            CollectionSettings.settable.contains(property.name)
        {
            return true
        }
        // Read only where they are asked for by name.
        if property.name == DAVName.lockDiscovery { return resource.place != nil }
        if QuotaProperties.names.contains(property.name) { return resource.isCollection && resource.place != nil }
        return property.value(resource, context) != nil
    }

    static let byName: [PropertyName: LiveProperty] = Dictionary(
        all.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}
