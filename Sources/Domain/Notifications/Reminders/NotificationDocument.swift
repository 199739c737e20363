package import Accounts
internal import CivilTime

/// What a person wants to be told of, in JSON: in the API and in the archive of an account.
package struct NotificationDocument: Codable, Equatable, Sendable {
    /// Times are written like `07:30`.
    package struct Quiet: Codable, Equatable, Sendable {
        package var from: String
        package var until: String
    }

    package var events: [String]
    package var travel: [String]
    package var quiet: Quiet?
    package var digestAt: String?

    package init(_ settings: NotificationSettings) {
        events = Self.names(settings.events)
        travel = Self.names(settings.travel)
        quiet = settings.quiet.map { Quiet(from: $0.from.clockText, until: $0.until.clockText) }
        digestAt = settings.digest?.clockText
    }

    /// - Throws: ``AccountError/invalidValue(reason:)``.
    /// - Returns: what it says.
    package func settings() throws(AccountError) -> NotificationSettings {
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

    /// The names of all ways.
    package static var ways: [String] { channels.map(\.key) }

    private static let channels: KeyValuePairs<String, NotificationChannels> = [
        "mail": .mail, "browser": .browser, "sms": .sms,
    ]

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
}
