import XMLStream

extension FuzzTarget {
    static func readXML(_ bytes: [UInt8]) {
        guard var reader = try? XMLReader(bytes) else { return }
        _ = reader.root()
        var depth = 1
        while depth > 0 {
            if reader.nextChild() == nil { depth -= 1 } else { depth += 1 }
        }
    }
}
