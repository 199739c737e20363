import Testing

@testable import AdminAPI

/// DNS rebinding: a page of another site reaches the port under that site's name.
@Suite struct LoopbackHostTests {
    @Test(arguments: [
        "localhost", "localhost:9180", "LOCALHOST:9180", "127.0.0.1:9180", "127.8.9.10", "[::1]:9180", "[::1]",
    ])
    func loopbackNamesAreAnswered(_ authority: String) { #expect(LoopbackHost.isLoopback(authority)) }

    @Test(arguments: [
        "evil.example", "evil.example:9180", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.1.1",
        "127.0.0",
        "10.0.0.1:9180", "[::2]:9180", "::1:9180", "", ":9180", "127.0.0.1:x", "127.0.0.300",
    ])
    func othersAreRefused(_ authority: String) { #expect(!LoopbackHost.isLoopback(authority)) }
}
