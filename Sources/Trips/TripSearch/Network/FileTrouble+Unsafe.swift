internal import FoundationEssentials
internal import Glibc

/// Why a file could not be read or made, in the system's words: "No such file or directory", "Permission denied".
package enum FileTrouble {
    /// What an error of Foundation's file calls or of its JSON reader means; of others, their own description.
    package static func words(_ error: any Error) -> String {
        switch error {
        case let error as CocoaError:
            (error.underlying as? POSIXError).map { words(code: $0.code.rawValue) } ?? "error \(error.code.rawValue)"
        case DecodingError.dataCorrupted(let context): context.debugDescription
        case DecodingError.keyNotFound(let key, _): "it lacks \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        default: "\(error)"
        }
    }

    /// What the system says of one of its error numbers.
    package static func words(code: Int32) -> String {
        // The text is copied at once; it is a constant of the library for every number it knows.
        unsafe String(cString: strerror(code))
    }
}
