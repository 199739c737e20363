package import Accounts

/// The number of a collection: 64 bits, time-ordered, never used again.
package struct CollectionID: Hashable, Comparable, Sendable, Codable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The number of a stored object. It stays with the object through a MOVE, and through every PUT to the same name.
package struct ObjectID: Hashable, Comparable, Sendable, Codable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Where a collection stands: `/dav/calendars/<owner>/<name>/`. The name is one decoded path segment.
package struct CalendarAddress: Hashable, Sendable {
    package var owner: PrincipalID
    package var name: String

    package init(owner: PrincipalID, name: String) {
        self.owner = owner
        self.name = name
    }
}

/// Where an object stands: `/dav/calendars/<owner>/<calendar>/<name>`. The name is one decoded path segment.
package struct ObjectAddress: Hashable, Sendable {
    package var calendar: CalendarAddress
    package var name: String

    package init(calendar: CalendarAddress, name: String) {
        self.calendar = calendar
        self.name = name
    }

    package init(owner: PrincipalID, calendar: String, name: String) {
        self.init(calendar: CalendarAddress(owner: owner, name: calendar), name: name)
    }
}
