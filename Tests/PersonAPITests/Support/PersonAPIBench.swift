import Accounts
import DayPlanner
import Foundation
import Geo
import Geocoding
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import PersonAPI
import TestServices
import Testing
import TripModel

/// Knows no way anywhere.
private struct NoItineraries: ItinerarySource {
    func options(_ request: TripRequest) -> [Itinerary] { [] }
}

/// A map with one street.
private struct OneStreet: PlaceSearch, ReverseGeocoder {
    private let street = PlaceEntry(
        name: "Via Piave",
        town: "Poggio",
        kind: "street",
        coordinate: Coordinate(latitude: 42.36, longitude: 13.41),
        extent: Metres(400)
    )

    func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch] {
        PlaceScorer(text: text, near: near).matches(among: [street], limit: limit)
    }

    func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby] {
        [PlaceNearby(street, from: coordinate)].filter { $0.distance <= limit }
    }
}

/// The API of a person on a new store, in process.
struct PersonAPIBench: Sendable {
    let client: any TestClientProtocol
    let accounts: AccountService
    let sessions: SessionService
    let ana: Principal

    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String = "",
        _ fields: HTTPFields
    ) async throws -> (status: Int, text: String, fields: HTTPFields) {
        let uri = "/api/v1/me\(path)"
        return try await client.execute(
            uri: uri,
            method: method,
            headers: fields,
            body: ByteBuffer(string: body)
        ) {
            ($0.status.code, String(buffer: $0.body), $0.headers)
        }
    }

    func appPassword() async throws -> HTTPFields {
        let made = try await accounts.addAppPassword(label: "program", of: ana.id)
        return Self.basic("ana:\(made.text)")
    }

    func session() async throws -> (token: SessionToken, fields: HTTPFields) {
        let token = try await sessions.begin(for: ana.id, device: "Firefox, Linux", isRemembered: false)
        return (token, [.cookie: "__Host-session=\(token.text)"])
    }

    /// Basic credentials, from a name and a password with a colon between them.
    static func basic(_ pair: String) -> HTTPFields {
        let text = Data(pair.utf8).base64EncodedString()
        return [.authorization: "Basic \(text)"]
    }
}

/// Runs a test on an API of its own.
func withAPI(_ test: @Sendable @escaping (PersonAPIBench) async throws -> Void) async throws {
    let services = try await MemoryServices(
        displayName: "Ana",
        itineraries: NoItineraries(),
        geocoder: Geocoder([OneStreet()], namings: [OneStreet()])
    )
    let router = Router(context: RoutedContext.self)
    PersonRouter<RoutedContext>(
        accounts: services.accounts,
        sessions: services.sessions,
        calendars: services.calendars,
        planning: services.planning,
        feeds: services.feeds,
        links: services.links,
        subscriptions: services.subscriptions,
        notifications: services.notifications
    )
    .addRoutes(to: router)
    try await Application(responder: router.buildResponder()).test(.router) { client in
        try await test(
            PersonAPIBench(
                client: client,
                accounts: services.accounts,
                sessions: services.sessions,
                ana: services.ana
            )
        )
    }
}
