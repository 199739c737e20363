internal import TransitRouting
internal import TripModel

extension TransitOptions {
    /// The legs of a journey from its first stop to its last, without the ways to and from the doors.
    func rides(of journey: TransitJourney) -> [Leg] {
        guard let first = journey.rides.first, let last = journey.rides.last else { return [] }
        var journey = journey
        journey.access.seconds = 0
        journey.egress.seconds = 0
        journey.departureSeconds = first.departureSeconds
        journey.arrivalSeconds = last.arrivalSeconds
        let end = AccessSide(reach: AccessEgress(), mode: .foot, waitSeconds: 0)
        let maker = ItineraryMaker(
            network: network,
            transit: transit,
            request: request,
            access: end,
            egress: end,
            window: window
        )
        return maker.option(journey).legs
    }
}
