import HTTPAccess
import HTTPTypes
import Testing

struct RequestOriginTests {
    private static let site = Site(isEncrypted: true, authority: "calendar.example.org:8443")

    @Test(arguments: [
        (nil, nil, false), ("same-origin", nil, false), ("none", nil, false), ("same-site", nil, true),
        ("cross-site", nil, true), (nil, "https://calendar.example.org:8443", false),
        (nil, "https://Calendar.example.org:8443", false), (nil, "http://calendar.example.org:8443", true),
        (nil, "https://calendar.example.org", true), (nil, "null", true), (nil, "https://other.example", true),
        // A proxy may have changed the host; what browsers say of the relation holds.
        ("same-origin", "https://outside.example", false), ("cross-site", "https://calendar.example.org:8443", true),
    ])
    func tellsOwnFromForeign(relation: String?, origin: String?, isForeign: Bool) throws {
        var fields = HTTPFields()
        fields[try #require(HTTPField.Name("Sec-Fetch-Site"))] = relation
        fields[.origin] = origin
        #expect(RequestOrigin.isForeign(fields, to: Self.site) == isForeign)
    }
}
