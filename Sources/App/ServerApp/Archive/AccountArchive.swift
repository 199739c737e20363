internal import Accounts
internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import Notifications

/// `account.json` of an archive: what no standard format holds. Its form is described in docs/archive.md.
struct AccountArchive: Codable, Equatable {
    static let format = "travlendar-archive"
    static let version = 1

    struct Place: Codable, Equatable {
        var name: String
        var latitude: Double
        var longitude: Double
        var address: String?
    }

    struct Pass: Codable, Equatable {
        var name: String
        var issuer: String
        var products: [String]
        var firstDay: String?
        var lastDay: String?
    }

    struct Calendar: Codable, Equatable {
        /// In the addresses of the server that it comes from.
        var name: String
        var file: String
        var displayName: String?
        var description: String?
        var color: String?
        var order: Int?
        var countsAsBusy: Bool
        /// For the person to read; missing: with nobody.
        var sharedWith: [Share]?
    }

    /// A file that objects name by MANAGED-ID (RFC 8607).
    struct Attachment: Codable, Equatable {
        var id: String
        var file: String
        var name: String?
        var type: String?
    }

    struct LearnedPlace: Codable, Equatable {
        var text: String
        var title: String
        var latitude: Double
        var longitude: Double
        var learnedAt: String
    }

    /// What was decided about a trip, a warning or a break.
    struct Choice: Codable, Equatable {
        /// The UID of the event.
        var event: String
        var recurrenceID: String
        var kind: String
        var ordinal: Int
        /// `dismissed`, `chosen`, `departure`, `modes`, `option` or `within`.
        var decision: String
        var departure: String?
        var from: String?
        var until: String?
        var leastSeconds: Int64?
        var modes: [String]?
        var option: String?
        var fingerprint: String
    }

    /// A calendar that is taken from an address outside. Its events come from there.
    struct Subscription: Codable, Equatable {
        var address: String
        var name: String
        var color: String?
        /// Whether trips are planned by its events.
        var isPlanned: Bool
    }

    /// Somebody who sees a calendar.
    struct Share: Codable, Equatable {
        var name: String
        var address: String?
        /// `read`, `write` or `busy`.
        var access: String
    }

    /// What the person told beside their name.
    struct Details: Codable, Equatable {
        var address: String?
        var phone: String?
        /// ISO 8601.
        var birthDate: String?
    }

    struct Agreement: Codable, Equatable {
        var document: String
        var version: String
        var at: String
    }

    struct Device: Codable, Equatable {
        var label: String
        var createdAt: String
    }

    var format = Self.format
    var version = Self.version
    var madeAt: String
    var userName: String
    var displayName: String
    var emails: [String]
    var timeZone: String?
    var language: String?
    var places: [Place]
    var passes: [Pass]
    var preferences: PreferenceValue
    var calendars: [Calendar]
    /// Missing in archives of older programs, as the six after it.
    var details: Details?
    var attachments: [Attachment]?
    var learnedPlaces: [LearnedPlace]?
    var subscriptions: [Subscription]?
    var choices: [Choice]?
    var notifications: NotificationDocument?
    /// For the person to read; not taken up elsewhere.
    var consents: [Agreement]
    var appPasswords: [Device]
    var sessions: [Device]
    /// Missing in archives of older programs.
    var records: Records?

    var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return Array(try encoder.encode(self))
        }
    }
}
