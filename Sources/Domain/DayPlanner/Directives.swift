package import TripModel

/// What a person says about a trip with hashtags.
package struct Directives: Hashable, Sendable {
    /// These modes and no others.
    package var modes: Set<TravelMode>?
    /// `#notravel`: as if the event had no place.
    package var noTravel: Bool
    /// `#self`: no trip is wanted, but the person will be there.
    package var arrangedBySelf: Bool
    /// How early to arrive; nil: as the person's preferences say.
    package var bufferSeconds: Int64?
    /// `#persons 3`: the number of travellers; nil: as the person's preferences say.
    package var passengers: Int?
    /// `#from Home`: the text behind it, to the end of the line or the next tag. What of it is a place is the reader's
    /// to say.
    package var origin: String?
    /// `#home`, `#office`: save the event's place under this name.
    package var savesPlaceAs: SavedName?

    /// `#stay`: the event's place is where the person sleeps.
    package var isStay: Bool

    /// `#flex 30m min 20m`: the event's span is a window in which this time is wanted.
    package var flexible: Flexible?

    /// Tags of ours whose value can't be read, and such as look like ours, as they were written.
    package var unread: [String]

    package struct Flexible: Hashable, Sendable {
        package var seconds: Int64
        /// It may shrink to this before it is lost.
        package var minimumSeconds: Int64

        package init(seconds: Int64, minimumSeconds: Int64? = nil) {
            self.seconds = seconds
            self.minimumSeconds = min(seconds, minimumSeconds ?? seconds)
        }

        mutating func shrink(to seconds: Int64) { minimumSeconds = min(minimumSeconds, seconds) }

        /// What is tried, the whole first.
        var lengths: [Int64] { minimumSeconds < seconds ? [seconds, minimumSeconds] : [seconds] }
    }

    /// The places that every person may have, in every language.
    package enum SavedName: String, Hashable, Sendable, CaseIterable {
        case home = "Home"
        case office = "Office"
    }

    package init(
        modes: Set<TravelMode>? = nil,
        noTravel: Bool = false,
        arrangedBySelf: Bool = false,
        bufferSeconds: Int64? = nil,
        passengers: Int? = nil,
        origin: String? = nil,
        savesPlaceAs: SavedName? = nil,
        isStay: Bool = false,
        flexible: Flexible? = nil,
        unread: [String] = []
    ) {
        self.modes = modes
        self.noTravel = noTravel
        self.arrangedBySelf = arrangedBySelf
        self.bufferSeconds = bufferSeconds
        self.passengers = passengers
        self.origin = origin
        self.savesPlaceAs = savesPlaceAs
        self.isStay = isStay
        self.flexible = flexible
        self.unread = unread
    }

    /// What they say of travelling, as a layer of preferences.
    var preferences: TravelPreferences {
        TravelPreferences(modes: modes, passengers: passengers, bufferSeconds: bufferSeconds)
    }
}
