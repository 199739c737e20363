/// How many single-letter slips lie between two words: insertion, deletion, replacement, swapped neighbours.
package enum EditDistance {
    /// Nil when it is more than `limit`.
    ///
    /// - Complexity: O(length squared); words of an index are at most 40 bytes.
    package static func between(_ left: String, _ right: String, limit: Int) -> Int? {
        guard abs(left.utf8.count - right.utf8.count) <= limit else { return nil }
        let a = Array(left.utf8)
        let b = Array(right.utf8)
        if a == b { return 0 }
        guard limit > 0 else { return nil }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        var row = beforeLast
        for i in 1...a.count {
            row[0] = i
            var least = i
            for j in 1...b.count {
                var cost = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
                row[j] = cost
                least = min(least, cost)
            }
            if least > limit { return nil }
            // The oldest row is written next.
            swap(&beforeLast, &last)
            swap(&last, &row)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }

    /// The slips that are forgiven between two words, by the longer of them: none in numbers and short words.
    package static func allowance(_ left: String, _ right: String) -> Int {
        if PlaceWords.isNumber(left) || PlaceWords.isNumber(right) { return 0 }
        return allowance(forLength: max(left.utf8.count, right.utf8.count))
    }

    /// The slips that are forgiven in words of so many bytes.
    package static func allowance(forLength length: Int) -> Int {
        switch length {
        case ..<4: return 0
        case 4...7: return 1
        default: return 2
        }
    }
}
