package import TripModel

extension PersonPreferences {
    /// Reads preferences; null is as if the field were missing.
    ///
    /// - Throws: ``AccountError/invalidPreferences(_:)`` with every field that is wrong or unknown.
    package init(_ value: PreferenceValue) throws(AccountError) {
        self.init()
        var reader = PreferenceReader()
        let own = ["vehicles", "kinds", "showsTravelAsBusy", "lunch"]
        let fields = PreferenceField.all.map(\.name)
        for member in reader.members(value, at: "", known: { own.contains($0) || fields.contains($0) }) {
            switch member.name {
            case "vehicles": vehicles = reader.vehicles(member.value, at: member.pointer)
            case "kinds": kinds = reader.kinds(member.value, at: member.pointer)
            case "showsTravelAsBusy": showsTravelAsBusy = reader.flag(member.value, at: member.pointer)
            case "lunch": lunch = reader.lunch(member.value, at: member.pointer)
            default: reader.take(member.name, member.value, at: member.pointer, into: &travel)
            }
        }
        guard reader.problems.isEmpty else { throw .invalidPreferences(reader.problems) }
    }

    /// What is said here and nowhere else; reading it gives an equal value.
    package var value: PreferenceValue {
        var members = travel.members
        if let vehicles {
            members["vehicles"] = .list(
                vehicles.map { vehicle in
                    .members(["mode": .text(vehicle.mode.rawValue), "place": vehicle.place.map { .text($0) }].said)
                }
            )
        }
        members["showsTravelAsBusy"] = showsTravelAsBusy.map { .flag($0) }
        members["lunch"] = lunch?.value
        if !kinds.isEmpty { members["kinds"] = .members(kinds.mapValues(\.value)) }
        return .members(members)
    }

    /// These preferences changed by a JSON merge patch (RFC 7396).
    ///
    /// - Throws: ``AccountError/invalidPreferences(_:)``.
    package func patched(with patch: PreferenceValue) throws(AccountError) -> PersonPreferences {
        guard case .members = patch else {
            throw .invalidPreferences([PreferenceProblem(pointer: "", detail: "must be an object")])
        }
        return try PersonPreferences(value.merged(with: patch))
    }
}

extension TravelPreferences {
    /// The fields that say something, by name.
    package var members: [String: PreferenceValue] {
        var members: [String: PreferenceValue] = [:]
        for field in PreferenceField.all { members[field.name] = field.write(self) }
        return members
    }
}

extension EventKind {
    private static let lists = ["categories", "calendars", "hashtags"]
    private static let texts = ["title", "icon", "color"]
    static let names = texts + lists

    /// What is said here; an object with the fields of the preferences among its own.
    package var value: PreferenceValue {
        func sorted(_ set: Set<String>?) -> PreferenceValue? { set.map { .list($0.sorted().map { .text($0) }) } }
        var members = travel.members
        members["title"] = title.map { .text($0) }
        members["icon"] = icon.map { .text($0) }
        members["color"] = color.map { .text($0) }
        members["categories"] = sorted(categories)
        members["calendars"] = sorted(calendars)
        members["hashtags"] = sorted(hashtags)
        return .members(members)
    }
}

extension PreferenceReader {
    /// Takes over a field of ``PreferenceField/all``.
    fileprivate mutating func take(
        _ name: String,
        _ value: PreferenceValue,
        at pointer: String,
        into travel: inout TravelPreferences
    ) {
        for field in PreferenceField.all where field.name == name { field.read(&self, value, pointer, &travel) }
    }

    fileprivate mutating func vehicles(_ value: PreferenceValue, at pointer: String) -> [OwnedVehicle] {
        var vehicles: [OwnedVehicle] = []
        for (index, entry) in (list(value, at: pointer, most: 3) ?? []).enumerated() {
            let here = "\(pointer)/\(index)"
            var mode: TravelMode?
            var place: String?
            for member in members(entry, at: here, known: { ["mode", "place"].contains($0) }) {
                if member.name == "mode" {
                    mode = choice(member.value, at: member.pointer)
                } else {
                    place = text(member.value, at: member.pointer)
                }
            }
            guard let mode, mode.isOwnVehicle else {
                note("\(here)/mode", "must be bicycle, car or motorbike")
                continue
            }
            if vehicles.contains(where: { $0.mode == mode }) { note("\(here)/mode", "is there a second time") }
            vehicles.append(OwnedVehicle(mode: mode, place: place))
        }
        return vehicles
    }

    fileprivate mutating func kinds(_ value: PreferenceValue, at pointer: String) -> [String: EventKind] {
        var kinds: [String: EventKind] = [:]
        for member in members(value, at: pointer, known: { _ in true }) {
            let isName =
                member.name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } ?? false
                && member.name.utf8.count <= 40 && member.name.utf8.allSatisfy { $0.isLetterOrDigit }
            if !isName { note(member.pointer, "the identifier of a kind is 1 to 40 letters and digits") }
            kinds[member.name] = kind(member.value, named: member.name, at: member.pointer)
        }
        if kinds.count > PersonPreferences.mostKinds {
            note(pointer, "at most \(PersonPreferences.mostKinds) kinds can be kept")
        }
        return kinds
    }

    private mutating func kind(_ value: PreferenceValue, named name: String, at pointer: String) -> EventKind {
        var kind = EventKind()
        let fields = PreferenceField.all.map(\.name)
        for member in members(value, at: pointer, known: { EventKind.names.contains($0) || fields.contains($0) }) {
            switch member.name {
            case "title": kind.title = text(member.value, at: member.pointer)
            case "icon": kind.icon = text(member.value, at: member.pointer)
            case "color": kind.color = text(member.value, at: member.pointer)
            case "categories": kind.categories = folded(member.value, at: member.pointer)
            case "calendars": kind.calendars = texts(member.value, at: member.pointer).map(Set.init)
            case "hashtags": kind.hashtags = folded(member.value, at: member.pointer)
            default: take(member.name, member.value, at: member.pointer, into: &kind.travel)
            }
        }
        return kind
    }

    private mutating func folded(_ value: PreferenceValue, at pointer: String) -> Set<String>? {
        texts(value, at: pointer).map {
            Set($0.map { EventKind.folded($0.hasPrefix("#") ? String($0.dropFirst()) : $0) })
        }
    }
}

extension [String: PreferenceValue?] {
    /// Without what is not said.
    fileprivate var said: [String: PreferenceValue] { compactMapValues(\.self) }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
