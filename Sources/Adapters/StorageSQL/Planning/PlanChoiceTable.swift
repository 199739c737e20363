internal import Accounts
internal import CivilTime
internal import DayPlanner
internal import TripModel

#if SQLITE
internal import GRDB
#endif

/// Rows of `planChoice`.
enum PlanChoiceTable {
    static func list(of person: PrincipalID, in database: Database) throws -> [PlanChoice] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT eventUid, recurrenceId, kind, ordinal, decision, value, fingerprint FROM planChoice
                WHERE personId = ?
                """
        )
        // A row of a kind or decision that this version does not know says nothing to it, and stays.
        return try statement.all([person.rawValue]) { row -> PlanChoice? in
            guard let kind = ItemKind(rawValue: row[2]), let decision = decision(row[4], value: row[5]) else {
                return nil
            }
            let occurrence = OccurrenceKey(uid: row[0], recurrenceID: row[1])
            return PlanChoice(ItemKey(occurrence, kind, ordinal: row[3]), decision, fingerprint: row[6])
        }
        .compactMap(\.self)
    }

    static func put(_ choice: PlanChoice, of person: PrincipalID, now: Instant, in database: Database) throws {
        let (name, value) = text(of: choice.decision)
        try database.cachedStatement(
            sql: """
                INSERT INTO planChoice
                    (personId, eventUid, recurrenceId, kind, ordinal, decision, value, fingerprint, madeAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (personId, eventUid, recurrenceId, kind, ordinal, decision) DO UPDATE
                    SET value = excluded.value, fingerprint = excluded.fingerprint, madeAt = excluded.madeAt
                """
        )
        .execute(
            arguments: [
                person.rawValue, choice.item.occurrence.uid, choice.item.occurrence.recurrenceID,
                choice.item.kind.rawValue, choice.item.ordinal, name, value, choice.fingerprint,
                now.secondsSince1970,
            ]
        )
    }

    static func remove(_ choice: PlanChoice, of person: PrincipalID, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM planChoice WHERE personId = ? AND eventUid = ? AND recurrenceId = ? AND kind = ?
                    AND ordinal = ? AND decision = ? AND fingerprint = ?
                """
        )
        .execute(
            arguments: [
                person.rawValue, choice.item.occurrence.uid, choice.item.occurrence.recurrenceID,
                choice.item.kind.rawValue, choice.item.ordinal, text(of: choice.decision).name, choice.fingerprint,
            ]
        )
    }

    private static func text(of decision: PlanChoice.Decision) -> (name: String, value: String) {
        switch decision {
        case .dismissed: ("dismissed", "")
        case .departure(let instant): ("departure", String(instant.secondsSince1970))
        case .modes(let modes): ("means", modes.map(\.rawValue).sorted().joined(separator: ","))
        case .option(let signature, let modes):
            ("means", modes.map(\.rawValue).sorted().joined(separator: ",") + "|" + signature)
        case .chosen: ("chosen", "")
        case .within(let window, let least):
            ("chosen", "\(window.lowerBound.secondsSince1970)/\(window.upperBound.secondsSince1970)/\(least)")
        }
    }

    // value = modes [ "|" signature ]
    private static func means(_ value: String) -> PlanChoice.Decision {
        let parts = value.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let modes = Set(parts[0].split(separator: ",").compactMap { TravelMode(rawValue: String($0)) })
        return parts.count == 2 ? .option(String(parts[1]), modes) : .modes(modes)
    }

    // value = [ start "/" end "/" least length ], all in seconds
    private static func chosen(_ value: String) -> PlanChoice.Decision? {
        if value.isEmpty { return .chosen }
        let numbers = value.split(separator: "/").compactMap { Int64($0) }
        guard numbers.count == 3, numbers[0] < numbers[1] else { return nil }
        let window = Instant(secondsSince1970: numbers[0])..<Instant(secondsSince1970: numbers[1])
        return .within(window, leastSeconds: numbers[2])
    }

    private static func decision(_ name: String, value: String) -> PlanChoice.Decision? {
        switch name {
        case "dismissed": .dismissed
        case "departure": Int64(value).map { .departure(Instant(secondsSince1970: $0)) }
        case "means": means(value)
        case "chosen": chosen(value)
        default: nil
        }
    }
}
