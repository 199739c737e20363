internal import Calendars

/// Lists as JSON arrays, for ``Dialect``'s tables of them: one statement then reads all that they name.
enum JSONList {
    static func text(_ ids: ArraySlice<ObjectID>) -> String {
        list(ids, bytesEach: 20) { id, bytes in append(id.rawValue, to: &bytes) }
    }

    static func text(_ names: ArraySlice<String>) -> String {
        list(names, bytesEach: 40) { name, bytes in
            bytes.append(UInt8(ascii: "\""))
            if name.utf8.contains(where: isEscaped) {
                for byte in name.utf8 { append(byte, to: &bytes) }
            } else {
                bytes.append(contentsOf: name.utf8)
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case ..<0x20:
            bytes += "\\u00".utf8
            bytes += [digit(byte >> 4), digit(byte & 15)]
        default: bytes.append(byte)
        }
    }

    private static func list<Element>(
        _ elements: ArraySlice<Element>,
        bytesEach: Int,
        _ append: (Element, inout [UInt8]) -> Void
    ) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "[")]
        bytes.reserveCapacity(elements.count * bytesEach + 2)
        for element in elements {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            append(element, &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Numbers of objects are positive.
    private static func append(_ number: Int64, to bytes: inout [UInt8]) {
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
