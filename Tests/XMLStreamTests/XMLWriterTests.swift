import Testing
import XMLStream

@Suite struct XMLWriterTests {
    private static let dav = "DAV:"

    @Test func writesPrefixedAndForeignNames() {
        var writer = XMLWriter(prefixes: [.init("D", Self.dav), .init("C", "urn:c")])
        writer.declaration()
        writer.open(XMLName(Self.dav, "a"))
        writer.element(XMLName("urn:c", "b"), "x<y>&\"", [("k", "\"<\n")])
        writer.empty(XMLName("urn:other", "c"))
        writer.close(XMLName(Self.dav, "a"))
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="utf-8"?>
                <D:a xmlns:D="DAV:" xmlns:C="urn:c"><C:b k="&quot;&lt;&#10;">x&lt;y&gt;&amp;"</C:b>\
                <c xmlns="urn:other"/></D:a>
                """
        )
    }

    @Test func keepsBytesThroughAReader() throws {
        let text = Array(
            "BEGIN:VCALENDAR\r\nSUMMARY:a & b <c> \u{E9}\u{1F6B2}\u{FFFC}\r\n\tfolded\r\nEND:VCALENDAR\r\n".utf8
        )
        var writer = XMLWriter(prefixes: [])
        writer.open(XMLName("", "a"))
        writer.text(text)
        writer.close(XMLName("", "a"))
        var reader = try XMLReader(writer.bytes)
        _ = reader.root()
        #expect(reader.textBytes() == text)
    }

    @Test func replacesWhatXMLCannotHold() throws {
        var writer = XMLWriter(prefixes: [])
        writer.element(XMLName("", "a"), "1\u{1}2\u{FFFE}3\u{0}\u{B}")
        var reader = try XMLReader(writer.bytes)
        _ = reader.root()
        #expect(reader.text() == "1\u{FFFD}2\u{FFFD}3\u{FFFD}\u{FFFD}")
    }

    /// Wherever the character stands, also across the sixteen bytes that are looked at together.
    @Test(arguments: 0..<40) func escapesAtEveryOffset(offset: Int) throws {
        for special in ["&", "<", "\r\n", "\r", "\r\r\n", "\u{FFFE}", "\u{FFFC}", "\"", "\t", "\u{E9}"] {
            let text = String(repeating: "x", count: offset) + special + String(repeating: "y", count: 39 - offset)
            var writer = XMLWriter(prefixes: [])
            writer.element(XMLName("", "a"), text, [("k", text)])
            var reader = try XMLReader(writer.bytes)
            _ = reader.root()
            let expected = text.replacing("\u{FFFE}", with: "\u{FFFD}")
            #expect(reader.attribute("k") == expected)
            #expect(reader.text() == expected)
        }
    }

    @Test func streams() {
        var writer = XMLWriter(prefixes: [.init("D", Self.dav)])
        writer.open(XMLName(Self.dav, "a"))
        let first = writer.take()
        writer.empty(XMLName(Self.dav, "b"))
        #expect(String(decoding: first + writer.take(), as: UTF8.self) == "<D:a xmlns:D=\"DAV:\"><D:b/>")
        #expect(writer.bytes.isEmpty)
    }
}
