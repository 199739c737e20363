/// A call of a trip with its times worked out.
package struct TripCall: Equatable, Sendable {
    /// A place in ``Feed/stops``.
    package var stop: Int
    package var sequence: UInt32
    /// Seconds of the service day.
    package var arrival: Int32
    /// Seconds of the service day; not before ``arrival``.
    package var departure: Int32
    package var pickup: UInt8
    package var dropOff: UInt8
    /// A place in ``Feed/headsigns``.
    package var headsign: Int32
    /// On the way to the next call.
    package var continuousPickup: UInt8
    package var continuousDropOff: UInt8
    /// As in ``StopTimeRecord/travelled``.
    package var travelled: Float

    /// Whether one boards or alights on the way to the next call.
    package var isContinuous: Bool { continuousPickup != 1 || continuousDropOff != 1 }
}

/// Why a trip cannot be ridden.
package enum TripDefect: Error, Equatable, Sendable {
    case fewerThanTwoCalls
    /// The first or the last call has no time.
    case openEnd
    case timesGoBackwards(line: Int)

    package var problem: String {
        switch self {
        case .fewerThanTwoCalls: "the trip calls at fewer than two stops"
        case .openEnd: "the first or last call of the trip has no time"
        case .timesGoBackwards: "the times of the trip go backwards"
        }
    }

    package var advice: String {
        switch self {
        case .fewerThanTwoCalls: "left out; add its stop times or remove the trip"
        case .openEnd: "left out; give both ends arrival_time and departure_time"
        case .timesGoBackwards: "left out; correct the times, and write those past midnight as 24:00:00 and later"
        }
    }
}

extension Feed {
    /// The calls of a trip. Where only one of arrival and departure is given it counts for both; where none is, the
    /// time lies between the timed calls around it in equal steps, rounded down.
    package func calls(of trip: Int) throws(TripDefect) -> [TripCall] {
        let rows = stopTimes(of: trip)
        guard rows.count >= 2 else { throw .fewerThanTwoCalls }
        var calls: [TripCall] = []
        calls.reserveCapacity(rows.count)
        for row in rows {
            let arrival = row.arrival == StopTimeRecord.untimed ? row.departure : row.arrival
            let departure = row.departure == StopTimeRecord.untimed ? row.arrival : row.departure
            calls.append(
                TripCall(
                    stop: Int(row.stop),
                    sequence: row.sequence,
                    arrival: arrival,
                    departure: departure,
                    pickup: row.pickup,
                    dropOff: row.dropOff,
                    headsign: row.headsign,
                    continuousPickup: row.continuousPickup,
                    continuousDropOff: row.continuousDropOff,
                    travelled: row.travelled
                )
            )
        }
        guard calls[0].arrival != StopTimeRecord.untimed, calls[calls.count - 1].arrival != StopTimeRecord.untimed
        else {
            throw .openEnd
        }
        interpolate(&calls)
        var clock = Int32.min
        for (index, call) in calls.enumerated() {
            guard call.arrival >= clock, call.departure >= call.arrival else {
                throw .timesGoBackwards(line: Int(rows[rows.startIndex + index].line))
            }
            clock = call.departure
        }
        return calls
    }

    private func interpolate(_ calls: inout [TripCall]) {
        var index = 0
        while index < calls.count {
            guard calls[index].arrival == StopTimeRecord.untimed else {
                index += 1
                continue
            }
            var timed = index
            while calls[timed].arrival == StopTimeRecord.untimed { timed += 1 }
            let before = Int(calls[index - 1].departure)
            let span = Int(calls[timed].arrival) - before
            let steps = timed - index + 1
            for untimed in index..<timed {
                let product = span * (untimed - index + 1)
                let time = Int32(before + Int((Double(product) / Double(steps)).rounded(.down)))
                calls[untimed].arrival = time
                calls[untimed].departure = time
            }
            index = timed
        }
    }
}
