internal import Geo
internal import Geocoding

/// What geocoders over OpenStreetMap tell of a place, in the map's own words.
struct EnginePlace {
    var name: String?
    var street: String?
    var number: String?
    var town: String?
    var postcode: String?
    /// The tag that makes it a place: `amenity` = `cafe`.
    var key: String?
    var value: String?
    var isStreet: Bool
}

extension PlaceEntry {
    /// Nil where it has neither name nor street.
    init?(map place: EnginePlace, at coordinate: Coordinate) {
        let name = place.name.flatMap { $0 == place.number ? nil : $0 } ?? ""
        let kind: String =
            switch (place.key, place.value) {
            case ("highway", "bus_stop"), ("public_transport", "platform"), ("railway", "tram_stop"): "stop"
            case ("railway", "station"), ("railway", "halt"), ("public_transport", "station"): "station"
            case ("aeroway", "aerodrome"): "airport"
            case ("place", "square"): "square"
            case _ where place.isStreet: "street"
            case _ where name.isEmpty || (place.key == "place" && place.value == "house"): "address"
            case (_, let value?): value
            default: "building"
            }
        guard !name.isEmpty || place.street != nil else { return nil }
        self.init(
            name: name,
            street: kind == "street" ? nil : place.street,
            houseNumber: place.number,
            town: place.town,
            postcode: place.postcode,
            kind: kind,
            coordinate: coordinate
        )
    }
}
