internal import ByteText
internal import Calendars

/// Lists as JSON arrays, for ``Dialect``'s tables of them: one statement then reads all that they name.
enum JSONList {
    static func text(_ ids: ArraySlice<ObjectID>) -> String {
        list(ids, bytesEach: 20) { id, bytes in bytes.append(decimal: id.rawValue) }
    }

    static func text(_ numbers: [some FixedWidthInteger]) -> String {
        list(numbers, bytesEach: 20) { number, bytes in bytes.append(decimal: number) }
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
            bytes += Hexadecimal.text(of: [byte]).utf8
        default: bytes.append(byte)
        }
    }

    private static func list<Element>(
        _ elements: some Collection<Element>,
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
}
