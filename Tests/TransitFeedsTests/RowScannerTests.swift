import Testing

@testable import TransitFeeds

struct RowScannerTests {
    private func rows(_ text: String, limits: FeedLimits = .standard) throws -> [[String]] {
        // Piece by piece, so that every row crosses a border somewhere.
        var scanner = try RowScanner(Pieces(Array(text.utf8)), file: "x.txt", limits: limits)
        var rows: [[String]] = []
        while try scanner.advance() {
            rows.append(scanner.fields.map { String(decoding: scanner.buffer[$0], as: UTF8.self) })
        }
        return rows
    }

    private final class Pieces: ByteChunks {
        private var rest: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { rest = bytes[...] }
        func next(into buffer: inout [UInt8]) -> Bool {
            guard !rest.isEmpty else { return false }
            buffer += rest.prefix(3)
            rest = rest.dropFirst(3)
            return true
        }
    }

    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
        ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
        ("\u{FEFF}a,b\n 1 ,\t2\n\n", [["a", "b"], ["1", "2"]]),
        ("a,b\n,\n , \n", [["a", "b"], ["", ""], ["", ""]]),
        ("\"a\",\"b\"\n\"x, y\",\"say \"\"hi\"\"\"\n", [["a", "b"], ["x, y", "say \"hi\""]]),
        ("a\n\"two\nlines\"\nlast", [["a"], ["two\nlines"], ["last"]]),
        ("a,b\n6\" pipe,\"x\"\"\"\n", [["a", "b"], ["6\" pipe", "x\""]]),
        ("a,b\n \"x\" ,\"\"", [["a", "b"], ["x", ""]]),
        ("", []), ("\n\n", []), ("a", [["a"]]), ("   ", []),
    ])
    func splits(text: String, expected: [[String]]) throws {
        #expect(try rows(text) == expected)
    }

    @Test func countsLines() throws {
        var scanner = try RowScanner(MemoryChunks(Array("a\n\"x\ny\"\n\nb\n".utf8)), file: "x.txt", limits: .standard)
        var lines: [Int] = []
        while try scanner.advance() { lines.append(scanner.line) }
        #expect(lines == [1, 2, 5])
    }

    @Test func refusesWhatIsTooLong() {
        var limits = FeedLimits.standard
        limits.rowBytes = 100
        limits.fieldsPerRow = 5
        #expect(throws: FeedError.unterminatedQuote(file: "x.txt", line: 2)) {
            try rows("a\n\"" + String(repeating: "x", count: 1_000), limits: limits)
        }
        #expect(throws: FeedError.overLimit(file: "x.txt", what: "bytes in the row at line 1", limit: 100)) {
            try rows(String(repeating: "x", count: 1_000), limits: limits)
        }
        #expect(throws: FeedError.overLimit(file: "x.txt", what: "fields at line 2", limit: 5)) {
            try rows("a\n1,2,3,4,5,6\n", limits: limits)
        }
    }
}
