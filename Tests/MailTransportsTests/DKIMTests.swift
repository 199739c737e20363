import CivilTime
import Cryptography
import Foundation
import Testing

@testable import MailTransports
@testable import SelfService

struct DKIMTests {
    /// RFC 6376, section 3.4.5, example 1.
    @Test(arguments: ["\r\n", "\n"])
    func relaxesAsTheRFCSays(lineEnd: String) {
        let lines = ["A: X", "B : Y\t", "\tZ  ", "", " C ", "D \t E", "", ""]
        let mail = CanonicalMail(Array(lines.map { $0 + lineEnd }.joined().utf8))
        #expect(mail.fields.map { String(decoding: $0.line, as: UTF8.self) } == ["a:X", "b:Y Z"])
        #expect(String(decoding: mail.body, as: UTF8.self) == " C\r\nD E\r\n")
    }

    @Test(arguments: ["A: X\r\n", "A: X\r\n\r\n", "A: X\r\n\r\n\r\n \r\n"])
    func aMailMayHaveNoBody(text: String) {
        let mail = CanonicalMail(Array(text.utf8))
        #expect(mail.fields.count == 1 && mail.body.isEmpty)
    }

    @Test func aNameThatIsSignedTwiceMeansTheFieldAbove() {
        let mail = CanonicalMail(Array("To: a\r\nFrom: b\r\nTo: c\r\n\r\nx".utf8))
        let lines = mail.fields(of: ["to", "from", "to", "to", "cc"]).map { String(decoding: $0.line, as: UTF8.self) }
        #expect(lines == ["to:c", "from:b", "to:a"])
        #expect(mail.body == Array("x\r\n".utf8))
    }

    /// RFC 8463, appendix A: a mail signed with both.
    private static let example = [
        "From: Joe SixPack <joe@football.example.com>", "To: Suzie Q <suzie@shopping.example.net>",
        "Subject: Is dinner ready?", "Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)",
        "Message-ID: <20030712040037.46341.5F8J@football.example.com>", "", "Hi.", "",
        "We lost the game.  Are you hungry yet?", "", "Joe.",
    ].map { $0 + "\r\n" }.joined()

    @Test(
        arguments: [
            (
                "brisbane", ed25519Key, "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                "/gCrinpcQOoIfuHNQIbq4pgh9kyIK3AQUdt9OdqQehSwhEIug4D11BusFa3bT3FY5OsU7ZbnKELq+eXdp1Q1Dw=="
            ),
            (
                "test", rsaKey,
                "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/b"
                    + "yYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOT"
                    + "IKT+l/K4w3QIDAQAB",
                "F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaS"
                    + "GsgeefOsk2JzdA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8="
            ),
        ]
    )
    func signsAsTheRFCSays(selector: String, pem: String, publicKey: String, signature: String) throws {
        let key = try DKIMKey(selector: selector, key: SignatureKey(pem: Array(pem.utf8)))
        let algorithm = selector == "test" ? "rsa" : "ed25519"
        #expect(try key.record() == "v=DKIM1; k=\(algorithm); p=\(publicKey)")
        let mail = CanonicalMail(Array(Self.example.utf8))
        let hash = "2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8="
        #expect(Data(SHA256.hash(of: mail.body).bytes).base64EncodedString() == hash)
        let names = ["from", "to", "subject", "date", "message-id", "from", "subject", "date"]
        let unsigned =
            "DKIM-Signature: v=1; a=\(algorithm)-sha256; c=relaxed/relaxed; d=football.example.com; "
            + "i=@football.example.com; q=dns/txt; s=\(selector); t=1528637909; h=\(names.joined(separator: " : ")); "
            + "bh=\(hash); b="
        #expect(try DKIMSigner.signature(of: mail, names, unsigned: unsigned, by: key) == signature)
    }

