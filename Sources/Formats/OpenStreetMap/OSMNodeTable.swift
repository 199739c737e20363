package import Geo

/// The coordinates of the nodes that someone needs: ask for ids in a first pass, fill in the second.
package struct OSMNodeTable: Sendable {
    /// Ascending, without duplicates.
    package let ids: [Int64]
    private var coordinates: [PackedCoordinate]
    private var cursor = 0

    /// Marks a node that the file does not have; no place on Earth has it.
    private static let missing = PackedCoordinate(latitudeE7: .max, longitudeE7: .max)

    /// Takes ids in any order and with duplicates.
    package init(ids unordered: [Int64]) {
        var sorted = unordered
        sorted.sort()
        var kept = 0
        for index in sorted.indices where index == 0 || sorted[index] != sorted[kept - 1] {
            sorted[kept] = sorted[index]
            kept += 1
        }
        sorted.removeLast(sorted.count - kept)
        ids = sorted
        coordinates = [PackedCoordinate](repeating: Self.missing, count: kept)
    }

    /// Keeps the coordinate when the node is wanted. Fast when nodes come in ascending order, as most files have them.
    ///
    /// - Returns: the node's index in `ids`; nil if it was not requested.
    @discardableResult
    package mutating func fill(_ id: Int64, _ coordinate: PackedCoordinate) -> Int? {
        if cursor < ids.count, ids[cursor] < id {
            var steps = 0
            while cursor < ids.count, ids[cursor] < id, steps < 32 {
                cursor += 1
                steps += 1
            }
        }
        if cursor >= ids.count || ids[cursor] != id {
            let low = lowerBound(id)
            cursor = low
            guard low < ids.count, ids[low] == id else { return nil }
        }
        coordinates[cursor] = coordinate
        return cursor
    }

    /// By binary search; nil: the table has no such node.
    package func index(of id: Int64) -> Int? {
        let low = lowerBound(id)
        return low < ids.count && ids[low] == id ? low : nil
    }

    /// Nil when the file has no such node.
    package func coordinate(at index: Int) -> PackedCoordinate? {
        let coordinate = coordinates[index]
        return coordinate == Self.missing ? nil : coordinate
    }

    private func lowerBound(_ id: Int64) -> Int {
        var low = 0
        var high = ids.count
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
