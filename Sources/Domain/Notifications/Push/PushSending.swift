/// Encrypts messages and hands them to push services.
package protocol PushSending: Sendable {
    /// By which push services know this server (RFC 8292): an uncompressed point on P-256, in base64url.
    var publicKey: String { get }

    /// Whether messages can be encrypted for it, and its endpoint may be asked at all.
    func accepts(_ target: PushTarget) -> Bool

    /// - Throws: ``PushFailure``.
    func send(_ message: PushMessage, to target: PushTarget) async throws(PushFailure)
}

/// A message before it is encrypted.
package struct PushMessage: Equatable, Sendable {
    package var body: [UInt8]
    package var contentType: String
    /// A later message with the same topic takes the place of this one at the push service (RFC 8030 §5.4); up to 32
    /// characters of base64url.
    package var topic: String
    /// How long the push service keeps it for an app that is offline.
    package var timeToLiveSeconds: Int
    /// Whether it wakes a device that saves its battery (RFC 8030 §5.3).
    package var isUrgent: Bool

    package init(
        body: [UInt8],
        contentType: String,
        topic: String,
        timeToLiveSeconds: Int,
        isUrgent: Bool = false
    ) {
        self.isUrgent = isUrgent
        self.body = body
        self.contentType = contentType
        self.topic = topic
        self.timeToLiveSeconds = timeToLiveSeconds
    }
}

/// Why a push service did not take a message.
package enum PushFailure: Error, Equatable, Sendable {
    /// It never will.
    case dead
    case temporary(reason: String)
}
