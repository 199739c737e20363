/// A defect inside one block; the reader adds the block's position.
enum BlockError: Error, Equatable {
    case endOfData
    case varintTooLong
    case badWireType(Int)
    case reason(String)
    case tooMany(String, found: Int, limit: Int)

    func located(at offset: Int) -> OSMError {
        switch self {
        case .endOfData: .malformed(offset: offset, reason: "a field is longer than the message round it")
        case .varintTooLong: .malformed(offset: offset, reason: "a number has more than 64 bits")
        case .badWireType(let type): .malformed(offset: offset, reason: "unknown wire type \(type)")
        case .reason(let reason): .malformed(offset: offset, reason: reason)
        case .tooMany(let what, let found, let limit):
            .tooLarge(offset: offset, what: what, found: found, limit: limit)
        }
    }
}
