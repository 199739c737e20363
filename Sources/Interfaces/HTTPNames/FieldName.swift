package import HTTPTypes

extension HTTPField.Name {
    /// The name of a field that a standard defines, or we do: names are checked when they are made.
    ///
    /// - Precondition: `name` is a token (RFC 9110 §5.6.2).
    package init(known name: String) {
        guard let made = HTTPField.Name(name) else { preconditionFailure("\(name) is no token (RFC 9110 §5.6.2)") }
        self = made
    }
}
