internal import FoundationEssentials
internal import GRDB
internal import Geo
package import Geocoding

/// Writes place indexes for `NetworkImport`.
package struct SQLitePlaceIndexMaker: PlaceIndexMaking {
    package init() {}

    package var fileName: String { SQLitePlaceIndex.fileName }

    package func makeIndex(at path: String, of entries: [PlaceEntry]) throws {
        try? FileManager.default.removeItem(atPath: path)
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            // The whole directory is built aside and synced before it counts; until then nothing need survive.
            try database.execute(sql: "PRAGMA journal_mode = OFF")
            try database.execute(sql: "PRAGMA synchronous = OFF")
            try database.execute(sql: "PRAGMA page_size = 4096")
        }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA application_id = \(PlaceSchema.applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(PlaceSchema.version)")
            try database.inTransaction {
                for statement in PlaceSchema.statements { try database.execute(sql: statement) }
                let uses = try Self.insert(entries, into: database)
                try Self.insert(vocabulary: uses, into: database)
                return .commit
            }
            try database.execute(sql: "INSERT INTO placeText(placeText) VALUES('optimize')")
        }
        try queue.close()
    }

    private static func insert(_ entries: [PlaceEntry], into database: Database) throws -> [String: Int] {
        let place = try database.makeStatement(
            sql: "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        let text = try database.makeStatement(sql: "INSERT INTO placeText(rowid, words) VALUES (?, ?)")
        var uses: [String: Int] = [:]
        for (number, entry) in entries.enumerated() {
            try place.execute(arguments: [
                number + 1, entry.name, entry.otherNames.joined(separator: "\n"), entry.street, entry.houseNumber,
                entry.town, entry.postcode, entry.kind, entry.coordinate.latitude, entry.coordinate.longitude,
                entry.extent?.value,
            ])
            let document = PlaceDocument(entry)
            let words = document.allWords
            let names = (document.candidate.names + [document.candidate.street]).filter { !$0.isEmpty }
            let unspoken = Set(names.map(PlaceSchema.key)).sorted() + [PlaceSchema.cell(of: entry.coordinate)]
            try text.execute(arguments: [number + 1, (words + unspoken).joined(separator: " ")])
            for word in words { uses[word, default: 0] += 1 }
        }
        return uses
    }

    private static func insert(vocabulary uses: [String: Int], into database: Database) throws {
        let word = try database.makeStatement(sql: "INSERT INTO word VALUES (?, ?, ?, ?)")
        let part = try database.makeStatement(sql: "INSERT INTO wordPart(rowid, text) VALUES (?, ?)")
        for (number, use) in uses.sorted(by: { $0.key < $1.key }).enumerated() {
            try word.execute(arguments: [number + 1, use.key, PlaceSchema.backwards(use.key), use.value])
            if EditDistance.allowance(use.key, use.key) > 0 { try part.execute(arguments: [number + 1, use.key]) }
        }
    }
}
