internal import APIRoutes
internal import Accounts
internal import Calendars
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

private struct PlanningMessage: Encodable {
    struct CalendarMessage: Encodable {
        var name: String
        var displayName: String
        var role: String
    }

    var isOn: Bool
    var calendars: [CalendarMessage]

    init(_ overview: PlanningOverview) {
        isOn = overview.isOn
        calendars = overview.calendars.map {
            CalendarMessage(name: $0.name, displayName: $0.displayName, role: $0.role.rawValue)
        }
    }

    private static let role = Schema.string(
        choices: PlanningRole.allCases.map(\.rawValue),
        description: "planned: trips lead to its events. notBusy: its schedule-calendar-transp is transparent. "
            + "shared: another person's. withoutEvents: it takes none. trips: the server writes the trips here"
    )
    static let schema = NamedSchema(
        "Planning",
        .object(
            required: ["isOn", "calendars"],
            [
                "isOn": .boolean,
                "calendars": .array(
                    of: .object(
                        required: ["name", "displayName", "role"],
                        ["name": .string(), "displayName": .string(), "role": role]
                    )
                ),
            ]
        )
    )
}

private struct PlanningSwitchMessage: Decodable {
    var isOn: Bool

    static let schema = NamedSchema("PlanningSwitch", .object(required: ["isOn"], ["isOn": .boolean]))
}

extension PersonRouter {
    var planningEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "planning",
                "Whether trips are planned, and by which calendars",
                replies: [Reply(200, "the switch, and what each calendar is to planning", PlanningMessage.schema)]
            ) { _, context in
                let person = try caller(context).principal.id
                return try JSONBody.response(
                    PlanningMessage(try await calendars.collections.planningOverview(of: person))
                )
            },
            Endpoint(
                .put,
                "planning",
                "Switch planning on, which makes the calendar of the trips with its last name and colour, or off, "
                    + "which "
                    + "deletes it",
                body: PlanningSwitchMessage.schema,
                replies: [Reply(204, "it is so")]
            ) { request, context in
                let caller = try caller(context)
                let message = try await JSONBody.read(PlanningSwitchMessage.self, of: request)
                try await calendars.collections.setPlanning(message.isOn, of: caller.principal.id)
                return Response(status: .noContent)
            },
        ]
    }
}
