/// Why a column file could not be written, opened or believed.
public enum ColumnFileError: Error, Equatable, Sendable, CustomStringConvertible {
    case cannotOpen(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    case notAColumnFile(path: String)
    case wrongKind(path: String, found: String, expected: String)
    case wrongVersion(path: String, found: UInt32, expected: UInt32)
    /// The file is shorter or longer than its header says.
    case wrongLength(path: String, found: Int, expected: UInt64)
    case damagedDirectory(path: String)
    case missingColumn(path: String, column: String)
    case wrongElementSize(path: String, column: String, found: Int, expected: Int)
    case checksumMismatch(path: String, column: String)

    /// The error as a sentence for operators, with a remedy.
    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .notAColumnFile(let path): "\(path) is not a column file"
        case .wrongKind(let path, let found, let expected): "\(path) holds '\(found)', expected '\(expected)'"
        case .wrongVersion(let path, let found, let expected):
            "\(path) has layout version \(found), this program reads \(expected): import the network again"
        case .wrongLength(let path, let found, let expected):
            "\(path) is \(found) bytes long, its header says \(expected): copied incompletely?"
        case .damagedDirectory(let path): "\(path) has a damaged column directory"
        case .missingColumn(let path, let column): "\(path) has no column '\(column)'"
        case .wrongElementSize(let path, let column, let found, let expected):
            "\(path): column '\(column)' has elements of \(found) bytes, expected \(expected)"
        case .checksumMismatch(let path, let column): "\(path): the bytes of column '\(column)' are damaged"
        }
    }
}
