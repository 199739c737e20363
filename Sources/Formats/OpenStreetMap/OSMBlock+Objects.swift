internal import Geo

// The four kinds of objects of a PrimitiveGroup (osmformat.proto). A packed field that a writer splits in two, which
// protobuf allows and no known writer does, counts as malformed: its columns would not be of one length.
extension OSMBlock {
    mutating func readDenseNodes<Visitor: OSMVisitor>(
        _ message: WireCursor,
        _ limits: OSMLimits,
        _ visitor: inout Visitor
    ) throws(BlockError) {
        var ids = WireCursor.empty
        var latitudes = WireCursor.empty
        var longitudes = WireCursor.empty
        var keysAndValues = WireCursor.empty
        var cursor = message
        while let (number, type) = try cursor.field(bytes) {
            switch (number, type) {
            case (1, .bytes): ids = try cursor.contents(bytes)
            case (8, .bytes): latitudes = try cursor.contents(bytes)
            case (9, .bytes): longitudes = try cursor.contents(bytes)
            case (10, .bytes): keysAndValues = try cursor.contents(bytes)
            default: try cursor.skip(type, bytes)
            }
        }
        var id: Int64 = 0
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        while !ids.isAtEnd {
            id &+= try ids.zigzag(bytes)
            latitude &+= try latitudes.zigzag(bytes)
            longitude &+= try longitudes.zigzag(bytes)
            pairs.removeAll(keepingCapacity: true)
            // Without any tags in the group the field is absent; else each node's pairs end with a zero.
            while !keysAndValues.isAtEnd {
                let key = try keysAndValues.varint(bytes)
                if key == 0 { break }
                try appendPair(key, try keysAndValues.varint(bytes), limits)
            }
            guard let coordinate = grid.coordinate(latitude, longitude) else { continue }
            visitor.visit(OSMNode(id: id, coordinate: coordinate, tags: OSMTags(strings: strings, pairs: pairs)))
        }
    }

    mutating func readNode<Visitor: OSMVisitor>(
        _ message: WireCursor,
        _ limits: OSMLimits,
        _ visitor: inout Visitor
    ) throws(BlockError) {
        var id: Int64 = 0
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        var keys = WireCursor.empty
        var values = WireCursor.empty
        var cursor = message
        while let (number, type) = try cursor.field(bytes) {
            switch (number, type) {
            case (1, .varint): id = try cursor.zigzag(bytes)
            case (2, .bytes): keys = try cursor.contents(bytes)
            case (3, .bytes): values = try cursor.contents(bytes)
            case (8, .varint): latitude = try cursor.zigzag(bytes)
            case (9, .varint): longitude = try cursor.zigzag(bytes)
            default: try cursor.skip(type, bytes)
            }
        }
        try readPairs(keys, values, limits)
        guard let coordinate = grid.coordinate(latitude, longitude) else { return }
        visitor.visit(OSMNode(id: id, coordinate: coordinate, tags: OSMTags(strings: strings, pairs: pairs)))
    }

    mutating func readWay<Visitor: OSMVisitor>(
        _ message: WireCursor,
        _ limits: OSMLimits,
        _ visitor: inout Visitor
    ) throws(BlockError) {
        var id: Int64 = 0
        var keys = WireCursor.empty
        var values = WireCursor.empty
        var nodes = WireCursor.empty
        var cursor = message
        while let (number, type) = try cursor.field(bytes) {
            switch (number, type) {
            case (1, .varint): id = Int64(bitPattern: try cursor.varint(bytes))
            case (2, .bytes): keys = try cursor.contents(bytes)
            case (3, .bytes): values = try cursor.contents(bytes)
            case (8, .bytes): nodes = try cursor.contents(bytes)
            default: try cursor.skip(type, bytes)
            }
        }
        try readPairs(keys, values, limits)
        refs.removeAll(keepingCapacity: true)
        var node: Int64 = 0
        while !nodes.isAtEnd {
            node &+= try nodes.zigzag(bytes)
            guard refs.count < limits.nodesPerWay else {
                throw .tooMany("the number of nodes of way \(id)", found: refs.count + 1, limit: limits.nodesPerWay)
            }
            refs.append(node)
        }
        visitor.visit(OSMWay(id: id, nodes: refs, tags: OSMTags(strings: strings, pairs: pairs)))
    }

    mutating func readRelation<Visitor: OSMVisitor>(
        _ message: WireCursor,
        _ limits: OSMLimits,
        _ visitor: inout Visitor
    ) throws(BlockError) {
        var id: Int64 = 0
        var keys = WireCursor.empty
        var values = WireCursor.empty
        var roles = WireCursor.empty
        var ids = WireCursor.empty
        var kinds = WireCursor.empty
        var cursor = message
        while let (number, type) = try cursor.field(bytes) {
            switch (number, type) {
            case (1, .varint): id = Int64(bitPattern: try cursor.varint(bytes))
            case (2, .bytes): keys = try cursor.contents(bytes)
            case (3, .bytes): values = try cursor.contents(bytes)
            case (8, .bytes): roles = try cursor.contents(bytes)
            case (9, .bytes): ids = try cursor.contents(bytes)
            case (10, .bytes): kinds = try cursor.contents(bytes)
            default: try cursor.skip(type, bytes)
            }
        }
        try readPairs(keys, values, limits)
        var members: [OSMRelation.Member] = []
        var member: Int64 = 0
        while !ids.isAtEnd {
            member &+= try ids.zigzag(bytes)
            let role = try roles.varint(bytes)
            let kind = try kinds.varint(bytes)
            guard role < UInt64(strings.count), let kind = OSMRelation.MemberKind(rawValue: UInt8(clamping: kind))
            else {
                throw .reason("relation \(id) has a member of unknown role or type")
            }
            guard members.count < limits.membersPerRelation else {
                throw .tooMany("the size of relation \(id)", found: members.count + 1, limit: limits.membersPerRelation)
            }
            members.append(OSMRelation.Member(kind: kind, id: member, role: strings[Int(role)]))
        }
        visitor.visit(OSMRelation(id: id, members: members, tags: OSMTags(strings: strings, pairs: pairs)))
    }

    /// Fills `pairs` from the two columns of keys and values.
    private mutating func readPairs(
        _ keys: WireCursor,
        _ values: WireCursor,
        _ limits: OSMLimits
    ) throws(BlockError) {
        var keys = keys
        var values = values
        pairs.removeAll(keepingCapacity: true)
        while !keys.isAtEnd { try appendPair(try keys.varint(bytes), try values.varint(bytes), limits) }
    }

    private mutating func appendPair(_ key: UInt64, _ value: UInt64, _ limits: OSMLimits) throws(BlockError) {
        guard key < UInt64(strings.count), value < UInt64(strings.count) else {
            throw .reason("a tag refers to a string that is not there")
        }
        guard pairs.count < 2 * limits.tagsPerObject else {
            throw .tooMany("the number of tags", found: limits.tagsPerObject + 1, limit: limits.tagsPerObject)
        }
        pairs.append(Int32(truncatingIfNeeded: key))
        pairs.append(Int32(truncatingIfNeeded: value))
    }
}
