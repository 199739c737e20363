internal import Accounts
internal import Calendars
internal import CivilTime
internal import Cryptography
internal import ICalendar

/// Writes an event as people without an account read it.
///
/// What is published is a list of what may be, so that a property that nobody has thought of stays private. Who takes
/// part, alarms, attachments and what clients add for themselves are never published.
struct PublicEvent {
    /// How much is told of an event that its CLASS does not close further.
    let detail: FeedDetail
    let owner: Principal
    let words: PublicWords
    /// Mixed into the UIDs of events that are not told whole, so that nobody who knows a UID recognises the event.
    let salt: [UInt8]

    private static let times: Set<String> = ["DTSTART", "DTEND", "RECURRENCE-ID", "RDATE", "EXDATE"]
    private static let wholeTexts = ["DESCRIPTION", "LOCATION"]
    private static let wholeValues = ["GEO", "URL", "PRIORITY", "COLOR"]

    /// The components of an object.
    ///
    /// - Parameters:
    ///   - object: with the instances that are wanted.
    ///   - stored: says when it changed.
    ///   - isTravel: whether the planner has written it.
    ///   - heedsClass: whether CLASS closes it further. What the planner writes is always private, which is no wish of
    ///     the owner's.
    ///   - zones: takes the zones that the components name.
    /// - Returns: the master first; none where nothing of it is shown.
    func components(
        of object: CalendarObject,
        _ stored: StoredObject,
        isTravel: Bool = false,
        heedsClass: Bool,
        zones: inout PublicZones
    ) -> [Component] {
        // Warnings are for the owner, and no trips.
        guard !isTravel || object.master?.all("CATEGORIES").contains(where: { $0.value == "WARNING" }) != true else {
            return []
        }
        let detail = !heedsClass ? detail : min(detail, Self.most(of: Classification(of: object.document)))
        let shown = object.overrides.filter { isShown($0, detail) }
        var result: [Component] = []
        if let master = object.master, isShown(master, detail) {
            var component = published(master, of: object, stored, detail, isTravel, &zones)
            // A left-out instance that replaces one of the series is taken out of the series.
            for override in object.overrides where !isShown(override, detail) {
                guard let instance = override.first("RECURRENCE-ID"),
                    let time = zones.published(instance, in: object.zones)
                else { continue }
                let parameters = time.parameters.filter { $0.name != "RANGE" }
                component?.append(Property("EXDATE", parameterList: parameters, value: time.value))
            }
            result += [component].compactMap(\.self)
        }
        return result + shown.compactMap { published($0, of: object, stored, detail, isTravel, &zones) }
    }

    /// A cancelled event, for those who may have it in their calendars.
    func cancelled(_ object: CalendarObject, _ stored: StoredObject, zones: inout PublicZones) -> [Component] {
        let all = [object.master].compactMap(\.self) + object.overrides
        return all.compactMap { event in
            var component = published(event, of: object, stored, detail, false, &zones)
            component?.set(Property("STATUS", value: "CANCELLED"))
            return component
        }
    }

    /// What CLASS leaves to people who do not own the calendar.
    private static func most(of classification: Classification) -> FeedDetail {
        switch classification {
        case .open: .everything
        case .restricted: .titles
        case .timeOnly, .hidden: .busy
        }
    }

    /// Whether an event is there for readers: not one that is cancelled or that the owner has declined, and where only
    /// busy time is told, not one that takes none.
    private func isShown(_ event: Component, _ detail: FeedDetail) -> Bool {
        guard event.first("STATUS")?.value.uppercased() != "CANCELLED" else { return false }
        let isDeclined = event.all("ATTENDEE").contains { attendee in
            attendee.parameter("PARTSTAT")?.uppercased() == "DECLINED"
                && owner.isReached(at: CalendarUser(attendee.value))
        }
        guard !isDeclined else { return false }
        return detail >= .titles || event.first("TRANSP")?.value.uppercased() != "TRANSPARENT"
    }

