internal import APIRoutes
internal import Accounts
internal import Calendars
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Subscriptions

private struct NewSubscriptionMessage: Decodable {
    var address: String
    var name: String?
    var isPlanned: Bool?

    static let schema = NamedSchema(
        "NewSubscription",
        .object(
            required: ["address"],
            [
                "address": .string(
                    lengths: (8, SubscriptionAddress.longest),
                    description: "begins with https://, http:// or webcal://"
                ),
                "name": .string(lengths: (nil, 100)),
                "isPlanned": .boolean.described("whether its events are part of one's day; false where it is missing"),
            ]
        )
    )
}

private struct ChangedSubscriptionMessage: Decodable {
    var isPlanned: Bool

    static let schema = NamedSchema(
        "ChangedSubscription",
        .object(required: ["isPlanned"], ["isPlanned": .boolean])
    )
}

private struct SubscriptionMessage: Encodable {
    /// As text: numbers of JavaScript are too small for it.
    var id: String
    var address: String
    var calendar: String
    var name: String
    var isPlanned: Bool
    var createdAt: String
    var checkedAt: String?
    var fetchedAt: String?
    var failure: String?
    var refreshSeconds: Int64?

    init(_ subscription: CalendarSubscription, _ collection: CalendarCollection) {
        id = "\(subscription.id)"
        address = subscription.address
        calendar = collection.name
        name = collection.properties.displayName ?? collection.name
        isPlanned = collection.isPlanned
        createdAt = subscription.createdAt.iso8601
        checkedAt = subscription.state.checkedAt?.iso8601
        fetchedAt = subscription.state.fetchedAt?.iso8601
        failure = subscription.state.failure?.rawValue
        refreshSeconds = subscription.state.refreshSeconds
    }

    static let schema = Schema.object(
        required: ["id", "address", "calendar", "name", "isPlanned", "createdAt"],
        [
            "id": .string(), "address": .string(),
            "calendar": .string(description: "its name in the address of CalDAV"), "name": .string(),
            "isPlanned": .boolean, "createdAt": .dateTime,
            "checkedAt": .dateTime.described("the last fetch"),
            "fetchedAt": .dateTime.described("the last fetch that succeeded"),
            "failure": .string(
                choices: SubscriptionFailure.allCases.map(\.rawValue),
                description: "why the last fetch failed; missing where it did not"
            ),
            "refreshSeconds": .integer(minimum: 0, description: "how often the publisher asks to be looked at"),
        ]
    )
    static let named = NamedSchema("Subscription", schema)
}

private struct SubscriptionListMessage: Encodable {
    var subscriptions: [SubscriptionMessage]

    static let schema = NamedSchema("SubscriptionList", .list("subscriptions", of: SubscriptionMessage.schema))
}

extension PersonRouter {
    var subscriptionEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "subscriptions",
                "The calendars that one takes from outside, the oldest first",
                replies: [Reply(200, "a list under subscriptions", SubscriptionListMessage.schema)]
            ) { _, context in
                let listed = try await subscriptions.list(of: try caller(context).principal.id)
                let messages = listed.map { SubscriptionMessage($0.subscription, $0.calendar) }
                return try JSONBody.response(SubscriptionListMessage(subscriptions: messages))
            },
            Endpoint(
                .post,
                "subscriptions",
                "Subscribe to a calendar; it is fetched soon after",
                body: NewSubscriptionMessage.schema,
                replies: [
                    Reply(201, "the subscription", SubscriptionMessage.named),
                    Reply(422, "an address that can't be subscribed to"),
                ]
            ) { request, context in
                let person = try caller(context).principal.id
                let message = try await JSONBody.read(NewSubscriptionMessage.self, of: request)
                let made = try await subscriptions.subscribe(
                    to: message.address,
                    named: message.name ?? "",
                    for: person
                )
                if message.isPlanned == true { try await subscriptions.setPlanned(true, made.id, of: person) }
                return try JSONBody.response(try await subscriptionMessage(made.id, of: person), status: .created)
            },
            Endpoint(
                .put,
                "subscriptions/{id}",
                "Say whether its events are part of one's day",
                body: ChangedSubscriptionMessage.schema,
                replies: [
                    Reply(200, "the subscription", SubscriptionMessage.named), Reply(404, "no such subscription"),
                ]
            ) { request, context in
                let person = try caller(context).principal.id
                let id = try subscriptionID(context)
                let message = try await JSONBody.read(ChangedSubscriptionMessage.self, of: request)
                try await subscriptions.setPlanned(message.isPlanned, id, of: person)
                return try JSONBody.response(try await subscriptionMessage(id, of: person))
            },
            Endpoint(
                .post,
                "subscriptions/{id}/refresh",
                "Have it fetched now, unless it was a moment ago",
                replies: [Reply(204, "queued"), Reply(404, "no such subscription")]
            ) { _, context in
                try await subscriptions.refresh(try subscriptionID(context), of: try caller(context).principal.id)
                return Response(status: .noContent)
            },
            Endpoint(
                .delete,
                "subscriptions/{id}",
                "End it, and delete its calendar",
                replies: [Reply(204, "ended"), Reply(404, "no such subscription")]
            ) { _, context in
                try await subscriptions.end(try subscriptionID(context), of: try caller(context).principal.id)
                return Response(status: .noContent)
            },
        ]
    }

    private func subscriptionID(_ context: Context) throws -> Int64 {
        guard let id = Int64(try context.pathParameter("id")) else { throw AccountError.notFound }
        return id
    }

    private func subscriptionMessage(_ id: Int64, of person: PrincipalID) async throws -> SubscriptionMessage {
        guard let found = try await subscriptions.list(of: person).first(where: { $0.subscription.id == id }) else {
            throw AccountError.notFound
        }
        return SubscriptionMessage(found.subscription, found.calendar)
    }
}
