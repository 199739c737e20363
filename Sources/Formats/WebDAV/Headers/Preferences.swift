/// A client's preferences (RFC 7240, RFC 8144; `Brief` is the older form of `return=minimal`).
package struct Preferences: Hashable, Sendable {
    /// Omit optional content.
    package var returnMinimal = false
    /// Answer a write with the new state.
    package var returnRepresentation = false
    /// Leave out the resource itself from a Depth 1 answer (RFC 8144 §4).
    package var depthNoRoot = false

    package init(prefer: [String], brief: String?) {
        var isReturnSaid = false
        for header in prefer {
            for item in header.split(separator: ",") {
                let word = item.split(separator: ";", maxSplits: 1).first.map(String.init) ?? ""
                let wish = word.lowercased().filter { $0 != " " && $0 != "\t" && $0 != "\"" }
                if wish == "depth-noroot" { depthNoRoot = true }
                // Of a preference that is given twice the first counts (RFC 7240 §2).
                guard !isReturnSaid else { continue }
                switch wish {
                case "return=minimal", "return-minimal": (returnMinimal, isReturnSaid) = (true, true)
                case "return=representation", "return-representation":
                    (returnRepresentation, isReturnSaid) = (true, true)
                default: break
                }
            }
        }
        if brief?.lowercased() == "t" { returnMinimal = !returnRepresentation }
    }
}
