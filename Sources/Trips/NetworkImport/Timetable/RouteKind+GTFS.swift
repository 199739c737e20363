package import TransitRouting

extension RouteKind {
    /// GTFS route_type, with the extended types of the European list.
    package init(gtfsType: Int) {
        self =
            switch gtfsType {
            case 0, 900...906: .tram
            case 1, 400...404: .metro
            case 2, 100...117: .rail
            case 3, 700...716: .bus
            case 4, 1000, 1200: .ferry
            case 5: .cableTram
            case 6, 1300...1307: .aerialLift
            case 7, 1400: .funicular
            case 11, 800: .trolleybus
            case 12, 405: .monorail
            case 200...209: .coach
            case 1100...1114: .air
            case 1500...1507: .taxi
            default: .other
            }
    }
}
