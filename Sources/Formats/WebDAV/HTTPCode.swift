/// A status as a multistatus needs it: number and reason. This module knows no HTTP library.
package struct HTTPCode: Hashable, Sendable {
    package var number: Int

    package init(_ number: Int) { self.number = number }

    package static let ok = HTTPCode(200)
    package static let created = HTTPCode(201)
    package static let noContent = HTTPCode(204)
    package static let multiStatus = HTTPCode(207)
    package static let notModified = HTTPCode(304)
    package static let badRequest = HTTPCode(400)
    package static let unauthorized = HTTPCode(401)
    package static let forbidden = HTTPCode(403)
    package static let notFound = HTTPCode(404)
    package static let methodNotAllowed = HTTPCode(405)
    package static let conflict = HTTPCode(409)
    package static let preconditionFailed = HTTPCode(412)
    package static let contentTooLarge = HTTPCode(413)
    package static let unsupportedMediaType = HTTPCode(415)
    package static let locked = HTTPCode(423)
    package static let failedDependency = HTTPCode(424)
    package static let internalServerError = HTTPCode(500)
    package static let notImplemented = HTTPCode(501)
    package static let badGateway = HTTPCode(502)
    package static let serviceUnavailable = HTTPCode(503)
    package static let insufficientStorage = HTTPCode(507)

    /// The reason phrase of RFC 9110 and RFC 4918; clients ignore it, people do not.
    package var reason: String {
        switch number {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 207: "Multi-Status"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 423: "Locked"
        case 424: "Failed Dependency"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 507: "Insufficient Storage"
        default: "Status"
        }
    }

    /// `HTTP/1.1 404 Not Found`, as `DAV:status` has it (RFC 4918 §14.28).
    package var line: String { "HTTP/1.1 \(number) \(reason)" }
}
