/// Texts, each stored once.
struct TextPool: Sendable {
    private(set) var texts: [String] = [""]
    private var numbers: [String: UInt32] = ["": 0]

    mutating func intern(_ text: String) -> UInt32 {
        if let known = numbers[text] { return known }
        let number = UInt32(texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }
}

/// Ragged rows of numbers, each stored once. Rows are named by their number in order of arrival.
struct RowPool<Element: FixedWidthInteger & Sendable>: Sendable {
    private(set) var values: [Element] = []
    /// Where each row begins, and the end of the last.
    private(set) var offsets: [UInt32] = [0]
    private var numbers: [[Element]: Int] = [:]

    var count: Int { offsets.count - 1 }

    mutating func intern(_ row: [Element]) -> Int {
        if let known = numbers[row] { return known }
        let number = count
        precondition(values.count + row.count <= Int(UInt32.max), "pool over 2^32 values")
        values.append(contentsOf: row)
        offsets.append(UInt32(values.count))
        numbers[row] = number
        return number
    }

    subscript(row: Int) -> ArraySlice<Element> { values[Int(offsets[row])..<Int(offsets[row + 1])] }
}
