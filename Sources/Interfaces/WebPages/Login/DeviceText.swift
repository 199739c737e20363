/// What people recognise a browser by, from what it says of itself (User-Agent): `Firefox, Linux`. The rest is not
/// kept.
enum DeviceText {
    // Most browsers name others too, so the order counts.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chromium/", "Chromium"), ("Chrome/", "Chrome"),
        ("Safari/", "Safari"), ("curl/", "curl"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
        ("Mac OS X", "macOS"), ("Linux", "Linux"),
    ]

    /// Empty where the browser names nothing that is known.
    static func of(userAgent: String?) -> String {
        let text = userAgent ?? ""
        let found = [browsers, systems].compactMap { names in names.first { text.contains($0.0) }?.1 }
        return found.joined(separator: ", ")
    }
}
