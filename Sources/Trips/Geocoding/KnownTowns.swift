package import Geo

/// Larger towns of the world, by name: so that none of them is taken for a street or a café of its name in another
/// region.
///
/// Only where a town lies is known, to a tenth of a degree or better; a place in it must come from a map.
package enum KnownTowns {
    /// How far from its middle a place may be that is said to be in a town.
    static let reach = Metres(20_000)

    /// Where the towns of this name are, in its own language or in English; empty where it is no town that we know.
    package static func places(called words: [String]) -> [Coordinate] { table[words.joined(separator: " ")] ?? [] }

    /// Whether a text names a town, as a part of its own, that a place cannot be in.
    package static func isOutside(_ place: Coordinate, of text: String) -> Bool {
        PlaceParts(text).withTownsApart().parts.contains { part in
            let towns = places(called: PlaceWords.words(of: part))
            return !towns.isEmpty && !towns.contains { $0.distance(to: place) <= reach }
        }
    }

    /// Whether a place is close to the middle of one of `towns`, and to no other town as close.
    static func isCentral(_ place: Coordinate, in towns: [Coordinate]) -> Bool {
        guard let close = towns.map({ $0.distance(to: place) }).min(), close <= centre else { return false }
        return table.values.joined().allSatisfy { $0.distance(to: place) >= close }
    }

    private static let centre = Metres(3_500)

    /// How many words at the end of a text are a town's name; 0 where it ends otherwise.
    static func wordsAtEnd(of words: [String]) -> Int {
        (1...4).reversed().first { count in
            count < words.count && table[words.suffix(count).joined(separator: " ")] != nil
        } ?? 0
    }

    private static let table: [String: [Coordinate]] = {
        var table: [String: [Coordinate]] = [:]
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: ":")
            let numbers = fields.last.map { $0.split(separator: " ").compactMap { Double($0) } } ?? []
            guard fields.count == 2, numbers.count == 2 else { continue }
            for name in fields[0].split(separator: ",") {
                table[PlaceWords.words(of: name).joined(separator: " "), default: []].append(
                    Coordinate(latitude: numbers[0], longitude: numbers[1])
                )
            }
        }
        return table
    }()

    private static let lines = """
        Roma,Rome:41.894 12.483
        Milano,Milan:45.464 9.19
        Napoli,Naples:40.8 14.3
        Torino,Turin:45.1 7.7
        Palermo:38.1 13.4
        Genova,Genoa:44.4 8.9
        Bologna:44.5 11.3
        Firenze,Florence:43.8 11.3
        Bari:41.1 16.9
        Catania:37.5 15.1
        Venezia,Venice:45.4 12.3
        Mestre:45.5 12.2
        Verona:45.4 11.0
        Messina:38.2 15.6
        Padova,Padua:45.4 11.9
        Trieste:45.7 13.8
        Taranto:40.5 17.2
        Brescia:45.5 10.2
        Parma:44.8 10.3
        Prato:43.9 11.1
        Modena:44.6 10.9
        Reggio Calabria,Reggio di Calabria:38.1 15.7
        Reggio Emilia,Reggio nell'Emilia:44.7 10.6
        Perugia:43.1 12.4
        Livorno:43.6 10.3
        Ravenna:44.4 12.2
        Cagliari:39.2 9.1
        Foggia:41.5 15.5
        Rimini:44.1 12.6
        Salerno:40.7 14.8
        Ferrara:44.8 11.6
        Sassari:40.7 8.6
        Latina:41.5 12.9
        Monza:45.6 9.3
        Siracusa,Syracuse:37.1 15.3
        Pescara:42.5 14.2
        Bergamo:45.7 9.7
        Forlì:44.2 12.0
        Cesena:44.1 12.2
        Trento:46.1 11.1
        Vicenza:45.5 11.5
        Terni:42.6 12.6
        Bolzano,Bozen:46.5 11.4
        Novara:45.4 8.6
        Piacenza:45.1 9.7
        Ancona:43.6 13.5
        Arezzo:43.5 11.9
        Andria:41.2 16.3
        Udine:46.1 13.2
        Lecce:40.4 18.2
        La Spezia:44.1 9.8
        Alessandria:44.9 8.6
        Pesaro:43.9 12.9
        Catanzaro:38.9 16.6
        Pistoia:43.9 10.9
        Brindisi:40.6 17.9
        Treviso:45.7 12.2
        Varese:45.8 8.8
        Como:45.8 9.1
        Grosseto:42.8 11.1
        Caserta:41.1 14.3
        Asti:44.9 8.2
        Ragusa:36.9 14.7
        Cremona:45.1 10.0
        Pavia:45.2 9.2
        Cosenza:39.3 16.3
        Massa:44.0 10.1
        Carrara:44.1 10.1
        Trapani:38.0 12.5
        Potenza:40.6 15.8
        Viterbo:42.4 12.1
        Benevento:41.1 14.8
        Matera:40.7 16.6
        Agrigento:37.3 13.6
        Teramo:42.7 13.7
        Chieti:42.4 14.2
        L'Aquila:42.35 13.4
        Avezzano:42.0 13.4
        Sulmona:42.0 13.9
        Rieti:42.4 12.9
        Frosinone:41.6 13.3
        Campobasso:41.6 14.7
        Isernia:41.6 14.2
        Ascoli Piceno,Ascoli:42.9 13.6
        Macerata:43.3 13.5
        Fermo:43.2 13.7
        San Benedetto del Tronto:42.9 13.9
        Civitavecchia:42.1 11.8
        Pisa:43.7 10.4
        Siena:43.3 11.3
        Lucca:43.8 10.5
        Savona:44.3 8.5
        Imperia:43.9 8.0
        Sanremo:43.8 7.8
        Aosta:45.7 7.3
        Biella:45.6 8.1
        Vercelli:45.3 8.4
        Cuneo:44.4 7.5
        Verbania:45.9 8.6
        Lecco:45.9 9.4
        Lodi:45.3 9.5
        Mantova,Mantua:45.2 10.8
        Sondrio:46.2 9.9
        Rovigo:45.1 11.8
        Belluno:46.1 12.2
        Pordenone:46.0 12.7
        Gorizia:45.9 13.6
        Avellino:40.9 14.8
        Crotone:39.1 17.1
        Vibo Valentia:38.7 16.1
        Caltanissetta:37.5 14.1
        Enna:37.6 14.3
        Nuoro:40.3 9.3
        Oristano:39.9 8.6
        Olbia:40.9 9.5
        Orvieto:42.7 12.1
        Spoleto:42.7 12.7
        Assisi:43.1 12.6
        Lisboa,Lisbon,Lisbona:38.7 -9.1
        Porto,Oporto:41.15 -8.61
        Vila Nova de Gaia,Gaia:41.124 -8.612
        Matosinhos:41.182 -8.689
        Maia:41.235 -8.62
        Gondomar:41.144 -8.533
        Valongo:41.19 -8.498
        Ermesinde:41.217 -8.553
        Rio Tinto:41.178 -8.56
        Espinho:41.0 -8.6
        Santa Maria da Feira:40.9 -8.5
        Santo Tirso:41.3 -8.5
        Trofa:41.3 -8.6
        Póvoa de Varzim:41.4 -8.8
        Vila do Conde:41.35 -8.75
        Penafiel:41.2 -8.3
        Paredes:41.2 -8.3
        Amarante:41.3 -8.1
        Braga:41.55 -8.4
        Guimarães:41.4 -8.3
        Barcelos:41.5 -8.6
        Famalicão,Vila Nova de Famalicão:41.4 -8.5
        Viana do Castelo:41.7 -8.8
        Vila Real:41.3 -7.7
        Bragança:41.8 -6.8
        Chaves:41.7 -7.5
        Aveiro:40.6 -8.65
        Ovar:40.9 -8.6
        Viseu:40.7 -7.9
        Guarda:40.5 -7.3
        Coimbra:40.2 -8.4
        Figueira da Foz:40.15 -8.9
        Leiria:39.7 -8.8
        Fátima:39.6 -8.7
        Castelo Branco:39.8 -7.5
        Santarém:39.2 -8.7
        Portalegre:39.3 -7.4
        Évora:38.6 -7.9
        Beja:38.0 -7.9
        Setúbal:38.5 -8.9
        Almada:38.7 -9.2
        Amadora:38.75 -9.2
        Sintra:38.8 -9.4
        Cascais:38.7 -9.4
        Oeiras:38.7 -9.3
        Faro:37.0 -7.9
        Portimão:37.1 -8.5
        Albufeira:37.1 -8.25
        Lagos:37.1 -8.7
        Funchal:32.65 -16.9
        Ponta Delgada:37.7 -25.7
        Madrid:40.4 -3.7
        Barcelona,Barcellona:41.4 2.2
        València,Valencia:39.5 -0.4
        Sevilla,Seville,Siviglia:37.4 -6.0
        Zaragoza:41.65 -0.9
        Málaga:36.7 -4.4
        Bilbao:43.3 -2.9
        Vigo:42.2 -8.7
        A Coruña,La Coruña:43.4 -8.4
        Santiago de Compostela:42.9 -8.5
        Salamanca:41.0 -5.7
        Valladolid:41.65 -4.7
        Granada:37.2 -3.6
        Paris,Parigi:48.9 2.3
        Marseille,Marsiglia:43.3 5.4
        Lyon,Lione:45.8 4.8
        Toulouse,Tolosa:43.6 1.4
        Nice,Nizza:43.7 7.3
        Bordeaux:44.8 -0.6
        Strasbourg,Strasburgo:48.6 7.8
        London,Londra,Londres:51.5 -0.1
        Manchester:53.5 -2.2
        Edinburgh,Edimburgo:55.95 -3.2
        Dublin,Dublino,Dublim:53.35 -6.3
        Bruxelles,Brussels,Brussel,Bruxelas:50.85 4.35
        Amsterdam,Amsterdão:52.4 4.9
        Rotterdam:51.9 4.5
        Luxembourg,Lussemburgo,Luxemburgo:49.6 6.1
        Berlin,Berlino,Berlim:52.5 13.4
        Hamburg,Amburgo:53.55 10.0
        München,Munich,Monaco di Baviera,Munique:48.1 11.6
        Köln,Cologne,Colonia:50.9 7.0
        Frankfurt,Francoforte:50.1 8.7
        Stuttgart,Stoccarda:48.8 9.2
        Wien,Vienna,Viena:48.2 16.4
        Salzburg,Salisburgo:47.8 13.0
        Innsbruck:47.3 11.4
        Zürich,Zurigo,Zurich:47.4 8.5
        Genève,Geneva,Ginevra,Genebra:46.2 6.1
        Basel,Basilea:47.6 7.6
        Bern,Berna:46.9 7.4
        Lugano:46.0 8.95
        Praha,Prague,Praga:50.1 14.4
        Warszawa,Warsaw,Varsavia,Varsóvia:52.2 21.0
        Kraków,Krakow,Cracovia,Cracóvia:50.1 19.9
        Budapest:47.5 19.1
        Ljubljana,Lubiana:46.05 14.5
        Zagreb,Zagabria:45.8 16.0
        Beograd,Belgrade,Belgrado:44.8 20.5
        Sofia:42.7 23.3
        București,Bucharest,Bucarest:44.4 26.1
        Athina,Athens,Atene,Atenas:38.0 23.7
        Tirana:41.3 19.8
        Istanbul,İstanbul:41.0 29.0
        København,Copenhagen,Copenaghen,Copenhaga:55.7 12.6
        Stockholm,Stoccolma,Estocolmo:59.3 18.1
        Oslo:59.9 10.75
        Helsinki:60.2 24.9
        Tallinn:59.4 24.75
        Riga:56.95 24.1
        Vilnius:54.7 25.3
        Kyiv,Kiev:50.45 30.5
        Moskva,Moscow,Mosca,Moscovo:55.75 37.6
        New York:40.7 -74.0
        Washington:38.9 -77.0
        Boston:42.4 -71.1
        Chicago:41.9 -87.6
        Los Angeles:34.05 -118.2
        San Francisco:37.8 -122.4
        Seattle:47.6 -122.3
        Toronto:43.7 -79.4
        Montréal,Montreal:45.5 -73.6
        Mexico City,Ciudad de México:19.4 -99.1
        Rio de Janeiro:-22.9 -43.2
        São Paulo:-23.55 -46.6
        Brasília:-15.8 -47.9
        Buenos Aires:-34.6 -58.4
        Santiago:-33.45 -70.7
        Lima:-12.05 -77.0
        Bogotá:4.7 -74.1
        Cairo,Il Cairo:30.0 31.2
        Casablanca:33.6 -7.6
        Tunis,Tunisi:36.8 10.2
        Luanda:-8.8 13.2
        Maputo:-26.0 32.6
        Dubai:25.2 55.3
        Tel Aviv:32.1 34.8
        Jerusalem,Gerusalemme,Jerusalém:31.8 35.2
        Delhi,New Delhi:28.6 77.2
        Mumbai:19.1 72.9
        Singapore,Singapura:1.35 103.8
        Hong Kong:22.3 114.2
        Shanghai:31.2 121.5
        Beijing,Pechino,Pequim:39.9 116.4
        Tokyo,Tóquio:35.7 139.7
        Seoul,Seul:37.6 127.0
        Sydney:-33.9 151.2
        Melbourne:-37.8 145.0
        """
}
