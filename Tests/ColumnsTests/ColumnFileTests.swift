import Columns
import Foundation
import Testing

@Suite struct ColumnFileTests {
    let path = NSTemporaryDirectory() + "columns-\(UUID().uuidString).col"

    func withFile(_ body: (String) throws -> Void) throws {
        var writer = ColumnFileWriter(kind: "test", version: 3)
        writer.add("numbers", [UInt32](0..<1000))
        writer.add("empty", [Int64]())
        writer.add("weights", [1.5, -2.25] as [Double])
        writer.add("names", strings: ["", "Aliados", "São Bento", "Città"])
        try writer.write(to: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    @Test func readsBackWhatWasWritten() throws {
        try withFile { path in
            let file = try ColumnFile(mapping: path, kind: "test", version: 3)
            #expect(try file.column("numbers", as: UInt32.self) == Column([UInt32](0..<1000)))
            #expect(try file.column("empty", as: Int64.self).isEmpty)
            #expect(try file.column("weights", as: Double.self).array == [1.5, -2.25])
            #expect(try file.strings("names").array == ["", "Aliados", "São Bento", "Città"])
            #expect(file.columnNames == ["empty", "names.bytes", "names.offsets", "numbers", "weights"])
            try file.verifyChecksums()
        }
    }

    @Test func aColumnOutlivesItsFile() throws {
        try withFile { path in
            var file: ColumnFile? = try ColumnFile(mapping: path, kind: "test", version: 3)
            let numbers = try #require(try file?.column("numbers", as: UInt32.self))
            file = nil
            #expect(numbers[999] == 999)
            #expect(numbers.withSpan { $0[7] } == 7)
        }
    }

    @Test func refusesWhatDoesNotFit() throws {
        try withFile { path in
            #expect(throws: ColumnFileError.wrongKind(path: path, found: "test", expected: "streets")) {
                try ColumnFile(mapping: path, kind: "streets", version: 3)
            }
            #expect(throws: ColumnFileError.wrongVersion(path: path, found: 3, expected: 4)) {
                try ColumnFile(mapping: path, kind: "test", version: 4)
            }
            let file = try ColumnFile(mapping: path, kind: "test", version: 3)
            #expect(throws: ColumnFileError.missingColumn(path: path, column: "x")) {
                try file.column("x", as: UInt8.self)
            }
            #expect(throws: ColumnFileError.wrongElementSize(path: path, column: "numbers", found: 4, expected: 8)) {
                try file.column("numbers", as: UInt64.self)
            }
        }
        #expect(throws: ColumnFileError.self) { try ColumnFile(mapping: "/nowhere", kind: "test", version: 3) }
    }

    @Test func everyFlippedByteIsSeen() throws {
        try withFile { path in
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            for position in stride(from: 0, to: whole.count, by: 37) {
                var bytes = whole
                bytes[position] ^= 0x10
                try bytes.write(to: URL(fileURLWithPath: path))
                let seen = (try? ColumnFile(mapping: path, kind: "test", version: 3).verifyChecksums()) == nil
                // Zero padding between columns and the reserved words carry nothing.
                #expect(seen || whole[position] == 0, "byte \(position)")
            }
        }
    }

    @Test func everyTruncationIsRefused() throws {
        try withFile { path in
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            for length in stride(from: 0, to: whole.count, by: 61) {
                try whole.prefix(length).write(to: URL(fileURLWithPath: path))
                #expect(throws: ColumnFileError.self) { try ColumnFile(mapping: path, kind: "test", version: 3) }
            }
        }
    }

    @Test func anArrayColumnIsCopied() {
        var values: [UInt16] = [1, 2, 3]
        let column = Column(values)
        values[0] = 9
        #expect(column.array == [1, 2, 3])
        #expect(column[1..<9] == [2, 3])
    }

    @Test func readingPastTheEndStops() async {
        await #expect(processExitsWith: .failure) {
            let column: Column<UInt8> = [1, 2]
            _ = column[2]
        }
    }
}