    /// nil: it has no start that can be read.
    private func published(
        _ event: Component,
        of object: CalendarObject,
        _ stored: StoredObject,
        _ detail: FeedDetail,
        _ isTravel: Bool,
        _ zones: inout PublicZones
    ) -> Component? {
        guard let start = event.first("DTSTART").flatMap({ DateTimeValue($0) }) else { return nil }
        let changed = stored.summary.modifiedAt.basicText
        var properties = [
            Property.text("UID", uid(of: object, detail)),
            // Of the last change and not of this reading, so that the same event has the same bytes.
            Property("DTSTAMP", value: changed), Property("LAST-MODIFIED", value: changed),
            Property("SEQUENCE", value: "\(event.sequence)"),
        ]
        var seen: Set<String> = []
        for property in event.properties {
            let name = property.name
            switch name {
            case "RDATE", "EXDATE": break
            default: guard seen.insert(name).inserted else { continue }
            }
            if Self.times.contains(name) {
                if let time = zones.published(property, in: object.zones) { properties.append(time) }
            } else if name == "RRULE" {
                let rule = zones.published(rule: property.value, start: start, in: object.zones)
                properties.append(Property("RRULE", value: rule))
            } else if name == "DURATION", event.first("DTEND") == nil {
                properties.append(Property("DURATION", value: property.value))
            } else if name == "TRANSP", property.value.uppercased() == "TRANSPARENT" {
                properties.append(Property("TRANSP", value: "TRANSPARENT"))
            } else if name == "STATUS", ["TENTATIVE", "CONFIRMED"].contains(property.value.uppercased()) {
                properties.append(Property("STATUS", value: property.value.uppercased()))
            }
        }
        properties += content(of: event, detail, isTravel)
        return Component(name: "VEVENT", properties: properties)
    }

    private func content(of event: Component, _ detail: FeedDetail, _ isTravel: Bool) -> [Property] {
        let title = event.first("SUMMARY").map { PublicText.withoutDirectives($0.text) }
        switch detail {
        case .busy: return [.text("SUMMARY", words.busy)]
        // A trip leads from one town into another; the place of a stay is what is asked for.
        case .place: return [.text("SUMMARY", words.busy)] + (isTravel ? [] : coarsePlace(of: event))
        case .titles:
            guard !isTravel else { return [.text("SUMMARY", words.travel)] }
            return [.text("SUMMARY", title ?? words.untitled)] + coarsePlace(of: event)
        case .everything:
            // A trip's texts name events beside it and the place where it begins, which may be private, and the address
            // of its page, by which one decides about it (ADR 0055).
            let texts = (isTravel ? [] : Self.wholeTexts).compactMap { name in
                event.first(name).map { Property.text(name, PublicText.withoutDirectives($0.text)) }
            }
            let values = (isTravel ? [] : Self.wholeValues).compactMap { name in
                event.first(name).flatMap { Self.isReadable($0) ? Property(name, value: $0.value) : nil }
            }
            let categories = event.all("CATEGORIES").flatMap(\.textList).filter { !$0.isEmpty }
            let listed = categories.map { TextEscaping.escape($0) }.joined(separator: ",")
            return [.text("SUMMARY", title ?? words.untitled)] + texts + values
                + (listed.isEmpty ? [] : [Property("CATEGORIES", value: listed)])
        }
    }

    /// Subscribers drop a whole feed for one value that has not the form of its property.
    private static func isReadable(_ property: Property) -> Bool {
        let value = property.value
        switch property.name {
        case "GEO": return value.split(separator: ";").compactMap { Double($0) }.count == 2
        case "PRIORITY": return Int(value).map { (0...9).contains($0) } ?? false
        default: return !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        }
    }

    private func coarsePlace(of event: Component) -> [Property] {
        CoarsePlace.town(of: event).map { [Property.text("LOCATION", $0)] } ?? []
    }

    private func uid(of object: CalendarObject, _ detail: FeedDetail) -> String {
        guard detail < .everything else { return object.uid }
        let digest = SHA256.hash(of: salt + Array(object.uid.utf8)).hexadecimal
        return "\(digest.prefix(32))@travlendar"
    }
}
