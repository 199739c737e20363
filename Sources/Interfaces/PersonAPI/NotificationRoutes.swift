internal import APIRoutes
internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import Hummingbird
internal import Notifications

private struct NotificationMessage: Codable {
    struct Quiet: Codable {
        var from: String
        var until: String
    }

    var events: [String]
    var travel: [String]
    var quiet: Quiet?
    var digestAt: String?

    init(_ settings: NotificationSettings) {
        events = Self.names(settings.events)
        travel = Self.names(settings.travel)
        quiet = settings.quiet.map { Quiet(from: $0.from.clockText, until: $0.until.clockText) }
        digestAt = settings.digest?.clockText
    }

    /// - Throws: ``AccountError/invalidValue(reason:)``.
    func settings() throws(AccountError) -> NotificationSettings {
        var settings = NotificationSettings()
        settings.events = try Self.channels(events)
        settings.travel = try Self.channels(travel)
        if let quiet {
            let hours = QuietHours(from: try Self.time(quiet.from), until: try Self.time(quiet.until))
            guard let hours else { throw .invalidValue(reason: "Quiet hours end at another time than they begin.") }
            settings.quiet = hours
        }
        if let digestAt { settings.digest = try Self.time(digestAt) }
        return settings
    }

    private static let channels: KeyValuePairs<String, NotificationChannels> = ["mail": .mail]

    private static func names(_ channels: NotificationChannels) -> [String] {
        Self.channels.filter { channels.contains($0.value) }.map(\.key)
    }

    private static func channels(_ names: [String]) throws(AccountError) -> NotificationChannels {
        var result: NotificationChannels = []
        for name in names {
            guard let channel = channels.first(where: { $0.key == name })?.value else {
                throw .invalidValue(reason: "There is no way called \(name.prefix(40)).")
            }
            result.formUnion(channel)
        }
        return result
    }

    private static func time(_ text: String) throws(AccountError) -> TimeOfDay {
        guard let time = TimeOfDay(clockText: text) else {
            throw .invalidValue(reason: "A time of day is written like 07:30.")
        }
        return time
    }

    private static var time: Schema { .string(pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$") }
    private static var ways: Schema { .array(of: .string(choices: channels.map(\.key))) }

    static let schema = NamedSchema(
        "Notifications",
        .object(
            required: ["events", "travel"],
            [
                "events": ways.described("how alarms of events and tasks are told, beside the alarms of apps"),
                "travel": ways.described("how alarms of the Travel calendar are told"),
                "quiet": .object(required: ["from", "until"], ["from": time, "until": time]).described(
                    "hours in which reminders wait, by one's own clock"
                ),
                "digestAt": time.described("when a mail about the day goes out; missing: none does"),
            ]
        )
    )
}

extension PersonRouter {
    var notificationEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "notifications",
                "What one is told of, how and when",
                replies: [Reply(200, "the settings", NotificationMessage.schema)]
            ) { _, context in
                let settings = try await notifications.settings(of: try caller(context).principal.id)
                return try JSONBody.response(NotificationMessage(settings))
            },
            Endpoint(
                .put,
                "notifications",
                "Choose what one is told of",
                body: NotificationMessage.schema,
                replies: [
                    Reply(200, "the settings", NotificationMessage.schema),
                    Reply(422, "a value that can't be, or no way to send it"),
                ]
            ) { request, context in
                let person = try caller(context).principal
                let settings = try await JSONBody.read(NotificationMessage.self, of: request).settings()
                try await notifications.set(settings, of: person)
                return try JSONBody.response(NotificationMessage(settings))
            },
        ]
    }
}
