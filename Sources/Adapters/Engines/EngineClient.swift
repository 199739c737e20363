internal import AsyncHTTPClient
internal import FoundationEssentials
internal import NIOCore
internal import NIOHTTP1
internal import Synchronization
package import TripModel

/// Connections to engines, shared by all adapters. Never follows a redirect: a request holds where somebody goes, and
/// is for the host of the settings alone.
package final class EngineConnections: Sendable {
    /// Made with the first question: one that was made must be shut down.
    private let made = Mutex<HTTPClient?>(nil)

    package init() {}

    var client: HTTPClient {
        made.withLock { made in
            if let made { return made }
            let client = HTTPClient(
                eventLoopGroupProvider: .singleton,
                configuration: HTTPClient.Configuration(
                    redirectConfiguration: .disallow,
                    timeout: .init(connect: .seconds(3), read: .seconds(60))
                )
            )
            made = client
            return client
        }
    }

    /// Ends all connections; call it once, when nothing is asked any more.
    package func shutDown() async throws {
        let client = made.withLock { made in
            defer { made = nil }
            return made
        }
        try await client?.shutdown()
    }
}

/// Asks one engine by HTTP: within a time, up to a size, once more where the first attempt broke off.
package struct EngineClient: Sendable {
    /// The largest answer.
    package static let maximumBytes = 4 << 20
    /// Before the second attempt.
    static let retryPause = Duration.milliseconds(300)

    package let name: String
    private let address: EngineAddress
    private let connections: EngineConnections
    private let watch: EngineWatch
    private let timeout: Duration
    private let userAgent: String
    private let turns: RateLimiter?

    /// - Parameters:
    ///   - name: of the engine, for log and provenance.
    ///   - address: where it is.
    ///   - connections: shared by all.
    ///   - watch: what becomes of the calls.
    ///   - timeout: for an answer, both attempts together.
    ///   - contact: of the operator, named to the engine; nil: none.
    ///   - pause: between the beginnings of two calls; nil: none.
    package init(
        _ name: String,
        at address: EngineAddress,
        connections: EngineConnections,
        watch: EngineWatch? = nil,
        timeout: Duration = .seconds(5),
        contact: String? = nil,
        pause: Duration? = nil
    ) {
        self.name = name
        self.address = address
        self.connections = connections
        self.watch = watch ?? EngineWatch(name)
        self.timeout = timeout
        userAgent = contact.map { "Travlendar/1 (\($0))" } ?? "Travlendar/1"
        turns = pause.map { RateLimiter(pause: $0) }
    }

    /// GET of a path below the address.
    ///
    /// - Parameters:
    ///   - path: with a slash before it.
    ///   - query: names and values, percent-encoded here.
    ///   - reading: makes something of status and body; a status below 500 may be an answer (OSRM says "no route" by
    ///     400).
    /// - Returns: what was made of it.
    /// - Throws: where there is no answer to be had.
    package func get<Value>(
        _ path: String,
        _ query: [(String, String)] = [],
        reading: (Int, [UInt8]) throws(EngineError) -> Value
    ) async throws(EngineError) -> Value {
        let pairs = query.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
        return try await ask(path + (pairs.isEmpty ? "" : "?" + pairs), nil, reading)
    }

    /// POST of JSON.
    package func post<Value>(
        _ path: String,
        json: [UInt8],
        reading: (Int, [UInt8]) throws(EngineError) -> Value
    ) async throws(EngineError) -> Value {
        try await ask(path, json, reading)
    }

    private func ask<Value>(
        _ path: String,
        _ body: [UInt8]?,
        _ reading: (Int, [UInt8]) throws(EngineError) -> Value
    ) async throws(EngineError) -> Value {
        do {
            try await turns?.wait()
        } catch {
            throw .unreachable(reason: "given up")
        }
        return try await watch.call { () async throws(EngineError) -> Value in
            let deadline = ContinuousClock.now + timeout
            var answer: (status: Int, bytes: [UInt8])
            do throws(EngineError) {
                answer = try await attempt(path, body, until: deadline)
                if (500...599).contains(answer.status) { throw .refused(status: answer.status) }
            } catch {
                // Once more where it may have been a broken connection or a server that restarts; not where time is up,
                // or turns are waited for.
                guard error.isPassing, turns == nil, deadline - ContinuousClock.now > Self.retryPause * 2 else {
                    throw error
                }
                try await pause()
                answer = try await attempt(path, body, until: deadline)
            }
            guard answer.status < 500, answer.status != 429, !(300...399).contains(answer.status),
                answer.status != 401, answer.status != 403
            else { throw .refused(status: answer.status) }
            return try reading(answer.status, answer.bytes)
        }
    }

    private func pause() async throws(EngineError) {
        do {
            try await Task.sleep(for: Self.retryPause)
        } catch {
            throw .unreachable(reason: "given up")
        }
    }

    private func attempt(
        _ path: String,
        _ body: [UInt8]?,
        until deadline: ContinuousClock.Instant
    ) async throws(EngineError) -> (status: Int, bytes: [UInt8]) {
        var request = HTTPClientRequest(url: "\(address)\(path)")
        request.headers.add(name: "user-agent", value: userAgent)
        request.headers.add(name: "accept", value: "application/json")
        if let body {
            request.method = .POST
            request.headers.add(name: "content-type", value: "application/json")
            request.body = .bytes(body)
        }
        do {
            let left = deadline - ContinuousClock.now
            let nanoseconds = left.components.seconds * 1_000_000_000 + left.components.attoseconds / 1_000_000_000
            let response = try await connections.client.execute(request, timeout: .nanoseconds(max(1, nanoseconds)))
            let bytes = try await response.body.collect(upTo: Self.maximumBytes)
            return (Int(response.status.code), Array(bytes.readableBytesView))
        } catch is NIOTooManyBytesError {
            throw .tooLarge(limitBytes: Self.maximumBytes)
        } catch {
            // The text of the error names neither address nor places.
            throw .unreachable(reason: (error as? HTTPClientError)?.shortDescription ?? "\(type(of: error))")
        }
    }

    /// RFC 3986 §2.3: all but unreserved characters as bytes in hexadecimal.
    static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-._~".utf8.contains(byte)
            bytes += isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension EngineError {
    /// May be gone in a moment.
    fileprivate var isPassing: Bool {
        switch self {
        case .unreachable, .refused(502), .refused(503), .refused(504): true
        case .refused, .tooLarge, .notUnderstood, .resting: false
        }
    }
}

/// JSON of engines, decoded by their documented forms.
enum EngineJSON {
    /// - Throws: `notUnderstood`, without a word of what was in it.
    static func decode<Answer: Decodable>(_ type: Answer.Type, from bytes: [UInt8]) throws(EngineError) -> Answer {
        do {
            let decoder = JSONDecoder()
            // Some write osm_key, some stopId.
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw .notUnderstood(reason: place(of: error))
        } catch {
            throw .notUnderstood(reason: "it is no JSON")
        }
    }

    static func encode(_ value: some Encodable) -> [UInt8] {
        (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? []
    }

    private static func place(of error: DecodingError) -> String {
        let path: [any CodingKey] =
            switch error {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        guard !path.isEmpty else { return "it is no JSON of the expected form" }
        // Keys of our own types alone: an answer cannot write into the log.
        return "at " + path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
    }
}
