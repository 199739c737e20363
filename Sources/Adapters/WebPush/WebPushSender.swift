package import CivilTime
internal import Crypto
package import Notifications
package import OutgoingHTTP

/// Encrypts messages and posts them to push services (RFC 8030 §5).
package struct WebPushSender: PushSending {
    private let client: OutgoingClient
    private let key: ServerKey
    private let clock: any WallClock

    /// - Parameters:
    ///   - client: the way out.
    ///   - key: by which push services know this server.
    ///   - clock: that of the machine.
    package init(client: OutgoingClient, key: ServerKey, clock: any WallClock = SystemClock()) {
        self.client = client
        self.key = key
        self.clock = clock
    }

    package var publicKey: String { key.publicKey }

    package func accepts(_ target: PushTarget) -> Bool {
        guard target.authSecret.count == 16, target.endpoint.utf8.count <= 2000,
            (try? P256.KeyAgreement.PublicKey(x963Representation: target.publicKey)) != nil
        else { return false }
        return client.mayAsk(target.endpoint)
    }

    package func send(_ message: PushMessage, to target: PushTarget) async throws(PushFailure) {
        guard let url = OutgoingURL(target.endpoint), let body = MessageEncryption.encrypt(message.body, for: target),
            let authorization = try? await key.authorization(for: url.origin, at: clock.now())
        else { throw .dead }
        let request = OutgoingRequest(
            target.endpoint,
            body: body,
            headers: [
                (name: "authorization", value: authorization), (name: "content-encoding", value: "aes128gcm"),
                (name: "content-type", value: message.contentType), (name: "topic", value: message.topic),
                (name: "ttl", value: "\(message.timeToLiveSeconds)"),
                (name: "urgency", value: message.isUrgent ? "high" : "normal"),
            ],
            mostBytes: 64 << 10,
            seconds: 10
        )
        let response: OutgoingResponse
        do throws(OutgoingError) {
            response = try await client.send(request)
        } catch {
            switch error {
            case .notAllowed: throw .dead
            case .unreachable: throw .temporary(reason: "the push service can't be reached")
            case .tooSlow: throw .temporary(reason: "the push service does not answer")
            // It answered, with more than is of interest.
            case .tooLarge: return
            }
        }
        switch response.status {
        case 200..<300: return
        case 408, 425, 429, 500...599: throw .temporary(reason: "the push service answers \(response.status)")
        default: throw .dead
        }
    }
}
