internal import Accounts
internal import CivilTime
internal import Geo
internal import Planning

#if SQLITE
internal import GRDB
#endif

/// Rows of `learnedPlace` and `placeLesson`.
enum LearnedPlaceTable {
    static func memory(of person: PrincipalID, in database: Database) throws -> PlaceMemory {
        let places = try database.cachedStatement(
            sql: "SELECT text, title, latitude, longitude, learnedAt, modseq FROM learnedPlace WHERE personId = ?"
        )
        let heeded = try database.cachedStatement(sql: "SELECT heededModseq FROM placeLesson WHERE personId = ?")
        return PlaceMemory(
            places: try places.all([person.rawValue], place).compactMap(\.self),
            heededModseq: try Int64.fetchOne(heeded, arguments: [person.rawValue]) ?? 0
        )
    }

    private static func place(_ row: CurrentRow) -> LearnedPlace? {
        guard let coordinate = Coordinate(validating: row[2], row[3]) else { return nil }
        return LearnedPlace(
            text: row[0],
            title: row[1],
            coordinate: coordinate,
            learnedAt: Instant(secondsSince1970: row[4]),
            modseq: row[5]
        )
    }

    static func put(_ place: LearnedPlace, of person: PrincipalID, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO learnedPlace
                    (personId, key, text, title, latitude, longitude, learnedAt, modseq)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (personId, key) DO UPDATE SET text = excluded.text, title = excluded.title,
                    latitude = excluded.latitude, longitude = excluded.longitude, learnedAt = excluded.learnedAt,
                    modseq = excluded.modseq
                """
        )
        .execute(
            arguments: [
                person.rawValue, place.key, place.text, place.title, place.coordinate.latitude,
                place.coordinate.longitude, place.learnedAt.secondsSince1970, place.modseq,
            ]
        )
    }
}
