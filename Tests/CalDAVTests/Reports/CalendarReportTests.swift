import CalDAV
import CivilTime
import Testing
import WebDAV
import XMLStream

@Suite struct CalendarReportTests {
    private func reader(_ text: String) throws -> XMLReader {
        var reader = try XMLReader(
            Array(text.replacing("NS", with: "xmlns='DAV:' xmlns:C='urn:ietf:params:xml:ns:caldav'").utf8)
        )
        _ = reader.root()
        return reader
    }

    /// CalendarServer's calendarserver-principal-search, as Apple's clients send it.
    @Test func readsASearchForInvitees() throws {
        let opening = "<CS:calendarserver-principal-search NS xmlns:CS='http://calendarserver.org/ns/'"
        var whole = try reader(
            """
            \(opening) context="location"><CS:search-token> magna </CS:search-token><CS:search-token/>
            <CS:search-token>aula</CS:search-token><CS:limit><CS:nresults>42</CS:nresults></CS:limit>
            <prop><displayname/></prop><apply-to-principal-collection-set/></CS:calendarserver-principal-search>
            """
        )
        let search = try CalendarUserSearch(from: &whole)
        #expect(search.tokens == ["magna", "aula"])
        #expect(search.context == .location && search.limit == 42 && search.applyToPrincipalCollectionSet)
        #expect(search.properties == [DAVName.displayName])
        var least = try reader("\(opening) context=\"else\"/>")
        let plain = try CalendarUserSearch(from: &least)
        #expect(plain.context == .attendee && plain.limit == nil && plain.tokens.isEmpty)
        for wrong in ["0", "x", "-1"] {
            var reader = try reader(
                "\(opening)><CS:limit><CS:nresults>\(wrong)</CS:nresults></CS:limit>"
                    + "</CS:calendarserver-principal-search>"
            )
            #expect(throws: XMLError.self) { try CalendarUserSearch(from: &reader) }
        }
    }

    @Test func readsAQueryWhole() throws {
        var reader = try reader(
            """
            <C:calendar-query NS><prop><getetag/><C:calendar-data><C:expand start="20251112T000000Z" \
            end="20251113T000000Z"/>
            </C:calendar-data></prop><C:filter><C:comp-filter name="vcalendar"><C:comp-filter name="VEVENT">
            <C:time-range start="20251112T000000Z"/><C:prop-filter \
            name="summary"><C:text-match>x</C:text-match></C:prop-filter>
            </C:comp-filter></C:comp-filter></C:filter><limit><nresults>3</nresults></limit></C:calendar-query>
            """
        )
        let day = Instant(secondsSince1970: 1_762_905_600)
        let next = day.adding(seconds: 86_400)
        #expect(
            try CalendarQuery(from: &reader)
                == CalendarQuery(
                    selection: ReportSelection(
                        .some([DAVName.getETag, CalDAVName.calendarData]),
                        data: CalendarDataRequest(expand: TimeRangeCondition(start: day, end: next))
                    ),
                    filter: CalendarFilter(
                        ComponentFilter(
                            "VCALENDAR",
                            components: [
                                ComponentFilter(
                                    "VEVENT",
                                    timeRange: TimeRangeCondition(start: day, end: nil),
                                    properties: [PropertyFilter("SUMMARY", textMatch: TextMatch("x"))]
                                )
                            ]
                        )
                    ),
                    limit: 3
                )
        )
    }

    @Test func readsAMultiget() throws {
        var reader = try reader(
            "<C:calendar-multiget NS><allprop/><href> /a </href><href>/b%20</href><href>/a</href></C:calendar-multiget>"
        )
        let message = try CalendarMultiget(from: &reader)
        #expect(message.targets == ["/a", "/b%20", "/a"])
        #expect(message.selection.properties == .all(including: []))
        #expect(!message.selection.wantsData)
    }

    @Test func readsAFreeBusyQuery() throws {
        var good = try reader(
            "<C:free-busy-query NS><C:time-range start='20251112T000000Z' end='20251113T000000Z'/></C:free-busy-query>"
        )
        #expect(try FreeBusyQuery(from: &good).range.start?.secondsSince1970 == 1_762_905_600)
        for inside in ["", "<C:time-range start='20251112T000000Z'/>"] {
            var reader = try reader("<C:free-busy-query NS>\(inside)</C:free-busy-query>")
            #expect(throws: DAVError.self) { try FreeBusyQuery(from: &reader) }
        }
    }

    @Test func readsTimeZoneTexts() {
        func text(_ name: String) -> String {
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTIMEZONE\r\nTZID:\(name)\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n"
        }
        #expect(CalendarTimeZoneText.zone(of: text("America/New_York"))?.name == "America/New_York")
        #expect(CalendarTimeZoneText.zone(of: text("W. Europe Standard Time"))?.name == "Europe/Berlin")
        #expect(CalendarTimeZoneText.zone(of: text("Nowhere")) == nil && CalendarTimeZoneText.isValid(text("Nowhere")))
        #expect(!CalendarTimeZoneText.isValid("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"))
        // DAVx5 left out VERSION and PRODID up to 4.4.5 (ADR 0021).
        let bare = text("Europe/Paris").replacing("VERSION:2.0\r\n", with: "")
        #expect(CalendarTimeZoneText.zone(of: bare)?.name == "Europe/Paris")
        #expect(!CalendarTimeZoneText.isValid(bare.replacing("VCALENDAR", with: "XCALENDAR")))
    }

    @Test func largeSelectionsAreRefused() throws {
        func read(_ count: Int) throws {
            let names = (0..<count).map { "<C:comp name='X-\($0)'/>" }.joined()
            let data = "<C:calendar-data><C:comp name='VCALENDAR'>\(names)</C:comp></C:calendar-data>"
            var reader = try reader("<C:calendar-multiget NS><prop>\(data)</prop><href>/a</href></C:calendar-multiget>")
            _ = try CalendarMultiget(from: &reader)
        }
        try read(400)
        let error = #expect(throws: DAVError.self) { try read(600) }
        #expect(error?.status == .badRequest)
    }
}
