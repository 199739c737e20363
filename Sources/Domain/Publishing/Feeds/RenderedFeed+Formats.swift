internal import ICalendar

extension RenderedFeed {
    /// As jCal (RFC 7265).
    package var jCal: [UInt8] {
        guard let document = try? CalendarDocument(parsing: bytes) else { return [] }
        return JCal.value(of: document).serialized()
    }

    /// As xCal (RFC 6321).
    package var xCal: [UInt8] {
        guard let document = try? CalendarDocument(parsing: bytes) else { return [] }
        return XCal.serialized(document)
    }
}
