import TestSupport
import Testing
import XMLStream

@Suite struct XMLReaderTests {
    @Test func pullsChildrenTextAndAttributes() throws {
        var reader = try XMLReader(
            Array(
                """
                <?xml version="1.0"?>
                <D:a xmlns:D="DAV:" xmlns="urn:x"><D:b k="v&amp;w">one <![CDATA[<two>]]></D:b>
                  <!-- no child --><c><d/></c><D:e/></D:a>
                """.utf8
            )
        )
        #expect(reader.root() == XMLName("DAV:", "a"))
        #expect(reader.nextChild() == XMLName("DAV:", "b"))
        #expect(reader.attribute("k") == "v&w")
        #expect(reader.text() == "one <two>")
        #expect(reader.nextChild() == XMLName("urn:x", "c"))
        #expect(reader.nextChild() == XMLName("urn:x", "d"))
        #expect(reader.nextChild() == nil)
        #expect(reader.nextChild() == nil)
        #expect(reader.nextChild() == XMLName("DAV:", "e"))
        reader.skip()
        #expect(reader.nextChild() == nil)
    }

    @Test func readsUTF16() throws {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "<a>\u{E9}\u{1F6B2}</a>".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        var reader = try XMLReader(bytes)
        #expect(reader.root() == XMLName("", "a"))
        #expect(reader.text() == "\u{E9}\u{1F6B2}")
    }

    @Test func fragmentStandsAlone() throws {
        var reader = try XMLReader(
            Array(
                """
                <a xml:lang="de" xmlns:p="urn:p"><p:b x="&quot;&#10;" p:y="1">t&lt;<c xmlns="urn:c"><d/></c></p:b></a>
                """.utf8
            )
        )
        _ = reader.root()
        _ = reader.nextChild()
        let fragment = reader.fragment()
        #expect(fragment.name == XMLName("urn:p", "b"))
        #expect(
            String(decoding: fragment.bytes, as: UTF8.self)
                == "<b xmlns=\"urn:p\" x=\"&quot;&#10;\" xmlns:n1=\"urn:p\" n1:y=\"1\" xml:lang=\"de\">"
                + "t&lt;<c xmlns=\"urn:c\"><d/></c></b>"
        )
        #expect(reader.nextChild() == nil)
        var again = try XMLReader(fragment.bytes)
        _ = again.root()
        #expect(again.fragment() == fragment)
    }

    @Test func errorsPointAtTheElement() throws {
        var reader = try XMLReader(Array("<a>\n <b></b>\n</a>".utf8))
        _ = reader.root()
        _ = reader.nextChild()
        let error = reader.error("b is wrong")
        #expect(error.line == 2)
        #expect(error.description.hasSuffix("b is wrong"))
    }
}

@Suite struct HostileXMLTests {
    private func refusal(of text: String, limits: XMLLimits = .standard) -> XMLError.Reason? {
        do throws(XMLError) {
            _ = try XMLReader(Array(text.utf8), limits: limits)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: [
        "<!DOCTYPE a><a/>",
        "<!DOCTYPE a SYSTEM \"http://127.0.0.1:9/x.dtd\"><a/>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://127.0.0.1:9/\">%p;]><a/>",
        "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;\">]><l>&c;</l>",
    ])
    func refusesDocumentTypes(_ text: String) {
        #expect(refusal(of: text) == .documentType)
    }

    @Test(arguments: [
        "<a", "<a>", "<a></b>", "<a>&undeclared;</a>", "<p:a/>", "<a><b xmlns:x=\"\"/></a>", "a", "<a/><b/>",
        "<a x=\"1\" x=\"2\"/>", "<a>\u{1}</a>", "\u{FEFF}", "<a>\u{0}</a>",
    ])
    func refusesWhatIsNotWellFormed(_ text: String) {
        guard case .malformed = refusal(of: text) else {
            Issue.record("read: \(text)")
            return
        }
    }

    @Test func refusesInvalidUTF8() {
        #expect(throws: XMLError.self) { try XMLReader(Array("<a>".utf8) + [0xC3, 0x28] + Array("</a>".utf8)) }
    }

    @Test func refusesTenThousandLevels() {
        let text = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
        #expect(refusal(of: text) == .limit("nested elements"))
    }

    /// libxml2 compares each attribute of a tag with all others: 300,000 of them took 128 s before the limit of
    /// attributes was asked.
    @Test(arguments: ["a%=''", "xmlns:a%='u:%'", "a%='>'"])
    func refusesLongStartTagsAtOnce(_ attribute: String) throws {
        let tag = "<a " + (0..<100_000).map { attribute.replacing("%", with: "\($0)") }.joined(separator: " ")
        for text in [tag + "/>", "<r>" + tag + "></a></r>", tag] {
            let time = ThreadClock.measure {
                #expect(refusal(of: text) == .limit("bytes in a start tag"))
                var wide: [UInt8] = [0xFE, 0xFF]
                for unit in text.utf16 { wide += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
                #expect(throws: XMLError.self) { try XMLReader(wide) }
            }
            #expect(time < .seconds(5))
        }
    }

    /// Only start tags are short: nothing else is refused for its length, and nothing is lost where the pieces meet.
    @Test(arguments: [4000, 16_384, 60_000])
    func longDocumentsAreReadWhole(_ count: Int) throws {
        let long = String(repeating: "xy<\u{E9}", count: count / 4)
        let plain = long.replacing("<", with: "&lt;")
        let text =
            "<!-- \(long) --><?pi \(long)?><a><b c='>'>\(plain)</b><!-- <b \(long) --><b><![CDATA[\(long)]]></b>"
            + String(repeating: "<b c='1>2'>\u{1F6B2}</b>", count: count / 10) + "</a>"
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        for bytes in [Array(text.utf8), wide] {
            var reader = try XMLReader(bytes)
            #expect(reader.root() == XMLName("", "a"))
            for _ in 0..<2 {
                #expect(reader.nextChild() == XMLName("", "b"))
                #expect(reader.text() == long)
            }
            var others = 0
            while reader.nextChild() != nil {
                #expect(reader.attribute(XMLName("", "c")) == "1>2" && reader.text() == "\u{1F6B2}")
                others += 1
            }
            #expect(others == count / 10)
        }
    }

    @Test func refusesByLimit() {
        let limits = XMLLimits(bytes: 100, depth: 3, elements: 4, attributes: 2, nameBytes: 5)
        let table: [(String, String)] = [
            ("<a><b/><b/><b/><b/></a>", "elements"), ("<a x='1' y='2' z='3'/>", "attributes"),
            ("<abcdef/>", "characters in a name"), ("<a>" + String(repeating: "x", count: 100) + "</a>", "bytes"),
            ("<a><b><c><d/></c></b></a>", "nested elements"), ("<a xmlns='u:1' xmlns:b='u:2' c=''/>", "attributes"),
        ]
        for (text, name) in table {
            #expect(refusal(of: text, limits: limits) == .limit(name))
        }
        #expect(throws: XMLError(.empty)) { try XMLReader([]) }
    }

    /// Bytes changed at random are read or refused, never a trap.
    @Test(arguments: UInt64(1)...64) func mutatedInputReturnsOrThrows(seed: UInt64) {
        var bytes = Array("<D:a xmlns:D='DAV:' k='v'><D:b>t&amp;</D:b><c xmlns='urn:c'><d e='f'/></c></D:a>".utf8)
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        for _ in 0..<4 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
        }
        guard var reader = try? XMLReader(bytes) else { return }
        _ = reader.root()
        _ = reader.fragment()
    }
}
