import TestSupport
import Testing

/// Real calendars of other programs: what is stored of them is told again byte for byte, and what is refused is what
/// RFC 5545 or RFC 4791 refuses.
@Suite(.enabled(if: SharedData.isExpected, "../shared/corpora is not there"))
struct CorpusTests {
    @Test func whatOthersWroteIsTold() async throws {
        let files = try CorpusFile.all()
        #expect(files.count > 300)
        let halves = [files.indices.filter { $0 % 2 == 0 }, files.indices.filter { $0 % 2 == 1 }]
        let refused = try await withThrowingTaskGroup(of: [String].self) { group in
            for half in halves {
                group.addTask {
                    let door = try await DoorFixture()
                    var refused: [String] = []
                    for index in half { refused += try await Self.refusals(of: files[index], door) }
                    return refused
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
        }
        let expected = Set(CorpusRefusals.all.values.joined())
        #expect(refused.subtracting(expected).sorted() == [], "refused, and not known why")
        #expect(expected.subtracting(refused).sorted() == [], "not refused any more")
    }

    /// Stores what is in a file in a calendar of its own and reads it in every way; gives back what was refused.
    private static func refusals(of file: CorpusFile, _ door: DoorFixture) async throws -> [String] {
        let calendar = DoorFixture.home + "corpus/"
        #expect(try await door.send("MKCALENDAR", calendar, body: kinds).status == 201)
        var sent: [String: [UInt8]] = [:]
        var refused: [String] = []
        for (number, object) in try file.objects().enumerated() {
            let path = "\(calendar)\(number).ics"
            let answer = try await door.send("PUT", path, ["Content-Type": "text/calendar"], bytes: object)
            if answer.status == 201 {
                #expect(try await door.send("GET", path).body == object, "\(file.path) \(number)")
                sent["\(number).ics"] = object
            } else {
                #expect(answer.status == 403 && answer.text.contains("<C:"), "\(file.path) \(number) \(answer.status)")
                let isVersion = answer.text.contains("no-uid-conflict")
                if !file.isBad, !isVersion { refused.append("\(file.path) \(number)") }
            }
        }
        let hrefs = sent.keys.map { "<D:href>\(calendar)\($0)</D:href>" }.joined()
        let filter = "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>"
        let wish = "\(RoundTripTests.report)>\(RoundTripTests.wanted)"
        for body in [
            "<C:calendar-multiget \(wish)\(hrefs)</C:calendar-multiget>",
            "<C:calendar-query \(wish)\(filter)</C:calendar-query>",
        ] where !sent.isEmpty {
            let told = try RoundTripTests.told(try await door.send("REPORT", calendar, ["Depth": "1"], body: body))
            #expect(told.keys.sorted() == sent.keys.sorted(), "\(file.path)")
            for (name, object) in sent {
                #expect(told[name]?.last.map { Array($0.utf8) } == object, "\(file.path) \(name)")
            }
        }
        #expect(try await door.send("DELETE", calendar).status == 204)
        return refused
    }

    private static let kinds: String = {
        let kinds = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY"].map { "<C:comp name=\"\($0)\"/>" }
        return """
            <C:mkcalendar \(RoundTripTests.report)><D:set><D:prop><C:supported-calendar-component-set>\(kinds.joined())\
            </C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>
            """
    }()
}
