internal import Accounts
internal import CivilTime
internal import ICalendar

extension ObjectService {
    /// Everything that a write needs and that can be known before its unit of work.
    func prepare(
        _ bytes: [UInt8],
        for collection: CalendarCollection,
        name: String,
        if condition: WriteCondition
    ) async throws(CalendarError) -> (CalendarObject, ObjectWrite) {
        guard collection.kind.isCalendar else { throw .forbidden(privilege: "bind") }
        let now = clock.now()
        let compiled = try compiler.compile(bytes, now: now)
        guard collection.properties.components.contains(compiled.index.kind) else {
            throw .precondition(
                .supportedCalendarComponent,
                reason: "\(compiled.index.kind.rawValue) can't be stored in this calendar"
            )
        }
        if collection.kind == .travel {
            let published = try await repository.findPublishedItem(
                named: name,
                uid: compiled.index.uid,
                in: collection.id
            )
            if let published { try TravelWriteRules.check(compiled.object, against: published) }
        }
        var write = ObjectWrite(
            collection: collection.id,
            name: name,
            bytes: bytes,
            etag: ETag(of: bytes),
            index: compiled.index,
            condition: condition,
            now: now,
            planning: await context.planningScope(for: collection, at: now),
            defaultQuota: limits.homeBytes
        )
        if collection.kind == .travel { write.travelLimit = limits.travelBytes / 2 }
        let attachments = compiled.object.managedAttachments
        if !attachments.isEmpty { write.attachments = AttachmentUse(ids: attachments, taker: collection.owner) }
        return (compiled.object, write)
    }

    /// What a client sends may name attachments that there are, with a SIZE that is not theirs: then what is stored
    /// says theirs (RFC 8607 §3.7).
    func correctSizes(
        _ write: inout ObjectWrite,
        of object: CalendarObject
    ) async throws(CalendarError) -> CalendarObject {
        guard let use = write.attachments else { return object }
        let sizes = try await repository.sizesOfAttachments(use.ids)
        guard let document = object.correctingSizes(sizes) else { return object }
        let corrected = try compiler.object(document)
        write.bytes = document.serialized()
        write.etag = ETag(of: write.bytes)
        write.index = try compiler.index(of: corrected, now: write.now)
        return corrected
    }
}
