import Calendars
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// Sees each `fdatasync` of this process: a symbol that the executable exports (Package.swift says so to the linker)
/// goes before the C library's, also for SQLite.
private enum SyncWitness {
    /// How often the files of a directory were synced, by directory.
    static let counts = Mutex<[String: Int]>([:])

    static func saw(_ descriptor: CInt) {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = unsafe readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count - 1)
        guard length > 0 else { return }
        let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard let end = path.lastIndex(of: "/") else { return }
        counts.withLock { $0[String(path[..<end]), default: 0] += 1 }
    }

    /// Whether the symbol is exported; a package that leaves the linker's flag out tests without this, but not CI.
    static var isExpected: Bool {
        if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
        let found = unsafe dlsym(nil, "fdatasync")
        let own: @convention(c) (CInt) -> CInt = witnessedSync
        return unsafe found == unsafeBitCast(own, to: UnsafeMutableRawPointer.self)
    }

    static func count(in directory: String) -> Int { counts.withLock { $0[directory] ?? 0 } }
}

/// Takes the place of the C library's `fdatasync` in the test process, and counts its calls.
@_cdecl("fdatasync")
public func witnessedSync(_ descriptor: CInt) -> CInt {
    SyncWitness.saw(descriptor)
    return fsync(descriptor)
}

/// Acknowledged writes are on the disk.
@Suite struct DurabilityTests {
    @Test(.enabled(if: SyncWitness.isExpected, "fdatasync is not exported here"))
    func eachAcknowledgedWriteWasSyncedBefore() async throws {
        let fixture = try await Fixture()
        var before = SyncWitness.count(in: fixture.directory.path)
        #expect(before > 0)
        func expectSynced(_ what: String) {
            let now = SyncWitness.count(in: fixture.directory.path)
            #expect(now > before, "\(what) was acknowledged before it was on the disk")
            before = now
        }
        for number in 0..<20 {
            let body = Fixture.body("DTSTART:20251113T090000Z", uid: "u\(number)")
            _ = try await fixture.service.objects.put(body, at: fixture.address("\(number).ics"), as: Fixture.ana)
            expectSynced("a PUT")
        }
        let target = fixture.address("moved.ics")
        _ = try await fixture.service.objects.move(from: fixture.address("0.ics"), to: target, as: Fixture.ana)
        expectSynced("a MOVE")
        try await fixture.service.objects.delete(at: target, as: Fixture.ana)
        expectSynced("a DELETE")
        let address = CalendarAddress(owner: Fixture.ana, name: "new")
        _ = try await fixture.service.collections.createCollection(
            at: address,
            properties: CollectionProperties(),
            as: Fixture.ana
        )
        expectSynced("a MKCALENDAR")
        _ = try await fixture.service.collections.updateCollection(at: address, changes: [.order(4)], as: Fixture.ana)
        expectSynced("a PROPPATCH")
    }
}
