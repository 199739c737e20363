package import CivilTime

/// Which occurrence of which event, for one person.
package struct OccurrenceKey: Hashable, Sendable, Codable {
    package var uid: String
    /// The nominal start in UTC, basic format (`20260302T080000Z`); empty for an event that does not recur and for the
    /// first occurrence of one that does, so that an event keeps its items when it becomes a series.
    package var recurrenceID: String

    package init(uid: String, recurrenceID: String = "") {
        self.uid = uid
        self.recurrenceID = recurrenceID
    }
}

extension OccurrenceKey {
    /// In place of an event's UID: the lunch that a person's preferences ask for. An event with it is never planned.
    package static let lunchUID = "travlendar:lunch"

    package static func lunch(on date: CivilDate) -> OccurrenceKey {
        OccurrenceKey(uid: lunchUID, recurrenceID: date.iso8601.filter { $0 != "-" })
    }

    package var isLunch: Bool { uid == Self.lunchUID }
}

extension OccurrenceKey: Comparable {
    package static func < (left: OccurrenceKey, right: OccurrenceKey) -> Bool {
        (left.uid, left.recurrenceID) < (right.uid, right.recurrenceID)
    }
}

/// The subject of a warning.
package enum WarningKind: String, Sendable, Codable, CaseIterable {
    /// The start is missed by the closest option.
    case unreachable
    case overlap
    /// The text of the place means nothing, or several things, to us.
    case place
    /// A flexible event that finds no room.
    case breakLost
    /// No option at all by the modes that are allowed.
    case means
    /// There is no way home, or a late one.
    case wayHome
    /// A vehicle of one's own stays where it was left.
    case vehicle
    /// So far from where the person is that they are asked how they get there.
    case far
    /// The usual way does not run.
    case disruption
    /// No shared vehicle is to be had for the usual way, shortly before.
    case noVehicle
    /// What the person decided holds no longer.
    case choice
    /// Hashtags that mean nothing to us.
    case tags
    /// A night at home between two days far from it.
    case stay
    /// Trips from and to home are missing, because there is none; one note for a person.
    case noHome
    /// Events are in rooms of which nothing says where they are; one note for a person.
    case rooms
}

/// The kind of an item of the Travel calendar.
package enum ItemKind: Hashable, Sendable {
    /// The way to an event.
    case to
    /// The way back after it to a longer event that it was a visit in.
    case back
    /// The way home after the last event of a day.
    case home
    /// The way home in a long gap between two events.
    case homeInGap
    /// Where a flexible event takes place.
    case slot
    case warning(WarningKind)
}

extension ItemKind: RawRepresentable, Codable {
    package var rawValue: String {
        switch self {
        case .to: "to"
        case .back: "back"
        case .home: "home"
        case .homeInGap: "homeInGap"
        case .slot: "slot"
        case .warning(let kind): "warning:" + kind.rawValue
        }
    }

    package init?(rawValue: String) {
        switch rawValue {
        case "to": self = .to
        case "back": self = .back
        case "home": self = .home
        case "homeInGap": self = .homeInGap
        case "slot": self = .slot
        default:
            guard rawValue.hasPrefix("warning:"), let kind = WarningKind(rawValue: String(rawValue.dropFirst(8))) else {
                return nil
            }
            self = .warning(kind)
        }
    }

    package var isWarning: Bool {
        if case .warning = self { true } else { false }
    }
}

/// The identity of an item: stable across re-planning, and what its UID is made from.
package struct ItemKey: Hashable, Sendable, Codable {
    package var occurrence: OccurrenceKey
    package var kind: ItemKind
    package var ordinal: Int

    package init(_ occurrence: OccurrenceKey, _ kind: ItemKind, ordinal: Int = 0) {
        self.occurrence = occurrence
        self.kind = kind
        self.ordinal = ordinal
    }

    /// Whether the occurrences of a series are warned of for one reason, which lies in the series: no map knows its
    /// place, or another event is in its way. To be told once is enough.
    package var isSaidOncePerSeries: Bool { kind == .warning(.place) || kind == .warning(.overlap) }
    /// The same for all occurrences.
    package var series: String { kind.rawValue + "|" + occurrence.uid }

    /// The one note of a person who has no home; it belongs to no event.
    package static let noHome = ItemKey(OccurrenceKey(uid: ""), .warning(.noHome))
    /// The one note of a person about rooms without a place; it belongs to no event.
    package static let rooms = ItemKey(OccurrenceKey(uid: ""), .warning(.rooms))

    /// Whether there is one such note for a person; once published it stays where it is as long as it says the same.
    package var isOncePerPerson: Bool { self == .noHome || self == .rooms }
}

extension ItemKey: Comparable {
    package static func < (left: ItemKey, right: ItemKey) -> Bool {
        (left.occurrence, left.kind.rawValue, left.ordinal) < (right.occurrence, right.kind.rawValue, right.ordinal)
    }
}
