import Accounts
import Geo
import Testing

struct SavedPlaceTests {
    @Test(
        arguments: [
            (["Gym", "Home"], "Home"), (["Gym", " CASA "], " CASA "), (["casa", "home"], "home"),
            (["Gym", "Homestead"], nil), ([], nil),
        ] as [([String], String?)]
    )
    func homeIsFoundInEveryLanguage(names: [String], home: String?) {
        let places = names.map { SavedPlace(name: $0, coordinate: Coordinate(latitude: 1, longitude: 2)) }
        #expect(SavedPlace.home(among: places)?.name == home)
    }
}
