/// Which run of which trip a leg rides, and between which calls, in the words of feeds and their realtime messages: so
/// that a planned trip can be looked up again, leg by leg.
package struct RideReference: Hashable, Codable, Sendable {
    /// The feed's trip_id with the feed's name before it: `stcp:200_0_1`.
    package var trip: String
    /// The service day, YYYY-MM-DD.
    package var serviceDate: String
    /// The feed's stop_sequence.
    package var boardingSequence: UInt32
    package var alightingSequence: UInt32
    /// Of a trip that runs often (frequencies): the departure from its first stop, in seconds of the service day.
    package var startSeconds: Int32?
    /// Which calls these are, from the named trip's first, where a vehicle goes on as other trips, each with such
    /// sequences.
    package var boardingCall: Int?
    package var alightingCall: Int?

    package init(
        trip: String,
        serviceDate: String,
        boardingSequence: UInt32,
        alightingSequence: UInt32,
        startSeconds: Int32? = nil,
        boardingCall: Int? = nil,
        alightingCall: Int? = nil
    ) {
        self.trip = trip
        self.serviceDate = serviceDate
        self.boardingSequence = boardingSequence
        self.alightingSequence = alightingSequence
        self.startSeconds = startSeconds
        self.boardingCall = boardingCall
        self.alightingCall = alightingCall
    }
}
