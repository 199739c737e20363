internal import APIRoutes
internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// What a home holds and may hold, in bytes (RFC 4331).
package struct StorageUse: Encodable, Equatable, Sendable {
    package var usedBytes: Int
    package var quotaBytes: Int
    /// Whether it is the default quota.
    package var isDefault: Bool

    package init(usedBytes: Int, quotaBytes: Int, isDefault: Bool) {
        self.usedBytes = usedBytes
        self.quotaBytes = quotaBytes
        self.isDefault = isDefault
    }

    static let schema = NamedSchema(
        "StorageUse",
        .object(
            required: ["usedBytes", "quotaBytes", "isDefault"],
            ["usedBytes": .integer(minimum: 0), "quotaBytes": .integer(minimum: 0), "isDefault": .boolean]
        )
    )
}

/// The body of `PUT /api/v1/principals/{name}/quota`.
struct QuotaMessage: Decodable, Equatable {
    var quotaBytes: Int

    static let schema = NamedSchema(
        "Quota",
        .object(required: ["quotaBytes"], ["quotaBytes": .integer(minimum: 0)])
    )
}

extension AdminRouter {
    var quotaEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "principals/{name}/quota",
                "The storage of the home: usedBytes, quotaBytes, isDefault",
                replies: [
                    Reply(200, "the figures", StorageUse.schema), Reply(404, "no such name"),
                    Reply(422, "a group, which has no home"),
                ]
            ) { _, context in
                try JSONBody.response(try await people.storageUse(of: try await principal(in: context)))
            },
            Endpoint(
                .put,
                "principals/{name}/quota",
                "Give the home a quota of its own; what is there already stays",
                body: QuotaMessage.schema,
                replies: [
                    Reply(200, "the figures as they are now", StorageUse.schema), Reply(404, "no such name"),
                    Reply(422, "a group, or less than nothing"),
                ]
            ) { request, context in
                let message = try await JSONBody.read(QuotaMessage.self, of: request)
                let principal = try await principal(in: context)
                try await people.setQuota(message.quotaBytes, of: principal)
                context.logger.notice(
                    "quota set by administration",
                    metadata: ["name": "\(principal.name)", "bytes": "\(message.quotaBytes)"]
                )
                return try JSONBody.response(try await people.storageUse(of: principal))
            },
            Endpoint(
                .delete,
                "principals/{name}/quota",
                "Back to what the configuration says (person.quotaMegabytes)",
                replies: [Reply(204, "done"), Reply(404, "no such name")]
            ) { _, context in
                try await people.setQuota(nil, of: try await principal(in: context))
                return Response(status: .noContent)
            },
        ]
    }
}
