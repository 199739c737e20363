import ByteText
import Testing

struct JSONTextTests {
    @Test(arguments: [
        (#"{"a":"\u0000"}"#, true), (#""\\\u0000""#, true), (#""\\u0000""#, false), (#""\u00001""#, true),
        (#""\u0001\u000""#, false), (#""u0000""#, false), ("", false),
    ])
    func findsNUL(json: String, expected: Bool) {
        #expect(JSONText.holdsNUL(json.utf8) == expected)
    }
}
