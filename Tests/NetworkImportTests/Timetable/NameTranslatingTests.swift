import Testing
import TransitFeeds
import TransitRouting

@testable import NetworkImport

/// translations.txt in the legs of a trip (docs/adr/0074).
struct NameTranslatingTests {
    private static let tables: [String: String] = [
        "feed_info.txt": "feed_publisher_name,feed_publisher_url,feed_lang\nCity,http://x,it\n",
        "routes.txt": "route_id,route_short_name,route_long_name,route_type\nR,1,Linea Uno,3\n",
        "trips.txt": "route_id,service_id,trip_id,trip_headsign\nR,week,t1,Mare\nR,week,t2,Mare\nR,week,t3,Monte\n",
        "stop_times.txt": """
        trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
        t1,8:00:00,,A,5,
        t1,8:10:00,,B,6,Centro
        t1,8:20:00,,C,7,
        t2,9:00:00,,A,1,
        t2,9:10:00,,B,2,
        t3,9:00:00,,A,1,
        t3,9:10:00,,C,2,
        """,
    ]

    private func names(
        _ rows: String,
        more: [String: String] = [:]
    ) throws -> (names: TranslatedNames?, timetable: Timetable, stops: [String: StopIndex]) {
        var tables = Self.tables.merging(more) { $1 }
        tables["translations.txt"] =
            "table_name,field_name,language,translation,record_id,record_sub_id,field_value\n" + rows
        let network = try TimetableImportTests().network(tables)
        return (NameTranslating.names(network.timetable, network.importer), network.timetable, network.stops)
    }

    private func headsign(
        _ found: (names: TranslatedNames?, timetable: Timetable, stops: [String: StopIndex]),
        _ id: String,
        _ call: Int
    ) throws -> String? {
        let timetable = found.timetable
        let trip = try #require((0..<timetable.tripCount).map { TripIndex($0) }.first { timetable.id(of: $0) == id })
        let text = timetable.headsignText(of: trip, atCall: call)
        let names = try #require(found.names)
        return names.text(of: .call(trip, call), in: "de", insteadOf: "it")
            ?? names.text(of: .headsign(text, FeedIndex(0)), in: "de", insteadOf: "it")
    }

    @Test func stopsAndLinesByRecordAndByValue() throws {
        let found = try names(
            """
            stops,stop_name,de,Haltestelle A,A,,
            stops,stop_name,de,Ein Beta,,,Beta
            stops,stop_name,de,Der Bahnhof,S,,
            stops,stop_name,fr,Un Beta,,,Beta
            stops,stop_name,de,Nicht dies,,,Alpha
            routes,route_long_name,de,Linie Eins,R,,
            routes,route_short_name,de,L1,,,1
            """,
            more: [
                "stops.txt": """
                stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
                A,Alpha,45.00,9.00,0,
                B,Beta,45.01,9.00,0,
                C,,45.02,9.00,0,S
                S,Central,45.02,9.00,1,
                """
            ]
        )
        let names = try #require(found.names)
        func name(_ stop: String, _ language: String) -> String? {
            names.text(of: .stop(found.stops[stop]!), in: language, insteadOf: "it")
        }
        #expect(names.languages == ["de", "fr"])
        #expect(name("A", "de") == "Haltestelle A" && name("B", "de") == "Ein Beta" && name("B", "fr") == "Un Beta")
        #expect(name("A", "fr") == nil && name("A", "it") == nil && name("A", "en") == nil)
        #expect(name("C", "de") == "Der Bahnhof", "a platform is called what its station is")
        #expect(names.text(of: .longName(RouteIndex(0)), in: "de", insteadOf: "it") == "Linie Eins")
        #expect(names.text(of: .shortName(RouteIndex(0)), in: "de", insteadOf: "it") == "L1")
    }

    @Test func headsignsByTripCallAndText() throws {
        let rows = """
            trips,trip_headsign,de,Meer,t1,,
            trips,trip_headsign,de,Strand,t2,,
            trips,trip_headsign,de,Berg,,,Monte
            stop_times,stop_headsign,de,Zentrum,t1,6,

            """
        let found = try names(rows)
        #expect(try headsign(found, "t1", 0) == "Meer" && headsign(found, "t1", 1) == "Zentrum")
        #expect(try headsign(found, "t2", 0) == "Strand", "not that of another trip with the same text")
        #expect(try headsign(found, "t3", 0) == "Berg")
        // A row for a record wins over one for its value; other values stay as they are.
        let both = try names(rows + "trips,trip_headsign,de,See,,,Mare\nstop_times,stop_headsign,de,Mitte,,,Centro\n")
        #expect(try headsign(both, "t1", 0) == "Meer" && headsign(both, "t2", 0) == "Strand")
        #expect(try headsign(both, "t1", 1) == "Zentrum")
        #expect(try headsign(try names("trips,trip_headsign,de,See,,,Mare\n"), "t3", 0) == nil)
    }

    @Test func tripsOfOneVehicleKeepTheirs() throws {
        let found = try names(
            "trips,trip_headsign,de,Meer,t1,,\ntrips,trip_headsign,de,Strand,t2,,\n",
            more: [
                "trips.txt": "route_id,service_id,trip_id,trip_headsign,block_id\nR,week,t1,Mare,v\nR,week,t2,Mare,v\n",
                "stop_times.txt": """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence
                t1,8:00:00,,A,1
                t1,8:10:00,,B,2
                t2,8:20:00,,B,1
                t2,8:30:00,,C,2
                """,
            ]
        )
        #expect(try headsign(found, "t1", 0) == "Meer" && headsign(found, "t1", 2) == "Strand")
    }

    @Test func theFeedsOwnLanguageStaysUnlessItSaysMore() throws {
        let row = "stops,stop_name,it-CH,Alfa,A,,\nstops,stop_name,DE-at,Alpha Jausenstation,A,,\n"
        let found = try names(row)
        let names = try #require(found.names)
        func name(_ language: String, _ original: String = "it") -> String? {
            names.text(of: .stop(found.stops["A"]!), in: language, insteadOf: original)
        }
        #expect(name("it") == nil && name("it-CH") == "Alfa" && name("it-IT") == nil)
        #expect(name("de") == "Alpha Jausenstation" && name("de-CH") == "Alpha Jausenstation" && name("d") == nil)
        // A feed in several languages (feed_lang mul) has none of its own.
        #expect(name("it", "mul") == "Alfa")
    }

    @Test func nothingIsKeptWhereNothingIsTranslated() throws {
        #expect(try names("").names == nil)
        #expect(try names("stops,stop_name,de,Nirgendwo,nowhere,,\nstops,stop_name,de,,A,,\n").names == nil)
        #expect(try names("stops,stop_desc,de,Ein Halt,A,,\nlevels,level_name,de,Keller,,,K\n").names == nil)
    }
}
