/// What a feature of the map is. The numbers are in files: a new kind gets a new one.
package enum MapKind: UInt8, CaseIterable, Sendable {
    // Areas, in the order in which they are drawn.
    case built = 1
    case sand = 2
    case green = 3
    case wood = 4
    case water = 5
    case square = 6
    case building = 7
    // Lines.
    case stream = 20
    case river = 21
    case path = 30
    case service = 31
    case street = 32
    case tertiary = 33
    case secondary = 34
    case primary = 35
    case motorway = 36
    case tram = 40
    case rail = 41
    // Points.
    case stop = 60
    case station = 61
    case hamlet = 70
    case suburb = 71
    case village = 72
    case town = 73
    case city = 74

    package var isArea: Bool { rawValue < 20 }
    package var isLine: Bool { (20..<60).contains(rawValue) }
    package var isRoad: Bool { (30..<40).contains(rawValue) }

    /// The first zoom at which something of the kind is drawn, however large it is.
    package var leastZoom: Int {
        switch self {
        case .motorway, .city: 5
        case .water, .wood: 6
        case .primary: 8
        case .green, .built, .sand, .river, .rail, .town: 9
        case .secondary: 10
        case .tertiary, .village: 12
        case .street, .tram, .stream, .suburb, .station: 13
        case .square, .hamlet: 14
        case .service, .path, .building, .stop: 15
        }
    }

    /// The zoom at which a feature of this extent, in units of ``MapPoint``, is drawn first: areas once they are a few
    /// pixels long.
    func leastZoom(extent: Int32) -> Int {
        guard isArea else { return leastZoom }
        let pixels: Int32 = self == .building ? 5 : 6
        var zoom = leastZoom
        // A pixel at zoom z has 2^(20 - z) units.
        while zoom < MapTile.mostZoom, extent < pixels << Int32(20 - zoom) { zoom += 1 }
        return zoom
    }
}
