import CivilTime
import Foundation
import TestSupport
import Testing

@testable import ServerApp

struct KeptRealtimeTests {
    private let directory: TemporaryDirectory
    private let data: DataDirectory
    private let kept: KeptRealtime

    init() throws {
        directory = try TemporaryDirectory()
        data = try DataDirectory(opening: directory.path)
        kept = KeptRealtime(in: data)
    }

    private static let state = KeptRealtime.State(
        messages: [Array("whole".utf8), [], Array("more".utf8)],
        heard: Instant(secondsSince1970: 1_664_942_400)
    )

    private static func setting(_ address: String = "https://feeds.example.org/a?key=secret") throws -> RealtimeSetting
    {
        try #require(RealtimeSetting("town/bus=\(address)"))
    }

    private var files: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: directory.file("realtime"))) ?? []
    }

    @Test func aStateOutlivesTheProcess() throws {
        let setting = try Self.setting()
        #expect(kept.state(of: setting) == nil)
        try kept.keep(Self.state, of: setting)
        #expect(KeptRealtime(in: data).state(of: setting) == Self.state)
        #expect(try kept.state(of: Self.setting("https://feeds.example.org/b")) == nil)
        #expect(files.count == 1 && !files.joined().contains("secret"), "no remnant, and no key in a name")
    }

    @Test func aDifferentialMessageIsAddedToTheOneBefore() throws {
        let setting = try Self.setting()
        let later = Instant(secondsSince1970: 1_664_942_430)
        try kept.add([1], heard: later, of: setting)
        #expect(kept.state(of: setting) == nil, "alone it would tell half")
        try kept.keep(Self.state, of: setting)
        try kept.add([1], heard: later, of: setting)
        #expect(
            kept.state(of: setting) == KeptRealtime.State(messages: Self.state.messages + [[1]], heard: later)
        )
    }

    @Test func whatIsBrokenIsIgnored() throws {
        let setting = try Self.setting()
        try kept.keep(Self.state, of: setting)
        let file = try directory.file("realtime/\(#require(files.first))")
        let whole = try Data(contentsOf: URL(filePath: file))
        for end in whole.indices {
            try whole[..<end].write(to: URL(filePath: file))
            #expect(kept.state(of: setting) == nil, "cut at \(end)")
            var wrong = whole
            wrong[end] ^= 1
            try wrong.write(to: URL(filePath: file))
            #expect(kept.state(of: setting) == nil, "wrong at \(end)")
        }
        try kept.keep(Self.state, of: setting)
        #expect(kept.state(of: setting) == Self.state)
    }

    @Test func whatIsTooLargeIsNotKept() throws {
        let setting = try Self.setting()
        let small = KeptRealtime(in: data, mostBytes: 10)
        let state = KeptRealtime.State(messages: [Array(repeating: 1, count: 10)], heard: Self.state.heard)
        try small.keep(state, of: setting)
        #expect(small.state(of: setting) == state)
        try small.add([1], heard: Self.state.heard, of: setting)
        #expect(files == [], "without the newest message the rest would be wrong")
    }

    @Test func whatNoFeedWantsIsRemoved() throws {
        let (wanted, other) = (try Self.setting(), try Self.setting("/tmp/feed.pb"))
        try kept.keep(Self.state, of: wanted)
        try kept.keep(Self.state, of: other)
        kept.removeAll(but: [wanted])
        #expect(kept.state(of: wanted) == Self.state && kept.state(of: other) == nil && files.count == 1)
    }
}
