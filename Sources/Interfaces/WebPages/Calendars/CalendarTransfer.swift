internal import Accounts
internal import Calendars
internal import HTTPTypes
internal import Hummingbird
internal import ICalendar
internal import NIOCore

/// A calendar as one file: out, and into a calendar.
struct CalendarTransfer: Sendable {
    /// Objects that one file brings at most.
    private static let most = 5_000

    // MARK: Out

    func export(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        guard collection.isReadable else { throw AccountError.notFound }
        var calendar = Component(
            name: "VCALENDAR",
            properties: [Property("VERSION", value: "2.0"), .text("PRODID", "-//Travlendar+//Pages//EN")]
        )
        if let name = collection.properties.displayName { calendar.append(.text("X-WR-CALNAME", name)) }
        var zones: Set<String> = []
        let objects = visit.services.calendars.objects
        for try await page in objects.pages(matching: ObjectQuery(), in: collection, as: visit.person.id) {
            for stored in page {
                guard let parts = (try? CalendarDocument(parsing: stored.bytes))?.calendar?.components else { continue }
                calendar.append(
                    contentsOf: parts.filter { part in
                        guard part.name == "VTIMEZONE" else { return true }
                        return zones.insert(part.first("TZID")?.value ?? "").inserted
                    }
                )
            }
        }
        let bytes = CalendarDocument([calendar]).serialized()
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/calendar; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"\(Self.fileName(collection)).ics\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    /// Letters and digits of the calendar's name that no system takes amiss.
    private static func fileName(_ collection: CalendarCollection) -> String {
        let name = collection.properties.displayName ?? collection.name
        let kept = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return kept.isEmpty ? "calendar" : String(kept.prefix(40))
    }

    // MARK: In

    /// Stores each event, task or entry of a file as a PUT would; what is there already is left as it is.
    func importFile(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        var problems = FormProblems()
        guard let file = visit.form.file("file") else {
            problems.note("file", visit.texts[.chooseAFile])
            return try await CalendarSettingsPage().page(collection, problems, visit)
        }
        guard let document = try? CalendarDocument(parsingLeniently: file.bytes), document.calendar != nil else {
            problems.note("file", visit.texts[.fileUnreadable])
            return try await CalendarSettingsPage().page(collection, problems, visit)
        }
        var isPartial = false
        let objects = CalendarObject.all(in: document) { _, _ in isPartial = true }
        if objects.count > Self.most { isPartial = true }
        var room = ImportedObject.mostZoneBytes
        for object in objects.prefix(Self.most) {
            let object = ImportedObject(object, zonesWithin: &room)
            do {
                _ = try await visit.services.calendars.objects.put(
                    object.bytes,
                    at: ObjectAddress(calendar: collection.address, name: object.name),
                    if: .absent,
                    as: visit.person.id
                )
            } catch CalendarError.unavailable(let detail) {
                throw CalendarError.unavailable(logDetail: detail)
            } catch {
                isPartial = true
            }
        }
        return visit.redirect(to: "/calendars", saying: isPartial ? .importedPartly : .imported)
    }
}
