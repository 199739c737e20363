import Foundation
import TestSupport
import Testing

@testable import TransitFeeds

/// Archives made byte by byte, sound and hostile.
struct ZipArchiveTests {
    private struct Member {
        var name: String
        var data: [UInt8]
        /// The size that the directory claims; nil: the correct one.
        var claimedBytes: UInt32?
        var method: UInt16 = 0
        var flags: UInt16 = 0
        var checksum: UInt32?
    }

    private static func little(_ value: UInt32, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
    }

    private static func archive(_ members: [Member], entryCount: Int? = nil) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for member in members {
            let offset = UInt32(bytes.count)
            let name = Array(member.name.utf8)
            let checksum = member.checksum ?? UInt32(truncatingIfNeeded: Inflater.checksum(0, member.data))
            let common =
                little(20, 2) + little(UInt32(member.flags), 2) + little(UInt32(member.method), 2) + little(0, 4)
                + little(checksum, 4) + little(UInt32(member.data.count), 4)
                + little(member.claimedBytes ?? UInt32(member.data.count), 4) + little(UInt32(name.count), 2)
                + little(0, 2)
            bytes += little(0x0403_4B50, 4) + common + name + member.data
            directory +=
                little(0x0201_4B50, 4) + little(20, 2) + common + little(0, 2) + little(0, 2) + little(0, 2)
                + little(0, 4)
                + little(offset, 4) + name
        }
        let count = UInt32(entryCount ?? members.count)
        let end =
            little(0x0605_4B50, 4) + little(0, 4) + little(count, 2) + little(count, 2)
            + little(UInt32(directory.count), 4)
            + little(UInt32(bytes.count), 4) + little(0, 2)
        return bytes + directory + end
    }

    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let path = NSTemporaryDirectory() + "/zip-\(UUID().uuidString).zip"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    private func read(_ bytes: [UInt8], _ file: String = "a.txt", limits: FeedLimits = .standard) throws -> [UInt8] {
        try withFile(bytes) { path in
            let source = try FeedSource(archive: path, limits: limits)
            guard let chunks = try source.open(file) else { return [] }
            var buffer: [UInt8] = []
            while try chunks.next(into: &buffer) {}
            return buffer
        }
    }

    @Test func readsStoredTablesAlsoInAFolder() throws {
        let text = Array("hello".utf8)
        #expect(try read(Self.archive([Member(name: "a.txt", data: text)])) == text)
        #expect(try read(Self.archive([Member(name: "feed/a.txt", data: text)])) == text)
    }

    @Test func refusesWhatIsNoArchive() {
        for bytes in [[], Array("not a zip".utf8), [UInt8](repeating: 0x50, count: 5_000)] {
            #expect(throws: FeedError.self) { try read(bytes) }
        }
    }

    @Test func refusesLies() throws {
        let text = Array("hello".utf8)
        #expect(throws: FeedError.damagedEntry(file: "a.txt", reason: "wrong checksum")) {
            try read(Self.archive([Member(name: "a.txt", data: text, checksum: 1)]))
        }
        #expect(throws: FeedError.damagedEntry(file: "a.txt", reason: "cut off")) {
            try read(Self.archive([Member(name: "a.txt", data: text, claimedBytes: 500)]))
        }
        #expect(throws: FeedError.damagedEntry(file: "a.txt", reason: "cannot be unpacked")) {
            try read(Self.archive([Member(name: "a.txt", data: text, method: 8)]))
        }
        #expect(throws: FeedError.self) { try read(Self.archive([Member(name: "a.txt", data: text, flags: 1)])) }
        #expect(throws: FeedError.self) { try read(Self.archive([Member(name: "a.txt", data: text, method: 12)])) }
        #expect(throws: FeedError.self) { try read(Self.archive([Member(name: "a.txt", data: text)], entryCount: 9)) }
    }

    @Test func boundsWhatIsUnpacked() throws {
        var limits = FeedLimits.standard
        limits.tableBytes = 4
        #expect(throws: FeedError.overLimit(file: "a.txt", what: "bytes", limit: 4)) {
            try read(Self.archive([Member(name: "a.txt", data: Array("hello".utf8))]), limits: limits)
        }
        limits.entries = 1
        let two = [Member(name: "a.txt", data: []), Member(name: "b.txt", data: [])]
        #expect(throws: FeedError.self) { try read(Self.archive(two), limits: limits) }
    }

    @Test func whatPacksTooWellIsRefusedUnread() throws {
        let bomb = Self.archive([Member(name: "a.txt", data: [1, 2, 3], claimedBytes: 1 << 30, method: 8)])
        let expected = FeedError.overLimit(file: "a.txt", what: "bytes for each packed one", limit: 100)
        #expect(throws: expected) { try read(bomb) }
        var limits = FeedLimits.standard
        limits.freeBytes = 1 << 30
        #expect(throws: FeedError.damagedEntry(file: "a.txt", reason: "cut off")) {
            try read(bomb, limits: limits)
        }
    }

    /// A deflate bomb: blocks of zeros that the directory says are ten bytes.
    @Test func aBombIsCutOffAtItsClaim() throws {
        // One stored-length block header would not bomb: this is "fixed Huffman, length 258, distance 1" over and over.
        var bits: [UInt8] = [1, 1, 0]
        func append(_ code: Int, _ width: Int) {
            for bit in (0..<width).reversed() { bits.append(UInt8(code >> bit & 1)) }
        }
        append(0b0011_0000, 8)
        for _ in 0..<100_000 {
            append(0b1100_0101, 8)
            append(0, 5)
        }
        append(0, 7)
        var packed = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
        for (index, bit) in bits.enumerated() { packed[index / 8] |= bit << UInt8(index % 8) }
        #expect(throws: FeedError.damagedEntry(file: "a.txt", reason: "longer than the archive says")) {
            try read(Self.archive([Member(name: "a.txt", data: packed, claimedBytes: 10, method: 8)]))
        }
    }

    @Test(arguments: UInt64(0)..<100)
    func survivesDamage(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var bytes = Self.archive([
            Member(name: "a.txt", data: Array("hello, world".utf8)), Member(name: "b.txt", data: Array("more".utf8)),
        ])
        for _ in 0..<(1 + random.next() % 8) {
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        if random.next() % 3 == 0 { bytes.removeLast(Int(random.next() % 40)) }
        _ = try? read(bytes)
    }
}
