/// A trip as a feed names it, where the timetable has it: all of a trip, or a part of several that are joined.
public struct TripPart: Hashable, Sendable {
    /// The trip of the timetable.
    public var trip: TripIndex
    /// Which of the calls of `trip`.
    public var calls: Range<Int>
    /// As the feed names it.
    public var id: String
    /// By how many days its service day is later than that of `trip`.
    public var dayOffset: Int
}

/// Real-time news of single trips, combined for the runs of a timetable.
///
/// A trip can stand in the timetable more than once, by itself and as a part of joined ones: whoever tells of it tells
/// all of these, and each says the same.
public struct TripNews: Sendable {
    private var told: [TimetableOverlay.TripDay: [Int: TimetableOverlay.Change]] = [:]

    /// Creates an empty collection of news.
    public init() {}

    /// Records the change of a trip on its own service day. Delays replace earlier ones, passed calls are
    /// added, and a cancellation is final.
    ///
    /// Calls are counted from the part's first one. `startSeconds`: of one run of a trip that has many.
    public mutating func tell(
        _ change: TimetableOverlay.Change,
        of part: TripPart,
        on day: Int,
        startSeconds: Int32? = nil
    ) {
        let key = TimetableOverlay.TripDay(trip: part.trip, day: day - part.dayOffset, startSeconds: startSeconds)
        guard case .altered(var known)? = told[key]?[part.calls.lowerBound], case .altered(let more) = change else {
            if told[key]?[part.calls.lowerBound] != .canceled {
                told[key, default: [:]][part.calls.lowerBound] = change
            }
            return
        }
        if !more.arrivalDelays.isEmpty || !more.departureDelays.isEmpty {
            known.arrivalDelays = more.arrivalDelays
            known.departureDelays = more.departureDelays
        }
        known.skippedCalls.formUnion(more.skippedCalls)
        told[key]?[part.calls.lowerBound] = .altered(known)
    }

    /// Nil: there is no news of it.
    public func change(of part: TripPart, on day: Int) -> TimetableOverlay.Change? {
        told[TimetableOverlay.TripDay(trip: part.trip, day: day - part.dayOffset)]?[part.calls.lowerBound]
    }

    /// The trips of the timetable with news, in a fixed order.
    public var tripDays: [TimetableOverlay.TripDay] {
        told.keys.sorted { ($0.day, $0.trip, $0.startSeconds ?? -1) < ($1.day, $1.trip, $1.startSeconds ?? -1) }
    }

    /// For the trips of the timetable. Where a vehicle cannot be as one trip what it was as the one before (that one or
    /// this one is canceled, or it would have to leave before it has arrived), nobody stays aboard.
    public func changes(in timetable: Timetable) -> [TimetableOverlay.TripDay: TimetableOverlay.Change] {
        var changes: [TimetableOverlay.TripDay: TimetableOverlay.Change] = [:]
        for (key, parts) in told {
            changes[key] = timetable.isJoined(key.trip) ? joined(parts, of: key.trip, timetable) : parts[0]
        }
        return changes
    }

    private func joined(
        _ told: [Int: TimetableOverlay.Change],
        of trip: TripIndex,
        _ timetable: Timetable
    ) -> TimetableOverlay.Change {
        let times = timetable.times(of: trip)
        var whole = TimetableOverlay.Alteration()
        var end: Int32?
        for part in timetable.parts(of: trip) where !part.calls.isEmpty && part.calls.upperBound <= times.count {
            var own = TimetableOverlay.Alteration()
            switch told[part.calls.lowerBound] {
            case .altered(let change): own = change
            case .canceled:
                whole.arrivalDelays += part.calls.map { _ in 0 }
                whole.departureDelays += part.calls.map { _ in 0 }
                end = nil
                continue
            case nil: break
            }
            whole.arrivalDelays += part.calls.indices.map { own.arrivalDelay(at: $0 - part.calls.lowerBound) }
            whole.departureDelays += part.calls.indices.map { own.departureDelay(at: $0 - part.calls.lowerBound) }
            whole.skippedCalls.formUnion(own.skippedCalls.map { $0 + part.calls.lowerBound })
            let first = part.calls.lowerBound
            let last = part.calls.upperBound - 1
            if let end, end <= times[first].departure + whole.departureDelays[first], let piece = whole.pieces.last {
                whole.pieces[whole.pieces.count - 1] = piece.lowerBound..<part.calls.upperBound
            } else {
                whole.pieces.append(part.calls)
            }
            end = times[last].arrival + whole.arrivalDelays[last]
        }
        if whole.pieces.isEmpty { return .canceled }
        if whole.pieces == [0..<times.count] { whole.pieces = [] }
        return .altered(whole)
    }
}
