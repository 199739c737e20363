internal import CivilTime
internal import Geo
internal import TripModel

/// Door to door with the standard profile beside another multimodal engine. Indicative: engines prefer differently, so
/// that only trips that are not found fail.
struct MultimodalVerify {
    let network: Network
    let clock: any WallClock
    let path: String

    func run(
        _ routes: [ReferenceFile.StreetPair],
        of file: ReferenceFile,
        _ report: inout VerifyReport
    ) throws(VerifyError) {
        guard network.transit != nil else { throw .needsTimetable(file: path) }
        let day = ServiceDay(CivilDate(daysSinceEpoch: try NetworkVerify.day(file, path)))
        let search = NetworkSearch(network: network, models: .standard)
        var sooner = 0
        var compared = 0
        for route in routes {
            guard let from = route.from, let to = route.to, let depart = ReferenceFile.seconds(route.depart) else {
                continue
            }
            let request = TripRequest(
                from: Coordinate(latitude: from.lat, longitude: from.lon),
                to: Coordinate(latitude: to.lat, longitude: to.lon),
                time: .departAt(day.instant(ofSeconds: Int(depart), in: network.zone)),
                modes: [.foot, .transit]
            )
            let options = report.timed(clock) { search.answer(request).options }
            report.check(!options.isEmpty, "\(route.id): no way found")
            guard let arrival = options.map(\.arrival).min(), let seconds = route.timeS else { continue }
            compared += 1
            if arrival - day.instant(ofSeconds: Int(depart), in: network.zone) <= Int64(seconds) { sooner += 1 }
        }
        report.notes.append("\(sooner) of \(compared) arrive no later than the other engine's answer")
    }
}
