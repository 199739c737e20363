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

    /// As a person reads it: `1.70 EUR`.
    package var text: String {
        let cents = minorUnits % 100
        return "\(minorUnits / 100).\(cents < 10 ? "0" : "")\(cents) \(currency)"
    }

    /// Nil where the currencies differ.
    package static func + (left: Money, right: Money) -> Money? {
        guard left.currency == right.currency else { return nil }
        return Money(minorUnits: left.minorUnits + right.minorUnits, currency: left.currency)
    }
}
