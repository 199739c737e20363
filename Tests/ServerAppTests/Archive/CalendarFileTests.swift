import Testing

@testable import ServerApp

@Suite struct CalendarFileTests {
    private static let file = """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:x
        BEGIN:VTIMEZONE
        TZID:Long
        COMMENT:\(String(repeating: "x", count: 1000))
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:a
        DTSTART;TZID=Long:20260501T090000
        END:VEVENT
        BEGIN:VEVENT
        UID:b
        DTSTART;TZID=Long:20260502T090000
        END:VEVENT
        END:VCALENDAR

        """

    /// A zone stands once in the file, and in each object that names it.
    @Test(arguments: [(10_000, [true, true]), (1500, [true, false]), (0, [false, false])])
    func zonesAreBoundedInAllObjectsTogether(_ most: Int, _ expected: [Bool]) {
        let objects = CalendarFile.split(Array(Self.file.utf8), mostZoneBytes: most)
        let texts = objects.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts.map { $0.contains("TZID:Long") } == expected)
        #expect(texts.allSatisfy { $0.contains("DTSTART;TZID=Long:") })
    }
}
