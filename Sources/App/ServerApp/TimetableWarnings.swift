internal import CivilTime
internal import Logging
internal import TripSearch

extension BackgroundService {
    /// Logs at the start and daily which timetables have ended, or will within two weeks.
    static func timetableWarnings(_ regions: Regions, clock: any WallClock, logger: Logger) -> BackgroundService {
        BackgroundService("Timetable warnings") {
            while !Task.isCancelled {
                for network in regions.networks.map({ $0.snapshot() }) {
                    for end in TimetableEnd.all(of: network, at: clock.now()) {
                        logger.warning("\(end)", metadata: ["network": "\(network.name)"])
                    }
                }
                try? await Task.sleep(for: .seconds(24 * 3600))
            }
        }
    }
}
