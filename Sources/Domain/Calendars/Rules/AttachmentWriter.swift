internal import Accounts

/// Which managed attachments an object names after a write (RFC 8607).
struct AttachmentWriter<Transaction: CalendarTransaction> {
    let transaction: Transaction

    /// Brings the attachments of an object to what a write says; `owner` is in whose quota a new one is counted,
    /// `hadSome` whether the object named any before. The store removes what no object names any more.
    ///
    /// - Throws: ``CalendarPrecondition/validManagedIDParameter`` for one that is not there, or that the writer has
    ///   not made.
    func follow(_ write: ObjectWrite, of object: ObjectID, ownedBy owner: PrincipalID, hadSome: Bool) throws {
        let use = write.attachments
        guard use != nil || hadSome else { return }
        let standing = hadSome ? try transaction.attachments(of: object) : [:]
        if let new = use?.new {
            try transaction.insertAttachment(new, id: transaction.nextID(), ownedBy: owner, at: write.now)
        }
        for name in (use?.ids ?? []).subtracting(standing.keys) {
            let found = try transaction.findAttachment(named: name)
            if let found, use?.taker == nil || use?.taker == found.creator {
                try transaction.insertAttachmentUse(of: found.id, by: object)
            } else if use?.taker != nil {
                throw CalendarError.precondition(
                    .validManagedIDParameter,
                    reason: "MANAGED-ID names no attachment of yours"
                )
            }
        }
        for (name, id) in standing where use?.ids.contains(name) != true {
            try transaction.deleteAttachmentUse(of: id, by: object)
        }
    }
}
