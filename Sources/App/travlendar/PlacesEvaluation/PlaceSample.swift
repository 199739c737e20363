internal import Geo
internal import Geocoding

/// A place that was drawn, in one of the ways in which people write it.
struct PlaceSample {
    enum Kind: String, CaseIterable {
        case address
        /// A number that the map has nowhere in the street.
        case missingNumber = "number not in the map"
        case street
        case square
        case stop
        case place = "place of interest"
        case settlement
    }

    var kind: Kind
    /// What the report calls the way of writing.
    var form: String
    var text: String
    /// Where the text may mean by the data alone; several where two places are called the same.
    var accepted: [Coordinate]
}

/// Draws places from a network's index and writes them.
struct PlaceSampler {
    private let entries: [PlaceEntry]
    private let country: PostalCountry
    private let town: String?
    private let region: String
    private var generator: SampleGenerator
    private let byAddress: [String: [Coordinate]]
    private let byName: [String: [Coordinate]]
    private let numbersOfStreet: [String: Set<Int>]

    /// Parts of streets and stops that nobody types as a place.
    private static let ignored: Set<String> = [
        "address", "between", "entrance", "parking_entrance", "building", "emergency", "fuel", "parking",
    ]
    private static let settlements: Set<String> = ["city", "town", "village", "hamlet", "suburb"]

    /// Draws from `entries`; `all` tells what is called the same. `town` is written where the map does not say in which
    /// town a place is.
    init(
        _ entries: [PlaceEntry],
        of all: [PlaceEntry],
        country: PostalCountry,
        town: String?,
        region: String,
        seed: UInt64
    ) {
        self.entries = entries
        self.country = country
        self.town = town
        self.region = region
        generator = SampleGenerator(seed: seed)
        var byAddress: [String: [Coordinate]] = [:]
        var byName: [String: [Coordinate]] = [:]
        var numbers: [String: Set<Int>] = [:]
        for entry in all {
            if let street = entry.street, let number = entry.houseNumber {
                byAddress[Self.key(street + " " + number), default: []].append(entry.coordinate)
                numbers[Self.key(street), default: []].formUnion(
                    number.split { !$0.isNumber }.compactMap { Int($0) }
                )
            }
            for name in [entry.name] + entry.otherNames where !name.isEmpty {
                byName[Self.key(name), default: []].append(entry.coordinate)
            }
        }
        self.byAddress = byAddress
        self.byName = byName
        numbersOfStreet = numbers
    }

