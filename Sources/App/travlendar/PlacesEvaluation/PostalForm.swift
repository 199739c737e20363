/// How people and post offices of a country write an address: templates over the elements of UPU S42.
///
/// The forms are those of these publications, and of what phones and maps paste:
/// - general: UPU S42-1 "International postal address components and templates", part A, and the country sheets of the
///   UPU's "Addressing solutions".
/// - Italy: Poste Italiane, "Standard di composizione degli indirizzi"; Portugal: CTT, "Normas de endereçamento";
///   Brazil: Correios, "Guia de endereçamento"; United Kingdom: Royal Mail, "How to address your mail" (PAF);
///   Germany: DIN 5008, section on address fields; France: AFNOR NF Z10-011; Spain: Correos, "Cómo escribir las
///   direcciones"; United States: USPS Publication 28, "Postal Addressing Standards".
///
/// The reader in `Geocoding` shares nothing with this table: that is what makes the comparison worth something.
struct PostalForm: Sendable {
    /// What the report calls it.
    var name: String
    /// Elements in braces: `{street}`, `{number}`, `{postcode}`, `{town}`, `{TOWN}`, `{region}`, `{short}` (the street,
    /// abbreviated).
    var template: String

    init(_ name: String, _ template: String) {
        self.name = name
        self.template = template
    }

    var needsTown: Bool { template.contains("{town}") || template.contains("{TOWN}") }
    var needsPostcode: Bool { template.contains("{postcode}") }
    var needsShortening: Bool { template.contains("{short}") }
}

/// A country's forms, and how it shortens words in the names of streets.
struct PostalCountry: Sendable {
    /// ISO 3166-1, or `general`.
    var code: String
    var forms: [PostalForm]
    /// By the full word.
    var abbreviations: [String: String]

    /// The street with its first word that has one abbreviated; nil where none has.
    func shortened(_ street: String) -> String? {
        var words = street.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(where: { abbreviations[$0] != nil }), let short = abbreviations[words[index]]
        else { return nil }
        words[index] = short
        return words.joined(separator: " ")
    }

    static func named(_ code: String) -> PostalCountry? { all.first { $0.code == code.lowercased() } }

    /// The country whose zone this is; the general forms elsewhere.
    static func inZone(_ zone: String) -> PostalCountry {
        named(zones[zone] ?? "general") ?? general
    }

    private static let zones = [
        "Europe/Rome": "it", "Europe/Lisbon": "pt", "America/Sao_Paulo": "br", "Europe/London": "gb",
        "Europe/Berlin": "de", "Europe/Paris": "fr", "Europe/Madrid": "es", "America/New_York": "us",
        "America/Chicago": "us", "America/Los_Angeles": "us", "America/Denver": "us",
    ]

    static let all = [general, italy, portugal, brazil, britain, germany, france, spain, unitedStates]
}

extension PostalCountry {
    static let general = PostalCountry(
        code: "general",
        forms: [
            PostalForm("plain", "{street} {number}"),
            PostalForm("plain, town", "{street} {number}, {town}"),
            PostalForm("number first", "{number} {street}, {town}"),
            PostalForm("comma", "{street}, {number}"),
            PostalForm("no comma", "{street} {number} {town}"),
            PostalForm("lines", "{street} {number}\n{postcode} {town}"),
        ],
        abbreviations: [:]
    )

    static let italy = PostalCountry(
        code: "it",
        forms: [
            PostalForm("plain", "{street} {number}"),
            PostalForm("plain, town", "{street} {number}, {town}"),
            PostalForm("comma", "{street}, {number}, {town}"),
            PostalForm("postal, lines", "{street} {number}\n{postcode} {TOWN} {region}\nITALIA"),
            PostalForm("maps", "{street}, {number}, {postcode} {town} {region}, Italia"),
            PostalForm("n.", "{street} n. {number}"),
            PostalForm("n°, town", "{street} n° {number} - {town}"),
            PostalForm("stairs", "{street} {number}, scala B, interno 4, {postcode} {town}"),
            PostalForm("floor", "{street} {number}, 3° piano, {town}"),
            PostalForm("c/o", "c/o Bianchi, {street} {number}, {postcode} {town} ({region})"),
            PostalForm("company", "Tecnoidea S.r.l.\n{street} {number}\n{postcode} {town} {region}"),
            PostalForm("telephone", "{street} {number}, {town} - tel. 0862 414243"),
            PostalForm("opening words", "presso lo studio in {street} {number}, {town}"),
            PostalForm("short", "{short} {number}"),
            PostalForm("short, town", "{short} {number}, {town}"),
        ],
        abbreviations: [
            "Viale": "V.le", "Piazza": "P.zza", "Piazzale": "P.le", "Corso": "C.so", "Largo": "L.go", "Via": "V.",
            "Vicolo": "V.lo", "Strada": "Str.", "San": "S.", "Santa": "S.ta", "Generale": "Gen.", "Dottor": "Dott.",
            "Professor": "Prof.", "Monsignor": "Mons.",
        ]
    )

