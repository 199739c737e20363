internal import APIRoutes
internal import Accounts
internal import Cryptography
internal import FoundationEssentials
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Planning

extension PersonRouter {
    var preferenceEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "preferences",
                "The preferences that the person has set; the server's settings apply to the others",
                replies: [Reply(200, "with an ETag", PreferencesMessage.schema)]
            ) { _, context in
                let kept = try await accounts.preferences(of: try caller(context).principal.id)
                var response = try JSONBody.response(kept.value)
                response.headers[.eTag] = try Self.tag(of: kept)
                return response
            },
            Endpoint(
                .get,
                "preferences/effective",
                "The preferences in effect: the server's settings with the person's over them, and all kinds of event",
                replies: [Reply(200, "all that is said anywhere", PreferencesMessage.schema)]
            ) { _, context in
                let person = try caller(context).principal.id
                let kept = try await accounts.preferences(of: person)
                return try JSONBody.response(kept.effective(over: planning.serverPreferences).value)
            },
            change(.put, "Replace the preferences; coming days are planned again") { message, _ in
                try PersonPreferences(message)
            },
            change(.patch, "Change the fields that are sent (a JSON merge patch, RFC 7396); null removes one") {
                try $1.patched(with: $0)
            },
        ]
    }

    private func change(
        _ method: HTTPRequest.Method,
        _ summary: String,
        _ apply: @escaping @Sendable (PreferenceValue, PersonPreferences) throws -> PersonPreferences
    ) -> Endpoint<Context> {
        Endpoint(
            method,
            "preferences",
            summary,
            query: [
                QueryParameter("dryRun", "true: nothing is written; the answer is what would change", .boolean),
                QueryParameter(
                    "days",
                    "how many days a dry run looks ahead; 14 where it is missing",
                    .integer(minimum: 1, maximum: PlanningService.mostPreviewedDays)
                ),
            ],
            body: PreferencesMessage.schema,
            replies: [
                Reply(200, "what would change, after a dry run", PreviewMessage.schema),
                Reply(204, "kept, with the new ETag"),
                Reply(412, "the ETag in If-Match is not that of what is kept"),
                Reply(422, "fields that cannot be kept, each under errors"),
            ]
        ) { request, context in
            let person = try caller(context).principal.id
            let isDryRun = try request.queryFlag("dryRun")
            let days = try request.queryInteger("days", in: 1...PlanningService.mostPreviewedDays) ?? 14
            let message = try await JSONBody.read(PreferenceValue.self, of: request)
            let kept = try await accounts.preferences(of: person)
            if let wanted = request.headers[.ifMatch], try wanted != "*" && wanted != Self.tag(of: kept) {
                throw AccountError.changedMeanwhile
            }
            let changed = try apply(message, kept)
            if isDryRun {
                try await accounts.check(changed, of: person)
                return try JSONBody.response(PreviewMessage(try await preview(changed, of: person, days: days)))
            }
            try await accounts.setPreferences(changed, of: person, replacing: kept)
            return Response(status: .noContent, headers: [.eTag: try Self.tag(of: changed)])
        }
    }

    private func preview(
        _ preferences: PersonPreferences,
        of person: PrincipalID,
        days: Int
    ) async throws -> [PlanDifference] {
        do {
            return try await planning.preview(of: person, with: preferences, days: days)
        } catch {
            throw Problem(.serviceUnavailable, "The days cannot be planned now; try again.", retryAfterSeconds: 5)
        }
    }

    /// The entity tag of preferences: half a SHA-256 of their JSON.
    private static func tag(of preferences: PersonPreferences) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let bytes = [UInt8](try encoder.encode(preferences.value))
        return "\"\(SHA256.hash(of: bytes).hexadecimal.prefix(32))\""
    }
}
