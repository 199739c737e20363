package import ICalendar

/// An object of a file that somebody else wrote, fit to be stored: nobody is invited by it.
package struct ImportedObject: Equatable, Sendable {
    /// The same for the same UID, so that a file that is imported twice brings nothing new.
    package let name: String
    package let bytes: [UInt8]

    /// Bytes of time zones that the objects of one file get, of all objects together: each object has its own copy of
    /// them, so that one long definition would be written thousands of times.
    package static let mostZoneBytes = 64 << 20

    /// With the time zones that the object names, and without who takes part.
    ///
    /// - Parameters:
    ///   - object: of a file.
    ///   - isPublished: whether it is one publication of many: then its alarms are the publisher's, and do not ring
    ///     here, and DTSTAMP is that of its last change, since publishers write the file anew for each reader.
    ///   - room: the bytes that are left of ``mostZoneBytes``; where they don't suffice it is without zones, which are
    ///     then found by their names.
    package init(_ object: CalendarObject, isPublished: Bool = false, zonesWithin room: inout Int) {
        let components = [object.master].compactMap(\.self) + object.overrides
        let names = Set(components.flatMap { $0.properties.compactMap { $0.parameter("TZID") } })
        var zones = names.sorted().compactMap { object.zones.definition(of: $0) }
        let length = zones.reduce(0) { $0 + $1.approximateLength }
        if length > room { zones = [] } else { room -= length }
        let plain = components.map { component in
            var component = component
            for name in ["ORGANIZER", "ATTENDEE", "METHOD"] { component.remove(name) }
            if isPublished {
                component.removeComponents { $0.name == "VALARM" }
                let changed = component.first("LAST-MODIFIED") ?? component.first("CREATED")
                component.set(Property("DTSTAMP", value: changed?.value ?? "19700101T000000Z"))
            }
            return component
        }
        bytes = CalendarDocument(productIdentifier: "-//Travlendar+//EN", components: zones + plain).serialized()
        let uid = object.uid
        let isPlain = uid.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
        name = (isPlain && uid.utf8.count <= 200 ? uid : ETag(of: Array(uid.utf8)).value) + ".ics"
    }
}