    static let portugal = PostalCountry(
        code: "pt",
        forms: [
            PostalForm("plain", "{street} {number}"),
            PostalForm("plain, town", "{street} {number}, {town}"),
            PostalForm("comma", "{street}, {number}, {town}"),
            PostalForm("postal, lines", "{street}, {number}\n{postcode} {TOWN}\nPORTUGAL"),
            PostalForm("maps", "{street} {number}, {postcode} {town}, Portugal"),
            PostalForm("nº", "{street}, nº {number}"),
            PostalForm("floor", "{street}, {number}, 3º Dto, {postcode} {town}"),
            PostalForm("ground floor", "{street} {number} r/c esq., {town}"),
            PostalForm("c/o", "A/C Ana Sousa, {street} {number}, {postcode} {town}"),
            PostalForm("company", "Tecnoideia Lda.\n{street} {number}\n{postcode} {town}"),
            PostalForm("telephone", "{street} {number}, {town} - Tel. 222 333 444"),
            PostalForm("short", "{short} {number}"),
            PostalForm("short, town", "{short} {number}, {town}"),
        ],
        abbreviations: [
            "Rua": "R.", "Avenida": "Av.", "Praça": "Pç.", "Travessa": "Tv.", "Largo": "Lg.", "Estrada": "Estr.",
            "Alameda": "Al.", "Doutor": "Dr.", "General": "Gen.", "Dom": "D.", "Engenheiro": "Eng.", "São": "S.",
            "Santa": "Sta.", "Professor": "Prof.",
        ]
    )

    static let brazil = PostalCountry(
        code: "br",
        forms: [
            PostalForm("plain", "{street}, {number}"),
            PostalForm("plain, town", "{street}, {number}, {town}"),
            PostalForm("no comma", "{street} {number}"),
            PostalForm("postal, lines", "{street}, {number}\n{suburb}\n{TOWN} - {region}\n{postcode}"),
            PostalForm("maps", "{street}, {number} - {suburb}, {town} - {region}, {postcode}, Brasil"),
            PostalForm("nº", "{street}, nº {number} - {town}"),
            PostalForm("flat", "{street}, {number}, apto 42, {town} - {region}"),
            PostalForm("block", "{street}, {number} - Bloco B - Sala 301 - {suburb}, {town}/{region}"),
            PostalForm("CEP", "{street}, {number}, CEP {postcode}, {town}"),
            PostalForm("company", "Tecnoideia Ltda.\n{street}, {number}\n{postcode} {town} - {region}"),
            PostalForm("telephone", "{street}, {number} - {town} - Tel. (11) 3333-4444"),
            PostalForm("short", "{short}, {number}"),
            PostalForm("short, town", "{short}, {number} - {town}"),
        ],
        abbreviations: [
            "Rua": "R.", "Avenida": "Av.", "Praça": "Pça.", "Travessa": "Tv.", "Largo": "Lgo.", "Alameda": "Al.",
            "Doutor": "Dr.", "General": "Gen.", "Coronel": "Cel.", "Dom": "D.", "Engenheiro": "Eng.", "São": "S.",
            "Santa": "Sta.", "Professor": "Prof.", "Padre": "Pe.",
        ]
    )

    static let britain = PostalCountry(
        code: "gb",
        forms: [
            PostalForm("plain", "{number} {street}"),
            PostalForm("plain, town", "{number} {street}, {town}"),
            PostalForm("postal, lines", "{number} {street}\n{TOWN}\n{postcode}"),
            PostalForm("maps", "{number} {street}, {town} {postcode}, UK"),
            PostalForm("flat", "Flat 2, {number} {street}, {town} {postcode}"),
            PostalForm("floor", "2nd Floor, {number} {street}, {town}"),
            PostalForm("unit", "Unit 4B, {number} {street}, {town}, United Kingdom"),
            PostalForm("c/o", "c/o A. Smith, {number} {street}, {town}, {postcode}"),
            PostalForm("company", "Bright Ideas Ltd\n{number} {street}\n{town}\n{postcode}"),
            PostalForm("telephone", "{number} {street}, {town} (tel. 01633 254 000)"),
            PostalForm("short", "{number} {short}"),
            PostalForm("short, town", "{number} {short}, {town}"),
        ],
        abbreviations: [
            "Street": "St", "Road": "Rd", "Avenue": "Ave", "Lane": "Ln", "Square": "Sq", "Place": "Pl",
            "Drive": "Dr", "Gardens": "Gdns", "Saint": "St.", "Terrace": "Terr.", "Court": "Ct",
        ]
    )

