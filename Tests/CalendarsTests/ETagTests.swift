import Calendars
import Testing

@Suite struct ETagTests {
    @Test func isTheFirstHalfOfSHA256() {
        // FIPS 180-4, the example "abc".
        #expect(ETag(of: Array("abc".utf8)).value == "ba7816bf8f01cfea414140de5dae2223")
    }

    @Test func readsWhatItWrites() {
        let tag = ETag(of: [1, 2, 3])
        #expect(ETag(tag.value) == tag)
        #expect(ETag("00000000000000000000000000000001")?.value == "00000000000000000000000000000001")
    }

    @Test(arguments: ["", "abc", "+a7816bf8f01cfea414140de5dae2223", "ba7816bf8f01cfea+14140de5dae2223", "zz"])
    func refusesAnythingElse(_ text: String) {
        #expect(ETag(text) == nil)
    }
}
