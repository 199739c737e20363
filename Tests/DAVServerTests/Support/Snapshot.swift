import Foundation
import Testing

/// Compares XML with a file under `Fixtures/DAVServer/`; with RECORD=1 writes the file anew.
func expectSnapshot(xml bytes: [UInt8], named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let lines = try XMLTree.lines(bytes)
    // Of a package that reaches these tests by a link, the files are where the link leads.
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Fixtures/DAVServer/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try lines.write(to: file, atomically: true, encoding: .utf8)
        return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(lines == recorded, "\(name) differs; RECORD=1 rewrites it", sourceLocation: sourceLocation)
}
