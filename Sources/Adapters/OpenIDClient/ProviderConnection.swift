internal import AsyncHTTPClient
internal import ByteText
internal import NIOCore
internal import NIOHTTP1
internal import SelfService
internal import Synchronization

/// Requests to the provider: within a time and up to a size. Never follows a redirect, since a request holds secrets
/// and is for one address alone.
final class ProviderConnection: Sendable {
    /// The largest answer.
    static let maximumBytes = 1 << 20

    /// Made with the first request: one that was made must be shut down.
    private let made = Mutex<HTTPClient?>(nil)

    init() {}

    private var client: HTTPClient {
        made.withLock { made in
            if let made { return made }
            let client = HTTPClient(
                eventLoopGroupProvider: .singleton,
                configuration: HTTPClient.Configuration(
                    redirectConfiguration: .disallow,
                    timeout: .init(connect: .seconds(3), read: .seconds(10))
                )
            )
            made = client
            return client
        }
    }

    func shutDown() async throws {
        let client = made.withLock { made in
            defer { made = nil }
            return made
        }
        try await client?.shutdown()
    }

    func get(_ address: String, authorization: String? = nil) async throws(IdentityProviderError) -> [UInt8] {
        var request = HTTPClientRequest(url: address)
        if let authorization { request.headers.add(name: "authorization", value: authorization) }
        return try await send(request)
    }

    /// - Parameters:
    ///   - address: of the endpoint.
    ///   - form: names and values.
    ///   - authorization: the header; nil: none.
    /// - Throws: where there is no answer with the status 200.
    /// - Returns: the body.
    func post(
        _ address: String,
        form: [(String, String)],
        authorization: String?
    ) async throws(IdentityProviderError) -> [UInt8] {
        var request = HTTPClientRequest(url: address)
        request.method = .POST
        request.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
        if let authorization { request.headers.add(name: "authorization", value: authorization) }
        request.body = .bytes(Array(FormText.encoded(form).utf8))
        return try await send(request)
    }

    private func send(_ request: HTTPClientRequest) async throws(IdentityProviderError) -> [UInt8] {
        var request = request
        request.headers.add(name: "user-agent", value: "Travlendar/1")
        request.headers.add(name: "accept", value: "application/json")
        let status: Int
        let bytes: [UInt8]
        do {
            let response = try await client.execute(request, timeout: .seconds(15))
            status = Int(response.status.code)
            bytes = Array(try await response.body.collect(upTo: Self.maximumBytes).readableBytesView)
        } catch is NIOTooManyBytesError {
            throw .notTrusted(reason: "the provider's answer is too large")
        } catch {
            // The text of the error names neither address nor code.
            let reason = (error as? HTTPClientError)?.shortDescription ?? "\(type(of: error))"
            throw .unavailable(reason: "the provider can't be reached: \(reason)")
        }
        guard status == 200 else { throw .unavailable(reason: "the provider answered \(status)") }
        return bytes
    }
}

/// Names and values as forms and queries have them.
enum FormText {
    static func encoded(_ pairs: [(String, String)]) -> String {
        pairs.map { "\(PercentEncoding.encode($0.0))=\(PercentEncoding.encode($0.1))" }.joined(separator: "&")
    }
}
