/// Identifiers of one kind and their numbers, looked up by bytes without making strings.
struct IdentifierTable: Sendable {
    private var bytes: [UInt8] = []
    private var offsets: [Int] = [0]
    /// Numbers + 1; 0: free. A power of two of them, at most half full.
    private var slots = [Int32](repeating: 0, count: 64)

    var count: Int { offsets.count - 1 }

    func text(_ number: Int) -> String {
        String(decoding: bytes[offsets[number]..<offsets[number + 1]], as: UTF8.self)
    }

    func find(_ buffer: [UInt8], _ range: Range<Int>) -> Int? {
        let number = slots[slot(of: buffer, range)]
        return number == 0 ? nil : Int(number) - 1
    }

    func find(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        return find(bytes, 0..<bytes.count)
    }

    /// The number of the identifier, a new one when it was not known.
    mutating func insert(_ buffer: [UInt8], _ range: Range<Int>) -> (number: Int, isNew: Bool) {
        let place = slot(of: buffer, range)
        if slots[place] != 0 { return (Int(slots[place]) - 1, false) }
        bytes.append(contentsOf: buffer[range])
        offsets.append(bytes.count)
        slots[place] = Int32(count)
        if count * 2 > slots.count { grow() }
        return (count - 1, true)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for number in 0..<count { slots[slot(of: bytes, offsets[number]..<offsets[number + 1])] = Int32(number + 1) }
    }

    /// Where the identifier stands, or where it would go. Hashing is seeded per process, so that a feed cannot choose
    /// identifiers that collide.
    private func slot(of buffer: [UInt8], _ range: Range<Int>) -> Int {
        var hasher = Hasher()
        unsafe buffer.withUnsafeBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[range])) }
        var place = hasher.finalize() & (slots.count - 1)
        while slots[place] != 0 {
            let number = Int(slots[place]) - 1
            let length = offsets[number + 1] - offsets[number]
            if length == range.count, isEqual(buffer, range, offsets[number]) { return place }
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func isEqual(_ buffer: [UInt8], _ range: Range<Int>, _ offset: Int) -> Bool {
        for index in 0..<range.count where buffer[range.lowerBound + index] != bytes[offset + index] { return false }
        return true
    }
}
