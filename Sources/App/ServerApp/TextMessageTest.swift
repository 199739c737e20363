internal import CivilTime
internal import Notifications
internal import TextMessageGateway

/// One text message, handed to the gateway at once.
package struct TextMessageTest: Sendable {
    package enum Outcome: Equatable, Sendable {
        case taken(status: Int, body: String)
        /// The gateway answers, and did not take it; `reason` is a part of a sentence.
        case refused(status: Int, location: String?, body: String, reason: String)
        /// It can't have it; `reason` is a part of a sentence.
        case unreached(reason: String)
        /// It may have it.
        case unanswered(reason: String)
    }

    private let configuration: Configuration

    package init(_ configuration: Configuration) { self.configuration = configuration }

    /// Whether text is a telephone number with its country code.
    package static func isNumber(_ text: String) -> Bool { PhoneNumber(text) != nil }

    /// - Throws: ``StartError`` where the secret of the gateway can't be read.
    /// - Returns: nil: there is no gateway, or `number` is none.
    package func send(to number: String, language: String?) async throws -> Outcome? {
        guard let gateway = try configuration.gateway(), let number = PhoneNumber(number) else { return nil }
        let message = TextMessage(
            testing: number,
            language: language ?? configuration.language,
            address: configuration.publicAddress,
            id: "travlendar-test-\(SystemClock().now().secondsSince1970)"
        )
        let outcome = await Self.hand(message, to: gateway)
        try await gateway.shutDown()
        return outcome
    }

    private static func hand(_ message: TextMessage, to gateway: HTTPGateway) async -> Outcome {
        do throws(TextMessageFailure) {
            let answer = try await gateway.hand(message)
            guard let failure = gateway.failure(in: answer) else {
                return .taken(status: answer.status, body: answer.body)
            }
            return .refused(
                status: answer.status,
                location: answer.location,
                body: answer.body,
                reason: failure.reason
            )
        } catch {
            if case .unknown(let reason) = error { return .unanswered(reason: reason) }
            return .unreached(reason: error.reason)
        }
    }
}
