internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import Planner

/// A trip as STRUCTURED-DATA carries it (RFC 9073 §6.6): the JSON of an option, as `travlendar trip --json` has it, with what
/// it is for; without geometry.
struct TripRecord: Codable {
    struct Purpose: Codable {
        var kind: String
        var event: String
        var recurrenceId: String?
        var lateSeconds: Int64
    }

    struct Leg: Codable {
        var means: String
        var departure: String
        var arrival: String
        var from: End
        var to: End
        var distance: Int64
        var line: String?
        var headsign: String?
        var stopCount: Int?
        var ride: TravelLeg.Ride?
        var headwaySeconds: Int?
        var needsArrangement: Bool?
        var provider: String?
        var page: String?
    }

    struct Ticket: Codable {
        var name: String
        var price: Cost
        var pass: String?
    }

    struct End: Codable {
        var name: String?
        var coordinate: Coordinate
    }

    struct Cost: Codable {
        var minorUnits: Int
        var currency: String
    }

    var item: Purpose
    var departure: String
    var arrival: String
    var durationSeconds: Int64
    /// Metres.
    var distance: Int64
    var walkingDistance: Int64?
    var isEstimate: Bool
    var transfers: Int
    var cost: Cost?
    var tickets: [Ticket]?
    var co2Grams: Int64?
    var kcal: Int64?
    var labels: [String]
    var engine: String?
    var standsInFor: String?
    var legs: [Leg]

    static let schema = "urn:travlendar:trip:1"
    /// DESIGN.md 3.
    static let maximumBytes = 8_192

    init(_ item: PlannedItem, _ trip: PlannedTrip) {
        let occurrence = item.key.occurrence
        self.item = Purpose(
            kind: item.key.kind.rawValue,
            event: occurrence.uid,
            recurrenceId: occurrence.recurrenceID.isEmpty ? nil : occurrence.recurrenceID,
            lateSeconds: trip.lateSeconds
        )
        let option = trip.option
        departure = option.departure.iso8601
        arrival = option.arrival.iso8601
        durationSeconds = option.seconds
        distance = Int64(option.distance.value.rounded())
        walkingDistance = option.walkingDistance.map { Int64($0.value.rounded()) }
        isEstimate = option.isEstimate
        transfers = option.transfers
        cost = option.cost.map(Cost.init)
        let tickets = option.tickets.map { Ticket(name: $0.name, price: Cost($0.price), pass: $0.pass) }
        self.tickets = tickets.isEmpty ? nil : tickets
        co2Grams = option.co2Grams.map { Int64($0.rounded()) }
        kcal = option.kcal.map { Int64($0.rounded()) }
        labels = option.labels
        engine = option.engine
        standsInFor = option.standsInFor
        legs = option.legs.map(Leg.init)
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
            record.legs = []
        }
        return nil
    }
}

extension TripRecord.Cost {
    init(_ cost: TravelOption.Cost) {
        minorUnits = cost.minorUnits
        currency = cost.currency
    }
}

extension TripRecord.Leg {
    init(_ leg: TravelLeg) {
        means = leg.means
        departure = leg.departure.iso8601
        arrival = leg.arrival.iso8601
        from = TripRecord.End(name: leg.from.name, coordinate: leg.from.coordinate)
        to = TripRecord.End(name: leg.to.name, coordinate: leg.to.coordinate)
        distance = Int64(leg.distance.value.rounded())
        line = leg.line
        headsign = leg.headsign
        stopCount = leg.stopCount
        ride = leg.ride
        headwaySeconds = leg.headwaySeconds
        needsArrangement = leg.needsArrangement ? true : nil
        provider = leg.provider?.name
        page = leg.provider?.page
    }
}
