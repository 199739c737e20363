/// What a client would like better (RFC 7240, RFC 8144; `Brief` is the older form of `return=minimal`).
package struct Preferences: Hashable, Sendable {
    /// Leave out what the client can do without.
    package var returnMinimal = false
    /// Answer a write with the new state.
    package var returnRepresentation = false
    /// Leave out the resource itself from a Depth 1 answer (RFC 8144 §2.2).
    package var depthNoRoot = false

    package init(prefer: [String], brief: String?) {
        for header in prefer {
            for item in header.split(separator: ",") {
                let word = item.split(separator: ";", maxSplits: 1).first.map(String.init) ?? ""
                switch word.lowercased().filter({ $0 != " " && $0 != "\t" && $0 != "\"" }) {
                case "return=minimal", "return-minimal": returnMinimal = true
                case "return=representation", "return-representation": returnRepresentation = true
                case "depth-noroot": depthNoRoot = true
                default: break
                }
            }
        }
        if brief?.lowercased() == "t" { returnMinimal = true }
    }

    /// The Preference-Applied header; nil where nothing was asked.
    package var applied: String? {
        var words: [String] = []
        if returnMinimal { words.append("return=minimal") }
        if depthNoRoot { words.append("depth-noroot") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
