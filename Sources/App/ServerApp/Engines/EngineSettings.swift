package import TripModel

/// What the settings say of engines.
package struct EngineSettings: Equatable, Sendable {
    /// Door to door.
    package var trips: EngineSetting?
    /// Over streets, by mode: foot, bicycle, car.
    package var streets: [TravelMode: EngineSetting] = [:]
    package var places: EngineSetting?
    /// For an answer.
    package var timeoutSeconds = 5
    /// The administrator's contact, sent to the engines.
    package var contact: String?
    /// Whether plain HTTP to other machines is allowed.
    package var allowsPlainHTTP = false
    package var attribution = ["© OpenStreetMap contributors"]

    package init() {}

    package var isEmpty: Bool { trips == nil && streets.isEmpty && places == nil }

    package var all: [EngineSetting] { [trips, places].compactMap(\.self) + streets.values }

    /// The means that street engines are asked for.
    package static let streetModes: [TravelMode] = [.foot, .bicycle, .car]
}
