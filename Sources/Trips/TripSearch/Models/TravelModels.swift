package import FoundationEssentials
package import TripModel

/// The figures behind cost, CO2, calories, the estimate and the ranking, as data: `conf/travel-models.json`.
package struct TravelModels: Hashable, Codable, Sendable {
    /// Where the figures come from, by section.
    package var sources: [String: String]
    /// ISO 4217, of all amounts here.
    package var currency: String
    package var estimate: [TravelMode: EstimateFigures]
    /// Of all modes of legs.
    package var legs: [LegMode: LegFigures]
    /// Of modes that are paid by the ride; the others cost nothing of their own.
    package var tariffs: [TravelMode: Tariff]
    package var transitFare: TransitFare
    /// Until a vehicle comes that is called for, in searches as in the estimate; 0 for those that are not named.
    package var waitingMinutes: [TravelMode: Double]
    package var person: Person
    package var ranking: RankingFigures

    /// Travel without a network.
    package struct EstimateFigures: Hashable, Codable, Sendable {
        /// Way on the ground by straight line.
        package var roadFactor: Double
        /// Getting ready, parking, walking to the stop, waiting there.
        package var fixedMinutes: Double
        /// The way is cut into bands: the first kilometres in town, then faster.
        package var bands: [SpeedBand]
        /// Not offered beyond, unless nothing else is left.
        package var farthestKilometres: Double
    }

    /// A part of the way, and the speed on it.
    package struct SpeedBand: Hashable, Codable, Sendable {
        /// Kilometres in this band; the last band takes the rest.
        package var kilometres: Double
        package var kilometresPerHour: Double
    }

    /// What a kilometre and a minute on a leg of one mode mean for climate and body.
    package struct LegFigures: Hashable, Codable, Sendable {
        /// Of the vehicle where ``occupancy`` is not 1, else per passenger.
        package var co2GramsPerKilometre: Double
        /// How many people share what the vehicle emits.
        package var occupancy: Double
        /// Metabolic equivalents while on it; 1 is sitting still.
        package var metabolicEquivalent: Double
    }

    /// Minor units (cents).
    package struct Tariff: Hashable, Codable, Sendable {
        package var perTrip: Double
        package var perKilometre: Double
        package var perMinute: Double
        /// A ride costs at least this.
        package var minimum: Double
    }

    /// Where a feed brings no fares: one ticket for a trip in town, then by distance. Minor units.
    package struct TransitFare: Hashable, Codable, Sendable {
        package var ticket: Double
        /// How far the ticket reaches.
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
        /// For a euro, a dollar.
        package var secondsPerMajorUnit: Double
        package var secondsPerKilogramCO2: Double
        /// Getting into and out of a vehicle of one's own.
        package var secondsPerVehicle: Double
    }

    package init(
        sources: [String: String],
        currency: String,
        estimate: [TravelMode: EstimateFigures],
        legs: [LegMode: LegFigures],
        tariffs: [TravelMode: Tariff],
        transitFare: TransitFare,
        waitingMinutes: [TravelMode: Double],
        person: Person,
        ranking: RankingFigures
    ) {
        self.sources = sources
        self.currency = currency
        self.estimate = estimate
        self.legs = legs
        self.tariffs = tariffs
        self.transitFare = transitFare
        self.waitingMinutes = waitingMinutes
        self.person = person
        self.ranking = ranking
    }

    /// Reads `conf/travel-models.json` or an operator's own.
    ///
    /// - Throws: `DecodingError`, naming the field.
    package init(json: Data) throws {
        self = try JSONDecoder().decode(TravelModels.self, from: json)
    }

    /// Reads a file of figures and checks them.
    ///
    /// - Throws: ``TravelModelsError``, whose text says what to do.
    package init(path: String) throws(TravelModelsError) {
        do {
            try self.init(json: Data(contentsOf: URL(filePath: path)))
        } catch {
            throw TravelModelsError(path: path, reason: FileTrouble.words(error))
        }
        if let wrong = complaint { throw TravelModelsError(path: path, reason: wrong) }
    }

    /// What cannot be right about the figures: one is missing, negative or no number.
    package var complaint: String? {
        for mode in TravelMode.allCases {
            guard let figures = estimate[mode] else { return "estimate lacks \(mode.rawValue)" }
            if figures.bands.isEmpty || figures.bands.contains(where: { !($0.kilometresPerHour > 0) }) {
                return "estimate.\(mode.rawValue).bands needs a speed above 0 in each band"
            }
            if !(figures.roadFactor >= 1) { return "estimate.\(mode.rawValue).roadFactor is at least 1" }
        }
        for mode in LegMode.allCases {
            guard let figures = legs[mode] else { return "legs lacks \(mode.rawValue)" }
            if !(figures.co2GramsPerKilometre >= 0) || !(figures.metabolicEquivalent >= 0) || !(figures.occupancy > 0) {
                return "legs.\(mode.rawValue) has a figure below 0"
            }
        }
        for (mode, tariff) in tariffs
        where [tariff.perTrip, tariff.perKilometre, tariff.perMinute, tariff.minimum].contains(where: { !($0 >= 0) }) {
            return "tariffs.\(mode.rawValue) has a figure below 0"
        }
        for (mode, minutes) in waitingMinutes where !(0...1_440).contains(minutes) {
            return "waitingMinutes.\(mode.rawValue) is not from 0 to 1440"
        }
        if !(person.kilograms > 0) { return "person.kilograms is above 0" }
        if currency.count != 3 { return "currency is a code of three letters, as EUR" }
        return nil
    }
}

/// Why a file of figures is not used.
package struct TravelModelsError: Error, Equatable, Sendable, CustomStringConvertible {
    package var path: String
    package var reason: String

    package var description: String { "\(path) cannot be used: \(reason). Compare it with conf/travel-models.json." }
}
