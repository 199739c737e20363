/// An expanded name: namespace URI and local part (Namespaces in XML 1.0 §2.1).
public struct XMLName: Hashable, Sendable {
    /// Empty where the name is in no namespace.
    public var namespace: String
    /// The local part.
    public var local: String

    /// Creates a name; an empty namespace means none.
    public init(_ namespace: String, _ local: String) {
        self.namespace = namespace
        self.local = local
    }

    /// `xml:lang` (XML 1.0 §2.12).
    public static let language = XMLName("http://www.w3.org/XML/1998/namespace", "lang")
}

extension XMLName: CustomStringConvertible {
    /// The name in Clark notation, `{namespace}local`.
    public var description: String { namespace.isEmpty ? local : "{\(namespace)}\(local)" }
}
