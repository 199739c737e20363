import Fares
import Testing
import TransitFeeds
import TripModel
import TripSearch

@testable import NetworkImport

struct FareTableTests {
    private func table(_ tables: [String: String]) throws -> FeedFareTable? {
        FeedFareTable(try Feed(reading: FeedSource(texts: LiveTimetableTests.tables.merging(tables) { $1 })))
    }

    @Test func aFeedWithoutFaresHasNoTable() throws { #expect(try table([:]) == nil) }

    @Test func takesTheFirstVersion() throws {
        let table = try #require(
            try table([
                "fare_attributes.txt": """
                fare_id,price,currency_type,payment_method,transfers,agency_id,transfer_duration
                one,1.60,EUR,1,,x,4500
                two,nothing,EUR,1,0,,
                """,
                "fare_rules.txt": "fare_id,route_id,origin_id,destination_id,contains_id\none,R,,z2,\n",
            ])
        )
        #expect(
            table.fares == [
                .init(
                    id: "one",
                    price: Money(minorUnits: 160, currency: "EUR"),
                    transferSeconds: 4_500,
                    agency: "Red",
                    rules: [.init(route: "R", destination: "z2")]
                )
            ]
        )
    }

    @Test func takesDiscountsAndJoins() throws {
        let table = try #require(
            try table([
                "fare_products.txt": "fare_product_id,amount,currency\nsingle,2.00,EUR\nless,-1.50,EUR\n",
                "fare_leg_rules.txt": "leg_group_id,fare_product_id\ng,single\n",
                "fare_leg_join_rules.txt": """
                from_network_id,to_network_id,from_stop_id,to_stop_id
                n,m,,
                ,,S,S
                ,,nowhere,S
                """,
            ])
        )
        #expect(table.products["less"]?.price == Money(minorUnits: -150, currency: "EUR"))
        let platforms: Set<String> = ["S", "B", "B2"]
        #expect(
            table.joinRules == [
                .init(fromNetwork: "n", toNetwork: "m"), .init(fromStops: platforms, toStops: platforms),
            ]
        )
    }

    @Test func takesTheSecondVersion() throws {
        let table = try #require(
            try table([
                "rider_categories.txt":
                    "rider_category_id,rider_category_name,is_default_fare_category\nadult,Adult,1\nold,Senior,0\n",
                "fare_products.txt": """
                fare_product_id,fare_product_name,rider_category_id,fare_media_id,amount,currency
                single,Single,adult,cash,3.00,USD
                single,Single,adult,card,2.75,USD
                single,Single,old,card,1.35,USD
                """,
                "fare_leg_rules.txt": """
                leg_group_id,network_id,from_area_id,to_area_id,from_timeframe_group_id,fare_product_id,rule_priority
                g,bus,centre,,day,single,2
                """,
                "fare_transfer_rules.txt": """
                from_leg_group_id,to_leg_group_id,transfer_count,duration_limit,duration_limit_type,fare_transfer_type
                g,g,-1,7200,1,0
                """,
                "stop_areas.txt": "area_id,stop_id\ncentre,S\n",
                "route_networks.txt": "network_id,route_id\nbus,R\n",
                "timeframes.txt": "timeframe_group_id,start_time,end_time,service_id\nday,06:00:00,20:00:00,d\n",
            ])
        )
        #expect(table.products == ["single": .init(name: "Single", price: Money(minorUnits: 275, currency: "USD"))])
        #expect(table.hasPriorities)
        #expect(
            table.legRules == [
                .init(
                    group: "g",
                    network: "bus",
                    fromArea: "centre",
                    fromTimeframe: "day",
                    product: "single",
                    priority: 2
                )
            ]
        )
        #expect(
            table.transferRules == [
                .init(fromGroup: "g", toGroup: "g", limitSeconds: 7_200, limit: .departureToDeparture)
            ]
        )
        // The station stands for its platforms.
        #expect(table.areas == ["S": ["centre"], "B": ["centre"], "B2": ["centre"]])
        #expect(table.networks == ["R": ["bus"]])
        #expect(table.timeframes["day"]?.map(\.start) == [21_600])
        #expect(table.timeframes["day"]?.first?.days.count == 1)
    }
}
