internal import AsyncHTTPClient
internal import FoundationEssentials
internal import NIOCore
internal import NIOHTTP1

/// Fetches by HTTP with conditional requests, and from files. Nothing about any person is in a request.
package final class WebFeedFetcher: FeedFetching {
    /// The largest feed.
    package static let maximumBytes = 128 << 20

    private let client: HTTPClient

    package init() {
        // Responses are requested uncompressed, so they cannot unpack to more than their length.
        let configuration = HTTPClient.Configuration(
            redirectConfiguration: .follow(max: 3, allowCycles: false),
            timeout: .init(connect: .seconds(10), read: .seconds(20))
        )
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Ends all connections; call it once, when nothing is fetched any more.
    package func shutDown() async throws { try await client.shutdown() }

    package func fetch(
        _ location: FeedLocation,
        unless known: FeedValidators?
    ) async throws(FeedFetchError) -> FetchedFeed? {
        switch location {
        case .web(let address): try await fetch(address, unless: known)
        case .file(let path): try read(path, unless: known)
        }
    }

    private func fetch(_ address: String, unless known: FeedValidators?) async throws(FeedFetchError) -> FetchedFeed? {
        var request = HTTPClientRequest(url: address)
        request.headers.add(name: "user-agent", value: "Travlendar")
        if let tag = known?.entityTag { request.headers.add(name: "if-none-match", value: tag) }
        if let date = known?.lastModified { request.headers.add(name: "if-modified-since", value: date) }
        do {
            let response = try await client.execute(request, timeout: .seconds(60))
            if response.status == .notModified { return nil }
            guard response.status == .ok else {
                let pause = response.headers.first(name: "retry-after").flatMap { Int64($0) }
                throw FeedFetchError.refused(status: Int(response.status.code), retryAfterSeconds: pause)
            }
            let body = try await response.body.collect(upTo: Self.maximumBytes)
            return FetchedFeed(
                bytes: Array(body.readableBytesView),
                validators: validators(
                    tag: response.headers.first(name: "etag"),
                    date: response.headers.first(name: "last-modified")
                )
            )
        } catch let error as FeedFetchError {
            throw error
        } catch is NIOTooManyBytesError {
            throw .tooLarge(limit: Self.maximumBytes)
        } catch {
            // The text of the error names neither address nor key.
            throw .unreachable(reason: (error as? HTTPClientError)?.shortDescription ?? "\(type(of: error))")
        }
    }

    private func read(_ path: String, unless known: FeedValidators?) throws(FeedFetchError) -> FetchedFeed? {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            let size = (attributes[.size] as? Int) ?? 0
            guard size <= Self.maximumBytes else { throw FeedFetchError.tooLarge(limit: Self.maximumBytes) }
            let date = attributes[.modificationDate] as? Date
            let now = validators(tag: "\(size)", date: date.map { "\($0.timeIntervalSince1970)" })
            if let now, now == known { return nil }
            return FetchedFeed(bytes: [UInt8](try Data(contentsOf: URL(filePath: path))), validators: now)
        } catch let error as FeedFetchError {
            throw error
        } catch {
            throw .unreadable(
                reason: (error as? CocoaError)?.code == .fileReadNoSuchFile ? "there is no such file" : "no access"
            )
        }
    }

    private func validators(tag: String?, date: String?) -> FeedValidators? {
        tag == nil && date == nil ? nil : FeedValidators(entityTag: tag, lastModified: date)
    }
}
