internal import HTTPPacking
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import WebDAV

/// A multistatus on its way out: short answers whole, with their length; a long one page by page while the next is
/// read.
///
/// Only such answers are packed. An object never is: its entity tag is that of its very bytes.
struct MultistatusStream: Sendable {
    let pages: MultistatusPages
    /// Whether the client takes gzip.
    let isPacked: Bool
    let logger: Logger

    /// The response that its head begins.
    func response(_ head: Response) async throws -> Response {
        var response = head
        response.headers[.contentType] = DAVAnswer.xml
        response.headers[.vary] = "Accept-Encoding, Brief, Prefer"
        var writer = MultistatusWriter()
        guard let more = try await pages.write(&writer) else {
            writer.end()
            var bytes = writer.take()
            if isPacked, bytes.count >= Gzip.shortestBody, let gzip = Gzip() {
                bytes = gzip.pack(bytes, isLast: true)
                response.headers[.contentEncoding] = "gzip"
            }
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
            return response
        }
        if isPacked { response.headers[.contentEncoding] = "gzip" }
        let first = writer
        response.body = ResponseBody { body in try await send(first, more, to: &body) }
        return response
    }

    private func send(
        _ first: MultistatusWriter,
        _ more: MultistatusPages,
        to body: inout any ResponseBodyWriter
    ) async throws {
        var writer = first
        let gzip = isPacked ? Gzip() : nil
        if isPacked, gzip == nil { throw DAVError(.serviceUnavailable, "there is no memory for packing") }
        func next(isLast: Bool = false) -> ByteBuffer? {
            let bytes = writer.take()
            guard let gzip else { return ByteBuffer(bytes: bytes) }
            let packed = gzip.pack(bytes, isLast: isLast)
            return packed.isEmpty ? nil : ByteBuffer(bytes: packed)
        }
        var page: MultistatusPages? = more
        do {
            if let buffer = next() { try await body.write(buffer) }
            while let now = page {
                page = try await now.write(&writer)
                if let buffer = next() { try await body.write(buffer) }
            }
        } catch {
            // The status is out already: the client sees an answer that ends early, and asks again.
            logger.error("answer broken off", metadata: ["reason": "\(error)"])
            throw error
        }
        writer.end()
        if let buffer = next(isLast: true) { try await body.write(buffer) }
        try await body.finish(nil)
    }
}
