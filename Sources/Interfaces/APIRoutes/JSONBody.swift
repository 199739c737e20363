internal import ByteText
internal import FoundationEssentials
package import HTTPTypes
package import Hummingbird
internal import NIOCore

/// JSON in requests and answers.
package enum JSONBody {
    /// The largest body that is read, in bytes.
    package static let limit = 64 * 1024

    /// Reads the body of a request.
    ///
    /// - Throws: ``Problem`` for one that is longer than ``limit`` (413) or has a text with NUL in it (400),
    ///   `DecodingError` for one that is not `Message`.
    package static func read<Message: Decodable>(
        _ type: Message.Type,
        of request: Request
    ) async throws -> Message {
        do {
            let buffer = try await request.body.collect(upTo: limit)
            guard !JSONText.holdsNUL(buffer.readableBytesView) else {
                throw Problem(.badRequest, "A text can't hold the character U+0000.")
            }
            return try JSONDecoder().decode(type, from: Data(buffer.readableBytesView))
        } catch is NIOTooManyBytesError {
            throw Problem(.contentTooLarge, "The body is longer than \(limit) bytes.")
        }
    }

    /// An answer that is never cached. The same value gives the same bytes.
    package static func response(
        _ message: some Encodable,
        status: HTTPResponse.Status = .ok,
        type: String = "application/json"
    ) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return Response(
            status: status,
            headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(message)))
        )
    }
}
