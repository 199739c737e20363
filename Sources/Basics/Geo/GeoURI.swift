/// A `geo:` URI (RFC 5870) in WGS 84.
public struct GeoURI: Hashable, Sendable {
    /// The position in WGS 84.
    public var coordinate: Coordinate
    /// Metres above the WGS 84 ellipsoid.
    public var altitude: Metres?
    /// The `u` parameter: how far off the place may be.
    public var uncertainty: Metres?

    /// Creates a URI for a position, with an optional altitude and uncertainty (RFC 5870 §3.4).
    public init(_ coordinate: Coordinate, altitude: Metres? = nil, uncertainty: Metres? = nil) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.uncertainty = uncertainty
    }

    // geo-path = num "," num [ "," num ] [ ";crs=" label ] [ ";u=" num ] *( ";" parameter )
    /// Reads a `geo:` URI; nil when it is malformed, out of range or in another reference system than WGS 84.
    ///
    /// A query part (`?z=15`), which map apps append although the RFC has none, is ignored, as are unknown parameters.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 1_000 else { return nil }
        let scheme = text.prefix(4)
        guard scheme.lowercased() == "geo:" else { return nil }
        let path = text.dropFirst(4).prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: ";", omittingEmptySubsequences: false)
        guard let numbers = parts.first?.split(separator: ",", omittingEmptySubsequences: false),
            numbers.count == 2 || numbers.count == 3
        else { return nil }
        guard let latitude = GeoURI.number(numbers[0]), let longitude = GeoURI.number(numbers[1]),
            let coordinate = Coordinate(validating: latitude, longitude)
        else { return nil }
        self.init(coordinate)
        if numbers.count == 3 {
            guard let metres = GeoURI.number(numbers[2]) else { return nil }
            altitude = Metres(metres)
        }
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch pair[0].lowercased() {
            case "crs":
                guard pair.count == 2, pair[1].lowercased() == "wgs84" else { return nil }
            case "u":
                guard pair.count == 2, let metres = GeoURI.number(pair[1]), metres >= 0 else { return nil }
                uncertainty = Metres(metres)
            default: continue
            }
        }
    }

    // num = [ "-" ] 1*DIGIT [ "." 1*DIGIT ]
    private static func number(_ text: some StringProtocol) -> Double? {
        var digits = 0
        var hasPoint = false
        for (offset, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where offset == 0: continue
            case UInt8(ascii: ".") where !hasPoint && digits > 0:
                hasPoint = true
                digits = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            default: return nil
            }
        }
        return digits > 0 ? Double(text) : nil
    }
}

extension GeoURI: CustomStringConvertible {
    /// The URI, with at most seven decimals of a degree.
    public var description: String {
        var text = "geo:" + GeoURI.decimal(coordinate.latitude) + "," + GeoURI.decimal(coordinate.longitude)
        if let altitude { text += "," + GeoURI.decimal(altitude.value) }
        if let uncertainty { text += ";u=" + GeoURI.decimal(uncertainty.value) }
        return text
    }

    /// A plain decimal with at most seven places and no trailing zeros: the grammar has no exponents.
    private static func decimal(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e11 else { return "0" }
        let units = Int64((value.magnitude * 1e7).rounded())
        var text = value < 0 && units > 0 ? "-" : ""
        text += String(units / 10_000_000)
        var fraction = units % 10_000_000
        guard fraction > 0 else { return text }
        var width = 7
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        let digits = String(fraction)
        return text + "." + String(repeating: "0", count: width - digits.count) + digits
    }
}
