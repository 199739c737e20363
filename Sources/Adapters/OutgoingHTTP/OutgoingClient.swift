internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

/// A request to an address that somebody named.
package struct OutgoingRequest: Sendable {
    package var url: String
    /// nil: GET; else POST of these bytes.
    package var body: [UInt8]?
    package var headers: [(name: String, value: String)]
    /// The largest body that is read.
    package var mostBytes: Int
    /// For all of it, redirects included.
    package var seconds: Int64
    /// How often an answer may lead elsewhere.
    package var redirects: Int
    /// Whether it may go unencrypted.
    package var allowsPlain: Bool

    package init(
        _ url: String,
        body: [UInt8]? = nil,
        headers: [(name: String, value: String)] = [],
        mostBytes: Int,
        seconds: Int64,
        redirects: Int = 0,
        allowsPlain: Bool = false
    ) {
        self.url = url
        self.body = body
        self.headers = headers
        self.mostBytes = mostBytes
        self.seconds = seconds
        self.redirects = redirects
        self.allowsPlain = allowsPlain
    }
}

package struct OutgoingResponse: Equatable, Sendable {
    package var status: Int
    /// By names in lower case; the first of each.
    package var headers: [String: String]
    package var body: [UInt8]
}

/// Why there is no answer.
package enum OutgoingError: Error, Equatable, Sendable {
    /// Not an address that is asked: private, unencrypted, or not of the web.
    case notAllowed
    case unreachable
    case tooSlow
    case tooLarge
}

/// Asks addresses outside that people name.
///
/// A name is resolved here, its address checked, and the connection made to that very address: a name that means
/// something else a moment later changes nothing. Nothing is unpacked, so that an answer is as large as what was read.
package final class OutgoingClient: Sendable {
    private let rules: OutgoingRules
    private let pool = Mutex(Pool())

    /// The clients of the hosts that were asked last, so that their connections are used again.
    private struct Pool {
        struct Entry {
            var client: HTTPClient
            var uses = 0
            var lastUse: UInt64
        }

        var entries: [String: Entry] = [:]
        var counter: UInt64 = 0
    }

    private static let mostIdle = 16

    package init(rules: OutgoingRules) { self.rules = rules }

    /// - Throws: ``OutgoingError``.
    package func send(_ request: OutgoingRequest) async throws(OutgoingError) -> OutgoingResponse {
        guard var url = OutgoingURL(request.url) else { throw .notAllowed }
        let deadline = NIODeadline.now() + .seconds(request.seconds)
        for _ in 0...request.redirects {
            let response = try await send(request, to: url, by: deadline)
            guard [301, 302, 303, 307, 308].contains(response.status), request.body == nil,
                let location = response.headers["location"]
            else { return response }
            guard let next = url.following(location), next.isEncrypted || !url.isEncrypted else { throw .notAllowed }
            url = next
        }
        throw .unreachable
    }

    /// Whether an address may be asked at all, as far as it can be told without looking its name up.
    package func mayAsk(_ address: String) -> Bool {
        guard let url = OutgoingURL(address) else { return false }
        return url.isEncrypted || rules.isNamed(url)
    }

    /// Ends all connections; call it once, when nothing is asked any more.
    package func shutDown() async {
        let clients = pool.withLock { pool in
            defer { pool.entries = [:] }
            return pool.entries.values.map(\.client)
        }
        for client in clients { try? await client.shutdown() }
    }

    private func send(
        _ request: OutgoingRequest,
        to url: OutgoingURL,
        by deadline: NIODeadline
    ) async throws(OutgoingError) -> OutgoingResponse {
        let isNamed = rules.isNamed(url)
        guard url.isEncrypted || request.allowsPlain || isNamed else { throw .notAllowed }
        let address = try await resolve(url)
        guard isNamed || OutgoingRules.isPublic(address) else { throw .notAllowed }
        let key = "\(url.host) \(address)"
        let client = take(key, host: url.host, address: address)
        let result = await Self.exchange(request, url, by: client, deadline)
        if let unneeded = giveBack(key) { try? await unneeded.shutdown() }
        return try result.get()
    }

    /// Ends at the deadline, also where the answer comes byte by byte.
    private static func exchange(
        _ request: OutgoingRequest,
        _ url: OutgoingURL,
        by client: HTTPClient,
        _ deadline: NIODeadline
    ) async -> Result<OutgoingResponse, OutgoingError> {
        await withTaskGroup(of: Result<OutgoingResponse, OutgoingError>.self) { group in
            group.addTask { await unlimited(request, url, by: client, deadline) }
            group.addTask {
                try? await Task.sleep(for: .nanoseconds((deadline - .now()).nanoseconds))
                return .failure(.tooSlow)
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.unreachable)
        }
    }

    private static func unlimited(
        _ request: OutgoingRequest,
        _ url: OutgoingURL,
        by client: HTTPClient,
        _ deadline: NIODeadline
    ) async -> Result<OutgoingResponse, OutgoingError> {
        var message = HTTPClientRequest(url: url.text)
        message.headers.add(name: "user-agent", value: "Travlendar")
        for header in request.headers { message.headers.add(name: header.name, value: header.value) }
        if let body = request.body {
            message.method = .POST
            message.body = .bytes(ByteBuffer(bytes: body))
        }
        do {
            let response = try await client.execute(message, deadline: deadline)
            var headers: [String: String] = [:]
            for (name, value) in response.headers where headers[name.lowercased()] == nil {
                headers[name.lowercased()] = value
            }
            let read = try await response.body.collect(upTo: request.mostBytes)
            return .success(
                OutgoingResponse(
                    status: Int(response.status.code),
                    headers: headers,
                    body: Array(read.readableBytesView)
                )
            )
        } catch is NIOTooManyBytesError {
            return .failure(.tooLarge)
        } catch let error as HTTPClientError where slow.contains(error) {
            return .failure(.tooSlow)
        } catch {
            return .failure(.unreachable)
        }
    }

    private static let slow: [HTTPClientError] = [.deadlineExceeded, .readTimeout, .connectTimeout]

    /// The first address of a host, as it is then connected to.
    private func resolve(_ url: OutgoingURL) async throws(OutgoingError) -> String {
        do {
            return try await NIOThreadPool.singleton.runIfActive {
                try SocketAddress.makeAddressResolvingHost(url.host, port: url.port).ipAddress ?? ""
            }
        } catch {
            throw .unreachable
        }
    }

    // MARK: Connections

    private func take(_ key: String, host: String, address: String) -> HTTPClient {
        pool.withLock { pool in
            pool.counter += 1
            var entry = pool.entries[key] ?? Pool.Entry(client: Self.client(host, address), lastUse: 0)
            entry.uses += 1
            entry.lastUse = pool.counter
            pool.entries[key] = entry
            return entry.client
        }
    }

    /// - Returns: a client that is no longer kept.
    private func giveBack(_ key: String) -> HTTPClient? {
        pool.withLock { pool in
            pool.entries[key]?.uses -= 1
            let idle = pool.entries.filter { $0.value.uses == 0 }
            guard idle.count > Self.mostIdle, let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
                return nil
            }
            pool.entries[oldest.key] = nil
            return oldest.value.client
        }
    }

    private static func client(_ host: String, _ address: String) -> HTTPClient {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(8), read: .seconds(10))
        )
        configuration.dnsOverride = [host: address]
        configuration.connectionPool.idleTimeout = .seconds(30)
        // Whoever asks tries again later, by a job.
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }
}
