internal import Accounts
internal import Calendars
internal import GRDB
internal import Synchronization

/// The fences of one request: they move on with what its own units of work write.
final class StandingFences: Sendable {
    private let fences: Mutex<[WriteFence]>

    init(_ fences: [WriteFence]) { self.fences = Mutex(fences) }

    /// - Throws: ``CalendarError/brokenFence``, and `notFound` where a home is gone.
    func require(in connection: Database) throws {
        for fence in fences.withLock({ $0 }) {
            guard let row = try Self.home(of: fence, in: connection) else { throw CalendarError.notFound }
            guard row[0] == fence.lockGeneration, fence.modseq == nil || row[1] == fence.modseq else {
                throw CalendarError.brokenFence
            }
            for (id, modseq) in fence.collections where try Self.modseq(of: id, in: connection) != modseq {
                throw CalendarError.brokenFence
            }
        }
    }

    /// The fences as they stand once this unit is committed. A collection that it has taken away is no longer one.
    func moved(in connection: Database) throws -> [WriteFence] {
        var moved = fences.withLock { $0 }
        for index in moved.indices {
            if moved[index].modseq != nil { moved[index].modseq = try Self.home(of: moved[index], in: connection)?[1] }
            for id in moved[index].collections.keys {
                moved[index].collections[id] = try Self.modseq(of: id, in: connection)
            }
        }
        return moved
    }

    func stand(as moved: [WriteFence]) { fences.withLock { $0 = moved } }

    private static func home(of fence: WriteFence, in connection: Database) throws -> Row? {
        let statement = try connection.cachedStatement(
            sql: "SELECT lockGeneration, modseq FROM home WHERE personId = ?"
        )
        return try Row.fetchOne(statement, arguments: [fence.home.rawValue])
    }

    private static func modseq(of collection: CollectionID, in connection: Database) throws -> Int64? {
        let statement = try connection.cachedStatement(sql: "SELECT modseq FROM collection WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [collection.rawValue])
    }
}
