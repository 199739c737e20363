internal import APIRoutes
internal import Accounts
internal import HTTPAccess
internal import Hummingbird
internal import Notifications

extension NotificationDocument {
    private static var timeSchema: Schema { .string(pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$") }
    private static var waysSchema: Schema { .array(of: .string(choices: ways)) }

    fileprivate static let schema = NamedSchema(
        "Notifications",
        .object(
            required: ["events", "travel"],
            [
                "events": waysSchema.described("how alarms of events and tasks are told, beside the alarms of apps"),
                "travel": waysSchema.described("how alarms of the Travel calendar are told"),
                "quiet": .object(required: ["from", "until"], ["from": timeSchema, "until": timeSchema]).described(
                    "hours in which reminders wait, by one's own clock"
                ),
                "digestAt": timeSchema.described("when a mail about the day goes out; missing: none does"),
            ]
        )
    )
}

extension PersonRouter {
    var notificationEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "notifications",
                "The notifications that the person has chosen",
                replies: [Reply(200, "the settings", NotificationDocument.schema)]
            ) { _, context in
                let settings = try await notifications.settings(of: try caller(context).principal.id)
                return try JSONBody.response(NotificationDocument(settings))
            },
            Endpoint(
                .put,
                "notifications",
                "Choose what one is told of",
                body: NotificationDocument.schema,
                replies: [
                    Reply(200, "the settings", NotificationDocument.schema),
                    Reply(422, "a value that can't be, or no way to send it"),
                ]
            ) { request, context in
                let person = try caller(context).principal
                let settings = try await JSONBody.read(NotificationDocument.self, of: request).settings()
                try await notifications.set(settings, of: person)
                return try JSONBody.response(NotificationDocument(settings))
            },
        ]
    }
}
