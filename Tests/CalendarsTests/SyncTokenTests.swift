import Calendars
import Testing

@Suite struct SyncTokenTests {
    @Test(arguments: [nil, 5] as [Int64?])
    func readsWhatItWrites(beganAt: Int64?) {
        let token = SyncToken(
            collection: CollectionID(rawValue: 3_697_234_723_958_784),
            epoch: .max,
            modseq: 17,
            beganAt: beganAt
        )
        #expect(SyncToken(path: token.path) == token)
    }

    @Test(arguments: ["", "1", "1/2", "1/2/3/4/5", "1/2/x", "1//3", "-1/2/3", "+1/2/3", "1/2/99999999999999999999"])
    func refusesAnythingElse(_ text: String) {
        #expect(SyncToken(path: text) == nil)
    }
}
