internal import TripModel

/// What a break is for, by its name.
enum BreakWords {
    private static let meals: Set<String> = [
        "lunch", "dinner", "supper", "brunch", "meal", "eat", "pranzo", "cena", "mangiare", "pasto",
    ]
    private static let snacks: Set<String> = [
        "coffee", "breakfast", "snack", "tea", "break", "caffè", "caffe", "colazione", "merenda", "spuntino",
        "aperitivo", "pausa", "tè",
    ]

    /// Nil: nothing that one goes somewhere for.
    static func refreshment(of summary: String) -> Refreshment? {
        let words = Set(summary.lowercased().split { !$0.isLetter }.map(String.init))
        if !words.isDisjoint(with: meals) { return .meal }
        return words.isDisjoint(with: snacks) ? nil : .snack
    }
}
