internal import ByteText
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The fields of a form that a browser sent (application/x-www-form-urlencoded, WHATWG URL §5).
struct FormBody: Equatable, Sendable {
    /// The longest body that is read, in bytes.
    static let limit = 64 * 1024
    /// The most fields that a form may have.
    static let mostFields = 200

    private let fields: [String: String]

    /// - Throws: ``FormError``. Of fields with the same name, the first counts.
    init(_ body: String) throws(FormError) {
        var fields: [String: String] = [:]
        let pairs = body.split(separator: "&")
        guard pairs.count <= Self.mostFields else { throw .tooLarge }
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
                let value = PercentEncoding.decode(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
            else { throw .malformed }
            if fields[name] == nil { fields[name] = value }
        }
        self.fields = fields
    }

    /// Reads the body of a request, and leaves the request with a body that can be read again.
    ///
    /// - Throws: ``FormError``.
    init(collecting request: inout Request) async throws {
        let type = (request.headers[.contentType] ?? "").prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw FormError.wrongType }
        do {
            let buffer = try await request.collectBody(upTo: Self.limit)
            try self.init(String(buffer: buffer))
        } catch is NIOTooManyBytesError {
            throw FormError.tooLarge
        }
    }

    /// As it was sent; empty where it is missing.
    subscript(name: String) -> String { fields[name] ?? "" }

    /// Without blanks at its ends.
    func trimmed(_ name: String) -> String {
        let text = self[name].drop(while: \.isWhitespace)
        return String(text.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// Whether a checkbox was ticked.
    func isTicked(_ name: String) -> Bool { !self[name].isEmpty }
}

/// Why a body is no form that is read here.
enum FormError: Error, Equatable {
    case malformed
    case tooLarge
    case wrongType
}
