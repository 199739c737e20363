internal import CivilTime
internal import WebDAV

/// A handler's response before it is serialised.
struct DAVAnswer: Sendable {
    enum Body: Sendable {
        case none
        case bytes([UInt8], type: String)
        case multistatus(MultistatusPages)
    }

    var status: HTTPCode
    var body: Body = .none
    /// Without quotes.
    var etag: String?
    /// CALDAV:schedule-tag (RFC 6638 §8.2).
    var scheduleTag: Int64?
    var lastModified: Instant?
    var location: String?
    /// Until when what was made stands.
    var expires: Instant?
    var allow: [String]?
    var preferenceApplied: String?
    /// For HEAD: the length that the body would have.
    var contentLength: Int?
    var contentLanguage: String?
    var contentDisposition: String?
    /// Whose state the body is, where that is not the address of the request.
    var contentLocation: String?
    /// Cal-Managed-ID (RFC 8607 §5.1).
    var managedID: String?
    /// What was refused of the request, where the answer says more than one thing: told in the log.
    var refusals: [DAVError] = []
    /// Of the lock that was made.
    var lockToken: String?
    /// The body is whatever someone has stored.
    var isForeign = false
    /// The answer is about a person's data, and must be asked for again each time.
    var isPrivate = true

    init(_ status: HTTPCode, _ body: Body = .none) {
        self.status = status
        self.body = body
    }

    static let xml = "application/xml; charset=utf-8"
    static let text = "text/plain; charset=utf-8"
}

/// A multistatus made page by page: each page says what makes the next one.
///
/// No database read spans a network wait: a page is read whole, written, and sent before the next one is read.
struct MultistatusPages: Sendable {
    /// nil after the last page.
    let write: @Sendable (inout MultistatusWriter) async throws -> MultistatusPages?

    init(_ write: @escaping @Sendable (inout MultistatusWriter) async throws -> MultistatusPages?) {
        self.write = write
    }

    /// All that is known at once.
    static func whole(_ write: @escaping @Sendable (inout MultistatusWriter) throws -> Void) -> MultistatusPages {
        MultistatusPages { writer in
            try write(&writer)
            return nil
        }
    }
}
