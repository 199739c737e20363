internal import APIRoutes
internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Publishing

private struct NewEventLinkMessage: Decodable {
    var uid: String
    var expiresAt: String?
    var answerLimit: Int?
    var capacity: Int?

    static let schema = NamedSchema(
        "NewEventLink",
        .object(
            required: ["uid"],
            [
                "uid": .string(description: "of an event that one organizes, in a calendar of one's own"),
                "expiresAt": .dateTime.described("no end where it is missing"),
                "answerLimit": .integer(
                    minimum: 1,
                    maximum: EventLinkSettings.mostAnswers,
                    description: "\(EventLinkSettings.usualAnswerLimit) where it is missing"
                ),
                "capacity": .integer(minimum: 1, description: "those who accept beyond it wait"),
            ]
        )
    )

    /// - Throws: ``AccountError/invalidValue(reason:)``.
    func settings() throws(AccountError) -> EventLinkSettings {
        let end: Instant?
        do {
            end = try expiresAt.map { text throws(TimeTextError) in try Instant(iso8601: text) }
        } catch {
            throw .invalidValue(reason: "expiresAt is a time like 2026-11-30T18:00:00Z.")
        }
        return EventLinkSettings(
            expiresAt: end,
            answerLimit: answerLimit ?? EventLinkSettings.usualAnswerLimit,
            capacity: capacity
        )
    }
}

private struct ListedEventLink: Encodable {
    struct Answer: Encodable {
        var name: String
        var email: String?
        var choice: String
        var isWaiting: Bool
        var answeredAt: String
    }

    /// As text: numbers of JavaScript are too small for it.
    var id: String
    var uid: String
    var createdAt: String
    var expiresAt: String?
    var answerLimit: Int
    var capacity: Int?
    var answers: [Answer]

    init(_ link: EventLink, _ answers: [EventAnswer]) {
        id = "\(link.id)"
        uid = link.uid
        createdAt = link.createdAt.iso8601
        expiresAt = link.settings.expiresAt?.iso8601
        answerLimit = link.settings.answerLimit
        capacity = link.settings.capacity
        self.answers = answers.map { answer in
            Answer(
                name: answer.name,
                email: answer.email,
                choice: answer.choice.name,
                isWaiting: answer.isWaiting,
                answeredAt: answer.answeredAt.iso8601
            )
        }
    }

    static let schema = Schema.object(
        required: ["id", "uid", "createdAt", "answerLimit", "answers"],
        [
            "id": .string(), "uid": .string(), "createdAt": .dateTime, "expiresAt": .dateTime,
            "answerLimit": .integer(minimum: 1), "capacity": .integer(minimum: 1),
            "answers": .array(
                of: .object(
                    required: ["name", "choice", "isWaiting", "answeredAt"],
                    [
                        "name": .string(), "email": .string(),
                        "choice": .string(choices: AnswerChoice.allCases.map(\.name)), "isWaiting": .boolean,
                        "answeredAt": .dateTime,
                    ]
                )
            ),
        ]
    )
}

private struct EventLinkListMessage: Encodable {
    var eventLinks: [ListedEventLink]

    static let schema = NamedSchema("EventLinkList", .list("eventLinks", of: ListedEventLink.schema))
}

private struct MadeEventLinkMessage: Encodable {
    var eventLink: ListedEventLink
    var url: String

    static let schema = NamedSchema(
        "MadeEventLink",
        .object(required: ["eventLink", "url"], ["eventLink": ListedEventLink.schema, "url": .string()])
    )
}

extension PersonRouter {
    var eventLinkEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "event-links",
                "The addresses at which people without an account see an event of one's own, with their answers",
                replies: [Reply(200, "a list under eventLinks", EventLinkListMessage.schema)]
            ) { _, context in
                let person = try caller(context).principal.id
                var listed: [ListedEventLink] = []
                for link in try await links.list(of: person) {
                    listed.append(ListedEventLink(link, try await links.answers(to: link.id, of: person)))
                }
                return try JSONBody.response(EventLinkListMessage(eventLinks: listed))
            },
            Endpoint(
                .post,
                "event-links",
                "Make a link to an event; its address is in this answer only",
                body: NewEventLinkMessage.schema,
                replies: [
                    Reply(201, "the link with its address", MadeEventLinkMessage.schema),
                    Reply(404, "no such event that one organizes"), Reply(422, "a value that can't be kept"),
                ]
            ) { request, context in
                let person = try caller(context).principal.id
                let message = try await JSONBody.read(NewEventLinkMessage.self, of: request)
                let made = try await links.make(forEvent: message.uid, try message.settings(), of: person)
                return try JSONBody.response(
                    MadeEventLinkMessage(
                        eventLink: ListedEventLink(made.link, []),
                        url: sharedAddress("/e/\(made.token.text)", context)
                    ),
                    status: .created
                )
            },
            Endpoint(
                .delete,
                "event-links/{id}",
                "Revoke a link at once; the answers stay in the event",
                replies: [Reply(204, "revoked"), Reply(404, "no such link")]
            ) { _, context in
                let person = try caller(context).principal.id
                guard let id = Int64(try context.pathParameter("id")) else { throw AccountError.notFound }
                try await links.revoke(id, of: person)
                return Response(status: .noContent)
            },
        ]
    }
}
