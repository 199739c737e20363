internal import Cryptography
internal import FoundationEssentials

/// Copies everything from one store to another, which must be new, and compares both afterwards.
///
/// Numbers, counters and the epoch are copied as they are, so sync tokens, ETags, sessions and app passwords stay
/// valid. The target is filled in one transaction: an interrupted copy leaves it as new, and starts again.
package struct StoreCopy: Sendable {
    /// A table's content: how many rows, and the sum of their SHA-256, which does not depend on their order.
    private struct Content: Equatable {
        var count = 0
        var sum: [UInt64] = [0, 0, 0, 0]

        mutating func add(_ row: [UInt8]) {
            count += 1
            let digest = SHA256.hash(of: row)
            let words = [digest.firstWord, digest.secondWord, digest.thirdWord, digest.fourthWord]
            for (index, word) in words.enumerated() { sum[index] &+= word }
        }
    }

    private typealias Table = (name: String, columns: [String])

    private static let batchRows = 200
    private static let batchBytes = 4_000_000

    private let source: StoreLocation
    private let target: StoreLocation
    private let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - source: the store that is read, while no server writes to it.
    ///   - target: the store that is filled; its tables are made.
    ///   - tell: is told of each table that is done.
    package init(from source: StoreLocation, to target: StoreLocation, tell: @escaping @Sendable (String) -> Void) {
        self.source = source
        self.target = target
        self.tell = tell
    }

    /// Copies, and compares. Blocks the calling thread.
    ///
    /// - Throws: ``StartError/storage(_:)`` where a store can't be used, the target is not empty, or its content differs
    ///   afterwards.
    package func run() throws(StartError) {
        if case .sqlite(let path) = source, !FileManager.default.fileExists(atPath: path) {
            throw .storage("There is no file \(path) to copy from.")
        }
        let source = try source.open()
        let target = try target.open()
        do {
            var read: [String: Content] = [:]
            try source.operation.readTables { tables, rows in
                try target.operation.fillTables { isEmpty, insert, finish in
                    guard isEmpty else {
                        throw StartError.storage(
                            "The store to copy to is not empty. Name a new database, or delete what is there first."
                        )
                    }
                    try copy(tables, rows, insert, finish, into: &read)
                }
            }
            try compare(read, with: target)
            try source.operation.close()
            try target.operation.close()
        } catch {
            throw (error as? StartError) ?? .storage("The copy failed, and the target is as it was before: \(error)")
        }
    }

    private func copy(
        _ tables: [Table],
        _ rows: (Int, ([UInt8]) throws -> Void) throws -> Void,
        _ insert: @escaping (Table, [[UInt8]]) throws -> Void,
        _ finish: @escaping (Table, [[UInt8]]) throws -> Void,
        into read: inout [String: Content]
    ) throws {
        var homes: (table: Table, rows: [[UInt8]])?
        for (index, table) in tables.enumerated() {
            var content = Content()
            var batch: [[UInt8]] = []
            var bytes = 0
            var kept: [[UInt8]] = []
            try rows(index) { row in
                content.add(row)
                batch.append(row)
                if table.name == "home" { kept.append(row) }
                bytes += row.count
                guard batch.count >= Self.batchRows || bytes >= Self.batchBytes else { return }
                try insert(table, batch)
                (batch, bytes) = ([], 0)
            }
            try insert(table, batch)
            if table.name == "home" { homes = (table, kept) }
            read[table.name] = content
            tell("\(table.name): \(content.count)")
        }
        if let homes { try finish(homes.table, homes.rows) }
    }

    private func compare(_ read: [String: Content], with target: Store) throws {
        var different: [String] = []
        try target.operation.readTables { tables, rows in
            for (index, table) in tables.enumerated() {
                var content = Content()
                try rows(index) { content.add($0) }
                if content != read[table.name] { different.append(table.name) }
            }
        }
        guard different.isEmpty else {
            throw StartError.storage(
                "The copy differs from what was read in \(different.joined(separator: ", ")). Don't use it; delete it, and "
                    + "copy again while no server uses either store."
            )
        }
        tell("all tables are alike")
    }
}
