import Foundation
import Testing

@testable import MapDrawing

@Suite struct TileCacheTests {
    private static func directory() -> String { NSTemporaryDirectory() + "tiles-\(UUID().uuidString)" }

    @Test func theOldestTilesGoFirst() {
        let directory = Self.directory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let cache = TileCache(directory: directory, mostBytes: 250)
        for name in ["a", "b", "c"] { cache.write([UInt8](repeating: 7, count: 100), name, of: "one") }
        #expect(cache.read("a", of: "one") == nil)
        #expect(cache.read("b", of: "one")?.count == 100 && cache.read("c", of: "one")?.count == 100)
        // Another process goes on with what is there.
        let next = TileCache(directory: directory, mostBytes: 250)
        next.write([UInt8](repeating: 8, count: 100), "d", of: "one")
        let kept = ["b", "c", "d"].filter { next.read($0, of: "one") != nil }
        #expect(kept.count == 2 && kept.contains("d"))
    }

    @Test func tilesOfOtherVersionsGo() {
        let directory = Self.directory()
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let cache = TileCache(directory: directory, mostBytes: 250)
        cache.write([1], "a", of: "one")
        cache.keepOnly("two")
        #expect(cache.read("a", of: "one") == nil)
        cache.write([2], "a", of: "two")
        #expect(cache.read("a", of: "two") == [2])
    }

    @Test func whatIsLargerThanAllIsNotKept() {
        let directory = Self.directory()
        let cache = TileCache(directory: directory, mostBytes: 0)
        cache.write([1], "a", of: "one")
        #expect(cache.read("a", of: "one") == nil && !FileManager.default.fileExists(atPath: directory))
    }
}
