extension DemoTown {
    static let rowNames = [
        "North Gate Road", "Observatory Street", "Museum Street", "University Avenue", "Printers Lane", "Weavers Lane",
        "Bakers Lane",
        "Bridge Street", "Market Avenue", "Chapel Street", "Mill Street", "Rope Walk", "Fountain Street",
        "Hospital Road",
        "Garden Street", "Beach Road",
    ]
    static let columnNames = [
        "Lighthouse Way", "Acacia Street", "Alder Street", "Ash Street", "Aspen Street", "Beech Street", "Birch Street",
        "Cedar Street",
        "Cherry Street", "Chestnut Street", "Cypress Street", "Elder Street", "Linden Boulevard", "Hazel Street",
        "Holly Street",
        "Juniper Street", "Larch Street", "Laurel Street", "Maple Street", "Oak Street", "Station Street",
        "Pine Street",
        "Poplar Street", "Willow Street",
    ]
    static let villageRows = ["Heath Road", "Orchard Road", "Farholm Main Street", "Well Road", "Meadow Road"]
    static let villageColumns = ["Boat Lane", "Net Lane", "Anchor Lane", "Sail Lane", "Rudder Lane", "Keel Lane"]

    /// Name, tags, and the crossing at which it is located.
    static let sights: [(String, [(String, String)], Int, Int)] = [
        ("Harbour Works", [("office", "company")], 10, 3),
        ("City Library", [("amenity", "library")], 4, 12),
        ("Museum of Tides", [("tourism", "museum")], 2, 9),
        ("University of Lindenport", [("amenity", "university")], 3, 2),
        ("St Mark Hospital", [("amenity", "hospital")], 13, 18),
        ("Dental Practice Rossi", [("amenity", "dentist")], 5, 16),
        ("Vita Gym", [("leisure", "fitness_centre")], 12, 14),
        ("Cafe Aurora", [("amenity", "cafe")], 8, 11),
        ("Lantern Restaurant", [("amenity", "restaurant")], 14, 8),
        ("Town Hall", [("amenity", "townhall")], 8, 13),
        ("Sunflower Kindergarten", [("amenity", "kindergarten")], 6, 21),
        ("Old Chapel", [("amenity", "place_of_worship")], 9, 6),
        ("Linden Park", [("leisure", "park")], 11, 10),
    ]
    static let villageSights: [(String, [(String, String)], Int, Int)] = [
        ("Farholm Boatyard", [("craft", "boatbuilder")], 3, 4),
        ("Farholm Inn", [("amenity", "pub")], 1, 2),
    ]
}
