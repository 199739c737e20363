package import XMLStream

/// The body of a POST that subscribes to changes (draft-bitfire-webdav-push-00, "Subscription Registration").
package struct PushRegister: Equatable, Sendable {
    /// A Web Push subscription as it was sent; nil: none of a kind that is known, or more than one.
    package var subscription: WebPushSubscription?
    package var wantsContent: Bool
    package var wantsProperties: Bool
    /// As it was sent: an IMF-fixdate.
    package var expires: String?

    package struct WebPushSubscription: Equatable, Sendable {
        package var resource: String
        package var encoding: String
        package var publicKey: String
        package var publicKeyType: String?
        package var authSecret: String
    }

    /// nil: the body is no such message.
    package init?(body: [UInt8], limits: XMLLimits) {
        guard !body.isEmpty, var reader = try? XMLReader(body, limits: limits), reader.root() == PushName.register
        else { return nil }
        subscription = nil
        wantsContent = false
        wantsProperties = false
        var subscriptions = 0
        while let child = reader.nextChild() {
            switch child {
            case PushName.subscription:
                while let kind = reader.nextChild() {
                    subscriptions += 1
                    guard kind == PushName.webPushSubscription else {
                        reader.skip()
                        continue
                    }
                    subscription = Self.subscription(&reader)
                }
            case PushName.trigger:
                while let trigger = reader.nextChild() {
                    if trigger == PushName.contentUpdate { wantsContent = true }
                    if trigger == PushName.propertyUpdate { wantsProperties = true }
                    reader.skip()
                }
            case PushName.expires: expires = reader.trimmedText()
            default: reader.skip()
            }
        }
        if subscriptions != 1 { subscription = nil }
    }

    private static func subscription(_ reader: inout XMLReader) -> WebPushSubscription {
        var found = WebPushSubscription(resource: "", encoding: "", publicKey: "", authSecret: "")
        while let child = reader.nextChild() {
            switch child {
            case PushName.pushResource: found.resource = reader.trimmedText()
            case PushName.contentEncoding: found.encoding = reader.trimmedText()
            case PushName.subscriptionPublicKey:
                found.publicKeyType = reader.attribute("type")
                found.publicKey = reader.trimmedText()
            case PushName.authSecret: found.authSecret = reader.trimmedText()
            default: reader.skip()
            }
        }
        return found
    }
}

/// Names of WebDAV-Push (draft-bitfire-webdav-push-00).
package enum PushName {
    private static func name(_ local: String) -> XMLName { XMLName("https://bitfire.at/webdav-push", local) }

    package static let transports = name("transports")
    package static let topic = name("topic")
    package static let supportedTriggers = name("supported-triggers")
    package static let webPush = name("web-push")
    package static let vapidPublicKey = name("vapid-public-key")
    package static let contentUpdate = name("content-update")
    package static let propertyUpdate = name("property-update")

    package static let register = name("push-register")
    package static let subscription = name("subscription")
    package static let trigger = name("trigger")
    package static let expires = name("expires")
    package static let webPushSubscription = name("web-push-subscription")
    package static let pushResource = name("push-resource")
    package static let contentEncoding = name("content-encoding")
    package static let subscriptionPublicKey = name("subscription-public-key")
    package static let authSecret = name("auth-secret")

    package static let invalidSubscription = name("invalid-subscription")
    package static let pushNotAvailable = name("push-not-available")
    package static let noSupportedTrigger = name("no-supported-trigger")
}
