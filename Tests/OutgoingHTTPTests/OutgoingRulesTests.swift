import Testing

@testable import OutgoingHTTP

struct OutgoingRulesTests {
    @Test(arguments: ["93.184.216.34", "8.8.8.8", "2606:4700::6810:84e5", "172.15.0.1", "192.169.0.1", "100.128.0.1"])
    func publicAddresses(_ address: String) { #expect(OutgoingRules.isPublic(address)) }

    @Test(arguments: [
        "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
        "::1", "::", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
        "2002:7f00:1::", "2001:db8::1", "2001::1", "64:ff9b::7f00:1", "fe80::1%eth0", "", "8.8.8.8/0", "localhost",
    ])
    func otherAddresses(_ address: String) { #expect(!OutgoingRules.isPublic(address)) }

    @Test(arguments: [
        ("https://example.org", "https://example.org:443/"),
        ("HTTP://Example.ORG:8080/A?b=c#d", "http://example.org:8080/A?b=c"),
        ("https://[2606:4700::1]/x", "https://[2606:4700::1]:443/x"),
        ("https://example.org?x=1", "https://example.org:443/?x=1"),
    ])
    func readsAddresses(_ text: String, _ read: String) { #expect(OutgoingURL(text)?.text == read) }

    @Test(arguments: [
        "", "example.org", "ftp://example.org/", "https://", "https://user@example.org/", "https://a b/",
        "https://exa\\mple.org/", "https://example.org:0/", "https://example.org:99999/", "https://[::1/",
        "https://[10.0.0.1]/", "https://example.org:80:80/", "https://ex%61mple.org/", "file:///etc/passwd",
        "https://example.org\r\nx/",
    ])
    func refusesOthers(_ text: String) { #expect(OutgoingURL(text) == nil) }

    @Test(arguments: [
        ("/x", "https://a.example:443/x"), ("x", "https://a.example:443/d/x"), ("?q", "https://a.example:443/d/c?q"),
        ("//b.example/y", "https://b.example:443/y"), ("http://127.0.0.1/", "http://127.0.0.1:80/"),
    ])
    func followsRedirects(_ location: String, _ target: String) {
        #expect(OutgoingURL("https://a.example/d/c?p")?.following(location)?.text == target)
    }

    @Test(arguments: [
        "http://127.0.0.1:1/", "http://localhost:1/", "https://[::1]:1/", "http://2130706433/", "http://0x7f.1/",
        "http://0/",
    ])
    func asksNothingPrivate(_ address: String) async {
        let client = OutgoingClient(rules: OutgoingRules())
        let request = OutgoingRequest(address, mostBytes: 10, seconds: 5, allowsPlain: true)
        await #expect(throws: OutgoingError.notAllowed) { _ = try await client.send(request) }
        await client.shutDown()
    }

    @Test func asksNothingUnencryptedThatIsNotNamed() async {
        let client = OutgoingClient(rules: OutgoingRules(namedHosts: ["127.0.0.1:1"]))
        let plain = OutgoingRequest("http://93.184.216.34/", mostBytes: 10, seconds: 5)
        await #expect(throws: OutgoingError.notAllowed) { _ = try await client.send(plain) }
        let named = OutgoingRequest("http://127.0.0.1:1/", mostBytes: 10, seconds: 600)
        await #expect(throws: OutgoingError.unreachable) { _ = try await client.send(named) }
        await client.shutDown()
    }
}
