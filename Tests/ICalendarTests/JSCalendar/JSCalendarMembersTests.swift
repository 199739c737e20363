import CivilTime
import ICalendar
import Testing

/// Every member of RFC 8984 there and back, through the bytes of iCalendar.
@Suite struct JSCalendarMembersTests {
    private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    private func back(_ value: JSONValue) throws -> JSONValue {
        let bytes = try JSCalendar.document(value).serialized()
        let object = try CalendarObject(CalendarDocument(parsing: bytes), acceptsMethod: true)
        return try #require(JSCalendar.value(of: object))
    }

    private static let event = #"""
        {"@type":"Event","uid":"e1","prodId":"-//t//t//EN","method":"request","created":"2025-01-01T00:00:00Z",
        "updated":"2025-01-02T00:00:00Z","sequence":3,"title":"Tea","description":"With cake, and more",
        "descriptionContentType":"text/plain","locale":"en","color":"red","priority":5,"privacy":"private",
        "freeBusyStatus":"busy","status":"tentative","useDefaultAlerts":true,"sentBy":"deputy@example.com",
        "requestStatus":"2.0;Success","start":"2025-03-03T09:00:00","timeZone":"Europe/Rome","duration":"PT1H",
        "keywords":{"food":true,"fun":true},"categories":{"http://example.com/c":true},
        "relatedTo":{"e0":{"@type":"Relation","relation":{"next":true,"parent":true}}},
        "locations":{"kitchen":{"@type":"Location","name":"Kitchen","description":"Upstairs",\#
        "locationTypes":{"cafe":true},
        "coordinates":"geo:45.5,9.25","links":{"p":{"@type":"Link","href":"http://example.com/p.jpg"}}},
        "airport":{"@type":"Location","relativeTo":"end","timeZone":"Asia/Tokyo","name":"Narita"}},
        "virtualLocations":{"v1":{"@type":"VirtualLocation","name":"Call","uri":"https://meet.example.com/1",
        "features":{"audio":true},"description":"Pin 1234"}},
        "links":{"l1":{"@type":"Link","href":"http://example.com/a.pdf","rel":"enclosure",\#
        "contentType":"application/pdf",
        "size":1234,"title":"Agenda","cid":"a@b"},"l2":{"@type":"Link","href":"http://example.com/i.png","rel":"icon",
        "display":"badge"},"l3":{"@type":"Link","href":"http://example.com/","rel":"describedby"},
        "l4":{"@type":"Link","href":"http://example.com/n","rel":"next","title":"Next"},
        "l5":{"@type":"Link","href":"data:text/plain;base64,SGVsbG8=","rel":"enclosure","contentType":"text/plain"}},
        "replyTo":{"imip":"mailto:ada@example.com","web":"https://example.com/rsvp"},
        "participants":{"ada":{"@type":"Participant","name":"Ada","sendTo":{"imip":"mailto:ada@example.com"},
        "roles":{"owner":true,"attendee":true},"participationStatus":"accepted","language":"en"},
        "bob":{"@type":"Participant","name":"Bob","email":"bob@example.com","description":"Baker","kind":"individual",
        "sendTo":{"imip":"mailto:bob@example.com","x-sip":"sip:bob@example.com"},
        "roles":{"attendee":true,"optional":true},"locationId":"kitchen","language":"it",\#
        "participationStatus":"delegated",
        "participationComment":"Sorry","expectReply":true,"scheduleAgent":"client","scheduleSequence":2,
        "scheduleStatus":["1.2","2.0"],"scheduleUpdated":"2025-01-02T00:00:00Z","sentBy":"b@example.org",\#
        "invitedBy":"ada",
        "delegatedTo":{"cyd":true},"memberOf":{"team":true},"links":{"c":{"@type":"Link",\#
        "href":"http://example.com/b.vcf"}}},
        "cyd":{"@type":"Participant","sendTo":{"imip":"mailto:cyd@example.com"},"roles":{"attendee":true,"x-boss":true},
        "delegatedFrom":{"bob":true}},
        "team":{"@type":"Participant","kind":"group","sendTo":{"imip":"mailto:team@example.com"},\#
        "roles":{"attendee":true}},
        "desk":{"@type":"Participant","name":"Desk","roles":{"contact":true},"email":"desk@example.com"}},
        "alerts":{"a1":{"@type":"Alert","trigger":{"@type":"OffsetTrigger","offset":"-PT10M"},"action":"display",
        "acknowledged":"2025-03-03T07:51:00Z"},
        "a2":{"@type":"Alert","trigger":{"@type":"OffsetTrigger","offset":"PT5M","relativeTo":"end"},"action":"email"},
        "a3":{"@type":"Alert","trigger":{"@type":"AbsoluteTrigger","when":"2025-03-03T07:55:00Z"},"action":"display",
        "relatedTo":{"a1":{"@type":"Relation","relation":{"parent":true}}}},
        "a4":{"@type":"Alert","trigger":{"@type":"x-moon","phase":"full"}}},
        "localizations":{"it":{"title":"Tè","locations/kitchen/name":"Cucina"},"de":{"title":"Tee"}},
        "example.com/custom":{"a":[1,2,{"b":null}]},
        "recurrenceRules":[{"@type":"RecurrenceRule","frequency":"weekly","byDay":[{"@type":"NDay","day":"mo"}]}],
        "excludedRecurrenceRules":[{"@type":"RecurrenceRule","frequency":"monthly","byMonthDay":[31]}],
        "recurrenceOverrides":{"2025-03-10T09:00:00":{"excluded":true},
        "2025-03-17T09:00:00":{"title":"Late tea","locations/kitchen/name":"Garden",\#
        "participants/bob/participationStatus":"declined",
        "participants/cyd":null,"alerts":null,"localizations/it/title":"Tè tardi"},
        "2025-03-18T09:00:00":{}}}
        """#

    @Test func aWholeEventComesBack() throws {
        let value = try json(Self.event)
        let back = try back(value)
        #expect(back.sorted == value.sorted, "\(value.difference(from: back))")
        // Once more from what came back: nothing piles up.
        #expect(try self.back(back).sorted == value.sorted)
    }

    @Test func aWholeTaskComesBack() throws {
        let value = try json(
            #"""
            {"@type":"Task","uid":"t1","prodId":"-//t//t//EN","updated":"2025-01-02T00:00:00Z","title":"Bake",
            "start":"2025-03-03T09:00:00","due":"2025-03-04T09:00:00","timeZone":"Europe/Rome",\#
            "estimatedDuration":"PT3H",
            "percentComplete":100,"progress":"completed","progressUpdated":"2025-03-03T12:00:00Z",
            "participants":{"bob":{"@type":"Participant","sendTo":{"imip":"mailto:bob@example.com"},\#
            "roles":{"attendee":true},
            "progress":"failed","progressUpdated":"2025-03-03T12:00:00Z","percentComplete":50,\#
            "participationStatus":"accepted"}},
            "replyTo":{"other":"https://example.com/ada"}}
            """#
        )
        #expect(try back(value).withoutOrganizer.sorted == value.sorted)
        let failed = try json(
            #"{"@type":"Task","uid":"t2","prodId":"p","updated":"2025-01-02T00:00:00Z","progress":"failed"}"#
        )
        #expect(try back(failed).sorted == failed.sorted)
    }

    /// A zone that the object defines, with the occurrences of its rules.
    @Test func aPrivateZoneComesBack() throws {
        let value = try json(
            #"""
            {"@type":"Event","uid":"z","prodId":"p","updated":"2025-01-02T00:00:00Z","start":"2025-03-03T09:00:00",
            "timeZone":"/home","duration":"PT25H","timeZones":{"/home":{"@type":"TimeZone","tzId":"home",\#
            "url":"http://example.com/z",
            "updated":"2024-01-01T00:00:00Z","validUntil":"2040-01-01T00:00:00Z","aliases":{"Old/Home":true},
            "standard":[{"@type":"TimeZoneRule","start":"2020-10-25T03:00:00","offsetFrom":"+02:30","offsetTo":"+01:30",
            "recurrenceRules":[{"@type":"RecurrenceRule","frequency":"yearly","byDay":[{"@type":"NDay","day":"su",\#
            "nthOfPeriod":-1}],
            "byMonth":["10"],"until":"2030-10-27T00:30:00"}],"names":{"HT":true},"comments":["Home"]}],
            "daylight":[{"@type":"TimeZoneRule","start":"2020-03-29T02:00:00","offsetFrom":"+01:30","offsetTo":"+02:30",
            "recurrenceOverrides":{"2025-03-30T02:00:00":{},"2026-03-29T02:00:00":{}}}]}},
            "recurrenceRules":[{"@type":"RecurrenceRule","frequency":"weekly","until":"2025-04-14T09:00:00"}]}
            """#
        )
        #expect(try back(value).sorted == value.sorted)
        let object = try CalendarObject(JSCalendar.document(value))
        let all = try object.occurrences(overlapping: .distantPast ..< .distantFuture, floating: .utc)
        #expect(all.map(\.start.iso8601).prefix(5).last == "2025-03-31T06:30:00Z")
        #expect(all.count == 7)
    }

    @Test func groupsAndSingleOccurrences() throws {
        let value = try json(
            #"""
            {"@type":"Group","uid":"g","title":"Work","description":"All of it","color":"blue",\#
            "source":"http://example.com/g",
            "entries":[{"@type":"Event","uid":"o","prodId":"p","updated":"2025-01-02T00:00:00Z",\#
            "start":"2025-03-03T10:00:00",
            "timeZone":"Europe/Rome","duration":"PT1H","recurrenceId":"2025-03-03T09:00:00",\#
            "recurrenceIdTimeZone":"Europe/Rome"},
            {"@type":"Task","uid":"t","prodId":"p","updated":"2025-01-02T00:00:00Z","title":"Bake"}]}
            """#
        )
        let document = try CalendarDocument(parsing: JSCalendar.document(value).serialized())
        #expect(JSCalendar.group(of: document).sorted == value.sorted)
    }

    /// Patches that RFC 8984 §1.4.9 forbids, and members that cannot be.
    @Test(arguments: [
        #"{"locations/1/name":"x"}"#, #"{"alerts":null,"alerts/1/action":"email"}"#, #"{"title/x":"y"}"#,
    ])
    func refusesPatches(patch: String) throws {
        let value = try json(
            #"{"@type":"Event","uid":"1","title":"a","start":"2025-03-03T09:00:00","#
                + #""recurrenceOverrides":{"2025-03-04T09:00:00":"#
                + patch + "}}"
        )
        let refusal = JSCalendarError.invalid(member: "recurrenceOverrides/2025-03-04T09:00:00")
        #expect(throws: refusal) { try JSCalendar.document(value) }
        #expect("\(refusal)".hasPrefix("recurrenceOverrides/2025-03-04T09:00:00 is missing or has a value"))
    }

    /// A change in the iCalendar form wins over kept JSON.
    @Test func changesWin() throws {
        let value = try json(
            #"{"@type":"Event","uid":"1","prodId":"p","updated":"2025-01-02T00:00:00Z","start":"2025-03-03T09:00:00","#
                + #""duration":"PT0S","localizations":{"de":{"title":"x"}},"participants":{"b":{"@type":"Participant","#
                + #""sendTo":{"imip":"mailto:b@example.com"},"roles":{"attendee":true},"participationComment":"no"}}}"#
        )
        var document = try JSCalendar.document(value)
        var calendar = try #require(document.calendar)
        var event = calendar.components[0]
        event.set(Property("DTEND", value: "20250303T100000"))
        event.remove("ATTENDEE")
        calendar.components = [event]
        document.calendar = calendar
        let object = try CalendarObject(document)
        let changed = try #require(JSCalendar.value(of: object)?.object)
        #expect(changed["duration"] == "PT1H")
        #expect(changed["participants"] == nil)
        #expect(changed["localizations"] != nil)
    }

    @Test(arguments: UInt64(0)..<200)
    func randomEventsComeBack(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let value = random.jsCalendar()
        let back = try back(value)
        #expect(back.sorted == value.sorted, "\(value.difference(from: back))")
    }
}

extension JSONValue {
    /// The differences from another object, for failure messages.
    fileprivate func difference(from other: JSONValue) -> String {
        let own = object?.sortedTexts ?? []
        let theirs = other.object?.sortedTexts ?? []
        return "\(Set(own).subtracting(theirs)) became \(Set(theirs).subtracting(own))"
    }

    /// With the members of all objects in the order of their names.
    var sorted: JSONValue {
        switch self {
        case .array(let values): return .array(values.map(\.sorted))
        case .object(let object):
            var result = JSONObject()
            for member in object.members.sorted(by: { $0.name < $1.name }) { result[member.name] = member.value.sorted }
            return .object(result)
        default: return self
        }
    }

    /// Without the participant that an organizer becomes who was only named as the one to reply to.
    fileprivate var withoutOrganizer: JSONValue {
        guard var object, var people = object["participants"]?.object else { return self }
        for member in people.members where member.value.object?["roles"]?.object?.members.map(\.name) == ["owner"] {
            people[member.name] = nil
        }
        object["participants"] = .object(people)
        return .object(object)
    }
}

extension JSONObject {
    fileprivate var sortedTexts: [String] {
        members.map { $0.name + ":" + String(decoding: $0.value.sorted.serialized(), as: UTF8.self) }
    }
}

extension SeededRandom {
    /// An event or task with members of every kind.
    fileprivate mutating func jsCalendar() -> JSONValue {
        let isTask = chance(30)
        var object: JSONObject = [
            "@type": isTask ? "Task" : "Event", "uid": .string("u\(number(1...9))"), "prodId": "p",
            "updated": "2025-01-02T00:00:00Z", "start": .string(localTime()),
            "timeZone": pick(["Europe/Rome", "Etc/UTC"]),
        ]
        if !isTask { object["duration"] = .string("PT\(number(1...40))H") }
        let texts = ["title", "description", "locale", "color", "descriptionContentType", "example.com/x", "sentBy"]
        for name in texts where chance(40) { object[name] = .string(plainText()) }
        if chance(40) { object["keywords"] = names() }
        if chance(40) { object["localizations"] = .object([plainText(): .object(["title": .string(plainText())])]) }
        if chance(50) { object["locations"] = map { random in random.location() } }
        if chance(50) { object["links"] = map { random in random.link() } }
        if chance(50) { object["alerts"] = map { random in random.alert() } }
        if chance(60) { object["participants"] = people() }
        if chance(50) {
            object["recurrenceRules"] = .array([.object(["@type": "RecurrenceRule", "frequency": "daily"])])
            let day = localTime()
            var patch: JSONObject = ["title": .string("patched " + plainText())]
            if object["locations"] != nil { patch["locations"] = .null }
            object["recurrenceOverrides"] = .object([day: .object(chance(30) ? ["excluded": true] : patch)])
        }
        return .object(object)
    }

    private mutating func localTime() -> String {
        CivilDateTime(secondsSinceEpoch: Int64(number(1_700_000_000...1_800_000_000))).iso8601
    }

    private mutating func plainText() -> String {
        (0..<number(1...4)).map { _ in
            pick(["a", "Tea", " b", ",", ";", "\\", ":", "\"", "^", "è", "~", "/", "\n", "x"])
        }.joined()
    }

    private mutating func names() -> JSONValue {
        var set = JSONObject()
        for _ in 0..<number(1...3) { set["k\(number(1...9))"] = true }
        return .object(set)
    }

    private mutating func map(_ make: (inout SeededRandom) -> JSONObject) -> JSONValue {
        var result = JSONObject()
        for _ in 0..<number(1...3) { result["id\(number(1...99))"] = .object(make(&self)) }
        return .object(result)
    }

    private mutating func location() -> JSONObject {
        var result: JSONObject = ["@type": "Location"]
        if chance(70) { result["name"] = .string(plainText()) }
        if chance(50) { result["description"] = .string(plainText()) }
        if chance(40) { result["coordinates"] = pick(["geo:1.5,2", "geo:1,2;u=5", "x"]) }
        return result
    }

    private mutating func link() -> JSONObject {
        var result: JSONObject = ["@type": "Link", "href": .string("http://example.com/\(number(1...99))")]
        result["rel"] = pick(["enclosure", "icon", "next", "describedby"])
        if chance(40) { result["title"] = .string(plainText()) }
        if chance(30) { result["size"] = .integer(Int64(number(1...999))) }
        if result["rel"] == "icon", chance(50) { result["display"] = "badge" }
        return result
    }

    private mutating func alert() -> JSONObject {
        var trigger: JSONObject = ["@type": "OffsetTrigger", "offset": .string("-PT\(number(1...50))M")]
        if chance(30) { trigger = ["@type": "AbsoluteTrigger", "when": "2025-01-02T00:00:00Z"] }
        if chance(20) { trigger = ["@type": "x-other", "value": .string(plainText())] }
        return ["@type": "Alert", "trigger": .object(trigger), "action": pick(["display", "email"])]
    }

    private mutating func people() -> JSONValue {
        var result = JSONObject()
        for index in 0..<number(1...4) {
            var person: JSONObject = [
                "@type": "Participant", "sendTo": .object(["imip": .string("mailto:p\(index)@example.com")]),
                "roles": .object(["attendee": true]),
            ]
            for name in ["name", "language", "description", "participationComment"] where chance(30) {
                person[name] = .string(plainText())
            }
            if chance(50) { person["participationStatus"] = pick(["accepted", "declined", "x-maybe"]) }
            if chance(30) { person["expectReply"] = .boolean(chance(50)) }
            result["p\(number(1...99))-\(index)"] = .object(person)
        }
        return .object(result)
    }
}
