package import Accounts
internal import Events
internal import Geo

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func setPlace(_ place: SavedPlace, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            try Self.requirePerson(id, in: database)
            try database.execute(
                sql: """
                    INSERT INTO savedPlace (personId, foldedName, name, latitude, longitude, address)
                    VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (personId, foldedName) DO UPDATE SET name = excluded.name, latitude = excluded.latitude,
                        longitude = excluded.longitude, address = excluded.address
                    """,
                arguments: [
                    id.rawValue, SavedPlace.foldedName(place.name), place.name, place.coordinate.latitude,
                    place.coordinate.longitude, place.address,
                ]
            )
            try EventTable.append(.preferencesChanged(person: id), in: database)
        }
    }

    package func removePlace(named name: String, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM savedPlace WHERE personId = ? AND foldedName = ?",
                arguments: [id.rawValue, SavedPlace.foldedName(name)]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try EventTable.append(.preferencesChanged(person: id), in: database)
        }
    }

    package func listPlaces(of id: PrincipalID) async throws(AccountError) -> [SavedPlace] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT name, latitude, longitude, address FROM savedPlace WHERE personId = ? ORDER BY foldedName
                    """,
                arguments: [id.rawValue]
            ).compactMap(SavedPlace.init(row:))
        }
    }

    package func findPlace(named name: String, of id: PrincipalID) async throws(AccountError) -> SavedPlace? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT name, latitude, longitude, address FROM savedPlace WHERE personId = ? AND foldedName = ?",
                arguments: [id.rawValue, SavedPlace.foldedName(name)]
            ).flatMap(SavedPlace.init(row:))
        }
    }
}

extension SavedPlace {
    fileprivate init?(row: Row) {
        guard let coordinate = Coordinate(validating: row["latitude"], row["longitude"]) else { return nil }
        self.init(name: row["name"], coordinate: coordinate, address: row["address"])
    }
}
