import Accounts
import Cryptography
import Testing

@testable import Planning

/// Tokens of links (DESIGN.md 8).
struct TripTokensTests {
    private let tokens = TripTokens(secret: AuthenticationKey([UInt8](repeating: 1, count: 32)))
    private let target = TripTokens.Target(
        person: PrincipalID(rawValue: 8_123_456_789_012_345),
        generation: 3,
        uid: "tv-abcdefghijklmnopqrstuvwxyz"
    )

    @Test func aTokenNamesItsItemAndStaysTheSame() {
        let token = tokens.token(of: target)
        #expect(tokens.target(of: token) == target)
        #expect(token == tokens.token(of: target) && token.utf8.count < 100)
        #expect(token.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D })
    }

    @Test func everyChangedCharacterMakesItNobodys() {
        let token = Array(tokens.token(of: target).utf8)
        for index in token.indices {
            for other in [UInt8(ascii: "a"), UInt8(ascii: "7"), UInt8(ascii: "-"), UInt8(ascii: "A")]
            where other != token[index] {
                var forged = token
                forged[index] = other
                #expect(tokens.target(of: String(decoding: forged, as: UTF8.self)) == nil, "at \(index)")
            }
        }
    }

    @Test(arguments: ["", "-", "---", "a-b-c-d", String(repeating: "a", count: 10_000), "\u{0}-\u{0}-1-1", "é-é-1-1"])
    func whatIsNoTokenIsRefused(_ text: String) { #expect(tokens.target(of: text) == nil) }

    @Test func anotherInstallationsTokenIsRefused() {
        let other = TripTokens(secret: AuthenticationKey([UInt8](repeating: 2, count: 32)))
        #expect(other.target(of: tokens.token(of: target)) == nil)
    }

    @Test func aFormFitsOneLinkOneActionAndOneState() {
        let code = tokens.formCode(of: target, action: "ignore", state: "s")
        #expect(tokens.isFormCode(code, of: target, action: "ignore", state: "s"))
        #expect(!tokens.isFormCode(code, of: target, action: "none", state: "s"))
        #expect(!tokens.isFormCode(code, of: target, action: "ignore", state: "t"))
        var later = target
        later.generation += 1
        #expect(!tokens.isFormCode(code, of: later, action: "ignore", state: "s"))
        #expect(!tokens.isFormCode("", of: target, action: "ignore", state: "s"))
    }
}
