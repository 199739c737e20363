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

    @Test(arguments: [("", ""), ("a-b.c_d~9", "a-b.c_d~9"), ("a b/c", "a%20b%2Fc"), ("caffè+\n", "caff%C3%A8%2B%0A")])
    func encodes(_ text: String, _ expected: String) {
        #expect(PercentEncoding.encode(text) == expected)
        #expect(PercentEncoding.decode(expected) == text)
    }

    @Test(arguments: ["%+4", "%", "%4", "%4g", "%zz", "%ff", "%C3", "%C3%28", "a%00b"])
    func refusesWhatIsNoText(_ encoded: String) {
        #expect(PercentEncoding.decode(encoded) == nil)
    }
}
