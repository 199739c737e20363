import Geo
import Geocoding
import Testing
import TransitFeeds
import TripSearch

@testable import NetworkImport

struct StopTranslationsTests {
    @Test func stopsHaveTheirNamesInOtherLanguages() throws {
        let feed = try Feed(
            reading: FeedSource(
                texts: TimetableImportTests.tables.merging([
                    "translations.txt": """
                    table_name,field_name,language,translation,record_id,field_value
                    stops,stop_name,de,Haltestelle Alpha,A,
                    stops,stop_name,fr,Arrêt Alpha,A,
                    stops,stop_name,it,Alpha,A,
                    stops,stop_desc,de,Ein Halt,A,
                    stops,stop_name,de,Gamma am See,,Gamma
                    routes,route_long_name,de,Linie,R,
                    stops,stop_name,de,Nirgendwo,nowhere,
                    """
                ]) { $1 }
            )
        )
        let names = feed.otherStopNames()
        #expect(names.count == 2)
        #expect(names[0] == ["Haltestelle Alpha", "Arrêt Alpha"] && names[2] == ["Gamma am See"])
        var collector = PlaceCollector()
        let place = Coordinate(latitude: 45, longitude: 9)
        collector.addStop(name: "Alpha", code: "12", otherNames: names[0] ?? [], kind: "stop", coordinate: place)
        #expect(collector.finished().first?.otherNames == ["12", "Haltestelle Alpha", "Arrêt Alpha"])
    }
}