    static let germany = PostalCountry(
        code: "de",
        forms: [
            PostalForm("plain", "{street} {number}"),
            PostalForm("plain, town", "{street} {number}, {town}"),
            PostalForm("postal, lines", "{street} {number}\n{postcode} {town}"),
            PostalForm("maps", "{street} {number}, {postcode} {town}, Deutschland"),
            PostalForm("D-", "{street} {number}, D-{postcode} {town}"),
            PostalForm("flat", "{street} {number} // W 23, {postcode} {town}"),
            PostalForm("floor", "{street} {number}, 2. Stock, {town}"),
            PostalForm("rear", "{street} {number}, Hinterhaus, 3. OG, {postcode} {town}"),
            PostalForm("c/o", "c/o Müller, {street} {number}, {postcode} {town}"),
            PostalForm("company", "Ideenwerk GmbH\n{street} {number}\n{postcode} {town}"),
            PostalForm("telephone", "{street} {number}, {town}, Tel.: 030 123456"),
            PostalForm("short", "{short} {number}"),
            PostalForm("short, town", "{short} {number}, {town}"),
        ],
        abbreviations: [
            "Straße": "Str.", "Platz": "Pl.", "Sankt": "St.", "Doktor": "Dr.", "Hauptstraße": "Hauptstr.",
            "Bahnhofstraße": "Bahnhofstr.", "Schulstraße": "Schulstr.", "Gartenstraße": "Gartenstr.",
        ]
    )

    static let france = PostalCountry(
        code: "fr",
        forms: [
            PostalForm("plain", "{number} {street}"),
            PostalForm("plain, town", "{number} {street}, {town}"),
            PostalForm("comma", "{number}, {street}, {town}"),
            PostalForm("postal, lines", "{number} {street}\n{postcode} {TOWN}\nFRANCE"),
            PostalForm("maps", "{number} {street}, {postcode} {town}, France"),
            PostalForm("flat", "Appt 12, 3e étage, {number} {street}, {postcode} {town}"),
            PostalForm("stairs", "{number} {street}, escalier B, {town}"),
            PostalForm("c/o", "chez M. Martin, {number} {street}, {postcode} {town}"),
            PostalForm("company", "Bonne Idée SARL\n{number} {street}\n{postcode} {town} CEDEX"),
            PostalForm("telephone", "{number} {street}, {town} - Tél. 01 23 45 67 89"),
            PostalForm("short", "{number} {short}"),
            PostalForm("short, town", "{number} {short}, {town}"),
        ],
        abbreviations: [
            "Rue": "R.", "Avenue": "Av.", "Boulevard": "Bd", "Place": "Pl.", "Allée": "All.", "Chemin": "Che.",
            "Impasse": "Imp.", "Saint": "St", "Sainte": "Ste", "Général": "Gal", "Docteur": "Dr",
        ]
    )

    static let spain = PostalCountry(
        code: "es",
        forms: [
            PostalForm("plain", "{street}, {number}"),
            PostalForm("plain, town", "{street}, {number}, {town}"),
            PostalForm("no comma", "{street} {number}"),
            PostalForm("postal, lines", "{street}, {number}\n{postcode} {town}\nESPAÑA"),
            PostalForm("maps", "{street}, {number}, {postcode} {town}, España"),
            PostalForm("nº", "{street} nº {number}, {town}"),
            PostalForm("floor", "{street}, {number}, 3º B, {postcode} {town}"),
            PostalForm("ground floor", "{street} {number}, bajo izquierda, {town}"),
            PostalForm("stairs", "{street} {number}, esc. 2, 1º izda., {town}"),
            PostalForm("company", "Buena Idea S.L.\n{street}, {number}\n{postcode} {town}"),
            PostalForm("telephone", "{street} {number}, {town}. Tfno. 912 345 678"),
            PostalForm("short", "{short} {number}"),
            PostalForm("short, town", "{short}, {number}, {town}"),
        ],
        abbreviations: [
            "Calle": "C/", "Avenida": "Avda.", "Plaza": "Pza.", "Paseo": "P.º", "Carretera": "Ctra.",
            "San": "S.", "Santa": "Sta.", "General": "Gral.", "Doctor": "Dr.",
        ]
    )

    static let unitedStates = PostalCountry(
        code: "us",
        forms: [
            PostalForm("plain", "{number} {street}"),
            PostalForm("plain, town", "{number} {street}, {town}"),
            PostalForm("postal, lines", "{number} {street}\n{TOWN} {region} {postcode}"),
            PostalForm("maps", "{number} {street}, {town}, {region} {postcode}, USA"),
            PostalForm("ZIP+4", "{number} {street}, {town}, {region} {postcode}-1514"),
            PostalForm("flat", "{number} {street} Apt 4B, {town}, {region} {postcode}"),
            PostalForm("suite", "{number} {street}, Suite 200, {town}, {region}"),
            PostalForm("number sign", "{number} {street} #12, {town}, {region} {postcode}"),
            PostalForm("c/o", "c/o A. Smith, {number} {street}, {town}, {region}"),
            PostalForm("company", "Bright Ideas Inc.\n{number} {street}\n{town}, {region} {postcode}"),
            PostalForm("telephone", "{number} {street}, {town}, {region} - (555) 123-4567"),
            PostalForm("short", "{number} {short}"),
            PostalForm("short, town", "{number} {short}, {town}"),
        ],
        abbreviations: [
            "Street": "St", "Road": "Rd", "Avenue": "Ave", "Lane": "Ln", "Boulevard": "Blvd", "Drive": "Dr",
            "Court": "Ct", "Place": "Pl", "North": "N", "South": "S", "East": "E", "West": "W", "Saint": "St.",
        ]
    )
}
