package import Geo

/// The way between a station's entrance and a platform, in seconds; negative: there is none.
package struct StationPassage: BitwiseCopyable, Hashable, Sendable {
    package var enterSeconds: Int32
    package var leaveSeconds: Int32
    /// Without stairs and escalators.
    package var stepFreeEnterSeconds: Int32
    package var stepFreeLeaveSeconds: Int32

    package init(enter: Int32, leave: Int32, stepFreeEnter: Int32, stepFreeLeave: Int32) {
        enterSeconds = enter
        leaveSeconds = leave
        stepFreeEnterSeconds = stepFreeEnter
        stepFreeLeaveSeconds = stepFreeLeave
    }

    /// Of a stop on the street.
    package static let none = StationPassage(enter: 0, leave: 0, stepFreeEnter: 0, stepFreeLeave: 0)

    /// The longest passage that a network file may hold.
    package static let maximumSeconds: Int32 = 7_200

    /// Nil: there is no such way.
    package func seconds(entering: Bool, stepFree: Bool) -> Int32? {
        let seconds =
            switch (entering, stepFree) {
            case (true, false): enterSeconds
            case (false, false): leaveSeconds
            case (true, true): stepFreeEnterSeconds
            case (false, true): stepFreeLeaveSeconds
            }
        return seconds < 0 ? nil : seconds
    }

    var isSound: Bool {
        [enterSeconds, leaveSeconds, stepFreeEnterSeconds, stepFreeLeaveSeconds].allSatisfy {
            (-1...Self.maximumSeconds).contains($0)
        }
    }
}

/// Where a platform is entered from the street.
package struct StationEntrance: Hashable, Sendable {
    package var coordinate: Coordinate
    package var passage: StationPassage

    package init(coordinate: Coordinate, passage: StationPassage) {
        self.coordinate = coordinate
        self.passage = passage
    }
}
