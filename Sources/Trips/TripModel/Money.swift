/// An amount in the smallest unit of its currency.
package struct Money: Hashable, Codable, Sendable {
    /// Cents, for most.
    package var minorUnits: Int
    /// ISO 4217.
    package var currency: String

    package init(minorUnits: Int, currency: String) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// From an amount in whole units, rounded to the nearest of the smallest; what is no sensible amount is cut off.
    package init(_ amount: Double, currency: String) {
        let units = (amount * Self.minorPerMajor(currency)).rounded()
        self.init(minorUnits: units.isNaN ? 0 : Int(min(max(units, -1e12), 1e12)), currency: currency)
    }

    /// In whole units.
    package var amount: Double { Double(minorUnits) / Self.minorPerMajor(currency) }

    /// As a person reads it: `1.70 EUR`, `300 JPY`.
    package var text: String { text(decimalMark: ".") }

    /// The same as it is written in a language.
    package func text(decimalMark: String) -> String {
        guard Self.minorPerMajor(currency) == 100 else { return "\(minorUnits) \(currency)" }
        let cents = minorUnits % 100
        return "\(minorUnits / 100)\(decimalMark)\(cents < 10 ? "0" : "")\(cents) \(currency)"
    }

    /// ISO 4217: two decimals but for those that have none.
    static func minorPerMajor(_ currency: String) -> Double { whole.contains(currency) ? 1 : 100 }
    private static let whole: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]

    /// Nil where the currencies differ.
    package static func + (left: Money, right: Money) -> Money? {
        guard left.currency == right.currency else { return nil }
        return Money(minorUnits: left.minorUnits + right.minorUnits, currency: left.currency)
    }
}
