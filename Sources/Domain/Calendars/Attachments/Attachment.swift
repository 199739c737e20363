package import Accounts

/// A managed attachment (RFC 8607): bytes that the server keeps for as long as an object names them.
package struct Attachment: Equatable, Sendable {
    /// MANAGED-ID: 128 random bits in hexadecimal digits.
    package var id: String
    /// Its creator: nobody else may add it to another object (RFC 8607 §3.12.2).
    package var creator: PrincipalID
    /// The media type, with its parameters.
    package var type: String?
    package var name: String?
    package var bytes: [UInt8]

    package init(id: String, creator: PrincipalID, type: String?, name: String?, bytes: [UInt8]) {
        self.id = id
        self.creator = creator
        self.type = type
        self.name = name
        self.bytes = bytes
    }

}

/// The managed attachments of a write.
package struct AttachmentUse: Equatable, Sendable {
    /// The MANAGED-ID of each attachment that the object names.
    package var ids: Set<String>
    /// The person who adds attachments that the object does not have yet, and must have made them. nil: the server,
    /// which copies what an organizer sent; attachments that are gone are passed over.
    package var taker: PrincipalID?
    /// Stored with the write; `ids` holds it.
    package var new: Attachment?

    package init(ids: Set<String>, taker: PrincipalID?, new: Attachment? = nil) {
        self.ids = ids
        self.taker = taker
        self.new = new
    }
}

/// A request about the attachments of an object (RFC 8607 §3.3). Instances are named by `M` or by their RECURRENCE-ID;
/// nil: all.
package enum AttachmentChange: Equatable, Sendable {
    case add(AttachmentUpload, instances: [String]?)
    case update(id: String, AttachmentUpload)
    case remove(id: String, instances: [String]?)

    var upload: AttachmentUpload? {
        switch self {
        case .add(let upload, _), .update(_, let upload): upload
        case .remove: nil
        }
    }
}

/// Bytes that a client sends to be attached.
package struct AttachmentUpload: Equatable, Sendable {
    package var bytes: [UInt8]
    package var type: String?
    package var name: String?

    package init(bytes: [UInt8], type: String?, name: String?) {
        self.bytes = bytes
        self.type = type
        self.name = name
    }
}

/// The result of a request about attachments.
package struct AttachmentResult: Equatable, Sendable {
    /// The MANAGED-ID of what was added, or of what took the place of another; nil: something was removed.
    package var id: String?
    package var scheduleTag: Int64?
}
