internal import TripModel

extension TravelModels {
    /// The same figures in the money of a region, so that a taxi there costs what the bus there costs, by rates that are
    /// near enough; unchanged where no rate is known.
    ///
    /// - Parameter local: ISO 4217; nil: the region's is not known.
    /// - Returns: what trips there are priced with.
    package func priced(in local: String?) -> TravelModels {
        guard let local, local != currency,
            let rate = Money.minorUnits(of: local, perMinorUnitOf: currency)
        else { return self }
        var models = self
        models.currency = local
        models.tariffs = tariffs.mapValues { tariff in
            Tariff(
                perTrip: tariff.perTrip * rate,
                perKilometre: tariff.perKilometre * rate,
                perMinute: tariff.perMinute * rate,
                minimum: tariff.minimum * rate
            )
        }
        models.transitFare.ticket *= rate
        models.transitFare.perFurtherKilometre *= rate
        return models
    }
}
