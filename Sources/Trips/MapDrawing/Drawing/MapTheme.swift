/// The colours of a map.
package enum MapTheme: String, CaseIterable, Sendable {
    case light, dark

    var land: String { self == .light ? "#f6f4ee" : "#20252b" }
    var text: String { self == .light ? "#3b4147" : "#d5d9de" }
    var halo: String { self == .light ? "#ffffff" : "#14181c" }
    var waterText: String { self == .light ? "#2f6484" : "#8fc1dd" }
    var casing: String { self == .light ? "#c9c2b4" : "#15191d" }
    var stop: String { self == .light ? "#1f5fa8" : "#7db4f0" }
    /// Of the way of a trip.
    var way: String { self == .light ? "#b3261e" : "#ff8a80" }
    /// Of the way of a trip on foot or by bicycle.
    var quietWay: String { self == .light ? "#7a3b9a" : "#d3a4ec" }

    func color(_ kind: MapKind) -> String {
        switch kind {
        case .built: self == .light ? "#ebe7df" : "#272d34"
        case .sand: self == .light ? "#f3e8c6" : "#3a3829"
        case .green: self == .light ? "#d8ebc6" : "#24342a"
        case .wood: self == .light ? "#c4dfb2" : "#203127"
        case .water, .river, .stream: self == .light ? "#a9d3e8" : "#17374a"
        case .square: self == .light ? "#e9e4ea" : "#30363d"
        case .building: self == .light ? "#dcd4c8" : "#343b43"
        case .path: self == .light ? "#b69b7e" : "#7a6f62"
        case .service, .street, .tertiary: self == .light ? "#ffffff" : "#4a525b"
        case .secondary: self == .light ? "#fbf0b6" : "#6d6647"
        case .primary: self == .light ? "#f9d897" : "#7d6a3f"
        case .motorway: self == .light ? "#f0a987" : "#8b5a45"
        case .tram: self == .light ? "#8a8f98" : "#7d858f"
        case .rail: self == .light ? "#757b85" : "#959da8"
        case .stop, .station: stop
        case .hamlet, .suburb, .village, .town, .city: text
        }
    }
}
