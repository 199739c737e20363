internal import APIRoutes
internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

private struct PassMessage: Decodable {
    var issuer: String
    var products: [String]?
    var firstDay: String?
    var lastDay: String?

    static let properties: [String: Schema] = [
        "issuer": .string(description: "the name of a feed, or the id of a sharing system"),
        "products": .array(of: .string()), "firstDay": .date, "lastDay": .date,
    ]
    static let schema = NamedSchema("Pass", .object(required: ["issuer"], properties))

    func pass(named name: String) throws(AccountError) -> SavedPass {
        SavedPass(
            name: name,
            issuer: issuer,
            products: products ?? [],
            firstDay: try Self.day(firstDay),
            lastDay: try Self.day(lastDay)
        )
    }

    private static func day(_ text: String?) throws(AccountError) -> CivilDate? {
        guard let text else { return nil }
        guard let day = try? CivilDate(iso8601: text) else {
            throw .invalidValue(reason: "\"\(text)\" is no day; write one like 2026-11-30.")
        }
        return day
    }
}

private struct PassListMessage: Encodable {
    struct ListedPass: Encodable {
        var name: String
        var issuer: String
        var products: [String]
        var firstDay: String?
        var lastDay: String?
    }

    var passes: [ListedPass]

    init(_ passes: [SavedPass]) {
        self.passes = passes.map { pass in
            ListedPass(
                name: pass.name,
                issuer: pass.issuer,
                products: pass.products,
                firstDay: pass.firstDay?.iso8601,
                lastDay: pass.lastDay?.iso8601
            )
        }
    }

    static let schema = NamedSchema(
        "PassList",
        .list(
            "passes",
            of: .object(
                required: ["name", "issuer", "products"],
                PassMessage.properties.merging(["name": .string()]) { first, _ in first }
            )
        )
    )
}

extension PersonRouter {
    var passEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "passes",
                "The tickets and season tickets held, by name",
                replies: [Reply(200, "a list under passes", PassListMessage.schema)]
            ) { _, context in
                let passes = try await accounts.listPasses(of: try caller(context).principal.id)
                return try JSONBody.response(PassListMessage(passes))
            },
            Endpoint(
                .put,
                "passes/{pass}",
                "Save a pass; coming days are planned again",
                body: PassMessage.schema,
                replies: [Reply(204, "saved"), Reply(422, "a value that can't be kept")]
            ) { request, context in
                let caller = try caller(context)
                let message = try await JSONBody.read(PassMessage.self, of: request)
                let pass = try message.pass(named: try context.pathParameter("pass"))
                try await accounts.setPass(pass, of: caller.principal.id)
                return Response(status: .noContent)
            },
            Endpoint(
                .delete,
                "passes/{pass}",
                "Forget a pass; coming days are planned again",
                replies: [Reply(204, "forgotten"), Reply(404, "no such pass")]
            ) { _, context in
                let caller = try caller(context)
                try await accounts.removePass(named: context.pathParameter("pass"), of: caller.principal.id)
                return Response(status: .noContent)
            },
        ]
    }
}
