internal import Accounts
internal import ByteText
internal import Calendars
internal import HTTPNames
internal import Notifications
internal import WebDAV

/// Subscriptions to changes: made by POST to a calendar, and ended at an address of their own.
struct PushHandler: Sendable {
    let services: DAVServices

    func respond(to message: PushRegister, about resource: Resource, in request: DAVRequest) async throws -> DAVAnswer {
        guard let push = services.push, case .calendar(let calendar, _) = resource,
            PushService.isOffered(for: calendar)
        else {
            throw DAVError(.forbidden, DAVCondition(PushName.pushNotAvailable), "there are no push messages of this")
        }
        guard let target = message.subscription.flatMap(Self.target) else {
            throw Self.invalid("a web-push-subscription with push-resource, aes128gcm and its keys is needed")
        }
        var triggers: PushTriggers = []
        if message.wantsContent { triggers.insert(.content) }
        if message.wantsProperties { triggers.insert(.properties) }
        guard !triggers.isEmpty else {
            throw DAVError(
                .forbidden,
                DAVCondition(PushName.noSupportedTrigger),
                "the triggers are content-update and property-update"
            )
        }
        let subscription: PushSubscription?
        do throws(AccountError) {
            subscription = try await push.register(
                target,
                for: calendar,
                triggers: triggers,
                until: message.expires.flatMap(HTTPDate.parse),
                of: request.principal.id
            )
        } catch {
            guard case .invalidValue(let reason) = error else { throw error }
            throw DAVError(.forbidden, DAVCondition(PushName.pushNotAvailable), reason)
        }
        guard let subscription else {
            throw Self.invalid("messages can't be sent there: the address must be one of the internet, with https")
        }
        var answer = DAVAnswer(.noContent)
        let origin = "\(request.scheme)://\(request.authority ?? "localhost")"
        answer.location = origin + services.addresses.push + "\(subscription.id)"
        answer.expires = subscription.expiresAt
        return answer
    }

    private static func invalid(_ reason: String) -> DAVError {
        DAVError(.forbidden, DAVCondition(PushName.invalidSubscription), reason)
    }

    private static func target(_ sent: PushRegister.WebPushSubscription) -> PushTarget? {
        guard sent.encoding == "aes128gcm", sent.publicKeyType ?? "p256dh" == "p256dh", !sent.resource.isEmpty,
            let key = Base64URL.bytes(sent.publicKey), let secret = Base64URL.bytes(sent.authSecret)
        else { return nil }
        return PushTarget(endpoint: sent.resource, publicKey: key, authSecret: secret)
    }
}

/// The addresses of subscriptions: `/dav/push/` and a number. They can be deleted by their owner, and nothing else.
struct PushDoor: Sendable {
    let services: DAVServices

    /// nil: another address.
    static func id(in href: Href, prefix: [String]) -> String? {
        var segments = href.segments[...]
        if !prefix.isEmpty, segments.starts(with: prefix) { segments = segments.dropFirst(prefix.count) }
        guard segments.count == 3, segments.starts(with: ["dav", "push"]) else { return nil }
        return segments.last
    }

    static func options(_ status: HTTPCode) -> DAVAnswer {
        var answer = DAVAnswer(status)
        answer.allow = [DAVMethod.options, .delete].map(\.rawValue)
        answer.isPrivate = false
        return answer
    }

    func delete(_ id: String, as principal: Principal) async throws -> DAVAnswer {
        guard let number = Int64(id), let push = services.push else { throw DAVError.absent }
        do throws(AccountError) {
            try await push.unregister(number, of: principal.id)
        } catch {
            guard error == .notFound else { throw error }
            throw DAVError.absent
        }
        return DAVAnswer(.noContent)
    }

    /// The subscriptions that a request names in Push-Dont-Notify; nil: all of them.
    static func subscriptions(named fields: [String], prefix: String) -> Set<Int64>? {
        let all = fields.joined(separator: ",")
        if all.split(separator: ",").contains(where: { $0.filter { $0 != " " } == "*" }) { return nil }
        return Set(
            all.split(separator: "\"").compactMap { text in
                text.lastIndex(of: "/").flatMap { slash in
                    text[...slash].hasSuffix(prefix) ? Int64(text[text.index(after: slash)...]) : nil
                }
            }
        )
    }
}
