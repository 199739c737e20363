internal import ByteText
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The fields of a form that a browser sent (application/x-www-form-urlencoded, WHATWG URL §5, or multipart/form-data,
/// RFC 7578).
struct FormBody: Equatable, Sendable {
    /// The longest body without files that is read, in bytes.
    static let limit = 64 * 1024
    /// The longest body with files, in bytes.
    static let fileLimit = 10 << 20
    /// What addresses of forms with files end in.
    static let fileForms = ["/import", "/attach"]
    /// The most fields that a form may have.
    static let mostFields = 200

    /// A file that was chosen in a form.
    struct File: Equatable, Sendable {
        var name: String
        var bytes: [UInt8]
    }

    private var fields: [String: [String]] = [:]
    private var files: [String: File] = [:]

    /// Without fields.
    init() {}

    /// - Throws: ``FormError``.
    init(_ body: String) throws(FormError) {
        let pairs = body.split(separator: "&")
        guard pairs.count <= Self.mostFields else { throw .tooLarge }
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
                let value = PercentEncoding.decode(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
            else { throw .malformed }
            fields[name, default: []].append(value)
        }
    }

    /// The parts between the lines of a boundary.
    ///
    /// - Throws: ``FormError``.
    init(_ bytes: [UInt8], boundary: String) throws(FormError) {
        var reader = MultipartReader(bytes, boundary: boundary)
        var count = 0
        while let part = try reader.next() {
            count += 1
            guard count <= Self.mostFields else { throw .tooLarge }
            if let fileName = part.fileName {
                if files[part.name] == nil { files[part.name] = File(name: fileName, bytes: Array(part.bytes)) }
            } else {
                guard part.bytes.count <= Self.limit else { throw .tooLarge }
                guard !part.bytes.contains(0), let value = String(validating: part.bytes, as: UTF8.self) else {
                    throw .malformed
                }
                fields[part.name, default: []].append(value)
            }
        }
    }

    /// Reads the body of a request, and leaves the request with a body that can be read again. Files are read where a
    /// form of ours has them.
    ///
    /// - Throws: ``FormError``.
    init(collecting request: inout Request) async throws {
        let header = request.headers[.contentType] ?? ""
        let type = header.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        do {
            switch type {
            case "application/x-www-form-urlencoded":
                try self.init(String(buffer: try await request.collectBody(upTo: Self.limit)))
            case "multipart/form-data" where Self.fileForms.contains { request.uri.path.hasSuffix($0) }:
                guard let boundary = MultipartReader.boundary(in: header) else { throw FormError.malformed }
                let buffer = try await request.collectBody(upTo: Self.fileLimit)
                try self.init(Array(buffer.readableBytesView), boundary: boundary)
            default: throw FormError.wrongType
            }
        } catch is NIOTooManyBytesError {
            throw FormError.tooLarge
        }
    }

    /// As it was sent; empty where it is missing. Of several with the name, the first.
    subscript(name: String) -> String { fields[name]?.first ?? "" }

    /// Everything that was sent under a name, as ticked boxes of a group are.
    func all(_ name: String) -> [String] { fields[name] ?? [] }

    /// All fields without files, by name.
    var pairs: [(String, String)] {
        fields.sorted { $0.key < $1.key }.flatMap { name, values in values.map { (name, $0) } }
    }

    /// nil: none was chosen.
    func file(_ name: String) -> File? { files[name].flatMap { $0.name.isEmpty && $0.bytes.isEmpty ? nil : $0 } }

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
