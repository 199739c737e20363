import Testing
import WebDAV

@Suite struct HrefTests {
    @Test(arguments: [
        ("/", [], true), ("/dav/calendars/ana/", ["dav", "calendars", "ana"], true),
        ("/dav//calendars///ana", ["dav", "calendars", "ana"], false),
        ("/a%20b/%C3%A9.ics", ["a b", "\u{E9}.ics"], false), ("/a%252Fb", ["a%2Fb"], false),
        ("/%61na@example.org", ["ana@example.org"], false), ("/...", ["..."], false),
    ])
    func decodesOnce(_ path: String, _ segments: [String], _ isDirectory: Bool) throws {
        #expect(try Href(path: path) == Href(segments, isDirectory: isDirectory))
    }

    @Test(arguments: [
        ("", HrefError.malformed), ("dav", .malformed), ("/%", .malformed), ("/%4", .malformed), ("/%zz", .malformed),
        ("/%C3%28", .malformed), ("/a/../b", .unsafe), ("/a/%2e%2E/b", .unsafe), ("/.", .unsafe), ("/a/.", .unsafe),
        ("/a%2Fb", .unsafe), ("/a%5Cb", .unsafe), ("/a\\b", .unsafe), ("/a%00", .unsafe),
        ("/a%0D%0ASet-Cookie:x", .unsafe),
        ("/a\u{7F}", .unsafe), ("/..%2f", .unsafe), ("/.%2e/x", .unsafe),
        ("/" + String(repeating: "a", count: 9000), .malformed),
    ])
    func refuses(_ path: String, _ error: HrefError) {
        #expect(throws: error) { try Href(path: path) }
    }

    @Test func readsReferences() throws {
        let wanted = Href(["a b"], isDirectory: true)
        #expect(try Href(reference: "https://cal.example:8443/a%20b/", authorities: ["CAL.example:8443"]) == wanted)
        #expect(try Href(reference: "/a%20b/", authorities: ["x"]) == wanted)
        #expect(try Href(reference: "http://cal.example") == Href([], isDirectory: true))
        #expect(throws: HrefError.foreign) { try Href(reference: "https://other/a", authorities: ["cal.example"]) }
        #expect(throws: HrefError.foreign) { try Href(reference: "//other/a") }
        #expect(throws: HrefError.foreign) { try Href(reference: "/a?b") }
        #expect(throws: HrefError.unsafe) { try Href(reference: "http://h/a/%2e%2e/b") }
    }

    @Test func leavesPlainCharactersAlone() {
        let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@:!$()*,;="
        for byte in UInt8.min...127 {
            let character = String(UnicodeScalar(byte))
            #expect((Href.encode(character) == character) == plain.contains(character))
        }
    }

    @Test func encodes() throws {
        let href = Href(["dav", "a b%", "\u{E9}+&.ics"], isDirectory: false)
        #expect(href.encoded == "/dav/a%20b%25/%C3%A9%2B%26.ics")
        #expect(try Href(path: href.encoded) == href)
        #expect(Href([], isDirectory: true).encoded == "/")
    }
}
