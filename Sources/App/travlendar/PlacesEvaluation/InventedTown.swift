internal import Geo
internal import Geocoding

/// A town that is not on any map, in the manner of a country: for forms of addresses where no extract of it is at hand.
struct InventedTown {
    var name: String
    var region: String
    var postcode: String
    var streets: [String]
    var shops: [String]
    /// Its south-west corner, in the region that its addresses name.
    var corner: Coordinate

    static func of(_ country: String) -> InventedTown? { all[country.lowercased()] }

    /// Streets 300 m apart with houses every 15 m, even ones on the other side; every other house is a shop, as on maps
    /// that were drawn from the street. No place has the town's own name.
    func entries() -> [PlaceEntry] {
        var entries: [PlaceEntry] = []
        for (row, street) in streets.enumerated() {
            let latitude = corner.latitude + Double(row % 6) * 0.002_7
            let longitude = corner.longitude + Double(row / 6) * 0.012
            func place(_ east: Double, _ north: Double) -> Coordinate {
                Coordinate(latitude: latitude + north, longitude: longitude + east)
            }
            entries.append(
                PlaceEntry(
                    name: street,
                    town: name,
                    kind: "street",
                    coordinate: place(0.002, 0),
                    extent: Metres(150)
                )
            )
            for number in 1...20 where number % 7 != 0 {
                let isShop = number % 2 == row % 2
                let written = number == 12 ? "12A" : number == 15 ? "15-17" : "\(number)"
                if number == 17 { continue }
                entries.append(
                    PlaceEntry(
                        name: isShop
                            ? "\(shops[(row + number) % shops.count]) "
                                + "\(Self.owners[(row * 7 + number) % Self.owners.count])"
                            : "",
                        street: street,
                        houseNumber: written,
                        town: name,
                        postcode: postcode,
                        kind: isShop ? "shop" : "address",
                        coordinate: place(Double(number) * 0.000_2, number % 2 == 0 ? 0.000_1 : -0.000_1)
                    )
                )
            }
        }
        return entries
    }

    private static let owners = [
        "Alba", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Greta", "Hugo", "Irene", "Jonas", "Karin", "Lothar",
        "Miriam",
        "Norbert", "Olga", "Pablo", "Quirin", "Rosa", "Simon", "Teresa", "Ulrich", "Vera", "Walter", "Xenia", "Yvonne",
    ]

    private static let all: [String: InventedTown] = [
        "it": InventedTown(
            name: "Borgoluna",
            region: "AL",
            postcode: "15099",
            streets: [
                "Via Giuseppe Garibaldi", "Viale della Libertà", "Piazza San Marco", "Corso Italia", "Via Roma",
                "Via XX Settembre", "Largo Augusto", "Via Santa Caterina", "Vicolo Stretto", "Via Generale Cantore",
                "Via 4 Novembre", "Strada Provinciale",
            ],
            shops: ["Panificio Aurora", "Farmacia Moderna", "Libreria Centrale"],
            corner: Coordinate(latitude: 44.72, longitude: 8.72)
        ),
        "pt": InventedTown(
            name: "Vilar da Lua",
            region: "",
            postcode: "4990-123",
            streets: [
                "Rua de São Bento", "Avenida da Liberdade", "Praça da República", "Travessa do Carmo",
                "Rua Doutor António Macedo", "Largo da Sé", "Estrada Nacional", "Rua 5 de Outubro",
                "Alameda dos Plátanos",
                "Rua General Silveira", "Rua Dom Afonso", "Rua das Flores",
            ],
            shops: ["Padaria Ideal", "Farmácia Nova", "Livraria Lusa"],
            corner: Coordinate(latitude: 41.87, longitude: -8.35)
        ),
        "br": InventedTown(
            name: "Lua Nova",
            region: "RS",
            postcode: "90990-900",
            streets: [
                "Rua Barão do Amazonas", "Avenida Ipiranga", "Praça da Matriz", "Alameda Santos", "Travessa Ferreira",
                "Rua Doutor Flores", "Rua General Câmara", "Avenida Nove de Julho", "Rua Coronel Bordini",
                "Rua São Luís", "Rua Padre Chagas", "Largo dos Leões",
            ],
            shops: ["Padaria Real", "Farmácia Popular", "Livraria Sul"],
            corner: Coordinate(latitude: -29.2, longitude: -52.9)
        ),
        "gb": InventedTown(
            name: "Moonbridge",
            region: "",
            postcode: "NP99 8ED",
            streets: [
                "High Street", "Station Road", "Church Lane", "Victoria Avenue", "Queens Drive", "Market Square",
                "St Mary's Terrace", "Park Gardens", "Mill Court", "Saint John Street", "The Crescent", "Albert Place",
            ],
            shops: ["Corner Bakery", "Village Chemist", "Old Book Shop"],
            corner: Coordinate(latitude: 51.77, longitude: -2.95)
        ),
        "de": InventedTown(
            name: "Mondhausen",
            region: "",
            postcode: "99998",
            streets: [
                "Hauptstraße", "Bahnhofstraße", "Schulstraße", "Berliner Straße", "Marktplatz", "Gartenstraße",
                "Lindenallee", "Kirchgasse", "Am Alten Graben", "Sankt Martin Straße", "Ringweg", "Schiller Platz",
            ],
            shops: ["Bäckerei Sommer", "Stadt Apotheke", "Bücherstube"],
            corner: Coordinate(latitude: 50.93, longitude: 10.72)
        ),
        "fr": InventedTown(
            name: "Lunebourg",
            region: "",
            postcode: "89999",
            streets: [
                "Rue de la Paix", "Avenue Victor Hugo", "Boulevard Voltaire", "Place de la Mairie",
                "Rue du Général Leclerc",
                "Allée des Tilleuls", "Chemin des Vignes", "Impasse du Moulin", "Rue Saint Antoine", "Rue de l'Église",
                "Rue du 8 Mai 1945", "Quai de la Marne",
            ],
            shops: ["Boulangerie Petit", "Pharmacie Centrale", "Librairie du Coin"],
            corner: Coordinate(latitude: 47.5, longitude: 2.1)
        ),
        "es": InventedTown(
            name: "Villaluna",
            region: "",
            postcode: "49998",
            streets: [
                "Calle Mayor", "Avenida de la Constitución", "Plaza de España", "Paseo del Río", "Calle San Juan",
                "Carretera de Burgos", "Calle Doctor Fleming", "Calle del Carmen", "Ronda Norte", "Calle Santa Ana",
                "Calle General Ricardos", "Calle de la Luna",
            ],
            shops: ["Panadería Sol", "Farmacia Real", "Librería Cervantes"],
            corner: Coordinate(latitude: 41.7, longitude: -6.1)
        ),
        "us": InventedTown(
            name: "Moon Valley",
            region: "CA",
            postcode: "94999",
            streets: [
                "Main Street", "Twin Dolphin Drive", "Gateway Boulevard", "North Second Street", "Oak Avenue",
                "Barber Lane",
                "Park Road", "West End Avenue", "Lincoln Court", "Saint Charles Place", "East Bay Street", "Broadway",
            ],
            shops: ["Sunny Diner", "Valley Pharmacy", "Corner Books"],
            corner: Coordinate(latitude: 37.25, longitude: -121.35)
        ),
    ]
}
