internal import CivilTime
internal import Geo
internal import TransitFeeds
internal import TransitRouting

/// A vehicle of which a message says where it was.
struct SeenVehicle: Sendable {
    var record: VehicleRecord
    /// When, in seconds after 1970.
    var time: Int64
    /// The trip with all its parts, and its service day.
    var parts: [TripPart]
    var day: Int
    var zone: ZoneRules
}

extension RealtimeOverlay {
    /// Positions older than this, or further in the future than clocks may be wrong, are ignored.
    static let oldestPosition: Int64 = 300
    static let wrongClock: Int64 = 60
    /// A vehicle that seems later than this is on another trip than the message says.
    static let latestByPosition: Int64 = 7_200

    /// Trips of which no update says anything are late where their vehicle is seen to be: from the call at which it
    /// stands or to which it is on its way. Nobody is told to be early, since vehicles wait for their time.
    func withVehicles(_ vehicles: [SeenVehicle], _ news: TripNews) -> TripNews {
        var news = news
        for vehicle in vehicles {
            let age = now.secondsSince1970 - vehicle.time
            guard (-Self.wrongClock...Self.oldestPosition).contains(age) else { continue }
            for part in vehicle.parts where names.runs(part, on: vehicle.day) {
                guard names.timetable.runCount(of: part.trip) == 1, news.change(of: part, on: vehicle.day) == nil,
                    let (call, late) = lateness(of: vehicle, as: part), late <= Self.latestByPosition
                else { continue }
                news.tell(.altered(.delay(Int32(max(0, late)), fromCall: call)), of: part, on: vehicle.day)
            }
        }
        return news
    }

    /// At which call of the part it is late, and by how many seconds: by its departure from there where it stands, else
    /// by the time at which it should be as far on the straight line to there. That lies between what is certain (it
    /// has left the call before, it has not come to this one).
    private func lateness(of vehicle: SeenVehicle, as part: TripPart) -> (call: Int, seconds: Int64)? {
        let timetable = names.timetable
        let times = timetable.times(of: part.trip)
        let calls = timetable.calls(of: timetable.pattern(of: part.trip))
        guard let call = call(of: vehicle.record, in: part), call < times.count else { return nil }
        let start = ServiceDay(CivilDate(daysSinceEpoch: vehicle.day)).start(in: vehicle.zone).secondsSince1970
        let clock = vehicle.time - start + Int64(part.dayOffset) * 86_400
        let number = call - part.calls.lowerBound
        if vehicle.record.isStopped || number == 0 { return (number, clock - Int64(times[call].departure)) }
        let (left, due) = (Int64(times[call - 1].departure), Int64(times[call].arrival))
        let share = shareOfWay(
            vehicle.record,
            timetable.coordinate(of: calls[call - 1].stop),
            timetable.coordinate(of: calls[call].stop)
        )
        return (number, clock - left - Int64(Double(due - left) * share))
    }

    private func call(of record: VehicleRecord, in part: TripPart) -> Int? {
        let timetable = names.timetable
        if let sequence = record.sequence {
            return timetable.sequences(of: part.trip)[part.calls].firstIndex(of: sequence)
        }
        guard !record.stop.isEmpty else { return nil }
        let calls = timetable.calls(of: timetable.pattern(of: part.trip))
        let fitting = part.calls.filter { timetable.id(of: calls[$0].stop) == record.stop }
        // A stop that a trip calls at twice says too little.
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// How much of the way between two stops lies behind it, from 0 to 1; all where that can't be seen, so that it is
    /// as little late as it can be.
    private func shareOfWay(_ record: VehicleRecord, _ from: Coordinate, _ to: Coordinate) -> Double {
        guard record.latitude != 0 || record.longitude != 0,
            let place = Coordinate(validating: record.latitude, record.longitude)
        else { return 1 }
        let (behind, ahead) = (from.distance(to: place).value, place.distance(to: to).value)
        let whole = from.distance(to: to).value
        // Far from the line: the position or the stop is wrong.
        guard behind + ahead > 0, behind + ahead <= 2 * whole + 500 else { return 1 }
        return behind / (behind + ahead)
    }
}
