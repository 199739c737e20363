internal import Geo
internal import TripModel

extension EventKind {
    /// The kinds that everybody has, by identifier. Their categories are those that calendar apps offer, in our
    /// languages; their preferences are what most people want, and each of them can be overruled.
    package static let predefined: [String: EventKind] = [
        "work": kind("💼", "steelblue", ["work", "lavoro", "ufficio"], []),
        "lecture": kind(
            "🎓",
            "mediumpurple",
            ["lecture", "class", "school", "lezione", "scuola", "università"],
            ["lecture", "lezione"]
        ),
        "exam": kind("📝", "crimson", ["exam", "esame"], ["exam", "esame"], wishes(bufferMinutes: 20)),
        "doctor": kind(
            "🩺",
            "teal",
            ["doctor", "dentist", "health", "medical", "medico", "dentista", "salute"],
            ["doctor", "dentist", "medico", "dentista"],
            wishes(bufferMinutes: 10)
        ),
        "sport": kind(
            "🏃",
            "limegreen",
            ["sport", "sports", "gym", "fitness", "palestra"],
            ["sport", "gym", "palestra"]
        ),
        // Full bags are not carried far.
        "shopping": kind(
            "🛍️",
            "orange",
            ["shopping", "groceries", "spesa", "acquisti"],
            ["shopping", "spesa"],
            wishes(maximumWalking: 1_000)
        ),
        // Nobody drives home from it.
        "nightOut": kind(
            "🌙",
            "midnightblue",
            ["night out", "party", "serata", "festa"],
            ["nightout", "party", "serata", "festa"],
            wishes(canDrive: false)
        ),
        "restaurant": kind("🍽️", "peru", ["restaurant", "ristorante"], ["restaurant", "ristorante"]),
        "train": kind("🚆", "royalblue", ["train", "treno"], [], wishes(bufferMinutes: 10)),
        // The usual time between the airport's door and take-off.
        "flight": kind(
            "✈️",
            "deepskyblue",
            ["flight", "volo"],
            ["flight", "volo"],
            wishes(bufferMinutes: 120, leadMinutes: 30)
        ),
    ]

    private static func kind(
        _ icon: String,
        _ color: String,
        _ categories: Set<String>,
        _ hashtags: Set<String>,
        _ travel: TravelPreferences = TravelPreferences()
    ) -> EventKind {
        EventKind(icon: icon, color: color, categories: categories, hashtags: hashtags, travel: travel)
    }

    private static func wishes(
        bufferMinutes: Int64? = nil,
        leadMinutes: Int? = nil,
        maximumWalking: Double? = nil,
        canDrive: Bool? = nil
    ) -> TravelPreferences {
        TravelPreferences(
            maximumWalking: maximumWalking.map { Metres($0) },
            canDrive: canDrive,
            bufferSeconds: bufferMinutes.map { $0 * 60 },
            leadMinutes: leadMinutes
        )
    }
}
