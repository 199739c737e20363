import OutgoingHTTP
import ServerApp
import Testing

struct RequestGateTests {
    private func ranges(_ texts: String...) -> [AddressRange] { texts.compactMap(AddressRange.init(_:)) }

    @Test(arguments: [
        ("127.0.0.0/8", "127.1.2.3", true), ("127.0.0.0/8", "128.0.0.1", false), ("10.1.2.3", "10.1.2.3", true),
        ("10.1.2.3", "10.1.2.4", false), ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "2001:db8::1", false),
        ("2001:db8::/32", "2001:db8:1::1", true), ("10.0.0.1", "::ffff:10.0.0.1", true), ("::1", "::1", true),
        ("172.16.0.0/12", "172.31.255.255", true), ("172.16.0.0/12", "172.32.0.0", false),
    ])
    func contains(_ range: String, _ address: String, _ expected: Bool) throws {
        #expect(try #require(AddressRange(range)).contains(try #require(AddressRange(address))) == expected)
    }

    @Test(arguments: ["", "10.0.0", "10.0.0.0/33", "10.0.0.0/-1", "::1/129", "host", "1.2.3.4/8/8", "1.2.3.4/"])
    func refusesRanges(_ text: String) {
        #expect(AddressRange(text) == nil)
    }

    @Test func passesEveryoneOverTLSUnderTheirOwnAddress() {
        let gate = RequestGate(isEncrypted: true, proxies: [])
        #expect(gate.judge(peer: "198.51.100.7", .init(addresses: ["1.2.3.4"])) == .pass(client: "198.51.100.7"))
    }

    @Test func passesOnlyThisMachineOverPlainHTTP() {
        let gate = RequestGate(isEncrypted: false, proxies: [])
        #expect(gate.judge(peer: "127.0.0.1", .init()) == .pass(client: "127.0.0.1"))
        #expect(gate.judge(peer: "::1", .init()) == .pass(client: "::1"))
        #expect(gate.judge(peer: "198.51.100.7", .init()) == .refuse)
        #expect(gate.judge(peer: "198.51.100.7", .init(addresses: ["127.0.0.1"], scheme: "https")) == .refuse)
        #expect(gate.judge(peer: nil, .init()) == .refuse)
    }

    @Test func believesANamedProxyThatItsClientCameByTLS() {
        let gate = RequestGate(isEncrypted: false, proxies: ranges("10.0.0.0/8"))
        let forwarding = RequestGate.Forwarding(addresses: ["6.6.6.6, 198.51.100.7", "10.0.0.2"], scheme: "https")
        #expect(gate.judge(peer: "10.0.0.1", forwarding) == .pass(client: "198.51.100.7"))
        #expect(gate.judge(peer: "10.0.0.1", .init(scheme: "http")) == .refuse)
        #expect(gate.judge(peer: "10.0.0.1", .init()) == .refuse)
        #expect(gate.judge(peer: "11.0.0.1", forwarding) == .refuse)
    }

    @Test func stopsAtAnAddressThatItCannotRead() {
        let gate = RequestGate(isEncrypted: true, proxies: ranges("10.0.0.1"))
        #expect(gate.judge(peer: "10.0.0.1", .init(addresses: ["1.2.3.4, unknown"])) == .pass(client: "10.0.0.1"))
    }

    @Test func stillServesThisMachineWhenTheProxyIsOnIt() {
        let gate = RequestGate(isEncrypted: false, proxies: ranges("127.0.0.1"))
        #expect(gate.judge(peer: "127.0.0.1", .init()) == .pass(client: "127.0.0.1"))
        #expect(gate.judge(peer: "127.0.0.1", .init(addresses: ["9.9.9.9"])) == .refuse)
    }
}
