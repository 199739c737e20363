import ByteText
import Testing

struct PercentEncodingTests {
    @Test(arguments: [
        ("My%20phone", "My phone"), ("plain", "plain"), ("", ""), ("a+b", "a+b"), ("caff%C3%a8", "caffè"), ("%25", "%"),
    ])
    func decodes(_ encoded: String, _ expected: String) {
        #expect(PercentEncoding.decode(encoded) == expected)
    }

    @Test func plusIsASpaceInForms() {
        #expect(PercentEncoding.decode("a+b%2Bc", plusIsSpace: true) == "a b+c")
    }

    @Test(arguments: ["%", "%4", "%4g", "%zz", "%ff", "%C3", "%C3%28", "a%00b"])
    func refusesWhatIsNoText(_ encoded: String) {
        #expect(PercentEncoding.decode(encoded) == nil)
    }
}
