import ServerApp
import Testing

struct DemoTownTests {
    private let town = DemoTown()

    @Test func isTheSameEachTime() {
        #expect(DemoTown().nodes == town.nodes)
        #expect(town.nodes.count > 1000)
        #expect(town.ways.count == 16 + 24 + 5 + 6 + 1)
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
