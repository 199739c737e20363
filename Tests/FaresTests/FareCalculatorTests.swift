import CivilTime
import Geo
import Testing
import TripModel

@testable import Fares

/// Fares of rides that are written down: line, zones and times.
struct FareCalculatorTests {
    /// A ride of route `route` from stop to stop, in minutes after 08:00 of a Wednesday (UTC).
    static func ride(
        _ route: String,
        _ from: String,
        _ to: String,
        _ departure: Int64,
        _ arrival: Int64,
        feed: String = "city",
        zones: [String]? = nil
    ) -> Leg {
        let start = Instant(secondsSince1970: 1_762_934_400)
        let place = Coordinate(latitude: 41, longitude: -8)
        let span = LegSpan(
            departure: start.adding(seconds: departure * 60),
            arrival: start.adding(seconds: arrival * 60),
            from: LegEnd(name: from, coordinate: place, stopID: "\(feed):\(from)"),
            to: LegEnd(name: to, coordinate: place, stopID: "\(feed):\(to)"),
            distance: Metres(1_000)
        )
        let line = LineInfo(name: route, agency: "City", routeID: "\(feed):\(route)", tripID: "\(feed):t")
        return .transit(TransitLeg(mode: .bus, span: span, line: line, fareZones: zones))
    }

    /// `Z1 200` for every ticket: its name, its due in cents; `+n` behind it for n further rides; `unknown` for the
    /// rides without a fare.
    static func bought(_ book: FareCalculator, _ rides: [Leg], _ passes: [Pass] = []) -> String {
        let told = book.tickets(for: rides, holding: passes)
        var words = told.tickets.map { ticket in
            let further = ticket.legs.count > 1 ? " +\(ticket.legs.count - 1)" : ""
            return "\(ticket.name) \(ticket.due.minorUnits)\(further)"
        }
        words += told.unpriced.map { _ in "unknown" }
        return words.joined(separator: ", ")
    }

    private static func euro(_ cents: Int) -> Money { Money(minorUnits: cents, currency: "EUR") }

    // MARK: First version

    private var zones: FareCalculator {
        var table = FeedFareTable(zone: "UTC")
        table.fareZones = ["A": "1", "B": "2", "C": "3"]
        table.fares = [
            .init(
                id: "near",
                price: Self.euro(150),
                transfers: 1,
                transferSeconds: 3_600,
                rules: [.init(origin: "1", destination: "2"), .init(origin: "1", destination: "1")]
            ),
            .init(id: "far", price: Self.euro(250), rules: [.init(origin: "1", destination: "3")]),
            .init(id: "night", price: Self.euro(90), transfers: 0, rules: [.init(route: "N")]),
            .init(id: "ring", price: Self.euro(120), rules: [.init(contains: "1"), .init(contains: "2")]),
        ]
        return FareCalculator(FareTable(feeds: ["city": table]))
    }

    @Test func zonesDecideThePrice() {
        #expect(Self.bought(zones, [Self.ride("1", "A", "B", 0, 10)]) == "near 150")
        #expect(Self.bought(zones, [Self.ride("1", "A", "C", 0, 10)]) == "far 250")
        #expect(Self.bought(zones, [Self.ride("N", "A", "B", 0, 10)]) == "night 90")
        #expect(Self.bought(zones, [Self.ride("1", "C", "B", 0, 10)]) == "unknown")
        // All zones of the rule are passed, and no other.
        #expect(Self.bought(zones, [Self.ride("1", "A", "B", 0, 10, zones: ["1", "2"])]) == "ring 120")
        #expect(Self.bought(zones, [Self.ride("1", "A", "B", 0, 10, zones: ["1", "4", "2"])]) == "near 150")
    }

