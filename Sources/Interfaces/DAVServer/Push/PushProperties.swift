internal import Calendars
internal import Notifications
internal import WebDAV

/// What an app learns of push messages for a calendar (draft-bitfire-webdav-push-00, "Push Properties").
enum PushProperties {
    static let all = [transports, topic, supportedTriggers]

    static let transports = LiveProperty(PushName.transports) { resource, context in
        guard let push = context.push, isOffered(resource) else { return nil }
        let key = Markup.element(
            PushName.vapidPublicKey,
            attributes: [.init("type", "p256ecdsa")],
            [.text(push.publicKey)]
        )
        return .content([.element(PushName.webPush, [key])])
    }

    static let topic = LiveProperty(PushName.topic) { resource, context in
        guard let push = context.push, isOffered(resource), case .calendar(let calendar, _) = resource else {
            return nil
        }
        return .text(push.topic(of: calendar.id))
    }

    static let supportedTriggers = LiveProperty(PushName.supportedTriggers) { resource, context in
        guard context.push != nil, isOffered(resource) else { return nil }
        return .content([
            .element(PushName.contentUpdate, [.element(DAVName.depth, [.text("1")])]),
            .element(PushName.propertyUpdate, [.element(DAVName.depth, [.text("0")])]),
        ])
    }

    private static func isOffered(_ resource: Resource) -> Bool {
        guard case .calendar(let calendar, _) = resource else { return false }
        return PushService.isOffered(for: calendar)
    }
}
