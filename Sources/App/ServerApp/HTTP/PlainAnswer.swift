internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// An answer of the server itself: a line of text.
enum PlainAnswer {
    static func response(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
