import Testing

@testable import WebPages

struct DeviceTextTests {
    private static let webKit = "AppleWebKit/537.36 (KHTML, like Gecko)"

    @Test(arguments: [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) \(webKit) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) \(webKit) Version/18.6 Safari/604.1",
            "Safari, iPhone"
        ),
        ("Mozilla/5.0 (Linux; Android 10; K) \(webKit) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(webKit) Version/18.6 Safari/605.1.15", "Safari, macOS"),
        ("curl/8.5.0", "curl"), ("something", ""), (nil, ""),
    ])
    func namesBrowserAndSystem(userAgent: String?, expected: String) {
        #expect(DeviceText.of(userAgent: userAgent) == expected)
    }
}
