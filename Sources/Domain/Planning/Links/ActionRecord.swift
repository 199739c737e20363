internal import CivilTime
internal import Cryptography
internal import DayPlanner
internal import FoundationEssentials
internal import Geo
internal import ICalendar
internal import TripModel

/// Something that can be decided about an item by one action, as STRUCTURED-DATA of the item carries it: for programs,
/// and for the page of the item.
struct ActionRecord: Codable, Equatable {
    /// Unique among the actions of an item, and the same as long as the action is.
    var id: String
    /// In the language of the item.
    var title: String
    /// `dismissed`, `chosen`, `means`, `option`, `within`, `place` or `lifted`.
    var decision: String
    var means: [String]?
    var option: String?
    /// When a break takes place.
    var within: Window?
    /// What the text of the event means.
    var place: Meaning?
    /// What is decided about; nil: the item itself.
    var about: Subject?

    /// Another item than the one that offers the action.
    struct Subject: Codable, Equatable {
        var kind: String
        var event: String
        var recurrenceId: String
        var fingerprint: String
    }

    /// The time in which a break is looked for, in ISO 8601, and what it may shrink to.
    struct Window: Codable, Equatable {
        var start: String
        var end: String
        var leastSeconds: Int64
    }

    /// The answer to a question about a place.
    struct Meaning: Codable, Equatable {
        /// As it stands in the event.
        var text: String
        /// What was chosen, in words.
        var title: String
        var coordinate: Coordinate
    }

    /// Chooses a place for the text that a question is about.
    init(_ title: String, _ answer: String, meaning: Meaning) {
        id = Self.id("p", of: answer)
        self.title = title
        decision = "place"
        place = meaning
    }

    /// Takes back what was decided about another item.
    init(_ id: String, _ title: String, lifting about: Subject) {
        self.id = id
        self.title = title
        self.about = about
        decision = "lifted"
    }

    init(_ id: String, _ title: String, _ decision: PlanChoice.Decision, about: Subject? = nil) {
        self.id = id
        self.title = title
        self.about = about
        switch decision {
        case .dismissed: self.decision = "dismissed"
        case .chosen: self.decision = "chosen"
        case .modes(let modes):
            self.decision = "means"
            means = modes.map(\.rawValue).sorted()
        case .option(let signature, let modes):
            self.decision = "option"
            option = signature
            means = modes.map(\.rawValue).sorted()
        case .within(let window, let least):
            self.decision = "within"
            within = Window(start: window.lowerBound.iso8601, end: window.upperBound.iso8601, leastSeconds: least)
        case .departure: preconditionFailure("No action pins a departure.")
        }
    }

    /// The item about which it takes back what was decided; nil: it decides something.
    var lifted: ItemKey? { decision == "lifted" ? about?.item : nil }

    /// Nil: another version wrote it, it is a ``place``, or it takes something back.
    var planDecision: PlanChoice.Decision? {
        let modes = Set((means ?? []).compactMap(TravelMode.init(rawValue:)))
        switch decision {
        case "dismissed": return .dismissed
        case "chosen": return .chosen
        case "means": return modes.isEmpty ? nil : .modes(modes)
        case "option": return option.map { .option($0, modes) }
        case "within":
            guard let within, let start = try? Instant(iso8601: within.start),
                let end = try? Instant(iso8601: within.end),
                start < end
            else { return nil }
            return .within(start..<end, leastSeconds: within.leastSeconds)
        default: return nil
        }
    }

    /// The choice that it makes.
    func choice(on record: PublishedRecord) -> PlanChoice? {
        guard let decision = planDecision else { return nil }
        guard let about else {
            let fingerprint = decision == .chosen ? record.eventFingerprint : record.fingerprint
            return PlanChoice(record.key, decision, fingerprint: fingerprint)
        }
        return about.item.map { PlanChoice($0, decision, fingerprint: about.fingerprint) }
    }

    /// The id of picking an itinerary: short, and no other one's.
    static func id(ofOption signature: String) -> String { id("o", of: signature) }

    private static func id(_ kind: String, of text: String) -> String {
        kind + ItemNames.base32(SHA256.hash(of: Array(text.utf8)).bytes).prefix(8)
    }
}

extension ActionRecord.Subject {
    /// Nil: another version wrote it.
    var item: ItemKey? {
        let occurrence = OccurrenceKey(uid: event, recurrenceID: recurrenceId)
        return ItemKind(rawValue: kind).map { ItemKey(occurrence, $0) }
    }

    /// An item of one kind of an event.
    init(_ kind: ItemKind, of event: PlannedEvent) {
        self.init(
            kind: kind.rawValue,
            event: event.key.uid,
            recurrenceId: event.key.recurrenceID,
            fingerprint: event.fingerprint
        )
    }
}

/// What a warning says, as STRUCTURED-DATA carries it.
struct WarningRecord: Codable, Equatable {
    var kind: String
    /// The UID of the event that it is about.
    var event: String
    var recurrenceId: String?
    /// What stands in the event of which it is not known where that is; nil: it is about something else.
    var place: String?
    var actions: [ActionRecord]

    static let schema = "urn:travlendar:warning:1"
    private static let maximumBytes = 8_192

    init(_ item: PlannedItem, _ actions: [ActionRecord]) {
        kind = item.key.kind.rawValue
        event = item.key.occurrence.uid
        recurrenceId = item.key.occurrence.recurrenceID.isEmpty ? nil : item.key.occurrence.recurrenceID
        if case .warning(let warning) = item.content { place = warning.reason.placeText }
        self.actions = actions
    }

    /// Nil where it would be too long.
    func json() -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self), data.count <= Self.maximumBytes else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Of an item as it was published; nil: it is no warning.
    init?(publishedBytes bytes: [UInt8]) {
        for property in Reconciler.event(in: bytes)?.all("STRUCTURED-DATA") ?? []
        where property.parameter("SCHEMA") == Self.schema {
            guard let record = try? JSONDecoder().decode(Self.self, from: Data(property.text.utf8)) else { return nil }
            self = record
            return
        }
        return nil
    }
}
