internal import ByteText
internal import Mustache

/// The templates of the pages: files in Templates, which the build puts into the program (ADR 0053).
enum PageTemplate: String, CaseIterable, Sendable {
    case layout, login, account, setup, profile, problem, panel
    case feeds, feed, links, invitation, mailed, subscriptions
    // Parts of pages.
    case field, tick, group, problems, entry, warning, stale
    case today, trips, tripItem, style, chip, calendar, search, tasks, event, eventForm, eventDelete, calendarList
    case calendarSettings, calendarDelete, here, places, placeConfirm, placeFind, preferences, preferenceForm, preview,
        kinds
    case kind, passes, firstUse, about, help, helpApp, legal, licences
    case trip, tripconfirm, map, placeMap, delegates, notifications
    /// Parts of several pages.
    case triplegs, tripoptions, decisions

    private var source: [UInt8] {
        switch self {
        case .layout: PackageResources.layout_mustache
        case .login: PackageResources.login_mustache
        case .account: PackageResources.account_mustache
        case .feeds: PackageResources.feeds_mustache
        case .feed: PackageResources.feed_mustache
        case .links: PackageResources.links_mustache
        case .invitation: PackageResources.invitation_mustache
        case .subscriptions: PackageResources.subscriptions_mustache
        case .mailed: PackageResources.mailed_mustache
        case .setup: PackageResources.setup_mustache
        case .profile: PackageResources.profile_mustache
        case .problem: PackageResources.problem_mustache
        case .panel: PackageResources.panel_mustache
        case .field: PackageResources.field_mustache
        case .tick: PackageResources.tick_mustache
        case .group: PackageResources.group_mustache
        case .problems: PackageResources.problems_mustache
        case .stale: PackageResources.stale_mustache
        case .entry: PackageResources.entry_mustache
        case .warning: PackageResources.warning_mustache
        case .today: PackageResources.today_mustache
        case .trips: PackageResources.trips_mustache
        case .tripItem: PackageResources.tripItem_mustache
        case .style: PackageResources.style_mustache
        case .chip: PackageResources.chip_mustache
        case .calendar: PackageResources.calendar_mustache
        case .search: PackageResources.search_mustache
        case .tasks: PackageResources.tasks_mustache
        case .event: PackageResources.event_mustache
        case .eventForm: PackageResources.eventForm_mustache
        case .eventDelete: PackageResources.eventDelete_mustache
        case .calendarList: PackageResources.calendarList_mustache
        case .calendarSettings: PackageResources.calendarSettings_mustache
        case .calendarDelete: PackageResources.calendarDelete_mustache
        case .here: PackageResources.here_mustache
        case .places: PackageResources.places_mustache
        case .placeConfirm: PackageResources.placeConfirm_mustache
        case .placeFind: PackageResources.placeFind_mustache
        case .preferences: PackageResources.preferences_mustache
        case .preferenceForm: PackageResources.preferenceForm_mustache
        case .preview: PackageResources.preview_mustache
        case .kinds: PackageResources.kinds_mustache
        case .kind: PackageResources.kind_mustache
        case .passes: PackageResources.passes_mustache
        case .firstUse: PackageResources.firstUse_mustache
        case .about: PackageResources.about_mustache
        case .help: PackageResources.help_mustache
        case .helpApp: PackageResources.helpApp_mustache
        case .legal: PackageResources.legal_mustache
        case .licences: PackageResources.licences_mustache
        case .trip: PackageResources.trip_mustache
        case .tripconfirm: PackageResources.tripconfirm_mustache
        case .map: PackageResources.map_mustache
        case .placeMap: PackageResources.placeMap_mustache
        case .delegates: PackageResources.delegates_mustache
        case .notifications: PackageResources.notifications_mustache
        case .triplegs: PackageResources.triplegs_mustache
        case .tripoptions: PackageResources.tripoptions_mustache
        case .decisions: PackageResources.decisions_mustache
        }
    }

    var text: String { String(decoding: source, as: UTF8.self) }

    func render(_ view: Any) -> String {
        guard let html = Self.library.render(view, withTemplate: rawValue) else {
            preconditionFailure("The library has every template.")
        }
        return html
    }

    private static let library = MustacheLibrary(
        templates: Dictionary(allCases.map { ($0.rawValue, MustacheTemplate.compiled($0.text)) }) { first, _ in first }
    )
}

extension MustacheTemplate {
    /// A template that is part of the program.
    ///
    /// - Precondition: `text` can be read.
    static func compiled(_ text: String) -> MustacheTemplate {
        MustacheContentTypes.register(EscapedScalars(), named: EscapedScalars.name)
        do {
            // Without a line of its own, so that nothing of it is in the page.
            return try MustacheTemplate(string: "{{% CONTENT_TYPE: \(EscapedScalars.name)}}" + text)
        } catch {
            preconditionFailure("a template of ours can't be read: \(error)")
        }
    }
}

/// How values are escaped in place of the library's own way, which goes by letters as readers see them: there a quote
/// with a combining mark behind it is no quote, and to a browser it is one.
private struct EscapedScalars: MustacheContentType {
    static let name = "PAGE"

    func escapeText(_ text: String) -> String { text.escapedForMarkup }
}
