import Logging
import ServerApp
import Synchronization
import Testing

struct LineLogHandlerTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
    }

    private func log(_ format: Configuration.LogFormat, _ body: (Logger) -> Void) -> [String] {
        let sink = Lines()
        let logger = Logger(label: "test") { label in
            LineLogHandler(
                label: label,
                level: .debug,
                format: format,
                output: { line in sink.lines.withLock { $0.append(line) } }
            )
        }
        body(logger)
        return sink.lines.withLock { $0 }
    }

    @Test func writesOneLineForPeople() throws {
        let lines = log(.text) { $0.info("two\nlines", metadata: ["b": "with space", "a": "plain"]) }
        #expect(lines.count == 1)
        #expect(try #require(lines.first).hasSuffix(" info two lines a=plain b=\"with space\"\n"))
    }

    @Test func writesAnObjectForPrograms() throws {
        let lines = log(.json) { $0.error("say \"no\"", metadata: ["path": "/a\u{1}"]) }
        let line = try #require(lines.first)
        #expect(line.hasSuffix(#""level":"error","logger":"test","message":"say \"no\"","path":"/a\u0001"}"# + "\n"))
    }

    @Test func leavesOutWhatIsBelowTheLevel() {
        #expect(log(.text) { $0.trace("nothing") }.isEmpty)
    }
}
