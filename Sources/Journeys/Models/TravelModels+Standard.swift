extension TravelModels {
    /// The compiled twin of `conf/travel-models.json`.
    package static let standard = TravelModels(
        sources: [
            "estimate": "Our own: road factor and door-to-door speeds usual in European towns.",
            "co2":
                "Rounded after the UK government's greenhouse gas conversion factors for company reporting (passenger "
                + "kilometres; an average car, per vehicle kilometre). Replace by your operators' own figures.",
            "metabolicEquivalent":
                "After the Compendium of Physical Activities: walking 3.5, cycling 6.8, driving 2.5, riding 1.3, standing 1.8.",
            "tariffs":
                "Our own: marginal cost of an own vehicle, a usual Italian town taxi, per-minute sharing. Replace by yours.",
            "transitFare": "Our own: an urban ticket, then by distance. Used where a feed brings no fares.",
            "ranking": "Our own.",
        ],
        currency: "EUR",
        estimate: [
            .foot: figures(1.25, fixed: 0, [(.infinity, 4.5)], farthest: 15),
            .bicycle: figures(1.3, fixed: 2, [(.infinity, 15)], farthest: 60),
            .car: figures(1.35, fixed: 5, [(5, 24), (20, 50), (.infinity, 90)], farthest: 3000),
            .motorbike: figures(1.35, fixed: 4, [(5, 28), (20, 50), (.infinity, 85)], farthest: 2000),
            .transit: figures(1.4, fixed: 12, [(10, 16), (30, 40), (.infinity, 75)], farthest: 3000),
            .taxi: figures(1.35, fixed: 7, [(5, 24), (20, 50), (.infinity, 90)], farthest: 500),
            .carSharing: figures(1.35, fixed: 8, [(5, 24), (20, 50), (.infinity, 90)], farthest: 300),
            .bikeSharing: figures(1.3, fixed: 6, [(.infinity, 14)], farthest: 20),
        ],
        legs: [
            .foot: LegFigures(co2GramsPerKilometre: 0, metabolicEquivalent: 3.5),
            .bicycle: LegFigures(co2GramsPerKilometre: 0, metabolicEquivalent: 6.8),
            .bikeSharing: LegFigures(co2GramsPerKilometre: 10, metabolicEquivalent: 6.8),
            .scooterSharing: LegFigures(co2GramsPerKilometre: 30, metabolicEquivalent: 1.8),
            .mopedSharing: LegFigures(co2GramsPerKilometre: 40, metabolicEquivalent: 2.8),
            .car: LegFigures(co2GramsPerKilometre: 167, metabolicEquivalent: 2.5),
            .carSharing: LegFigures(co2GramsPerKilometre: 140, metabolicEquivalent: 2.5),
            .motorbike: LegFigures(co2GramsPerKilometre: 114, metabolicEquivalent: 2.8),
            .taxi: LegFigures(co2GramsPerKilometre: 208, metabolicEquivalent: 1.3),
            .bus: LegFigures(co2GramsPerKilometre: 102, metabolicEquivalent: 1.3),
            .trolleybus: LegFigures(co2GramsPerKilometre: 60, metabolicEquivalent: 1.3),
            .coach: LegFigures(co2GramsPerKilometre: 27, metabolicEquivalent: 1.3),
            .tram: LegFigures(co2GramsPerKilometre: 29, metabolicEquivalent: 1.3),
            .metro: LegFigures(co2GramsPerKilometre: 28, metabolicEquivalent: 1.3),
            .rail: LegFigures(co2GramsPerKilometre: 35, metabolicEquivalent: 1.3),
            .monorail: LegFigures(co2GramsPerKilometre: 29, metabolicEquivalent: 1.3),
            .cableTram: LegFigures(co2GramsPerKilometre: 29, metabolicEquivalent: 1.3),
            .aerialLift: LegFigures(co2GramsPerKilometre: 29, metabolicEquivalent: 1.3),
            .funicular: LegFigures(co2GramsPerKilometre: 29, metabolicEquivalent: 1.3),
            .ferry: LegFigures(co2GramsPerKilometre: 113, metabolicEquivalent: 1.3),
            .air: LegFigures(co2GramsPerKilometre: 246, metabolicEquivalent: 1.3),
            .transit: LegFigures(co2GramsPerKilometre: 70, metabolicEquivalent: 1.3),
        ],
        tariffs: [
            .car: Tariff(perTrip: 100, perKilometre: 18, perMinute: 0, minimum: 0),
            .motorbike: Tariff(perTrip: 0, perKilometre: 10, perMinute: 0, minimum: 0),
            .taxi: Tariff(perTrip: 400, perKilometre: 125, perMinute: 20, minimum: 700),
            .carSharing: Tariff(perTrip: 0, perKilometre: 10, perMinute: 29, minimum: 100),
            .bikeSharing: Tariff(perTrip: 100, perKilometre: 0, perMinute: 5, minimum: 0),
        ],
        transitFare: TransitFare(ticket: 170, includedKilometres: 20, perFurtherKilometre: 9),
        person: Person(kilograms: 70),
        ranking: RankingFigures(
            secondsPerTransfer: 240,
            secondsPerWalkedKilometre: 300,
            secondsPerMajorUnit: 240,
            secondsPerKilogramCO2: 200,
            secondsPerVehicle: 180
        )
    )

    /// The last band's length is not read; a large number stands in for "the rest", since JSON has no infinity.
    private static func figures(
        _ roadFactor: Double,
        fixed: Double,
        _ bands: [(Double, Double)],
        farthest: Double
    ) -> EstimateFigures {
        EstimateFigures(
            roadFactor: roadFactor,
            fixedMinutes: fixed,
            bands: bands.map { SpeedBand(kilometres: min($0.0, 100_000), kilometresPerHour: $0.1) },
            farthestKilometres: farthest
        )
    }
}
