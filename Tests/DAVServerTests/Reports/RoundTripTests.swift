import TestSupport
import Testing
import XMLStream

/// GET, calendar-multiget and calendar-query return what was PUT, byte for byte, under one ETag.
@Suite struct RoundTripTests {
    static let report = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""
    static let wanted = "<D:prop><D:getetag/><C:calendar-data/></D:prop>"

    /// Characters that are told differently by XML, by iCalendar or by the encoding, among any others.
    private static func text(using random: inout SplitMix64) -> String {
        let awkward: [Character] = [
            "<", ">", "&", "\"", "'", "\t", " ", "\\", ";", ",", ":", "=", "^", "é", "\u{85}", "\u{2028}", "\u{FEFF}",
            "\u{FFFD}", "\u{E000}", "👩‍👧", "\u{10FFFF}", "\u{0301}",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...60, using: &random) {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: text.append(awkward.randomElement(using: &random) ?? "x")
            case 1:
                text +=
                    ["]]>", "<![CDATA[", "&amp;", "&#13;", "\\n", "\r\n ", "\n\t", "%0D"].randomElement(using: &random)
                    ?? ""
            case 2: text.append(Character(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))))
            default:
                let scalar = Unicode.Scalar(UInt32.random(in: 0xA0...0x2_FFFF, using: &random)) ?? "x"
                if scalar.value & 0xFFFE != 0xFFFE { text.unicodeScalars.append(scalar) }
            }
        }
        return text
    }

    private static func object(_ uid: String, using random: inout SplitMix64) -> String {
        let names = ["SUMMARY", "DESCRIPTION", "LOCATION", "X-A", "COMMENT", "X-B;X-P=\"a;b\"", "CATEGORIES"]
        var lines: [String] = []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            lines.append("\(names.randomElement(using: &random) ?? "X-A"):\(text(using: &random))")
        }
        if Bool.random(using: &random) {
            lines += [
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "DESCRIPTION:\(text(using: &random))", "END:VALARM",
            ]
        }
        let head = ["UID:\(uid)", "DTSTAMP:20251101T000000Z", "DTSTART:20251112T090000Z"]
        let end = ["\r\n", "\n"].randomElement(using: &random) ?? "\r\n"
        return Samples.object("VEVENT", head + lines).replacing("\r\n", with: end)
    }

    /// Tags and calendars of a multistatus, by the last part of the address.
    static func told(_ answer: DoorAnswer) throws -> [String: [String]] {
        var reader = try XMLReader(answer.body)
        _ = reader.root()
        var result: [String: [String]] = [:]
        func leaves(_ name: XMLName, _ reader: inout XMLReader, _ found: inout [String: String]) {
            if ["href", "getetag", "calendar-data"].contains(name.local) {
                found[name.local] = reader.text()
            } else {
                while let child = reader.nextChild() { leaves(child, &reader, &found) }
            }
        }
        while let response = reader.nextChild() {
            var found: [String: String] = [:]
            leaves(response, &reader, &found)
            let name = found["href"]?.split(separator: "/").last.map(String.init) ?? ""
            result[name] = [found["getetag"] ?? "", found["calendar-data"] ?? ""]
        }
        return result
    }

    @Test(arguments: UInt64(0)..<20)
    func whatWasSentIsTold(seed: UInt64) async throws {
        let door = try await DoorFixture()
        var random = SplitMix64(seed: seed)
        var sent: [String: [String]] = [:]
        for number in 0..<10 {
            let name = "\(number).ics"
            let body = Self.object("u\(number)", using: &random)
            let answer = try await door.put(name, body)
            #expect(answer.status == 201, "\(answer.text)")
            sent[name] = [answer.field("ETag") ?? "-", body]
            let got = try await door.send("GET", DoorFixture.calendar + name)
            #expect(got.body == Array(body.utf8))
            #expect(got.field("ETag") == answer.field("ETag"))
        }
        let hrefs = sent.keys.map { "<D:href>\(DoorFixture.calendar)\($0)</D:href>" }.joined()
        let multiget = "<C:calendar-multiget \(Self.report)>\(Self.wanted)\(hrefs)</C:calendar-multiget>"
        let query = """
            <C:calendar-query \(Self.report)>\(Self.wanted)<C:filter><C:comp-filter name="VCALENDAR">
            <C:comp-filter name="VEVENT"/></C:comp-filter></C:filter></C:calendar-query>
            """
        for body in [multiget, query] {
            let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: body)
            let told = try Self.told(answer)
            #expect(told.keys.sorted() == sent.keys.sorted())
            for (name, expected) in sent {
                #expect(told[name].map { $0.map { Array($0.utf8) } } == expected.map { Array($0.utf8) }, "\(name)")
            }
        }
    }
}
