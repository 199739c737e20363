package import FoundationEssentials

/// The figures behind cost, CO2, calories, the estimate and the ranking, as data: `conf/travel-models.json`.
package struct TravelModels: Hashable, Codable, Sendable {
    /// Where the figures come from, by section.
    package var sources: [String: String]
    /// ISO 4217, of all amounts here.
    package var currency: String
    package var estimate: [Means: EstimateFigures]
    package var legs: [LegMeans: LegFigures]
    package var tariffs: [Means: Tariff]
    package var transitFare: TransitFare
    package var person: Person
    package var ranking: RankingFigures

    /// Travel without a network.
    package struct EstimateFigures: Hashable, Codable, Sendable {
        /// Way on the ground by straight line.
        package var roadFactor: Double
        /// Getting ready, parking, walking to the stop, waiting.
        package var fixedMinutes: Double
        /// The way is cut into bands: the first kilometres in town, then faster.
        package var bands: [SpeedBand]
        /// Not offered beyond, unless nothing else is left.
        package var farthestKilometres: Double
    }

    package struct SpeedBand: Hashable, Codable, Sendable {
        /// Kilometres in this band; the last band takes the rest.
        package var kilometres: Double
        package var kilometresPerHour: Double
    }

    package struct LegFigures: Hashable, Codable, Sendable {
        /// Per passenger; an own car's is per vehicle, with one person in it.
        package var co2GramsPerKilometre: Double
        /// Metabolic equivalents while on it; 1 is sitting still.
        package var metabolicEquivalent: Double
    }

    /// Minor units (cents).
    package struct Tariff: Hashable, Codable, Sendable {
        package var perTrip: Double
        package var perKilometre: Double
        package var perMinute: Double
        package var minimum: Double
    }

    /// Where a feed brings no fares: one ticket for a trip in town, then by distance. Minor units.
    package struct TransitFare: Hashable, Codable, Sendable {
        package var ticket: Double
        package var includedKilometres: Double
        package var perFurtherKilometre: Double
    }

    package struct Person: Hashable, Codable, Sendable {
        package var kilograms: Double
    }

    /// What a person would give to be spared something, in seconds of travel.
    package struct RankingFigures: Hashable, Codable, Sendable {
        package var secondsPerTransfer: Double
        package var secondsPerWalkedKilometre: Double
        package var secondsPerMajorUnit: Double
        package var secondsPerKilogramCO2: Double
        /// Getting into and out of a vehicle of one's own.
        package var secondsPerVehicle: Double
    }

    package init(
        sources: [String: String],
        currency: String,
        estimate: [Means: EstimateFigures],
        legs: [LegMeans: LegFigures],
        tariffs: [Means: Tariff],
        transitFare: TransitFare,
        person: Person,
        ranking: RankingFigures
    ) {
        self.sources = sources
        self.currency = currency
        self.estimate = estimate
        self.legs = legs
        self.tariffs = tariffs
        self.transitFare = transitFare
        self.person = person
        self.ranking = ranking
    }

    /// Reads `conf/travel-models.json` or an operator's own.
    ///
    /// - Throws: `DecodingError`, naming the field.
    package init(json: Data) throws {
        self = try JSONDecoder().decode(TravelModels.self, from: json)
    }
}
