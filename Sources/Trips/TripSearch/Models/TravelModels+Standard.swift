internal import TripModel

extension TravelModels {
    /// The compiled twin of `conf/travel-models.json`.
    package static let standard = TravelModels(
        sources: [
            "estimate": "Our own: road factor and door-to-door speeds usual in European towns.",
            "co2":
                "Grams of CO2e of the vehicle's use. Cars, motorbikes, taxis (per vehicle kilometre, occupancy 1), "
                + "buses, coaches, "
                + "trains, trams, metros, ferries, planes (per passenger kilometre): rounded after the UK "
                + "government's greenhouse "
                + "gas conversion factors for company reporting (DESNZ/BEIS, sets of 2021 to 2023). Trolleybus, and "
                + "the kinds of "
                + "rail that these do not name: our own, by the nearest. Shared bicycles, scooters and mopeds: our "
                + "own round "
                + "figures for charging and moving them about; life-cycle figures are higher (ITF, Good to Go?, 2020). "
                + "Replace by your operators' own; a GBFS feed's g_CO2_km stands above them.",
            "metabolicEquivalent":
                "2011 Compendium of Physical Activities (Ainsworth et al.): walking 3.0 mph 3.5 (17190), cycling "
                + "to work at one's "
                + "own pace 6.8 (01011), driving a car 2.5 (16010), motorbike or motor scooter 3.5 (16030), riding "
                + "in a car, bus or "
                + "train 1.3 (16015, 16016). Kick scooters: 2.1, rounded from a measurement of 2.14. kcal = MET x kg "
                + "x hours.",
            "tariffs":
                "Our own, in cents: an own car at its marginal cost (fuel about 0.11, wear 0.07 a kilometre) and a "
                + "euro of parking "
                + "in the mean; a usual Italian town taxi (flag 4, 1.25 a kilometre, 0.20 a minute, at least 7); "
                + "per-minute sharing "
                + "where a feed brings no plan. Replace by yours.",
            "transitFare": "Our own: an urban ticket, then by distance. Used where a feed brings no fares.",
            "waitingMinutes": "Our own: a taxi in a town, called for when one wants to leave.",
            "ranking": "Our own.",
        ],
        currency: "EUR",
        estimate: [
            .foot: figures(1.25, fixed: 0, [(.infinity, 4.5)], farthest: 15),
            .bicycle: figures(1.3, fixed: 2, [(.infinity, 15)], farthest: 60),
            .car: figures(1.35, fixed: 5, [(5, 24), (20, 50), (.infinity, 90)], farthest: 3000),
            .motorbike: figures(1.35, fixed: 4, [(5, 28), (20, 50), (.infinity, 85)], farthest: 2000),
            .transit: figures(1.4, fixed: 12, [(10, 16), (30, 40), (.infinity, 75)], farthest: 3000),
            .taxi: figures(1.35, fixed: 2, [(5, 24), (20, 50), (.infinity, 90)], farthest: 500),
            .carSharing: figures(1.35, fixed: 8, [(5, 24), (20, 50), (.infinity, 90)], farthest: 300),
            .bikeSharing: figures(1.3, fixed: 6, [(.infinity, 14)], farthest: 20),
        ],
        legs: [
            .foot: figures(co2: 0, met: 3.5),
            .bicycle: figures(co2: 0, met: 6.8),
            .bikeSharing: figures(co2: 10, met: 6.8),
            .scooterSharing: figures(co2: 30, met: 2.1),
            .mopedSharing: figures(co2: 40, met: 3.5),
            .car: figures(co2: 167, met: 2.5),
            .carSharing: figures(co2: 140, met: 2.5),
            .motorbike: figures(co2: 114, met: 3.5),
            .taxi: figures(co2: 208, met: 1.3),
            .bus: figures(co2: 102, met: 1.3),
            .trolleybus: figures(co2: 60, met: 1.3),
            .coach: figures(co2: 27, met: 1.3),
            .tram: figures(co2: 29, met: 1.3),
            .metro: figures(co2: 28, met: 1.3),
            .rail: figures(co2: 35, met: 1.3),
            .monorail: figures(co2: 29, met: 1.3),
            .cableTram: figures(co2: 29, met: 1.3),
            .aerialLift: figures(co2: 29, met: 1.3),
            .funicular: figures(co2: 29, met: 1.3),
            .ferry: figures(co2: 113, met: 1.3),
            .air: figures(co2: 246, met: 1.3),
            .transit: figures(co2: 70, met: 1.3),
        ],
        tariffs: [
            .car: Tariff(perTrip: 100, perKilometre: 18, perMinute: 0, minimum: 0),
            .motorbike: Tariff(perTrip: 0, perKilometre: 10, perMinute: 0, minimum: 0),
            .taxi: Tariff(perTrip: 400, perKilometre: 125, perMinute: 20, minimum: 700),
            .carSharing: Tariff(perTrip: 0, perKilometre: 10, perMinute: 29, minimum: 100),
            .bikeSharing: Tariff(perTrip: 100, perKilometre: 0, perMinute: 5, minimum: 0),
        ],
        transitFare: TransitFare(ticket: 170, includedKilometres: 20, perFurtherKilometre: 9),
        waitingMinutes: [.taxi: 5],
        person: Person(kilograms: 70),
        ranking: RankingFigures(
            secondsPerTransfer: 240,
            secondsPerWalkedKilometre: 300,
            secondsPerMajorUnit: 240,
            secondsPerKilogramCO2: 200,
            secondsPerVehicle: 180
        )
    )

    private static func figures(co2: Double, met: Double) -> LegFigures {
        LegFigures(co2GramsPerKilometre: co2, occupancy: 1, metabolicEquivalent: met)
    }

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
