internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV
internal import XMLStream

/// Reads what clients set on a calendar into changes of its properties; what is not known is kept as it is.
enum CollectionSettings {
    /// Live properties that a client may set; every other live one is protected.
    static let settable: Set<PropertyName> = [
        DAVName.displayName, CalDAVName.calendarDescription, CalDAVName.calendarTimezone,
        CalDAVName.calendarTimezoneID, CalDAVName.scheduleCalendarTransp, AppleName.calendarColor,
        AppleName.calendarOrder,
        // Older clients set it on a calendar, where it means nothing: it is kept as it was sent.
        CalDAVName.calendarFreeBusySet,
    ]

    /// - Throws: a 403 with its element where the property is protected or the value is none of it.
    static func change(_ instruction: PropertyUpdate.Instruction) throws(DAVError) -> [CollectionChange] {
        guard settable.contains(instruction.name) || PropertyTable.byName[instruction.name] == nil else {
            throw DAVError(
                .forbidden,
                DAVCondition("cannot-modify-protected-property"),
                "\(instruction.name.local) is the server's"
            )
        }
        switch instruction {
        case .remove(let name): return removal(of: name)
        case .set(let setting) where setting.name == CalDAVName.calendarTimezone: return try timeZone(setting)
        case .set(let setting) where setting.name == CalDAVName.calendarTimezoneID: return try timeZoneID(setting)
        case .set(let setting):
            do throws(XMLError) {
                return try change(setting)
            } catch {
                throw DAVError(.conflict, error.description)
            }
        }
    }

    private static func change(_ setting: PropertySetting) throws(XMLError) -> [CollectionChange] {
        switch setting.name {
        case DAVName.displayName: return [.displayName(try setting.text()), try language(of: setting)]
        case CalDAVName.calendarDescription: return [.description(try setting.text()), try language(of: setting)]
        case AppleName.calendarColor: return [.color(try setting.text())]
        case AppleName.calendarOrder:
            let text = try setting.text()
            guard let order = Int(text) else { throw XMLError(.unexpected("calendar-order must be a number")) }
            return [.order(order)]
        case CalDAVName.scheduleCalendarTransp:
            var reader = try setting.reader()
            switch PropertySelection.names(in: &reader) {
            case [CalDAVName.opaque]: return [.transparency(.opaque)]
            case [CalDAVName.transparent]: return [.transparency(.transparent)]
            default: throw XMLError(.unexpected("schedule-calendar-transp must hold opaque or transparent"))
            }
        default: return [.dead(deadName(setting.name), setting.fragment.bytes)]
        }
    }

    /// A text that says its language (RFC 4791 §5.2.1, RFC 4918 §4.3) is given back as it was sent: the element is kept
    /// beside it.
    private static func language(of setting: PropertySetting) throws(XMLError) -> CollectionChange {
        let isSaid = try setting.reader().language != nil
        return .dead(deadName(setting.name), isSaid ? setting.fragment.bytes : nil)
    }

    /// The element of a text that said its language.
    static func spoken(_ name: PropertyName, of calendar: CalendarCollection) -> PropertyValue? {
        calendar.properties.dead[deadName(name)].map { .whole(XMLFragment(name: name, bytes: $0)) }
    }

    /// The text of a calendar-timezone that says no rules.
    static func keptTimeZone(of calendar: CalendarCollection) -> String? {
        guard let bytes = calendar.properties.dead[deadName(CalDAVName.calendarTimezone)],
            var reader = try? XMLReader(bytes)
        else { return nil }
        _ = reader.root()
        return reader.text()
    }

    private static func deadName(_ name: PropertyName) -> DeadPropertyName {
        DeadPropertyName(namespace: name.namespace, name: name.local)
    }

    private static func removal(of name: PropertyName) -> [CollectionChange] {
        switch name {
        case DAVName.displayName: [.displayName(nil), .dead(deadName(name), nil)]
        case CalDAVName.calendarDescription: [.description(nil), .dead(deadName(name), nil)]
        case AppleName.calendarColor: [.color(nil)]
        case AppleName.calendarOrder: [.order(nil)]
        case CalDAVName.scheduleCalendarTransp: [.transparency(.opaque)]
        // One property in two forms (RFC 7809 §3.1.5).
        case CalDAVName.calendarTimezone, CalDAVName.calendarTimezoneID:
            [.timeZone(nil), .dead(deadName(CalDAVName.calendarTimezone), nil)]
        default: [.dead(deadName(name), nil)]
        }
    }

    /// The zone by its name (RFC 7809 §5.2); calendar-timezone then has its definition.
    private static func timeZoneID(_ setting: PropertySetting) throws(DAVError) -> [CollectionChange] {
        let name: String
        do throws(XMLError) {
            name = try setting.text()
        } catch {
            throw DAVError(.conflict, error.description)
        }
        guard let text = CalendarTimeZoneText.text(ofZone: name), let zone = CalendarTimeZoneText.zone(of: text) else {
            throw CalendarCondition.unknownZone(name)
        }
        let dead = deadName(CalDAVName.calendarTimezone)
        return [.timeZone(CollectionTimeZone(text: text, name: zone.name)), .dead(dead, nil)]
    }

    /// A zone of the client's own is kept with its definition, which decides; one that says no rules is given back as
    /// it was sent, and decides nothing.
    private static func timeZone(_ setting: PropertySetting) throws(DAVError) -> [CollectionChange] {
        let text: String
        do throws(XMLError) {
            var reader = try setting.reader()
            text = reader.text()
        } catch {
            throw DAVError(.conflict, error.description)
        }
        guard CalendarTimeZoneText.isValid(text) else {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("valid-calendar-data"),
                "calendar-timezone must hold a calendar with one VTIMEZONE"
            )
        }
        let dead = deadName(CalDAVName.calendarTimezone)
        guard let zone = CalendarTimeZoneText.zone(of: text) else {
            return [.timeZone(nil), .dead(dead, setting.fragment.bytes)]
        }
        let name = CalendarTimeZoneText.isNamed(zone) ? zone.name : nil
        return [.timeZone(CollectionTimeZone(text: text, name: name)), .dead(dead, nil)]
    }
}
