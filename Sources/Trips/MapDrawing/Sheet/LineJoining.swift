/// Lines that meet end to end, made into longer ones: the pieces of a street for its name, the ways of a shore for its
/// area.
package enum LineJoining {
    /// - Parameter lines: each of at least two nodes.
    /// - Returns: every line once, some turned round, joined as far as ends agree; one whose last node is its first is
    ///   closed. Where more than two ends meet, two of them are joined.
    /// - Complexity: O(lines).
    package static func joined<Node: Hashable>(_ lines: [[Node]]) -> [[Node]] {
        var byEnd: [Node: [Int]] = [:]
        for (index, line) in lines.enumerated() {
            guard let first = line.first, let last = line.last, line.count > 1 else { continue }
            byEnd[first, default: []].append(index)
            if last != first { byEnd[last, default: []].append(index) }
        }
        var isUsed = [Bool](repeating: false, count: lines.count)
        func next(at node: Node) -> Int? {
            while let candidate = byEnd[node]?.last {
                if !isUsed[candidate] { return candidate }
                byEnd[node]?.removeLast()
            }
            return nil
        }
        func extend(_ line: inout [Node]) {
            while let end = line.last, end != line[0], let found = next(at: end) {
                isUsed[found] = true
                line += (lines[found][0] == end ? lines[found] : lines[found].reversed()).dropFirst()
            }
        }
        var joined: [[Node]] = []
        for index in lines.indices where !isUsed[index] && lines[index].count > 1 {
            isUsed[index] = true
            var line = lines[index]
            extend(&line)
            line.reverse()
            extend(&line)
            joined.append(line)
        }
        return joined
    }
}
