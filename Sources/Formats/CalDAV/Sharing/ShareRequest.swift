internal import WebDAV
package import XMLStream

/// How far a calendar is shared, in CalendarServer's words.
package enum ShareAccess: Hashable, Sendable {
    case read
    case readWrite
}

/// The body of POST that shares a calendar (CalendarServer's sharing §5.3.2).
package struct ShareRequest: Equatable, Sendable {
    package struct Sharee: Equatable, Sendable {
        package var address: String
        /// nil: the request says none, and an earlier one stays.
        package var summary: String?
        package var access: ShareAccess
    }

    package var added: [Sharee]
    /// Addresses.
    package var removed: [String]

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        added = []
        removed = []
        while let child = reader.nextChild() {
            let error = reader.error("set needs an href and read or read-write; remove needs an href")
            guard child == SharingName.set || child == SharingName.remove else {
                reader.skip()
                continue
            }
            var address: String?
            var summary: String?
            var access: ShareAccess?
            while let part = reader.nextChild() {
                switch part {
                case DAVName.href: address = reader.trimmedText()
                case SharingName.summary: summary = reader.trimmedText()
                case SharingName.read, SharingName.readWrite:
                    access = part == SharingName.read ? .read : .readWrite
                    reader.skip()
                default: reader.skip()
                }
            }
            guard let address, !address.isEmpty else { throw error }
            if child == SharingName.remove {
                removed.append(address)
            } else {
                guard let access else { throw error }
                added.append(Sharee(address: address, summary: summary, access: access))
            }
        }
    }
}

/// The body of POST by which somebody accepts or declines an invitation (CalendarServer's sharing §5.4.1, §6.22).
package struct InviteReply: Equatable, Sendable {
    package var isAccepted: Bool
    package var inReplyTo: String
    package var summary: String

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        let error = reader.error("invite-reply needs in-reply-to, and invite-accepted or invite-declined")
        var answer: Bool?
        var uid = ""
        summary = ""
        while let child = reader.nextChild() {
            switch child {
            case SharingName.inviteAccepted, SharingName.inviteDeclined:
                answer = child == SharingName.inviteAccepted
                reader.skip()
            case SharingName.inReplyTo: uid = reader.trimmedText()
            case SharingName.summary: summary = reader.trimmedText()
            default: reader.skip()
            }
        }
        guard let answer, !uid.isEmpty else { throw error }
        isAccepted = answer
        inReplyTo = uid
    }
}
