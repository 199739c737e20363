internal import CivilTime
internal import DayPlanner
internal import FoundationEssentials
internal import Geo
internal import TripModel

/// A trip as STRUCTURED-DATA carries it (RFC 9073 §6.6): the JSON of an option, as `travlendar trip --json` has it,
/// with what it is for; without geometry.
struct TripRecord: Codable {
    struct Purpose: Codable {
        var kind: String
        var event: String
        var recurrenceId: String?
        var lateSeconds: Int64
    }

    struct LegRecord: Codable {
        var means: String
        var departure: String
        var arrival: String
        var from: End
        var to: End
        var distance: Int64
        var line: String?
        var headsign: String?
        var stopCount: Int?
        var ride: RideReference?
        var headwaySeconds: Int?
        var needsArrangement: Bool?
        var provider: String?
        var page: String?
        /// Of a shared vehicle: the provider's id, and the vehicle's where it stands alone.
        var system: String?
        var vehicle: String?
    }

    struct TicketRecord: Codable {
        var name: String
        var price: Money
        var pass: String?
        /// Nil: one.
        var count: Int?
    }

    /// Another itinerary that the person may pick.
    struct AlternativeRecord: Codable {
        /// ``Itinerary/signature``.
        var option: String
        /// Modes and lines in the language of the item; nil in records of older versions.
        var title: String?
        var departure: String
        var arrival: String
        var means: [String]
        var transfers: Int
        /// Metres.
        var walkingDistance: Int64
        var cost: Money?
        var co2Grams: Int64
        /// Metres; nil in records of older versions, as ``kcal`` is.
        var distance: Int64?
        var kcal: Int64?
        var labels: [String]
    }

    struct End: Codable {
        var name: String?
        var coordinate: Coordinate
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
    var cost: Money?
    var tickets: [TicketRecord]?
    var co2Grams: Int64?
    var kcal: Int64?
    var labels: [String]
    var engine: String?
    var standsInFor: String?
    var legs: [LegRecord]
    /// The itinerary's own signature, and what may be picked in its place; nil in records of older versions.
    var option: String?
    var alternatives: [AlternativeRecord]?
    /// Modes and lines in the language of the item.
    var title: String?
    /// By whose clock it is told (IANA).
    var zone: String?
    /// How many people travel; nil: one.
    var passengers: Int?

    var hasTimetable: Bool { legs.contains { $0.line != nil } }

    static let schema = "urn:travlendar:trip:1"
    /// DESIGN.md 3.
    static let maximumBytes = 8_192

    init(_ item: PlannedItem, _ trip: PlannedTrip, _ texts: ItemTexts) {
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
        durationSeconds = option.durationSeconds
        distance = Int64(option.distance.value.rounded())
        walkingDistance = Int64(option.walkingDistance.value.rounded())
        isEstimate = option.isEstimate
        transfers = option.transfers
        cost = option.cost
        let tickets = option.tickets.map { ticket in
            TicketRecord(
                name: ticket.name,
                price: ticket.price,
                pass: ticket.pass,
                count: ticket.count == 1 ? nil : ticket.count
            )
        }
        self.tickets = tickets.isEmpty ? nil : tickets
        co2Grams = Int64(option.co2Grams.rounded())
        kcal = Int64(option.kcal.rounded())
        labels = option.labels.map(\.rawValue)
        engine = option.engine
        standsInFor = option.standsInFor
        legs = option.legs.map(LegRecord.init)
        self.option = option.signature
        alternatives =
            trip.alternatives.isEmpty ? nil : trip.alternatives.map { AlternativeRecord($0, texts.modesLine($0)) }
        title = texts.modesLine(option)
        zone = texts.zone.name
        passengers = option.passengers
    }

    /// Nil where it would be longer than ``maximumBytes`` even without its alternatives and legs.
    func json() -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var record = self
        for shorten in [{ $0.alternatives = nil }, { $0.legs = [] }, { _ in }] as [(inout TripRecord) -> Void] {
            if let data = try? encoder.encode(record), data.count <= TripRecord.maximumBytes {
                return String(decoding: data, as: UTF8.self)
            }
            shorten(&record)
        }
        return nil
    }
}

extension TripRecord.AlternativeRecord {
    init(_ itinerary: Itinerary, _ title: String) {
        option = itinerary.signature
        self.title = title
        departure = itinerary.departure.iso8601
        arrival = itinerary.arrival.iso8601
        means = itinerary.modes.map(\.rawValue).sorted()
        transfers = itinerary.transfers
        walkingDistance = Int64(itinerary.walkingDistance.value.rounded())
        cost = itinerary.cost
        co2Grams = Int64(itinerary.co2Grams.rounded())
        distance = Int64(itinerary.distance.value.rounded())
        kcal = Int64(itinerary.kcal.rounded())
        labels = itinerary.labels.map(\.rawValue)
    }
}

extension TripRecord {
    /// Its legs as they are drawn.
    var courses: [LegCourse] {
        legs.compactMap { leg in
            LegMode(rawValue: leg.means).map {
                LegCourse(mode: $0, from: leg.from.coordinate, to: leg.to.coordinate, stopCount: leg.stopCount)
            }
        }
    }
}

extension TripRecord.LegRecord {
    init(_ leg: Leg) {
        means = leg.mode.rawValue
        departure = leg.departure.iso8601
        arrival = leg.arrival.iso8601
        from = TripRecord.End(name: leg.from.name, coordinate: leg.from.coordinate)
        to = TripRecord.End(name: leg.to.name, coordinate: leg.to.coordinate)
        distance = Int64(leg.distance.value.rounded())
        line = leg.line?.name
        headsign = leg.transit?.headsign
        stopCount = leg.transit?.stopCount
        ride = leg.transit?.ride
        headwaySeconds = leg.transit?.headwaySeconds
        needsArrangement = leg.transit?.needsArrangement == true ? true : nil
        provider = leg.sharedRide?.provider
        page = leg.sharedRide?.page
        system = leg.sharedRide?.system
        vehicle = leg.sharedRide?.vehicleID
    }
}