    @Test func oneTicketForSeveralRidesWithinItsTime() {
        let two = [Self.ride("1", "A", "A", 0, 10), Self.ride("2", "A", "B", 20, 30)]
        #expect(Self.bought(zones, two) == "near 150 +1")
        let late = [Self.ride("1", "A", "A", 0, 10), Self.ride("2", "A", "B", 61, 70)]
        #expect(Self.bought(zones, late) == "near 150, near 150")
        let three = [
            Self.ride("1", "A", "A", 0, 5), Self.ride("2", "A", "A", 10, 15), Self.ride("3", "A", "B", 20, 25),
        ]
        #expect(Self.bought(zones, three) == "near 150, near 150 +1")
    }

    @Test func whatNoFareKnowsIsUnknown() {
        #expect(Self.bought(zones, [Self.ride("1", "A", "B", 0, 10, feed: "other")]) == "unknown")
        #expect(Self.bought(FareCalculator(FareTable()), [Self.ride("1", "A", "B", 0, 10)]) == "unknown")
    }

    @Test func whatIsKnownIsPricedBesideWhatIsNot() {
        let metro = Self.ride("1", "A", "B", 0, 10)
        let bus = Self.ride("B", "B", "D", 12, 20, feed: "buses")
        #expect(Self.bought(zones, [metro, bus]) == "near 150, unknown")
        #expect(zones.tickets(for: [bus, metro], holding: []).unpriced == [0])
        #expect(zones.tickets(for: [bus, metro], holding: []).tickets.map(\.legs) == [[1]])
        // Of one feed, a ride with a fare and one without.
        #expect(Self.bought(zones, [metro, Self.ride("1", "C", "B", 100, 110)]) == "near 150, unknown")
        // A pass for the feed without fares makes nothing known.
        let pass = Pass(id: "mine", name: "Mine", issuer: "buses")
        #expect(Self.bought(zones, [metro, bus], [pass]) == "near 150, unknown")
    }

    // MARK: Passes

    @Test func passesMakeRidesFree() {
        let ride = Self.ride("1", "A", "B", 0, 10)
        let whole = Pass(id: "mine", name: "Mine", issuer: "city")
        #expect(Self.bought(zones, [ride], [whole]) == "near 0")
        #expect(zones.tickets(for: [ride], holding: [whole]).tickets.first?.pass == "mine")
        #expect(zones.tickets(for: [ride], holding: [whole]).tickets.first?.price == Self.euro(150))
        let product = Pass(id: "mine", name: "Mine", issuer: "city", products: ["near"])
        #expect(Self.bought(zones, [ride], [product]) == "near 0")
        let other = Pass(id: "mine", name: "Mine", issuer: "city", products: ["far"])
        #expect(Self.bought(zones, [ride], [other]) == "near 150")
        let expired = Pass(id: "mine", name: "Mine", issuer: "city", validUntil: ride.departure)
        #expect(Self.bought(zones, [ride], [expired]) == "near 150")
    }

    // MARK: Second version

    private func products(_ change: (inout FeedFareTable) -> Void) -> FareCalculator {
        var table = FeedFareTable(zone: "Europe/Rome")
        table.products = [
            "bus": .init(name: "Bus", price: Self.euro(200)), "metro": .init(name: "Metro", price: Self.euro(300)),
            "change": .init(name: "Change", price: Self.euro(50)), "both": .init(name: "Both", price: Self.euro(350)),
        ]
        table.networks = ["1": ["bus"], "2": ["bus"], "M": ["metro"]]
        table.legRules = [
            .init(group: "b", network: "bus", product: "bus"), .init(group: "m", network: "metro", product: "metro"),
        ]
        change(&table)
        return FareCalculator(FareTable(feeds: ["city": table]))
    }

    private let busThenMetro = [ride("1", "A", "B", 0, 10), ride("M", "B", "C", 20, 30)]

    @Test func everyRideHasItsProduct() {
        let book = products { _ in }
        #expect(Self.bought(book, busThenMetro) == "Bus 200, Metro 300")
        #expect(Self.bought(book, [Self.ride("X", "A", "B", 0, 10)]) == "unknown")
    }

