/// A line as it is written on the vehicle.
package struct LineInfo: Hashable, Codable, Sendable {
    /// `M2`; the long name where there is no short one.
    package var name: String
    package var longName: String?
    package var agency: String?
    /// `#RRGGBB`.
    package var color: String?
    /// The feed's route_id and trip_id, with the feed's name before them: `stcp:200`.
    package var routeID: String
    package var tripID: String

    package init(
        name: String,
        longName: String? = nil,
        agency: String? = nil,
        color: String? = nil,
        routeID: String,
        tripID: String
    ) {
        self.name = name
        self.longName = longName
        self.agency = agency
        self.color = color
        self.routeID = routeID
        self.tripID = tripID
    }

    /// The name of the feed in ``routeID``; nil where there is none.
    package var feed: String? { routeID.firstIndex(of: ":").map { String(routeID[..<$0]) } }
}
