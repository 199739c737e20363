internal import TransitFeeds

/// translations.txt, indexed by the translated value.
struct FeedTranslations {
    struct Translation {
        /// BCP 47, in lower case.
        var language: String
        var text: String
    }

    private struct Field: Hashable {
        var table: String
        var field: String
    }

    private struct Record: Hashable {
        var id: String
        var part: String
    }

    /// More names of one thing are not kept.
    private static let maximumNames = 20

    private var records: [Field: [Record: [Translation]]] = [:]
    private var values: [Field: [String: [Translation]]] = [:]

    init(_ feed: Feed) {
        for record in feed.translations where !record.translation.isEmpty && !record.language.isEmpty {
            let field = Field(table: record.table, field: record.field)
            let translation = Translation(language: record.language.lowercased(), text: record.translation)
            if record.recordID.isEmpty {
                if !record.original.isEmpty {
                    values[field, default: [:]][record.original, default: []].append(translation)
                }
            } else {
                let key = Record(id: record.recordID, part: record.recordSubID)
                records[field, default: [:]][key, default: []].append(translation)
            }
        }
    }

    var isEmpty: Bool { records.isEmpty && values.isEmpty }

    /// What a value is called in other languages: those that name its record first, then those of all equal values,
    /// each language once.
    func names(
        _ table: String,
        _ field: String,
        id: String? = nil,
        part: String = "",
        value: String
    ) -> [Translation] {
        let field = Field(table: table, field: field)
        var found: [Translation] = []
        let own = id.flatMap { records[field]?[Record(id: $0, part: part)] } ?? []
        for translation in own + (values[field]?[value] ?? [])
        where found.count < Self.maximumNames && !found.contains(where: { $0.language == translation.language }) {
            found.append(translation)
        }
        return found
    }

    /// Whether single records of a field are translated.
    func namesRecords(of table: String, _ field: String) -> Bool { records[Field(table: table, field: field)] != nil }

    /// Of a stop; one without a name has its station's name.
    func names(of stop: StopRecord, in feed: Feed) -> [Translation] {
        let named = stop.name.isEmpty ? stop.parent.map { feed.stops[$0] } ?? stop : stop
        return names("stops", "stop_name", id: named.id, value: named.name)
    }
}

extension Feed {
    /// Names of stops in other languages, by index in ``stops``, each name once.
    func otherStopNames() -> [Int: [String]] {
        let translations = FeedTranslations(self)
        guard !translations.isEmpty else { return [:] }
        var names: [Int: [String]] = [:]
        for (number, stop) in stops.enumerated() {
            var own: [String] = []
            for translation in translations.names(of: stop, in: self)
            where translation.text != stop.name && !own.contains(translation.text) {
                own.append(translation.text)
            }
            if !own.isEmpty { names[number] = own }
        }
        return names
    }
}
