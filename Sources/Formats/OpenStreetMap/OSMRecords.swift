package import Geo

/// Which kinds of objects a visitor asks for; blocks without them are skipped early.
package struct OSMEntities: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let nodes = OSMEntities(rawValue: 1)
    package static let ways = OSMEntities(rawValue: 2)
    package static let relations = OSMEntities(rawValue: 4)
}

/// The tags of one object. It shares the strings of its block: copy values out, do not keep it.
package struct OSMTags: Sendable {
    let strings: [String]
    /// Key and value by turns: indices into `strings`, checked when the object was read.
    let pairs: [Int32]

    package var isEmpty: Bool { pairs.isEmpty }
    package var count: Int { pairs.count / 2 }

    package func key(at index: Int) -> String { strings[Int(pairs[2 * index])] }
    package func value(at index: Int) -> String { strings[Int(pairs[2 * index + 1])] }

    /// The value of a key; the last one when the file gives it twice.
    package subscript(key: String) -> String? {
        var index = pairs.count - 2
        while index >= 0 {
            if strings[Int(pairs[index])] == key { return strings[Int(pairs[index + 1])] }
            index -= 2
        }
        return nil
    }
}

package struct OSMNode: Sendable {
    package let id: Int64
    package let coordinate: PackedCoordinate
    package let tags: OSMTags
}

package struct OSMWay: Sendable {
    package let id: Int64
    /// Node ids in the order of the way.
    package let nodes: [Int64]
    package let tags: OSMTags

    package var isClosed: Bool { nodes.count > 2 && nodes.first == nodes.last }
}

package struct OSMRelation: Sendable {
    package let id: Int64
    package let members: [Member]
    package let tags: OSMTags

    package enum MemberKind: UInt8, Sendable {
        case node, way, relation
    }

    package struct Member: Hashable, Sendable {
        package let kind: MemberKind
        package let id: Int64
        package let role: String
    }
}

/// Receives the objects of a file in their order.
package protocol OSMVisitor {
    /// What the reader needs; other kinds are not decoded.
    var entities: OSMEntities { get }
    mutating func visit(_ node: OSMNode)
    mutating func visit(_ way: OSMWay)
    mutating func visit(_ relation: OSMRelation)
}

extension OSMVisitor {
    package mutating func visit(_ node: OSMNode) {}
    package mutating func visit(_ way: OSMWay) {}
    package mutating func visit(_ relation: OSMRelation) {}
}
