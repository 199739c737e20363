extension Money {
    /// What it is worth in hundredths of a euro, to weigh it against time: a real is not worth a euro. By rates as they
    /// were in 2026, which are near enough for that; a currency that is not among them counts like the euro.
    package var euroCents: Double {
        guard currency != "EUR" else { return Double(minorUnits) }
        return amount / (Self.unitsPerEuro[currency] ?? 1) * 100
    }

    /// About as much in another currency, by the same rates; nil where one of the two is not among them.
    package func converted(to other: String) -> Money? {
        guard other != currency else { return self }
        guard let rate = Self.rate(from: currency, to: other) else { return nil }
        return Money(amount * rate, currency: other)
    }

    /// How many of the smallest units of one currency one of those of another is worth, about; nil where one of the two
    /// is not known.
    package static func minorUnits(of other: String, perMinorUnitOf currency: String) -> Double? {
        rate(from: currency, to: other).map { $0 * minorPerMajor(other) / minorPerMajor(currency) }
    }

    private static func rate(from currency: String, to other: String) -> Double? {
        func units(_ code: String) -> Double? { code == "EUR" ? 1 : unitsPerEuro[code] }
        guard let own = units(currency), let wanted = units(other) else { return nil }
        return wanted / own
    }

    /// Units of a currency that a euro buys, to two digits or so.
    private static let unitsPerEuro: [String: Double] = [
        "AED": 4.2, "ARS": 1_600, "AUD": 1.75, "BGN": 1.96, "BRL": 6.2, "CAD": 1.6, "CHF": 0.94, "CLP": 1_080,
        "CNY": 8.2, "COP": 4_500, "CZK": 24.5, "DKK": 7.46, "EGP": 55, "GBP": 0.87, "HKD": 9, "HUF": 390, "IDR": 19_000,
        "ILS": 3.8, "INR": 102, "ISK": 142, "JPY": 175, "KRW": 1_680, "MAD": 10.6, "MXN": 21.5, "MYR": 4.8, "NOK": 11.7,
        "NZD": 2, "PEN": 4, "PHP": 68, "PLN": 4.25, "RON": 5.1, "RSD": 117, "RUB": 95, "SAR": 4.35, "SEK": 11,
        "SGD": 1.5, "THB": 37.5, "TRY": 49, "TWD": 36, "UAH": 49, "USD": 1.16, "VND": 30_500, "ZAR": 20,
    ]
}