    /// What is the same for the ear: "STA. JUSTA" and "S.TA JUSTA".
    private static func key(_ text: String) -> String {
        TypedText.withoutAccents(text).lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The same draw for the same seed: of addresses so many, of other kinds fewer.
    mutating func samples(_ count: Int) -> [PlaceSample] {
        let houses = draw(count) { $0.street != nil && $0.houseNumber != nil }
        let streets = draw(count / 2) { $0.kind == "street" }
        let squares = draw(count / 5) { $0.kind == "square" }
        let stops = draw(count / 3) { entry in
            (entry.kind == "stop" || entry.kind == "station") && entry.name.contains(where: \.isLetter)
        }
        let settlements = draw(count / 5) { Self.settlements.contains($0.kind) }
        let places = draw(count / 2) { entry in
            entry.name.count > 2 && !["street", "square", "stop", "station"].contains(entry.kind)
                && !Self.ignored.contains(entry.kind) && !Self.settlements.contains(entry.kind)
        }
        var samples: [PlaceSample] = []
        for entry in houses { samples += addresses(of: entry) }
        for (kind, drawn) in [
            (PlaceSample.Kind.street, streets), (.square, squares), (.stop, stops), (.settlement, settlements),
            (.place, places),
        ] {
            for entry in drawn { samples += names(of: entry, kind) }
        }
        return samples
    }

    private mutating func draw(_ count: Int, where isWanted: (PlaceEntry) -> Bool) -> [PlaceEntry] {
        Array(entries.filter(isWanted).shuffled(using: &generator).prefix(max(1, count)))
    }

    // MARK: Addresses

    private mutating func addresses(of entry: PlaceEntry) -> [PlaceSample] {
        guard let street = entry.street, let number = entry.houseNumber else { return [] }
        let accepted = byAddress[Self.key(street + " " + number)] ?? [entry.coordinate]
        var samples: [PlaceSample] = []
        for form in country.forms {
            guard let text = write(form, entry, street, number) else { continue }
            samples.append(PlaceSample(kind: .address, form: form.name, text: text, accepted: accepted))
        }
        for form in ["plain", "plain, town"] {
            guard let plain = samples.first(where: { $0.form == form }) else { continue }
            samples += mistakes(in: plain)
        }
        let known = numbersOfStreet[Self.key(street)] ?? []
        let missing = (1...20).map { _ in Int.random(in: 1...((known.max() ?? 0) + 60), using: &generator) }
        if let number = missing.first(where: { !known.contains($0) }),
            let text = write(country.forms[0], entry, street, "\(number)")
        {
            let street = (byName[Self.key(street)] ?? []) + accepted
            samples.append(PlaceSample(kind: .missingNumber, form: "plain", text: text, accepted: street))
        }
        return samples
    }

    /// Nil where the map lacks what the form must have.
    private func write(_ form: PostalForm, _ entry: PlaceEntry, _ street: String, _ number: String) -> String? {
        let short = country.shortened(street)
        let town = entry.town ?? town
        if form.needsTown, town == nil { return nil }
        if form.needsPostcode, entry.postcode == nil { return nil }
        if form.needsShortening, short == nil { return nil }
        var text = form.template
        for (element, value) in [
            ("{street}", street), ("{short}", short ?? ""), ("{number}", number), ("{town}", town ?? ""),
            ("{TOWN}", town?.uppercased() ?? ""), ("{postcode}", entry.postcode ?? ""), ("{region}", region),
            ("{suburb}", ""),
        ] {
            text = text.replacing(element, with: value)
        }
        // What an empty element leaves behind.
        for (left, right) in [
            (" ()", ""), (" - \n", "\n"), (" -  - ", " - "), (" - , ", " - "), ("\n\n", "\n"), (" /", "/"),
        ] {
            text = text.replacing(left, with: right)
        }
        while let last = text.last, " ,-/\n".contains(last) { text.removeLast() }
        return text
    }

    // MARK: Names

    private mutating func names(of entry: PlaceEntry, _ kind: PlaceSample.Kind) -> [PlaceSample] {
        let accepted = byName[Self.key(entry.name)] ?? [entry.coordinate]
        let plain = PlaceSample(kind: kind, form: "name", text: entry.name, accepted: accepted)
        var samples = [plain] + mistakes(in: plain)
        func add(_ form: String, _ text: String?) {
            if let text { samples.append(PlaceSample(kind: kind, form: form, text: text, accepted: accepted)) }
        }
        if let town = entry.town ?? town, town != entry.name {
            add("name, town", "\(entry.name), \(town)")
            add("name town", "\(entry.name) \(town)")
        }
        if kind == .street || kind == .square { add("short name", country.shortened(entry.name)) }
        if kind == .place, let street = entry.street {
            let number = entry.houseNumber.map { " " + $0 } ?? ""
            add("name, address", "\(entry.name)\n\(street)\(number)")
        }
        return samples
    }

    // MARK: Mistakes

    private mutating func mistakes(in sample: PlaceSample) -> [PlaceSample] {
        var samples: [PlaceSample] = []
        func add(_ form: String, _ text: String?) {
            guard let text, text != sample.text else { return }
            samples.append(
                PlaceSample(kind: sample.kind, form: form, text: text, accepted: sample.accepted)
            )
        }
        add("typo", TypedText.withSlip(sample.text, using: &generator))
        add("no accents", TypedText.withoutAccents(sample.text))
        add("lower case", sample.text.lowercased())
        add("capitals", sample.text.uppercased())
        return samples
    }
}
