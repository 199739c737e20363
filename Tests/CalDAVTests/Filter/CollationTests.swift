import CalDAV
import TestSupport
import Testing
import WebDAV

@Suite struct CollationTests {
    @Test(arguments: [
        ("Straße", "STRA", Collation.asciiCasemap, true), ("Ärger", "ärger", .asciiCasemap, false),
        ("Ärger", "ärger", .unicodeCasemap, true), ("A\u{308}rger", "\u{E4}r", .unicodeCasemap, true),
        ("Straße", "STRASSE", .unicodeCasemap, true), ("abc", "B", .octet, false), ("abc", "b", .octet, true),
        ("abc", "", .octet, true), ("Kelvin \u{212A}", "k", .unicodeCasemap, true),
        ("caf\u{E9}s", "FÉS", .unicodeCasemap, true),
        ("ABC", "b", .unicodeCasemap, true), ("ABC", "d", .unicodeCasemap, false), ("", "a", .octet, false),
        ("", "", .unicodeCasemap, true),
        ("a\u{1F6B2}b", "\u{1F6B2}", .asciiCasemap, true), ("xababac", "abac", .octet, true),
        ("aabaab", "aabaac", .octet, false), ("aaab", "AAB", .asciiCasemap, true), ("abab", "abac", .octet, false),
    ])
    func contains(_ value: String, _ pattern: String, _ collation: Collation, _ expected: Bool) {
        #expect(collation.contains(value, pattern) == expected)
    }

    /// Texts in which the beginning of the pattern stands nearly everywhere: the time grows with the lengths, not with
    /// their product.
    @Test(arguments: Collation.allCases) func longTextsOfOneLetter(collation: Collation) {
        let value = String(repeating: "x", count: 300_000)
        let pattern = String(repeating: "x", count: 1_000)
        let time = ThreadClock.measure {
            #expect(collation.contains(value, pattern))
            #expect(!collation.contains(value, pattern + "b"))
            #expect(collation.contains(value + "b", pattern + "b"))
        }
        #expect(time < .seconds(10))
    }

    @Test(arguments: ["aab", "abab", "ababac", "aaaa", "abcabd"]) func findsWhatBeginsAnew(pattern: String) {
        for length in 0...7 {
            for number in 0..<(1 << (2 * length)) {
                let value = String(
                    (0..<length).map { "abcd"["abcd".index("abcd".startIndex, offsetBy: number >> (2 * $0) & 3)] }
                )
                #expect(Collation.octet.contains(value, pattern) == value.contains(pattern))
            }
        }
    }

    @Test func readsNames() throws {
        #expect(try Collation(name: nil) == .asciiCasemap)
        #expect(try Collation(name: "default") == .asciiCasemap)
        #expect(try Collation(name: "I;Octet") == .octet)
        #expect(throws: DAVError.self) { try Collation(name: "i;basic") }
    }
}
