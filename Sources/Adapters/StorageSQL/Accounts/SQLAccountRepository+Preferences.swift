package import Accounts
internal import Events
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func setPreferences(
        _ preferences: PersonPreferences,
        of id: PrincipalID,
        replacing known: PersonPreferences?
    ) async throws(AccountError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text: String
        do {
            text = String(decoding: try encoder.encode(preferences.value), as: UTF8.self)
        } catch {
            throw .unavailable(logDetail: "preferences cannot be encoded: \(error)")
        }
        try await write { database in
            try Self.requirePerson(id, in: database)
            let kept = try Self.preferences(of: id, in: database)
            if let known, kept != known { throw AccountError.changedMeanwhile }
            guard kept != preferences else { return }
            try database.execute(
                sql: """
                    INSERT INTO personPreferences (personId, preferences) VALUES (?, ?)
                    ON CONFLICT (personId) DO UPDATE SET preferences = excluded.preferences
                    """,
                arguments: [id.rawValue, text]
            )
            try EventTable.append(.preferencesChanged(person: id), in: database)
        }
    }

    package func findPreferences(of id: PrincipalID) async throws(AccountError) -> PersonPreferences {
        try await read { try Self.preferences(of: id, in: $0) }
    }

    private static func preferences(of id: PrincipalID, in database: Database) throws -> PersonPreferences {
        let text = try String.fetchOne(
            database,
            sql: "SELECT preferences FROM personPreferences WHERE personId = ?",
            arguments: [id.rawValue]
        )
        guard let text else { return PersonPreferences() }
        return try PersonPreferences(JSONDecoder().decode(PreferenceValue.self, from: Data(text.utf8)))
    }
}
