package import CivilTime
package import TransitFeeds
internal import TransitRouting
package import TripModel
package import TripSearch

/// A network and what realtime messages make of its timetable. Made once per network; every set of messages gives
/// another state of the same network, and a query keeps the state that it took.
package struct LiveTimetable: Sendable {
    package let network: Network
    private let names: RealtimeNames

    /// A message, and the operator's name for the feed it is about; nil: the feed that knows most of what it names.
    package struct Message: Sendable {
        package var feed: String?
        package var message: RealtimeFeed

        package init(feed: String? = nil, _ message: RealtimeFeed) {
            self.feed = feed
            self.message = message
        }
    }

    /// Nil where the network has no timetable.
    package init?(_ network: Network) {
        guard let timetable = network.transit?.timetable else { return nil }
        self.network = network
        names = RealtimeNames(timetable)
    }

    /// The network as all these messages together leave it. `version` must be new; where the messages say what
    /// `former`, a state of the same network, was made of, that one is given back. `silent`: feeds that say nothing.
    ///
    /// `now` decides the service day where a message does not name it.
    package func network(
        with messages: [Message],
        now: Instant,
        version: UInt64,
        former: Network? = nil,
        silent: [SilentSource] = []
    ) throws(LiveError) -> Network {
        var realtime = RealtimeOverlay(names, now: now)
        for message in messages {
            let feed = try feed(of: message)
            do throws(ZoneError) {
                try realtime.add(message.message, of: feed)
            } catch {
                throw .zone("\(error)")
            }
        }
        let overlay = realtime.overlay(version: version)
        if let former, let known = former.transit?.calendar.overlay, known.isSame(as: overlay),
            former.disruptions == realtime.disruptions, former.silent == silent
        {
            return former
        }
        return (former ?? network).with(overlay, disruptions: realtime.disruptions, silent: silent) { ride in
            self.standing(of: ride, heeding: overlay)
        }
    }

    private func feed(of message: Message) throws(LiveError) -> FeedIndex {
        let timetable = names.timetable
        let all = (0..<timetable.feedCount).map { FeedIndex($0) }
        if let name = message.feed {
            guard let feed = names.feed(named: name) else {
                throw .unknownFeed(name: name, known: all.map { timetable.name(of: $0) })
            }
            return feed
        }
        if all.count == 1 { return all[0] }
        let counted = all.map { (feed: $0, count: known(message.message, in: $0)) }
        guard let best = counted.max(by: { $0.count < $1.count }), best.count > 0 else {
            throw .fitsNoFeed(known: all.map { timetable.name(of: $0) })
        }
        return best.feed
    }

    /// How many of the first things that a message names the feed has.
    private func known(_ message: RealtimeFeed, in feed: FeedIndex) -> Int {
        var count = message.tripUpdates.prefix(200).count { names.isNamed(trip: $0.trip.trip, in: feed) }
        count += message.vehicles.prefix(200).count { names.isNamed(trip: $0.trip.trip, in: feed) }
        for alert in message.alerts.prefix(200) {
            count += alert.selectors.count {
                names.isNamed(route: $0.route, in: feed) || names.isNamed(stop: $0.stop, in: feed)
                    || names.isNamed(trip: $0.trip?.trip ?? "", in: feed)
            }
        }
        return count
    }

    /// Looks a planned ride up in a state of this network.
    package func standing(of ride: RideReference, in state: Network) -> RideStanding {
        guard let overlay = state.transit?.calendar.overlay else { return .unknown }
        return standing(of: ride, heeding: overlay)
    }

    private func standing(of ride: RideReference, heeding overlay: TimetableOverlay) -> RideStanding {
        guard let calendar = network.transit?.calendar, let colon = ride.trip.firstIndex(of: ":"),
            let feed = names.feed(named: String(ride.trip[..<colon])),
            let date = try? CivilDate(iso8601: ride.serviceDate)
        else { return .unknown }
        let finder = RideFinder(
            names: names,
            overlay: overlay,
            zone: calendar.zone(of: feed),
            day: date.daysSinceEpoch
        )
        return finder.standing(of: ride, trip: String(ride.trip[ride.trip.index(after: colon)...]), in: feed)
    }
}

/// Why realtime messages could not be laid over a network.
package enum LiveError: Error, Equatable, Sendable, CustomStringConvertible {
    case unknownFeed(name: String, known: [String])
    case fitsNoFeed(known: [String])
    case zone(String)

    package var description: String {
        switch self {
        case .unknownFeed(let name, let known):
            "the network has no feed '\(name)'; it has \(known.joined(separator: ", "))"
        case .fitsNoFeed(let known):
            "the message names nothing that the network has: say which feed it is about "
                + "(\(known.joined(separator: ", ")))"
        case .zone(let reason): reason
        }
    }
}
