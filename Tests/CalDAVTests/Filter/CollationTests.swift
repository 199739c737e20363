import CalDAV
import Testing
import WebDAV

@Suite struct CollationTests {
    @Test(arguments: [
        ("Straße", "STRA", Collation.asciiCasemap, true), ("Ärger", "ärger", .asciiCasemap, false),
        ("Ärger", "ärger", .unicodeCasemap, true), ("A\u{308}rger", "\u{E4}r", .unicodeCasemap, true),
        ("Straße", "STRASSE", .unicodeCasemap, true), ("abc", "B", .octet, false), ("abc", "b", .octet, true),
        ("abc", "", .octet, true), ("", "a", .octet, false), ("", "", .unicodeCasemap, true),
        ("a\u{1F6B2}b", "\u{1F6B2}", .asciiCasemap, true), ("xababac", "abac", .octet, true),
        ("aabaab", "aabaac", .octet, false), ("aaab", "AAB", .asciiCasemap, true), ("abab", "abac", .octet, false),
    ])
    func contains(_ value: String, _ pattern: String, _ collation: Collation, _ expected: Bool) {
        #expect(collation.contains(value, pattern) == expected)
    }

    @Test func readsNames() throws {
        #expect(try Collation(name: nil) == .asciiCasemap)
        #expect(try Collation(name: "default") == .asciiCasemap)
        #expect(try Collation(name: "I;Octet") == .octet)
        #expect(throws: DAVError.self) { try Collation(name: "i;basic") }
    }
}
