import HTTPPacking
import Testing

@Suite struct GzipTests {
    @Test(arguments: [
        "gzip", "GZIP", "x-gzip", "*", "deflate, gzip", "br;q=1.0, gzip;q=0.8", "gzip ;\tq=0.001", "gzip;q=words",
        "identity, *;q=0.5", "*;q=0, gzip",
    ])
    func isAccepted(_ header: String) { #expect(Gzip.isAccepted(header)) }

    @Test(arguments: [
        "", ",", ";", "identity", "gzipped", "gzi", "deflate;q=1, br", "gzip;q=0", "gzip; Q=0.000", "gzip;q=0, *",
        "*;q=0", "\u{301}gzip",
    ])
    func isNotAccepted(_ header: String) { #expect(!Gzip.isAccepted(header)) }

    @Test func nothingIsAcceptedWithoutAHeader() { #expect(!Gzip.isAccepted(nil)) }
}
