public import Columns

/// Names of stops, lines and headsigns of a ``Timetable`` in other languages (GTFS translations.txt).
public struct TranslatedNames: Sendable {
    /// The kinds of named things.
    public enum Subject: Hashable, Sendable {
        case stop(StopIndex)
        case shortName(RouteIndex)
        case longName(RouteIndex)
        /// A headsign wherever a feed shows it.
        case headsign(TextIndex, FeedIndex)
        /// The headsign of one trip when it leaves a call; it precedes the headsign's own translation.
        case call(TripIndex, Int)

        /// The place of the name in a language, by which names are ordered.
        fileprivate func key(_ language: Int) -> UInt64 {
            let (kind, part, row): (UInt64, UInt64, UInt32) =
                switch self {
                case .stop(let stop): (0, 0, stop.rawValue)
                case .shortName(let route): (1, 0, route.rawValue)
                case .longName(let route): (2, 0, route.rawValue)
                case .headsign(let text, let feed): (3, UInt64(feed.rawValue) & 0xFFFF, text.rawValue)
                case .call(let trip, let call): (4, UInt64(call) & 0xFFFF, trip.rawValue)
                }
            return kind << 60 | UInt64(language) << 48 | part << 32 | UInt64(row)
        }
    }

    /// The most languages of one network.
    public static let maximumLanguages = 200

    /// BCP 47, in lower case, in alphabetical order.
    public let languages: [String]
    /// Ascending.
    private let keys: Column<UInt64>
    /// Beside `keys`, places in `texts`.
    private let numbers: Column<UInt32>
    private let texts: StringTable

    /// - Parameter names: by language (BCP 47, in lower case). Those of languages beyond ``maximumLanguages`` are left
    ///   out.
    public init(_ names: [Subject: [String: String]]) {
        languages = Array(Set(names.values.flatMap(\.keys)).sorted().prefix(Self.maximumLanguages))
        let order = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
        var rows: [(key: UInt64, text: String)] = []
        for (subject, translations) in names {
            for (language, text) in translations {
                if let number = order[language] { rows.append((subject.key(number), text)) }
            }
        }
        rows.sort { $0.key < $1.key }
        var pool = TextPool()
        numbers = Column(rows.map { pool.intern($0.text) })
        keys = Column(rows.map(\.key))
        texts = StringTable(pool.texts)
    }

    /// Whether there are no translations.
    public var isEmpty: Bool { keys.isEmpty }

    /// The name in a language (BCP 47): that of its region where there is one, else any of the language.
    ///
    /// `original`: the language of the name in the timetable.
    ///
    /// - Returns: nil where there is none, or the timetable's own is in that language.
    public func text(of subject: Subject, in language: String, insteadOf original: String) -> String? {
        let wanted = language.lowercased()
        if let exact = languages.firstIndex(of: wanted).flatMap({ text(subject.key($0)) }) { return exact }
        let primary = Self.primary(wanted)
        guard Self.primary(original.lowercased()) != primary else { return nil }
        for (number, other) in languages.enumerated() where Self.primary(other) == primary {
            if let text = text(subject.key(number)) { return text }
        }
        return nil
    }

    private static func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }

    private func text(_ key: UInt64) -> String? {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key ? texts[Int(numbers[low])] : nil
    }
}

extension TranslatedNames {
    /// The kind of the column file.
    public static let fileKind = "transit-names"
    /// The version of the file layout; raise it with every change.
    public static let fileVersion: UInt32 = 1

    /// Writes the translations as a column file. Throws ``ColumnFileError`` if the file cannot be written.
    public func write(to path: String) throws(ColumnFileError) {
        var writer = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        writer.add("languages", strings: languages)
        writer.add("keys", keys.array)
        writer.add("numbers", numbers.array)
        writer.add("texts", strings: texts.array)
        try writer.write(to: path)
    }

    /// Maps a file written by ``write(to:)``.
    ///
    /// - Throws: ``ColumnFileError``, or ``TimetableError/inconsistent(_:)``.
    public static func open(_ path: String) throws -> TranslatedNames {
        let file = try ColumnFile(mapping: path, kind: fileKind, version: fileVersion)
        let names = TranslatedNames(
            languages: try file.strings("languages").array,
            keys: try file.column("keys"),
            numbers: try file.column("numbers"),
            texts: try file.strings("texts")
        )
        guard names.keys.count == names.numbers.count, names.languages.count <= maximumLanguages,
            names.numbers.indices.allSatisfy({ Int(names.numbers[$0]) < names.texts.count })
        else { throw TimetableError.inconsistent("names") }
        return names
    }

    private init(languages: [String], keys: Column<UInt64>, numbers: Column<UInt32>, texts: StringTable) {
        self.languages = languages
        self.keys = keys
        self.numbers = numbers
        self.texts = texts
    }
}
