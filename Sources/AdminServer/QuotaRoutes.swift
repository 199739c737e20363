internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// What a home holds and may hold, in bytes (RFC 4331).
package struct StorageUse: Encodable, Equatable, Sendable {
    package var usedBytes: Int
    package var quotaBytes: Int
    /// Whether the quota is what everyone has who has none of their own.
    package var isDefault: Bool

    package init(usedBytes: Int, quotaBytes: Int, isDefault: Bool) {
        self.usedBytes = usedBytes
        self.quotaBytes = quotaBytes
        self.isDefault = isDefault
    }
}

/// The body of `PUT /api/v1/principals/{name}/quota`.
struct QuotaMessage: Decodable, Equatable {
    var quotaBytes: Int
}

extension AdminAPI {
    func addQuotaRoutes(to api: RouterGroup<Context>) {
        api.get("principals/:name/quota") { [accounts, people] _, context in
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            return try Self.json(try await people.storageUse(of: principal))
        }
        api.put("principals/:name/quota") { [accounts, people] request, context in
            let message = try await Self.body(QuotaMessage.self, of: request)
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            try await people.setQuota(message.quotaBytes, of: principal)
            context.logger.notice(
                "quota set by administration",
                metadata: ["name": "\(principal.name)", "bytes": "\(message.quotaBytes)"]
            )
            return try Self.json(try await people.storageUse(of: principal))
        }
        api.delete("principals/:name/quota") { [accounts, people] _, context in
            let principal = try await accounts.principal(named: context.parameters.require("name"))
            try await people.setQuota(nil, of: principal)
            return Response(status: .noContent)
        }
    }
}
