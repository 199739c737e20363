import ServerApp
import Testing

struct DemoTownTests {
    private let town = DemoTown()

    @Test func isTheSameEachTime() {
        #expect(DemoTown().nodes == town.nodes)
        #expect(town.nodes.count > 1000)
        let streets = town.ways.filter { way in way.tags.contains { $0.key == "highway" } }
        #expect(streets.count == 16 + 24 + 5 + 6 + 1)
        for key in ["natural", "leisure", "landuse", "building", "railway"] {
            #expect(town.ways.contains { way in way.tags.contains { $0.key == key } }, "a map shows \(key)")
        }
        #expect(town.lines.map(\.name) == ["1", "2", "5", "R"])
    }

    @Test(arguments: [DemoTown.home, DemoTown.office, "Cafe Aurora", "Farholm Boatyard", "Central Station"])
    func knowsThePlacesOfItsWeek(_ name: String) {
        #expect(town.places[name] != nil)
    }

    @Test func refersToNodesThatAreThere() {
        let ids = Set(town.nodes.map(\.id))
        #expect(ids.count == town.nodes.count)
        #expect(town.ways.allSatisfy { way in way.nodes.allSatisfy(ids.contains) })
    }
}
