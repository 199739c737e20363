import CivilTime
import ICalendar
import Testing

@Suite struct BusyTimeTests {
    private func at(_ hour: Int) -> Instant { Instant(secondsSince1970: Int64(hour) * 3600) }

    private func period(_ from: Int, _ to: Int, _ kind: BusyPeriod.Kind = .busy) -> BusyPeriod {
        BusyPeriod(start: at(from), end: at(to), kind: kind)
    }

    @Test func heavierKindsCoverLighterOnes() {
        let merged = BusyTime.merged(
            [period(1, 5, .tentative), period(3, 7), period(7, 8), period(4, 6, .unavailable), period(20, 30)],
            in: at(2)..<at(22)
        )
        #expect(
            merged == [
                period(2, 3, .tentative), period(3, 4), period(4, 6, .unavailable), period(6, 8), period(20, 22),
            ]
        )
        #expect(BusyTime.free(merged, in: at(0)..<at(24)) == [at(0)..<at(2), at(8)..<at(20), at(22)..<at(24)])
    }

    @Test func eventsTakeTimeUnlessTheySayOtherwise() throws {
        let window = try Fixture.window("2026-03-01T00:00:00Z", "2026-03-03T00:00:00Z")
        let lines = "DTSTART:20260301T100000Z\nDTEND:20260301T110000Z\nRRULE:FREQ=DAILY"
        #expect(try Fixture.event(lines).busyPeriods(in: window, floating: .utc).count == 2)
        #expect(try Fixture.event(lines + "\nTRANSP:TRANSPARENT").busyPeriods(in: window, floating: .utc).isEmpty)
        #expect(try Fixture.event(lines + "\nSTATUS:CANCELLED").busyPeriods(in: window, floating: .utc).isEmpty)
        let tentative = try Fixture.event(lines + "\nSTATUS:TENTATIVE").busyPeriods(in: window, floating: .utc)
        #expect(tentative.map(\.kind) == [.tentative, .tentative])
    }

    @Test func writesFreeBusy() throws {
        let component = BusyTime.component(
            [period(1, 2), period(3, 4, .tentative), period(5, 6)],
            in: at(0)..<at(24),
            stamp: at(0)
        )
        #expect(
            component.all("FREEBUSY").map(\.value) == [
                "19700101T010000Z/19700101T020000Z,19700101T050000Z/19700101T060000Z",
                "19700101T030000Z/19700101T040000Z",
            ]
        )
        #expect(component.all("FREEBUSY")[1].parameter("FBTYPE") == "BUSY-TENTATIVE")
    }

    @Test func availabilitiesCoverEachOtherByPriority() throws {
        let document = try Fixture.document(
            """
            BEGIN:VAVAILABILITY
            UID:low
            DTSTAMP:20260101T000000Z
            PRIORITY:5
            BEGIN:AVAILABLE
            UID:a
            DTSTAMP:20260101T000000Z
            DTSTART:20260302T090000Z
            DTEND:20260302T170000Z
            RRULE:FREQ=DAILY
            END:AVAILABLE
            END:VAVAILABILITY
            BEGIN:VAVAILABILITY
            UID:high
            DTSTAMP:20260101T000000Z
            PRIORITY:1
            BUSYTYPE:BUSY
            DTSTART:20260302T120000Z
            DTEND:20260302T150000Z
            BEGIN:AVAILABLE
            UID:b
            DTSTAMP:20260101T000000Z
            DTSTART:20260302T130000Z
            DTEND:20260302T140000Z
            END:AVAILABLE
            END:VAVAILABILITY
            """
        )
        let components = document.calendar?.components ?? []
        let window = try Fixture.window("2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z")
        let busy = try Availability.busyPeriods(components, zones: CalendarZones([]), in: window, floating: .utc)
        func hour(_ text: String) throws -> Instant { try Fixture.instant("2026-03-0\(text):00:00Z") }
        #expect(
            busy == [
                BusyPeriod(start: try hour("2T00"), end: try hour("2T09"), kind: .unavailable),
                BusyPeriod(start: try hour("2T12"), end: try hour("2T13"), kind: .busy),
                BusyPeriod(start: try hour("2T14"), end: try hour("2T15"), kind: .busy),
                BusyPeriod(start: try hour("2T17"), end: try hour("3T00"), kind: .unavailable),
            ]
        )
    }
}
