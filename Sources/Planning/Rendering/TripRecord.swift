internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import Planner

/// A trip as STRUCTURED-DATA carries it (RFC 9073 §6.6): JSON, without geometry.
struct TripRecord: Encodable {
    struct Option: Encodable {
        var departure: String
        var arrival: String
        var durationSeconds: Int64
        var distanceMetres: Int64
        var isEstimate: Bool
        var transfers: Int
        var walkingMetres: Int64?
        var cost: Int?
        var currency: String?
        var co2Grams: Int64?
        var kcal: Int64?
        var labels: [String]
        var legs: [Leg]
    }

    struct Leg: Encodable {
        var means: String
        var departure: String
        var arrival: String
        var from: String?
        var to: String?
        var distanceMetres: Int64
        var line: String?
        var headsign: String?
        var stops: Int?
    }

    var kind: String
    var event: String
    var recurrenceId: String?
    var lateSeconds: Int64
    var option: Option

    static let schema = "urn:travlendar:trip:1"
    /// DESIGN.md 3.
    static let maximumBytes = 8_192

    init(_ item: PlannedItem, _ trip: PlannedTrip) {
        kind = item.key.kind.rawValue
        event = item.key.occurrence.uid
        recurrenceId = item.key.occurrence.recurrenceID.isEmpty ? nil : item.key.occurrence.recurrenceID
        lateSeconds = trip.lateSeconds
        option = Option(trip.option)
    }

    /// Nil where it would be longer than ``maximumBytes`` even without its legs.
    func json() -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var record = self
        for _ in 0..<2 {
            if let data = try? encoder.encode(record), data.count <= TripRecord.maximumBytes {
                return String(decoding: data, as: UTF8.self)
            }
            record.option.legs = []
        }
        return nil
    }
}

extension TripRecord.Option {
    init(_ option: TravelOption) {
        departure = option.departure.iso8601
        arrival = option.arrival.iso8601
        durationSeconds = option.seconds
        distanceMetres = Int64(option.distance.value.rounded())
        isEstimate = option.isEstimate
        transfers = option.transfers
        walkingMetres = option.walkingDistance.map { Int64($0.value.rounded()) }
        cost = option.cost?.minorUnits
        currency = option.cost?.currency
        co2Grams = option.co2Grams.map { Int64($0.rounded()) }
        kcal = option.kcal.map { Int64($0.rounded()) }
        labels = option.labels
        legs = option.legs.map(TripRecord.Leg.init)
    }
}

extension TripRecord.Leg {
    init(_ leg: TravelLeg) {
        means = leg.means
        departure = leg.departure.iso8601
        arrival = leg.arrival.iso8601
        from = leg.from.name
        to = leg.to.name
        distanceMetres = Int64(leg.distance.value.rounded())
        line = leg.line
        headsign = leg.headsign
        stops = leg.stopCount
    }
}
