import CivilTime
import Geo
import Geocoding
import TestSupport
import Testing
import TripModel

@testable import Engines
@testable import TripSearch

/// Recorded answers with anything changed in them: an error, or something sound; never a trap, never a number that is
/// none.
struct EngineMutationTests {
    private static let numbers = [
        "-1", "1e308", "-1e308", "1e999", "0", "-0", "99999999999999999999", "1e-300", "null", "NaN", "\"x\"", "[]",
        "{}",
    ].map { Array($0.utf8) }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    private static func mutated(_ original: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 20 {
            let place = Int.random(in: 0..<bytes.count - 20, using: &random)
            let end = place + Int.random(in: 1...20, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            default:
                guard let first = bytes[place...].firstIndex(where: isNumeric) else { continue }
                let last = bytes[first...].firstIndex { !isNumeric($0) } ?? bytes.count
                bytes.replaceSubrange(first..<last, with: numbers.randomElement(using: &random) ?? [])
            }
        }
        return bytes
    }

    /// Whether at least one of 2,000 mutations was still understood: else nothing is tested.
    private func mutate(_ name: String, _ use: ([UInt8]) throws -> Bool) throws {
        let original = try Recorded.bytes(name)
        #expect(try use(original), "\(name) as it is")
        var understood = 0
        for seed in UInt64(0)..<2_000 {
            var random = SplitMix64(seed: seed)
            let bytes = Self.mutated(original, &random)
            do {
                if try use(bytes) { understood += 1 }
            } catch let error as EngineError {
                // Told to the log: short, whatever the answer was.
                if "\(error)".utf8.count > 2_000 { Issue.record("seed \(seed): a long error") }
            }
        }
        #expect(understood > 20, "\(name)")
    }

    private static func isSound(_ number: Double) -> Bool { number.isFinite && number >= 0 }

    private static func isSound(_ option: Itinerary) -> Bool {
        let own = [option.distance.value, option.walkingDistance.value, option.co2Grams, option.kcal]
        return (own + option.legs.map(\.distance.value)).allSatisfy(isSound) && (option.cost?.minorUnits ?? 0) >= 0
            && option.transfers >= 0 && option.departure <= option.arrival
            && option.legs.allSatisfy { $0.departure <= $0.arrival && ($0.transit?.stopCount ?? 0) >= 0 }
    }

    private func trips(_ name: String, _ read: ([UInt8]) throws -> [Itinerary]) throws {
        let request = try TripEngineTests.request([.foot, .transit, .bicycle, .car])
        let check = ItineraryCheck(request: request, zone: .utc)
        try mutate(name) { bytes in
            let options = try read(bytes).compactMap(check.checked).map {
                TravelModels.standard.completed($0, for: request)
            }
            if !options.allSatisfy(Self.isSound) { Issue.record("\(String(decoding: bytes, as: UTF8.self))") }
            return !options.isEmpty
        }
    }

    private func ways(_ name: String, _ mode: TravelMode, _ read: ([UInt8]) throws -> StreetWay?) throws {
        let request = try TripEngineTests.request([mode])
        let engine = EngineWay(request: request, zone: .utc)
        try mutate(name) { bytes in
            guard let way = try read(bytes), let option = engine.option(way, by: mode) else { return false }
            let whole = TravelModels.standard.completed(option, for: request)
            if !Self.isSound(whole) { Issue.record("\(String(decoding: bytes, as: UTF8.self))") }
            return true
        }
    }

    private func places(_ name: String, _ read: ([UInt8]) throws -> [PlaceEntry]) throws {
        try mutate(name) { bytes in
            let entries = try read(bytes)
            for entry in entries
            where Coordinate(validating: entry.coordinate.latitude, entry.coordinate.longitude) == nil {
                Issue.record("\(String(decoding: bytes, as: UTF8.self))")
            }
            return !entries.isEmpty
        }
    }

    @Test func motis() throws { try trips("motis-plan") { try MOTIS.options(200, $0) } }
    @Test func openTripPlanner() throws { try trips("opentripplanner-plan") { try OpenTripPlanner.options(200, $0) } }
    @Test func osrm() throws { try ways("osrm-route", .foot) { try OSRM.way(200, $0) } }
    @Test func valhalla() throws { try ways("valhalla-route", .car) { try Valhalla.way(200, $0) } }
    @Test func photon() throws { try places("photon-search") { try Photon.entries(200, $0) } }
    @Test func nominatim() throws { try places("nominatim-search") { try Nominatim.entries($0) } }
    @Test func nominatimReverse() throws { try places("nominatim-reverse") { try Nominatim.entry($0) } }
}
