/// Many numbers as one argument of a statement, so that its text is the same however many there are.
enum NumberList {
    /// The numbers as a JSON array, which `Dialect.numbers` makes a table of.
    static func json(_ numbers: some Sequence<some BinaryInteger>) -> String {
        "[" + numbers.map { String($0) }.joined(separator: ",") + "]"
    }
}
