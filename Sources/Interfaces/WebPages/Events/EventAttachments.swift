internal import Accounts
internal import ByteText
internal import Calendars
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import ICalendar
internal import NIOCore

/// Files that are attached to an event: listed on its page, added and removed there (RFC 8607, as calendar apps have
/// them).
struct EventAttachments: Sendable {
    /// A row of the event's page.
    struct Row {
        var name: String
        var size: String?
        /// nil: it is inside the event and no file of ours.
        var address: String?
        /// nil: it can't be removed here.
        var id: String?
        var removeLabel: String
    }

    static func rows(of event: OpenEvent, _ visit: Visit) -> [Row] {
        event.occurrence.component.all("ATTACH").prefix(100).map { property in
            let id = property.parameter("MANAGED-ID")
            let name =
                property.parameter("FILENAME").flatMap { $0.isEmpty ? nil : $0 } ?? visit.texts[.attachmentUnnamed]
            let isLink = property.value.hasPrefix("https://") || property.value.hasPrefix("http://")
            return Row(
                name: id == nil && isLink ? property.value : name,
                size: property.parameter("SIZE").flatMap { Int($0) }.map { size($0, visit.texts) },
                address: id.map { visit.prefix + event.address.path("files/" + PercentEncoding.encode($0)) }
                    ?? (isLink ? property.value : nil),
                id: id,
                removeLabel: "\(visit.texts[.delete]): \(name)"
            )
        }
    }

    /// `12 kB`, `1.4 MB`.
    private static func size(_ bytes: Int, _ texts: TextTable) -> String {
        if bytes < 1_000_000 { return "\((bytes + 999) / 1_000) kB" }
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10)\(texts[.decimalMark])\(tenths % 10) MB"
    }

    func add(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        guard let file = visit.form.file("file"), !file.bytes.isEmpty else {
            return visit.redirect(to: event.address.path, saying: .fileMissing)
        }
        let name = String(file.name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "file")
        let upload = AttachmentUpload(bytes: file.bytes, type: "application/octet-stream", name: name)
        return try await change(.add(upload, instances: nil), event, saying: .fileAdded, visit)
    }

    func remove(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        return try await change(.remove(id: visit.form["id"], instances: nil), event, saying: .deleted, visit)
    }

    private func change(
        _ change: AttachmentChange,
        _ event: OpenEvent,
        saying notice: Notice,
        _ visit: Visit
    ) async throws -> Response {
        let base = visit.site.origin + visit.prefix + "/dav/attachments/"
        _ = try await visit.services.calendars.attachments.changeAttachments(
            change,
            of: event.address.object(of: visit),
            uri: { base + $0.id },
            if: .matches([event.stored.etag]),
            as: visit.person.id
        )
        return visit.redirect(to: event.address.path, saying: notice)
    }

    /// The file, to be saved: a browser must not show what somebody else has attached as a page of ours.
    func download(_ visit: Visit) async throws -> Response {
        let found = try await visit.services.calendars.attachments.attachment(
            try visit.parameter("file"),
            as: visit.person.id
        )
        let name = PercentEncoding.encode(found.name ?? "file")
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/octet-stream", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename*=UTF-8''\(name)",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: found.bytes))
        )
    }
}
