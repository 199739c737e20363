package import Subscriptions

/// Fetches calendars from the addresses that people subscribed to.
package struct SubscriptionFetcher: SubscriptionFetching {
    private let client: OutgoingClient
    private let limits: SubscriptionLimits
    /// For one fetch with all its redirects.
    private static let seconds: Int64 = 30

    package init(client: OutgoingClient, limits: SubscriptionLimits) {
        self.client = client
        self.limits = limits
    }

    package func fetch(
        _ address: String,
        entityTag: String?,
        lastModified: String?
    ) async throws(SubscriptionRefusal) -> FetchedCalendar {
        var headers = [(name: "accept", value: "text/calendar, */*;q=0.1")]
        if let entityTag { headers.append((name: "if-none-match", value: entityTag)) }
        if let lastModified { headers.append((name: "if-modified-since", value: lastModified)) }
        let request = OutgoingRequest(
            address,
            headers: headers,
            mostBytes: limits.bytes,
            seconds: Self.seconds,
            redirects: 4,
            allowsPlain: true
        )
        let response: OutgoingResponse
        do throws(OutgoingError) {
            response = try await client.send(request)
        } catch {
            switch error {
            case .notAllowed: throw SubscriptionRefusal(.notAllowed)
            case .unreachable: throw SubscriptionRefusal(.unreachable)
            case .tooSlow: throw SubscriptionRefusal(.tooSlow)
            case .tooLarge: throw SubscriptionRefusal(.tooLarge)
            }
        }
        let pause = response.headers["retry-after"].flatMap { Int64($0) }
        switch response.status {
        case 200:
            return .whole(
                bytes: response.body,
                entityTag: Self.kept(response.headers["etag"]),
                lastModified: Self.kept(response.headers["last-modified"])
            )
        case 304 where entityTag != nil || lastModified != nil: return .unchanged
        case 404, 410: throw SubscriptionRefusal(.gone, retryAfterSeconds: pause)
        case 400..<500 where response.status != 429: throw SubscriptionRefusal(.refused, retryAfterSeconds: pause)
        default: throw SubscriptionRefusal(.failing, retryAfterSeconds: pause)
        }
    }

    /// A validator that is longer than any honest one is not sent back.
    private static func kept(_ validator: String?) -> String? {
        validator.flatMap { $0.utf8.count <= 500 ? $0 : nil }
    }
}
