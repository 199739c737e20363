internal import APIRoutes
internal import Accounts
internal import Calendars
internal import CivilTime
internal import Publishing

private let scopeWords = ["calendar", "all", "travel"]
private let days = Schema.integer(
    minimum: FeedSettings.dayBounds.lowerBound,
    maximum: FeedSettings.dayBounds.upperBound
)

/// A feed to be made.
struct NewFeedMessage: Decodable {
    var scope: String
    var calendar: String?
    var detail: String?
    var includesTravel: Bool?
    var comment: String?
    var pastDays: Int?
    var futureDays: Int?

    static let schema = NamedSchema(
        "NewFeed",
        .object(
            required: ["scope"],
            [
                "scope": .string(choices: scopeWords),
                "calendar": .string(description: "its name in the address of CalDAV; with the scope calendar"),
                "detail": .string(choices: FeedDetail.allCases.map(\.name), fallback: FeedDetail.busy.name),
                "includesTravel": .boolean.described("false where it is missing"),
                "comment": .string(lengths: (nil, FeedSettings.longestComment)),
                "pastDays": days.described("\(FeedSettings.usualPastDays) where it is missing"),
                "futureDays": days.described("\(FeedSettings.usualFutureDays) where it is missing"),
            ]
        )
    )

    /// - Throws: ``AccountError/notFound`` for a calendar that the person does not have,
    ///   ``AccountError/invalidValue(reason:)``.
    func settings(among own: [CalendarCollection]) throws(AccountError) -> FeedSettings {
        guard let detail = FeedDetail(name: detail ?? FeedDetail.busy.name) else {
            let known = FeedDetail.allCases.map(\.name).joined(separator: ", ")
            throw .invalidValue(reason: "detail is one of \(known).")
        }
        return FeedSettings(
            try chosenScope(among: own),
            detail: detail,
            includesTravel: includesTravel ?? false,
            comment: comment ?? "",
            pastDays: pastDays ?? FeedSettings.usualPastDays,
            futureDays: futureDays ?? FeedSettings.usualFutureDays
        )
    }

    private func chosenScope(among own: [CalendarCollection]) throws(AccountError) -> FeedScope {
        switch scope {
        case "all": return .all
        case "travel": return .travel
        case "calendar":
            guard let calendar else { throw .invalidValue(reason: "calendar is missing.") }
            guard let found = own.first(where: { $0.name == calendar && $0.kind == .calendar }) else {
                throw .notFound
            }
            return .calendar(found.id)
        default: throw .invalidValue(reason: "scope is one of \(scopeWords.joined(separator: ", ")).")
        }
    }
}

/// A feed as its owner sees it.
struct ListedFeed: Encodable {
    /// As text: numbers of JavaScript are too small for it.
    var id: String
    var scope: String
    var calendar: String?
    var detail: String
    var includesTravel: Bool
    var comment: String
    var pastDays: Int
    var futureDays: Int
    var createdAt: String
    var lastUsedAt: String?

    init(_ feed: Feed, among own: [CalendarCollection]) {
        id = "\(feed.id)"
        switch feed.settings.scope {
        case .all: scope = "all"
        case .travel: scope = "travel"
        case .calendar(let id):
            scope = "calendar"
            calendar = own.first { $0.id == id }?.name
        }
        detail = feed.settings.detail.name
        includesTravel = feed.settings.includesTravel
        comment = feed.settings.comment
        pastDays = feed.settings.pastDays
        futureDays = feed.settings.futureDays
        createdAt = feed.createdAt.iso8601
        lastUsedAt = feed.lastUsedAt?.iso8601
    }

    static let schema = Schema.object(
        required: ["id", "scope", "detail", "includesTravel", "comment", "pastDays", "futureDays", "createdAt"],
        [
            "id": .string(), "scope": .string(choices: scopeWords), "calendar": .string(),
            "detail": .string(choices: FeedDetail.allCases.map(\.name)), "includesTravel": .boolean,
            "comment": .string(), "pastDays": days, "futureDays": days, "createdAt": .dateTime,
            "lastUsedAt": .dateTime.described("to the hour"),
        ]
    )
}

/// A person's feeds.
struct FeedListMessage: Encodable {
    var feeds: [ListedFeed]

    init(_ feeds: [Feed], among own: [CalendarCollection]) {
        self.feeds = feeds.map { ListedFeed($0, among: own) }
    }

    static let schema = NamedSchema("FeedList", .list("feeds", of: ListedFeed.schema))
}

/// A feed that was just made.
struct MadeFeedMessage: Encodable {
    var feed: ListedFeed
    var url: String
    var page: String

    static let schema = NamedSchema(
        "MadeFeed",
        .object(
            required: ["feed", "url", "page"],
            [
                "feed": ListedFeed.schema, "url": .string(description: "for calendar apps"),
                "page": .string(description: "for browsers"),
            ]
        )
    )
}