    @Test(arguments: [MailMessage.LineEnd.wire, .system])
    func aMailIsSignedByEachKey(lineEnd: MailMessage.LineEnd) throws {
        var mail = Mail(recipient: "dave@example.net", subject: "Perché no?", text: "Ciao\n")
        mail.unsubscribeURL = "https://calendar.example.org/i/abc/stop"
        let time = Instant(secondsSince1970: 1_796_000_000)
        let message = MailMessage(mail, sender: "calendar@example.org", at: time, lineEnd: lineEnd)
        let keys = [
            try DKIMKey(selector: "one", key: SignatureKey(making: .rsa)),
            try DKIMKey(selector: "two", key: SignatureKey(making: .ed25519)),
        ]
        let signed = try message.signed(by: DKIMSigner(domain: "example.org", keys: keys))
        #expect(signed.suffix(message.bytes.count) == message.bytes[...])
        let canonical = CanonicalMail(signed)
        let signatures = canonical.fields.filter { $0.name == "dkim-signature" }
            .map { String(decoding: $0.line, as: UTF8.self) }
        #expect(signatures.count == 2)
        #expect(signatures[0].contains("a=rsa-sha256;"))
        #expect(signatures[0].contains("d=example.org; s=one; t=1796000000;"))
        #expect(signatures[1].contains("a=ed25519-sha256;") && signatures[1].contains("s=two;"))
        for text in signatures {
            let names = try #require(text.firstMatch(of: /h=([^;]*);/)).1.split(separator: ":")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            // No second From, To, Subject can be put above; unsubscribing is covered, as RFC 8058 asks.
            for name in ["from", "to", "subject", "date"] { #expect(names.count { $0 == name } == 2) }
            #expect(names.contains("list-unsubscribe") && names.contains("list-unsubscribe-post"))
        }
        let added = signed.dropLast(message.bytes.count)
        #expect(added.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 79 })
        #expect(signed.contains(UInt8(ascii: "\r")) == (lineEnd == .wire))
    }

    @Test func anUnsignedMailIsAsItWas() throws {
        let mail = Mail(recipient: "dave@example.net", subject: "x", text: "x\n")
        let message = MailMessage(mail, sender: "a@example.org", at: Instant(secondsSince1970: 0), lineEnd: .wire)
        #expect(try message.signed(by: nil) == message.bytes)
    }

    @Test func aRecordFitsIntoStringsOfDNS() throws {
        let key = try DKIMKey(selector: "cal", key: SignatureKey(making: .rsa))
        let zone = try key.zoneRecord(for: "example.org")
        #expect(zone.hasPrefix("cal._domainkey.example.org. IN TXT ( \"v=DKIM1; k=rsa; p="))
        let strings = zone.matches(of: /"([^"]*)"/).map { String($0.1) }
        #expect(strings.count == 2 && strings.allSatisfy { $0.utf8.count <= 255 })
        #expect(try strings.joined() == key.record())
    }

    @Test(arguments: ["", ".", "a..b", "-a", "a-", "a b", "a;b", "è", String(repeating: "a", count: 64)])
    func refusesWhatIsNoSelector(text: String) throws {
        let key = try SignatureKey(making: .ed25519)
        #expect(throws: DKIMKey.Failure.self) { try DKIMKey(selector: text, key: key) }
    }

    @Test func refusesAKeyThatRecipientsIgnore() throws {
        let short = try SignatureKey(making: .rsa, bits: 768)
        #expect(throws: DKIMKey.Failure.self) { try DKIMKey(selector: "cal", key: short) }
        let old = try DKIMKey(selector: "cal2026.mail", key: SignatureKey(making: .rsa, bits: 1024))
        #expect(old.isShort)
    }

    private static let ed25519Key = """
        -----BEGIN PRIVATE KEY-----
        MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g
        -----END PRIVATE KEY-----
        """

    private static let rsaKey = """
        -----BEGIN RSA PRIVATE KEY-----
        MIICXQIBAAKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQi
        Y/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqM
        KrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB
        AoGAH0cxOhFZDgzXWhDhnAJDw5s4roOXN4OhjiXa8W7Y3rhX3FJqmJSPuC8N9vQm
        6SVbaLAE4SG5mLMueHlh4KXffEpuLEiNp9Ss3O4YfLiQpbRqE7Tm5SxKjvvQoZZe
        zHorimOaChRL2it47iuWxzxSiRMv4c+j70GiWdxXnxe4UoECQQDzJB/0U58W7RZy
        6enGVj2kWF732CoWFZWzi1FicudrBFoy63QwcowpoCazKtvZGMNlPWnC7x/6o8Gc
        uSe0ga2xAkEA8C7PipPm1/1fTRQvj1o/dDmZp243044ZNyxjg+/OPN0oWCbXIGxy
        WvmZbXriOWoSALJTjExEgraHEgnXssuk7QJBALl5ICsYMu6hMxO73gnfNayNgPxd
        WFV6Z7ULnKyV7HSVYF0hgYOHjeYe9gaMtiJYoo0zGN+L3AAtNP9huqkWlzECQE1a
        licIeVlo1e+qJ6Mgqr0Q7Aa7falZ448ccbSFYEPD6oFxiOl9Y9se9iYHZKKfIcst
        o7DUw1/hz2Ck4N5JrgUCQQCyKveNvjzkkd8HjYs0SwM0fPjK16//5qDZ2UiDGnOe
        uEzxBDAr518Z8VFbR41in3W4Y3yCDgQlLlcETrS+zYcL
        -----END RSA PRIVATE KEY-----
        """
}