    @Test func changesCostWhatTheirRuleSays() {
        func bought(_ rule: FeedFareTable.TransferRule) -> String {
            Self.bought(products { $0.transferRules = [rule] }, busThenMetro)
        }
        #expect(bought(.init(fromGroup: "b", toGroup: "m")) == "Bus 200 +1")
        #expect(bought(.init(fromGroup: "b", toGroup: "m", product: "change")) == "Bus 200, Change 50")
        #expect(bought(.init(fromGroup: "b", toGroup: "m", kind: .change, product: "both")) == "Both 350 +1")
        #expect(bought(.init(fromGroup: "b", toGroup: "m", kind: .all, product: "change")) == "Bus 200, Metro 300")
        #expect(bought(.init(fromGroup: "m", toGroup: "b")) == "Bus 200, Metro 300")
        // From the departure of the first to the arrival of the last it is 30 minutes.
        #expect(bought(.init(fromGroup: "b", toGroup: "m", limitSeconds: 1_800)) == "Bus 200 +1")
        #expect(bought(.init(fromGroup: "b", toGroup: "m", limitSeconds: 1_799)) == "Bus 200, Metro 300")
        #expect(
            bought(.init(fromGroup: "b", toGroup: "m", limitSeconds: 600, limit: .arrivalToDeparture)) == "Bus 200 +1"
        )
        // An empty group is every group that no rule names.
        #expect(bought(.init()) == "Bus 200 +1")
    }

    @Test func aChangeMaySaveMoney() {
        func bought(_ rule: FeedFareTable.TransferRule, _ passes: [Pass] = []) -> String {
            let book = products {
                $0.products["less"] = .init(name: "Less", price: Self.euro(-150))
                $0.legRules.append(.init(group: "b", network: "bus", product: "less"))
                $0.transferRules = [rule]
            }
            return Self.bought(book, busThenMetro, passes)
        }
        let all = FeedFareTable.TransferRule(fromGroup: "b", toGroup: "m", kind: .all, product: "less")
        #expect(bought(all) == "Bus 200, Metro 150")
        let metro = Pass(id: "mine", name: "Mine", issuer: "city", products: ["metro"])
        #expect(bought(all, [metro]) == "Bus 200, Metro 0")
        #expect(bought(.init(fromGroup: "b", toGroup: "m", product: "less")) == "Bus 50 +1")
        // No product alone pays whoever rides.
        #expect(bought(.init(fromGroup: "b", toGroup: "m", kind: .change, product: "less")) == "Bus 200, Metro 300")
    }

    @Test func joinedRidesAreOneLeg() {
        func bought(_ rules: [FeedFareTable.JoinRule], _ rides: [Leg]) -> String {
            let book = products {
                $0.areas = ["A": ["a"], "B": ["b"], "C": ["c"]]
                $0.legRules = [
                    .init(fromArea: "a", toArea: "b", product: "bus"),
                    .init(fromArea: "b", toArea: "c", product: "metro"),
                    .init(fromArea: "a", toArea: "c", product: "metro"),
                ]
                $0.joinRules = rules
            }
            return Self.bought(book, rides)
        }
        let rides = [Self.ride("1", "A", "B", 0, 10), Self.ride("2", "B", "C", 20, 30)]
        #expect(bought([], rides) == "Bus 200, Metro 300")
        #expect(bought([.init(fromNetwork: "bus", toNetwork: "bus")], rides) == "Metro 300 +1")
        #expect(bought([.init(fromNetwork: "metro")], rides) == "Bus 200, Metro 300")
        #expect(bought([.init(fromStops: ["B"], toStops: ["B"])], rides) == "Metro 300 +1")
        #expect(bought([.init(fromStops: ["C"], toStops: ["B"])], rides) == "Bus 200, Metro 300")
        // What no rule prices as one is priced ride by ride.
        let back = [Self.ride("1", "A", "B", 0, 10), Self.ride("2", "A", "B", 20, 30)]
        #expect(bought([.init()], back) == "Bus 200 +1")
        #expect(
            bought([.init()], [Self.ride("2", "B", "C", 0, 10), Self.ride("1", "A", "B", 20, 30)])
                == "Metro 300, Bus 200"
        )
    }

    @Test func changesWithinAGroupAreCounted() {
        let book = products { $0.transferRules = [.init(fromGroup: "b", toGroup: "b", count: 1)] }
        let rides = [Self.ride("1", "A", "B", 0, 5), Self.ride("2", "B", "C", 6, 9), Self.ride("1", "C", "D", 10, 15)]
        #expect(Self.bought(book, Array(rides.prefix(2))) == "Bus 200 +1")
        #expect(["Bus 200 +1, Bus 200", "Bus 200, Bus 200 +1"].contains(Self.bought(book, rides)))
    }

    @Test func emptyFieldsFitWhatNoRuleNamesOrAnything() {
        let ride = [Self.ride("1", "A", "B", 0, 10)]
        let rest = FeedFareTable.LegRule(product: "change")
        #expect(Self.bought(products { $0.legRules.append(rest) }, ride) == "Bus 200")
        let prior = products {
            $0.hasPriorities = true
            $0.legRules.append(.init(product: "change", priority: 1))
        }
        #expect(Self.bought(prior, ride) == "Change 50")
    }

    @Test func areasAndTimesOfDay() {
        let book = products { table in
            table.areas = ["A": ["centre"], "B": ["centre", "airport"]]
            table.legRules = [
                .init(fromArea: "centre", toArea: "airport", product: "metro"),
                .init(fromArea: "centre", toArea: "centre", fromTimeframe: "peak", product: "bus"),
            ]
            // 09:00 to 10:00 in Rome, which is 08:00 to 09:00 UTC.
            table.timeframes = ["peak": [.init(start: 32_400, end: 36_000, days: [20_404])]]
        }
        #expect(Self.bought(book, [Self.ride("1", "A", "A", 0, 10)]) == "Bus 200")
        #expect(Self.bought(book, [Self.ride("1", "A", "A", 60, 70)]) == "unknown")
        #expect(Self.bought(book, [Self.ride("1", "A", "B", 60, 70)]) == "Metro 300")
    }

    // MARK: Several feeds

    @Test func combinedTicketsWhereTheyAreCheaper() {
        var city = FeedFareTable(zone: "UTC")
        city.fares = [.init(id: "bus", price: Self.euro(200))]
        var metro = FeedFareTable(zone: "UTC")
        metro.fares = [.init(id: "metro", price: Self.euro(150), transfers: 0)]
        let ticket = CombinedTicket(
            id: "z2",
            name: "Z2",
            price: 2.5,
            currency: "EUR",
            feeds: ["city", "metro"],
            maximumZones: 2,
            validMinutes: 60
        )
        let book = FareCalculator(FareTable(feeds: ["city": city, "metro": metro], combined: [ticket]))
        func rides(_ zones: [String]) -> [Leg] {
            [
                Self.ride("1", "A", "B", 0, 10, zones: ["1"]),
                Self.ride("M", "B", "C", 20, 30, feed: "metro", zones: zones),
            ]
        }
        #expect(Self.bought(book, rides(["1", "2"])) == "Z2 250 +1")
        #expect(Self.bought(book, rides(["2", "3"])) == "bus 200, metro 150")
        #expect(Self.bought(book, [rides(["1"])[0]]) == "bus 200")
        let held = Pass(id: "mine", name: "Mine", issuer: "metro", products: ["z2"])
        #expect(book.tickets(for: rides(["1"]), holding: [held]).tickets.reduce(0) { $0 + $1.due.minorUnits } == 0)
        // No feed tells a price, the ticket does.
        let alone = FareCalculator(FareTable(combined: [ticket]))
        #expect(Self.bought(alone, rides(["1"])) == "Z2 250 +1")
    }
}
