package import FeedClients

/// One GTFS-Realtime feed of the configuration: `porto/stcp=https://example.org/trip-updates.pb`.
package struct RealtimeSetting: Hashable, Sendable {
    /// The name of the network, and of the feed in it.
    package var region: String
    package var feed: String
    package var location: FeedLocation

    /// Nil when the text has another form.
    package init?(_ text: String) {
        guard let sign = text.firstIndex(of: "="), let location = FeedLocation(String(text[text.index(after: sign)...]))
        else { return nil }
        let names = text[..<sign].split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        region = String(names[0])
        feed = String(names[1])
        self.location = location
    }
}
