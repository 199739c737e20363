internal import FoundationEssentials

/// A value that a statement takes or gives back.
protocol DatabaseValueConvertible {
    var argument: Argument { get }

    /// nil: the field holds another type.
    init?(_ field: Field)
}

/// A value as it is sent. Numbers go as text, so that the server chooses their width; the rest goes as it is.
enum Argument {
    case null
    case number(String)
    case bytes([UInt8])

    /// FNV-1a, continued from `hash`.
    func hash(into hash: inout UInt64) {
        let bytes: [UInt8]
        switch self {
        case .null: bytes = [0]
        case .number(let text): bytes = Array(text.utf8)
        case .bytes(let value): bytes = value
        }
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
}

/// A field of a result that is not NULL, in the binary form of its type.
struct Field {
    /// PostgreSQL's number of the type `numeric`, which sums have.
    static let numeric: UInt32 = 1700
    static let float: UInt32 = 701
    private static let bytea: UInt32 = 17

    let type: UInt32
    let bytes: [UInt8]

    var isNumber: Bool { [16, 20, 21, 23, Self.numeric].contains(type) }

    var isText: Bool { !isNumber && type != Self.float && type != Self.bytea }

    /// A whole number, or a truth value.
    var integer: Int64? {
        if type == Self.numeric { return Self.wholeNumber(ofNumeric: bytes) }
        switch bytes.count {
        case 1: return Int64(bytes[0])
        case 2: return Int64(Int16(truncatingIfNeeded: word))
        case 4: return Int64(Int32(truncatingIfNeeded: word))
        case 8: return Int64(truncatingIfNeeded: word)
        default: return nil
        }
    }

    var word: UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    // numeric = digits weight sign scale *digit ; 16 bits each, base 10,000
    private static func wholeNumber(ofNumeric bytes: [UInt8]) -> Int64? {
        func short(_ index: Int) -> Int64 { Int64(bytes[2 * index]) << 8 | Int64(bytes[2 * index + 1]) }
        guard bytes.count >= 8 else { return nil }
        let weight = Int(Int16(truncatingIfNeeded: short(1)))
        var value: Int64 = 0
        for place in 0...max(weight, 0) {
            let digit = place < short(0) && weight >= 0 ? short(4 + place) : 0
            value = value &* 10_000 &+ digit
        }
        return short(2) == 0 ? value : -value
    }
}

extension Int64: DatabaseValueConvertible {
    var argument: Argument { .number(String(self)) }

    init?(_ field: Field) {
        guard let number = field.integer else { return nil }
        self = number
    }
}

extension Int: DatabaseValueConvertible {
    var argument: Argument { .number(String(self)) }

    init?(_ field: Field) {
        guard let number = field.integer else { return nil }
        self.init(number)
    }
}

extension Bool: DatabaseValueConvertible {
    var argument: Argument { .number(self ? "1" : "0") }

    init?(_ field: Field) {
        guard let number = field.integer else { return nil }
        self = number != 0
    }
}

extension Double: DatabaseValueConvertible {
    var argument: Argument { .number("\(self)") }

    init?(_ field: Field) {
        guard field.type == Field.float, field.bytes.count == 8 else { return nil }
        self.init(bitPattern: field.word)
    }
}

extension String: DatabaseValueConvertible {
    var argument: Argument { .bytes(Array(utf8)) }

    init?(_ field: Field) {
        guard field.isText else { return nil }
        self.init(decoding: field.bytes, as: UTF8.self)
    }
}

extension Data: DatabaseValueConvertible {
    var argument: Argument { .bytes(Array(self)) }

    init?(_ field: Field) { self.init(field.bytes) }
}

/// A key that is a number in some tables and a text in others.
enum DatabaseValue: Hashable, DatabaseValueConvertible {
    case number(Int64)
    case text(String)

    var argument: Argument {
        switch self {
        case .number(let number): number.argument
        case .text(let text): text.argument
        }
    }

    init?(_ field: Field) {
        if let text = String(field) {
            self = .text(text)
        } else if let number = field.integer {
            self = .number(number)
        } else {
            return nil
        }
    }
}

extension Int64 {
    var databaseValue: DatabaseValue { .number(self) }

    static func fromDatabaseValue(_ value: DatabaseValue) -> Int64? {
        guard case .number(let number) = value else { return nil }
        return number
    }
}

extension String {
    var databaseValue: DatabaseValue { .text(self) }

    static func fromDatabaseValue(_ value: DatabaseValue) -> String? {
        guard case .text(let text) = value else { return nil }
        return text
    }
}
