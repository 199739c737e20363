internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The script that browsers run when a message arrives. It has one address, at the root of the pages, since it may act
/// for the pages below its address only; browsers ask whether it changed.
enum ServiceWorker {
    static let path = "/service-worker.js"

    static func response() -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache",
                // The worker loads nothing.
                .contentSecurityPolicy: "default-src 'none'", .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: PackageResources.service_worker_js))
        )
    }
}
