/// What stands in a postal address beside street, number and town, by country: words as ``PlaceWords`` folds them.
///
/// A text does not say from which country it comes, and people write to each other across borders: a reader knows the
/// rules of all countries. A country that is missing here gets those of its language's neighbours.
struct PostalRules: Sendable {
    /// Before a house number: "n. 34", "nº 12".
    var numberMarks: Set<String> = []
    /// Where in a house one goes, with a number, an ordinal or a letter beside it: "flat 2", "3rd floor".
    var inside: Set<String> = []
    /// The same without a number: "Hinterhaus", "r/c".
    var insideAlone: Set<String> = []
    /// Before the name of a person or a company that receives somebody's mail.
    var careOf: Set<String> = []
    /// Before a telephone number.
    var telephone: Set<String> = []
    /// Around a postcode: "CEP", "CEDEX".
    var codeMarks: Set<String> = []
    /// Legal forms of companies.
    var companies: Set<String> = []
    /// Provinces and states as addresses have them, behind the town.
    var regions: Set<String> = []
    /// Names of countries, their words joined by blanks.
    var countries: Set<String> = []

    /// The rules of every country together.
    static let all = byCountry.values.reduce(into: PostalRules()) { all, rules in
        all.numberMarks.formUnion(rules.numberMarks)
        all.inside.formUnion(rules.inside)
        all.insideAlone.formUnion(rules.insideAlone)
        all.careOf.formUnion(rules.careOf)
        all.telephone.formUnion(rules.telephone)
        all.codeMarks.formUnion(rules.codeMarks)
        all.companies.formUnion(rules.companies)
        all.regions.formUnion(rules.regions)
        all.countries.formUnion(rules.countries)
    }

    private static let byCountry: [String: PostalRules] = [
        "general": PostalRules(
            numberMarks: ["n", "no", "nr", "num"],
            inside: ["room", "floor", "level", "unit", "suite", "apt", "gate", "platform"],
            careOf: ["careof", "attn"],
            telephone: ["tel", "phone", "ph", "fax", "mobile", "mob", "telephone"],
            companies: ["ltd", "inc", "llc", "plc"],
            countries: [
                "netherlands", "the netherlands", "nederland", "holland", "paesi bassi", "paises baixos", "denmark",
                "danmark", "norway", "norge", "sweden", "sverige", "finland", "suomi", "poland", "polska", "polonia",
                "czechia", "czech republic", "hungary", "greece", "grecia", "romania", "croatia", "slovenia", "russia",
                "turkey", "china", "japan", "india",
            ]
        ),
        "it": PostalRules(
            numberMarks: ["numero", "civico", "civ", "nc"],
            inside: [
                "int", "interno", "scala", "sc", "piano", "citofono", "citof", "campanello", "stanza", "aula", "sala",
                "appartamento", "palazzina", "pal", "binario",
            ],
            insideAlone: ["terra", "ammezzato", "rialzato"],
            careOf: ["presso"],
            telephone: ["telefono", "cell", "cellulare"],
            codeMarks: ["cap"],
            companies: ["srl", "srls", "spa", "snc", "sas"],
            regions: words(
                """
                ag al an ao ap aq ar at av ba bg bi bl bn bo br bs bt bz ca cb ce ch cl cn co cr cs ct cz en fc fe fg \
                fi fm fr ge go gr im is kr lc le li lo lt lu mb mc me mi mn mo ms mt na no nu or pa pc pd pe pg pi pn \
                po pr pt pu pv pz ra rc re rg ri rm rn ro sa si so sp sr ss sv ta te tn to tp tr ts tv ud va vb vc ve \
                vi vr vt vv
                """
            ),
            countries: ["italia", "italy", "italie", "italien"]
        ),
        "pt": PostalRules(
            inside: [
                "andar", "dto", "drt", "dt", "esq", "frente", "frt", "fracao", "sala", "loja", "porta", "bloco", "lote",
            ],
            insideAlone: ["rc", "dto", "esq", "frente", "cave", "direito", "esquerdo"],
            telephone: ["telefone", "telef", "telemovel", "tlm"],
            companies: ["lda", "unipessoal"],
            countries: ["portugal", "portogallo"]
        ),
        "br": PostalRules(
            inside: [
                "apto", "ap", "apartamento", "bloco", "bl", "conjunto", "conj", "cj", "sala", "andar", "torre", "casa",
                "quadra", "lote", "loja", "sl",
            ],
            insideAlone: ["fundos", "sobreloja", "terreo"],
            telephone: ["fone"],
            codeMarks: ["cep"],
            companies: ["ltda", "eireli"],
            regions: words("ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to"),
            countries: ["brasil", "brazil", "brasile"]
        ),
        "gb": PostalRules(
            inside: ["flat", "apartment", "door", "entrance"],
            insideAlone: ["basement", "ground"],
            countries: [
                "uk", "united kingdom", "great britain", "england", "scotland", "wales", "northern ireland",
                "regno unito",
                "reino unido", "ireland",
            ]
        ),
        "de": PostalRules(
            numberMarks: ["hausnummer"],
            inside: [
                "w", "wohnung", "whg", "stock", "stockwerk", "og", "obergeschoss", "etage", "stiege", "top", "tur",
            ],
            insideAlone: ["hinterhaus", "vorderhaus", "seitenflugel", "eg", "erdgeschoss", "hh", "vh"],
            careOf: ["zhd", "bei"],
            telephone: ["telefon", "handy", "fon"],
            companies: ["gmbh", "ag", "kg", "ohg", "ug", "ev"],
            countries: [
                "deutschland", "germany", "germania", "alemanha", "osterreich", "austria", "schweiz", "switzerland",
            ]
        ),
        "fr": PostalRules(
            numberMarks: ["numero"],
            inside: ["appt", "appartement", "etage", "escalier", "esc", "batiment", "bat", "porte", "bureau", "hall"],
            insideAlone: ["rdc"],
            careOf: ["chez"],
            codeMarks: ["cedex"],
            companies: ["sarl", "sas", "sa", "eurl"],
            countries: ["france", "francia", "frankreich", "belgique", "belgie", "belgium", "suisse", "luxembourg"]
        ),
        "es": PostalRules(
            inside: [
                "piso", "puerta", "planta", "escalera", "esc", "portal", "izda", "izq", "dcha", "despacho", "local",
            ],
            insideAlone: ["bajo", "izquierda", "derecha", "atico", "entresuelo", "izda", "izq", "dcha", "sn"],
            telephone: ["tfno", "tlf", "movil"],
            codeMarks: ["cp"],
            companies: ["sl", "slu", "sau"],
            countries: ["espana", "spain", "spagna", "espanha", "mexico", "argentina", "chile", "colombia", "peru"]
        ),
        "us": PostalRules(
            inside: ["ste", "bldg", "fl", "rm", "apartment"],
            companies: ["corp", "co"],
            regions: words(
                """
                al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd \
                oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc ab bc mb nb ns nt on pe qc sk nsw vic qld tas act
                """
            ),
            countries: [
                "usa", "us", "united states", "united states of america", "stati uniti", "estados unidos", "canada",
                "australia",
            ]
        ),
    ]

    private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
}
