/// What people pay in, by where they are.
package enum LocalCurrency {
    /// ISO 4217; nil for a zone (IANA) of which it is not known.
    package static func code(ofZone zone: String) -> String? { byZone[zone] }

    private static let byZone: [String: String] = {
        var all: [String: String] = [:]
        for (currency, zones) in zones {
            for zone in zones { all[zone] = currency }
        }
        return all
    }()

    // The zones of the time zone database, by the countries that they are in.
    private static let zones: [String: [String]] = [
        "AED": ["Asia/Dubai"],
        "ARS": [
            "America/Argentina/Buenos_Aires", "America/Argentina/Cordoba", "America/Argentina/Mendoza",
            "America/Argentina/Salta", "America/Argentina/Tucuman", "America/Argentina/Jujuy",
            "America/Argentina/Catamarca", "America/Argentina/La_Rioja", "America/Argentina/San_Juan",
            "America/Argentina/San_Luis", "America/Argentina/Rio_Gallegos", "America/Argentina/Ushuaia",
            "America/Buenos_Aires",
        ],
        "AUD": [
            "Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane", "Australia/Adelaide", "Australia/Perth",
            "Australia/Hobart", "Australia/Darwin", "Australia/Canberra", "Australia/Broken_Hill",
            "Australia/Lindeman", "Australia/Eucla", "Australia/Lord_Howe",
        ],
        "BRL": [
            "America/Sao_Paulo", "America/Bahia", "America/Fortaleza", "America/Recife", "America/Manaus",
            "America/Belem", "America/Cuiaba", "America/Campo_Grande", "America/Porto_Velho", "America/Rio_Branco",
            "America/Boa_Vista", "America/Maceio", "America/Araguaina", "America/Santarem", "America/Eirunepe",
            "America/Noronha",
        ],
        "CAD": [
            "America/Toronto", "America/Montreal", "America/Vancouver", "America/Edmonton", "America/Winnipeg",
            "America/Halifax", "America/St_Johns", "America/Regina", "America/Moncton", "America/Whitehorse",
            "America/Yellowknife", "America/Iqaluit",
        ],
        "CHF": ["Europe/Zurich", "Europe/Vaduz"],
        "CLP": ["America/Santiago", "America/Punta_Arenas", "Pacific/Easter"],
        "CNY": ["Asia/Shanghai", "Asia/Urumqi"],
        "COP": ["America/Bogota"],
        "CZK": ["Europe/Prague"],
        "DKK": ["Europe/Copenhagen", "Atlantic/Faroe", "America/Nuuk"],
        "EGP": ["Africa/Cairo"],
        "EUR": [
            "Europe/Amsterdam", "Europe/Andorra", "Europe/Athens", "Europe/Berlin", "Europe/Busingen",
            "Europe/Bratislava", "Europe/Brussels", "Europe/Dublin", "Europe/Helsinki", "Europe/Lisbon",
            "Europe/Ljubljana", "Europe/Luxembourg", "Europe/Madrid", "Europe/Malta", "Europe/Mariehamn",
            "Europe/Monaco", "Europe/Paris", "Europe/Podgorica", "Europe/Riga", "Europe/Rome", "Europe/San_Marino",
            "Europe/Sofia", "Europe/Tallinn", "Europe/Vatican", "Europe/Vienna", "Europe/Vilnius", "Europe/Zagreb",
            "Asia/Nicosia", "Atlantic/Azores", "Atlantic/Canary", "Atlantic/Madeira", "Africa/Ceuta", "Indian/Reunion",
            "America/Martinique", "America/Guadeloupe", "America/Cayenne",
        ],
        "GBP": ["Europe/London", "Europe/Belfast", "Europe/Jersey", "Europe/Guernsey", "Europe/Isle_of_Man"],
        "HKD": ["Asia/Hong_Kong"],
        "HUF": ["Europe/Budapest"],
        "IDR": ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura", "Asia/Pontianak"],
        "ILS": ["Asia/Jerusalem", "Asia/Tel_Aviv"],
        "INR": ["Asia/Kolkata", "Asia/Calcutta"],
        "ISK": ["Atlantic/Reykjavik"],
        "JPY": ["Asia/Tokyo"],
        "KRW": ["Asia/Seoul"],
        "MAD": ["Africa/Casablanca"],
        "MXN": [
            "America/Mexico_City", "America/Monterrey", "America/Merida", "America/Cancun", "America/Tijuana",
            "America/Chihuahua", "America/Hermosillo", "America/Mazatlan", "America/Ciudad_Juarez",
            "America/Matamoros",
        ],
        "MYR": ["Asia/Kuala_Lumpur", "Asia/Kuching"],
        "NOK": ["Europe/Oslo", "Arctic/Longyearbyen"],
        "NZD": ["Pacific/Auckland", "Pacific/Chatham"],
        "PEN": ["America/Lima"],
        "PHP": ["Asia/Manila"],
        "PLN": ["Europe/Warsaw"],
        "RON": ["Europe/Bucharest"],
        "RSD": ["Europe/Belgrade"],
        "RUB": [
            "Europe/Moscow", "Europe/Kaliningrad", "Europe/Samara", "Europe/Volgograd", "Europe/Saratov",
            "Europe/Astrakhan", "Europe/Ulyanovsk", "Europe/Kirov", "Asia/Yekaterinburg", "Asia/Omsk",
            "Asia/Novosibirsk", "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Vladivostok",
        ],
        "SAR": ["Asia/Riyadh"],
        "SEK": ["Europe/Stockholm"],
        "SGD": ["Asia/Singapore"],
        "THB": ["Asia/Bangkok"],
        "TRY": ["Europe/Istanbul", "Asia/Istanbul"],
        "TWD": ["Asia/Taipei"],
        "UAH": ["Europe/Kyiv", "Europe/Kiev"],
        "USD": [
            "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix",
            "America/Anchorage", "America/Detroit", "America/Boise", "America/Juneau", "America/Indiana/Indianapolis",
            "America/Kentucky/Louisville", "Pacific/Honolulu", "America/Puerto_Rico", "America/Guayaquil",
            "America/El_Salvador", "America/Panama",
        ],
        "VND": ["Asia/Ho_Chi_Minh", "Asia/Saigon"],
        "ZAR": ["Africa/Johannesburg"],
    ]
}
