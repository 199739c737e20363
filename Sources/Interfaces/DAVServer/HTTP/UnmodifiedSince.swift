internal import Calendars
internal import CivilTime
internal import HTTPNames
internal import WebDAV

extension DAVHandlers {
    /// If-Unmodified-Since (RFC 9110 §13.1.4), which is looked at only where no tag is given: what has not changed
    /// since must still have the tag that it has now when it is written.
    func heedingDate(of request: DAVRequest) async throws -> DAVRequest {
        guard request.ifMatch == nil, let date = request.ifUnmodifiedSince.flatMap(HTTPDate.parse) else {
            return request
        }
        let etag: ETag
        let modified: Instant
        switch try await services.finder(for: request.principal).findIfThere(request.target) {
        case .object(let summary, _, _): (etag, modified) = (summary.etag, summary.modifiedAt)
        case .file(let entry, _):
            guard let content = entry.content else { return request }
            (etag, modified) = (content.etag, entry.modifiedAt)
        default: return request
        }
        guard modified <= date else { throw DAVError(.preconditionFailed, "the resource was changed after that date") }
        var request = request
        request.ifMatch = .tags([EntityTag(etag.value)])
        return request
    }
}
