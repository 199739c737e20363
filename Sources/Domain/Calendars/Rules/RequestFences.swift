internal import Accounts
internal import Synchronization

/// The fences of one request: they move on with what its own units of work write.
package final class RequestFences: Sendable {
    private let fences: Mutex<[WriteFence]>

    package init(_ fences: [WriteFence]) { self.fences = Mutex(fences) }

    /// - Throws: ``CalendarError/brokenFence``, and `notFound` where a home is gone.
    func require(in transaction: some CalendarTransaction) throws {
        for fence in fences.withLock({ $0 }) {
            guard let home = try transaction.counters(of: fence.home) else { throw CalendarError.notFound }
            guard home.lockGeneration == fence.lockGeneration, fence.modseq == nil || home.modseq == fence.modseq
            else { throw CalendarError.brokenFence }
            for (id, modseq) in fence.collections where try transaction.counters(of: id)?.modseq != modseq {
                throw CalendarError.brokenFence
            }
        }
    }

    /// The fences as they are once this unit is committed. A collection that it has taken away is no longer one.
    func moved(in transaction: some CalendarTransaction) throws -> [WriteFence] {
        var moved = fences.withLock { $0 }
        for index in moved.indices {
            if moved[index].modseq != nil {
                moved[index].modseq = try transaction.counters(of: moved[index].home)?.modseq
            }
            for id in moved[index].collections.keys {
                moved[index].collections[id] = try transaction.counters(of: id)?.modseq
            }
        }
        return moved
    }

    func replace(with moved: [WriteFence]) { fences.withLock { $0 = moved } }
}
