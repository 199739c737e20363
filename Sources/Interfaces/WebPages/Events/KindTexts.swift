internal import Accounts

/// Kinds of event in words.
enum KindTexts {
    private static let titles: [String: TextKey] = [
        "work": .kindWork, "lecture": .kindLecture, "exam": .kindExam, "doctor": .kindDoctor, "sport": .kindSport,
        "shopping": .kindShopping, "nightOut": .kindNightOut, "restaurant": .kindRestaurant, "train": .kindTrain,
        "flight": .kindFlight,
    ]

    /// What a kind is called.
    static func title(_ name: String, _ kind: EventKind, _ texts: TextTable) -> String {
        kind.title ?? titles[name].map { texts[$0] } ?? name
    }

    /// What an event of each kind has in its CATEGORIES, with the kind's title, by title; before them none, and what
    /// an event has already.
    static func categories(
        _ kinds: [String: EventKind],
        keeping category: String,
        _ texts: TextTable
    ) -> [(String, String)] {
        var options = kinds.map { name, kind -> (String, String) in
            let title = title(name, kind, texts)
            let known = kind.categories ?? [EventKind.folded(name)]
            let value = known.contains(EventKind.folded(title)) ? title : known.sorted().first ?? name
            return (value, [kind.icon, title].compactMap(\.self).joined(separator: " "))
        }
        options.sort { $0.0 < $1.0 }
        if !category.isEmpty, !options.contains(where: { $0.0 == category }) {
            options.insert((category, category), at: 0)
        }
        return [("", texts[.kindNone])] + options
    }
}
