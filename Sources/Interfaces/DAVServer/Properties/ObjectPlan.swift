internal import CalDAV
internal import Calendars
internal import CivilTime
internal import HTTPNames
internal import ICalendar
internal import WebDAV
internal import XMLStream

/// How the properties of an object are written when all that a client asks for stands in its index row, as it does in
/// listings, synchronisations and multigets: constant markup made once for a request, and places between for what
/// differs from object to object.
///
/// It writes the very bytes that ``LoadedResource/render(given:)`` and `MultistatusWriter.response` would, at a tenth
/// of the cost.
struct ObjectPlan: Sendable {
    private enum Piece: Sendable {
        case markup([UInt8])
        case etag
        case type
        case length
        case modified
        case created
        case tag
        case data
    }

    private let opening: [UInt8]
    private let pieces: [Piece]
    /// For objects without a schedule tag, the one property that some have and some do not.
    private let untagged: [Piece]

    /// nil where a property is asked for that takes more than the row.
    ///
    /// - Parameters:
    ///   - names: what the client asks for, in order, each once.
    ///   - base: the address of the calendar, encoded, with its slash.
    ///   - hasData: whether the text of each object is given to ``write(_:data:into:)``.
    ///   - isMinimal: whether what is missing is left out.
    init?(_ names: [PropertyName], base: String, hasData: Bool, isMinimal: Bool) {
        guard let pieces = Self.pieces(names, hasData: hasData, missing: "") else { return nil }
        self.pieces = pieces
        let tag =
            "<D:propstat><D:prop><C:schedule-tag/></D:prop><D:status>HTTP/1.1 404 Not Found</D:status></D:propstat>"
        untagged =
            names.contains(CalDAVName.scheduleTag)
            ? Self.pieces(
                names.filter { $0 != CalDAVName.scheduleTag },
                hasData: hasData,
                missing: isMinimal ? "" : tag
            ) ?? [] : pieces
        var writer = XMLWriter(prefixes: [])
        writer.raw("<D:response><D:href>")
        writer.text(base)
        opening = writer.take()
    }

    private static func pieces(_ names: [PropertyName], hasData: Bool, missing: String) -> [Piece]? {
        var pieces: [Piece] = []
        var markup = Array("</D:href>".utf8)
        func add(_ text: String, _ piece: Piece, _ end: String) {
            markup += text.utf8
            pieces += [.markup(markup), piece]
            markup = Array(end.utf8)
        }
        // Nothing but what is missing: then there is no status for what is there.
        let isTold = !names.isEmpty || missing.isEmpty
        if isTold { markup += "<D:propstat><D:prop>".utf8 }
        for name in names {
            switch name {
            case DAVName.getETag: add("<D:getetag>\"", .etag, "\"</D:getetag>")
            case DAVName.getContentType: add("<D:getcontenttype>", .type, "</D:getcontenttype>")
            case DAVName.getContentLength: add("<D:getcontentlength>", .length, "</D:getcontentlength>")
            case DAVName.getLastModified: add("<D:getlastmodified>", .modified, "</D:getlastmodified>")
            case DAVName.creationDate: add("<D:creationdate>", .created, "</D:creationdate>")
            case DAVName.resourceType: markup += "<D:resourcetype/>".utf8
            case CalDAVName.scheduleTag: add("<C:schedule-tag>\"", .tag, "\"</C:schedule-tag>")
            case CalDAVName.calendarData where hasData: add("<C:calendar-data>", .data, "</C:calendar-data>")
            default: return nil
            }
        }
        if isTold { markup += "</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>".utf8 }
        markup += missing.utf8
        markup += "</D:response>\n".utf8
        pieces.append(.markup(markup))
        return pieces
    }

    /// Writes one response.
    ///
    /// - Parameters:
    ///   - object: what is told of.
    ///   - data: its text, in the form that was asked for.
    ///   - writer: where to.
    func write(_ object: ObjectSummary, data: [UInt8] = [], into writer: inout MultistatusWriter) {
        writer.markup(opening)
        // What an encoded name holds needs no escaping in XML.
        writer.markup(Href.encode(object.name))
        for piece in object.scheduleTag == nil ? untagged : pieces {
            switch piece {
            case .markup(let bytes): writer.markup(bytes)
            case .etag: writer.hexadecimal(object.etag.high, object.etag.low)
            case .type: writer.markup(CalendarContentType.of(object.kind))
            case .length: writer.markup(String(object.size))
            case .modified: writer.markup(HTTPDate.format(object.modifiedAt))
            case .created: writer.markup(object.createdAt.iso8601)
            case .tag: writer.markup(String(object.scheduleTag ?? 0))
            case .data: writer.text(data)
            }
        }
    }
}
