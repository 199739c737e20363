internal import ICalendar

/// An object of somebody else's calendar between what is stored and what one person sees of it.
struct SharedObject: Sendable {
    /// The object as the person sees it: with their own alarms in place of the owner's, and only as much of it as its
    /// class allows.
    ///
    /// `personal` is what the person laid over it. An object that can't be understood is hidden, since nobody can tell
    /// what is private in it.
    ///
    /// - Returns: nil where it is hidden.
    static func seen(
        _ object: StoredObject,
        with personal: [UInt8]?,
        heedingClass: Bool,
        limits: Limits
    ) -> StoredObject? {
        seen(object.bytes, with: personal, heedingClass: heedingClass, limits: limits).map(object.replacing)
    }

    /// The bytes that a person sees, and whether they are all that there is but for what is people's own.
    struct View: Sendable {
        var bytes: [UInt8]
        var isPartial: Bool
    }

    static func seen(
        _ stored: [UInt8],
        with personal: [UInt8]?,
        heedingClass: Bool,
        limits: Limits
    ) -> View? {
        guard let document = try? CalendarDocument(parsing: stored, limits: limits) else { return nil }
        let openness = heedingClass ? Classification(of: document) : .open
        guard openness != .hidden else { return nil }
        guard openness == .open else {
            return View(bytes: openness.visible(document).serialized(), isPartial: true)
        }
        let own = personal.map { PersonalData(stored: $0, limits: limits) } ?? .nobodys
        let seen = own.applied(to: EventLinkTag.withoutAddresses(document) ?? document)
        return View(bytes: seen.serialized(), isPartial: false)
    }

    /// What to store when a person who is not the owner writes an object.
    struct Division: Sendable {
        /// The object as its owner has it from then on.
        var stored: [UInt8]
        /// The person's own part; nil: nothing.
        var personal: [UInt8]?
        /// Whether all else is as it was, but for what says when and by what it was written.
        var keepsWhatAllSee: Bool
        /// Whether the zones that it defines mean the same as before.
        var keepsZones: Bool
    }

    /// Divides what a person sent. What the owner has of their own stays as it is in `standing`; in a new object the
    /// owner has nothing yet.
    ///
    /// - Throws: ``CalendarPrecondition/validCalendarData`` where it can't be read.
    static func divided(
        _ sent: [UInt8],
        over standing: [UInt8]?,
        limits: Limits
    ) throws(CalendarError) -> Division {
        let document: CalendarDocument
        do {
            document = try CalendarDocument(parsing: sent, limits: limits)
        } catch {
            throw .precondition(.validCalendarData, reason: "\(error)")
        }
        let personal = PersonalData(of: document).serialized()
        guard let standing, let before = try? CalendarDocument(parsing: standing, limits: limits) else {
            return Division(
                stored: PersonalData.nobodys.applied(to: document).serialized(),
                personal: personal,
                keepsWhatAllSee: false,
                keepsZones: false
            )
        }
        let after = PersonalData(of: before).applied(to: EventLinkTag.restored(document, from: before))
        return Division(
            stored: after == before ? standing : after.serialized(),
            personal: personal,
            keepsWhatAllSee: SharedMeaning(of: after) == SharedMeaning(of: before),
            keepsZones: haveSameZones(before, after, limits)
        )
    }

    private static func haveSameZones(_ before: CalendarDocument, _ after: CalendarDocument, _ limits: Limits) -> Bool {
        let names = [before, after].flatMap { document in
            document.calendar?.components(named: "VTIMEZONE").compactMap { $0.first("TZID")?.text } ?? []
        }
        let zones = (CalendarZones(before.components, limits: limits), CalendarZones(after.components, limits: limits))
        return Set(names).allSatisfy { zones.0.rules(forTZID: $0) == zones.1.rules(forTZID: $0) }
    }

}

extension PersonalData {
    /// Nobody's: without alarms; what takes time stays as it is.
    static let nobodys = PersonalData(of: CalendarDocument([]))
}

extension StoredObject {
    /// The same object as somebody sees it, with what follows from the bytes.
    func replacing(_ view: SharedObject.View) -> StoredObject {
        StoredObject(
            summary: ObjectSummary(
                id: id,
                collection: summary.collection,
                name: name,
                kind: kind,
                etag: ETag(of: view.bytes),
                size: view.bytes.count,
                modseq: summary.modseq,
                createdAt: summary.createdAt,
                modifiedAt: summary.modifiedAt,
                scheduleTag: summary.scheduleTag,
                isPartial: view.isPartial
            ),
            uid: uid,
            bytes: view.bytes,
            index: index
        )
    }
}
