/// An item of CBOR (RFC 8949 §3), of the kinds that authenticators send.
indirect enum CBORValue: Equatable, Sendable {
    struct Pair: Equatable, Sendable {
        var key: CBORValue
        var value: CBORValue
    }

    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBORValue])
    /// In the order of sending.
    case map([Pair])
    case bool(Bool)
    case null

    /// The value of a key in a map; nil: there is none, or it is no map.
    subscript(key: CBORValue) -> CBORValue? {
        guard case .map(let pairs) = self else { return nil }
        return pairs.first { $0.key == key }?.value
    }

    subscript(name: String) -> CBORValue? { self[.text(name)] }

    subscript(label: Int64) -> CBORValue? { self[.integer(label)] }

    var asBytes: [UInt8]? {
        guard case .bytes(let bytes) = self else { return nil }
        return bytes
    }
}
