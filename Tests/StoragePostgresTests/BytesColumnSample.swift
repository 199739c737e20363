import Foundation

/// Bytes of every value.
enum BytesColumnSample {
    static let bytes = (0...255).map { UInt8($0) }
    static let data = Data(bytes)
}
