package import Accounts
package import CivilTime

/// Objects, what people lay over them, managed attachments, tombstones and messages to outside.
package protocol ObjectRows {
    /// Without the bytes.
    func findObject(named name: String, in collection: CollectionID) throws -> ObjectRecord?

    /// nil: no object of the collection has the UID.
    func findName(ofUID uid: String, in collection: CollectionID) throws -> (id: ObjectID, name: String)?

    /// Whether a calendar of the person's home, not Travel, has an object with this UID.
    func hasObject(withUID uid: String, of person: PrincipalID) throws -> Bool

    /// The counter of an object's last change.
    func modseq(of object: ObjectID) throws -> Int64

    /// With bytes, index rows and properties of the write; name and UID are free.
    func insertObject(_ row: ObjectRow) throws

    /// Writes over an object, also one of another collection or name. Its creation time, number and `placedBy` stay.
    func updateObject(_ before: ObjectRecord, to row: ObjectRow) throws

    /// With its index rows, overlays, properties and attachment uses; the caller writes the tombstone.
    func deleteObject(_ object: ObjectRecord) throws

    /// The objects of a collection in the order of their last change.
    func objectIDs(in collection: CollectionID) throws -> [ObjectID]

    /// Makes a copy of an object with its index rows, attachment uses, and the properties that `person` has set on it.
    /// It is no scheduling object.
    func copyObject(_ object: ObjectID, to copy: ObjectCopy, propertiesOf person: PrincipalID) throws

    /// Notes that an object is gone from its name, in place of an earlier note; `wasShown`: others than the owner may
    /// have seen it.
    func insertTombstone(_ tombstone: ObjectTombstone, in collection: CollectionID, at now: Instant) throws

    /// - Returns: the `wasShown` of the tombstone; nil: there was none.
    func deleteTombstone(named name: String, in collection: CollectionID) throws -> Bool?

    /// Those with a `modseq` after `first` up to `last`, oldest first.
    func tombstones(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int
    ) throws -> [ObjectTombstone]

    /// Objects with a `modseq` after `first` up to `last`, oldest first, and whether others than the owner may have
    /// seen them.
    func changedObjects(
        in collection: CollectionID,
        after first: Int64,
        upTo last: Int64,
        limit: Int
    ) throws -> [(summary: ObjectSummary, wasShown: Bool)]

    /// Objects in collections of some kinds that were created before `instant`.
    func objects(
        inKinds kinds: [CollectionKind],
        createdBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, name: String)]

    /// The names of all but the `count` objects that changed last.
    func names(in collection: CollectionID, beyondNewest count: Int) throws -> [String]

    /// nil removes it. What it takes up counts in the home of the person.
    func setOverlay(_ personal: [UInt8]?, on object: ObjectID, of person: PrincipalID) throws

    /// The attachments that an object names: their numbers by MANAGED-ID.
    func attachments(of object: ObjectID) throws -> [String: Int64]

    /// nil: there is none with this MANAGED-ID.
    func findAttachment(named managedID: String) throws -> (id: Int64, creator: PrincipalID)?

    /// Stored once for all objects that will name it, in the home of `owner`.
    func insertAttachment(_ attachment: Attachment, id: Int64, ownedBy owner: PrincipalID, at now: Instant) throws

    /// Notes that an object names an attachment, which it did not name yet.
    func insertAttachmentUse(of attachment: Int64, by object: ObjectID) throws

    /// An attachment that no object names any more is removed, and taken off what its owner uses.
    func deleteAttachmentUse(of attachment: Int64, by object: ObjectID) throws

    /// What a sender has placed in a home; nil: the recipient has no home.
    func usage(ofDeliveriesBy sender: PrincipalID, with recipient: PrincipalID) throws -> DeliveryUsage?
}

/// What is stored under a name, without the bytes.
package struct ObjectRecord: Equatable, Sendable {
    package var id: ObjectID
    package var collection: CollectionID
    package var uid: String
    package var etag: ETag
    /// How many spans of time its index has.
    package var spanCount: Int
    /// The compiled recurrence, encoded.
    package var recurrence: [UInt8]
    /// CALDAV:schedule-tag; nil: it is no scheduling object.
    package var scheduleTag: Int64?
    /// Length of the bytes.
    package var size: Int
    package var hasAttachments: Bool
    /// Whether it was ever one that others than the owner see.
    package var wasShown: Bool

    package init(
        id: ObjectID,
        collection: CollectionID,
        uid: String,
        etag: ETag,
        spanCount: Int,
        recurrence: [UInt8],
        scheduleTag: Int64?,
        size: Int,
        hasAttachments: Bool,
        wasShown: Bool
    ) {
        self.id = id
        self.collection = collection
        self.uid = uid
        self.etag = etag
        self.spanCount = spanCount
        self.recurrence = recurrence
        self.scheduleTag = scheduleTag
        self.size = size
        self.hasAttachments = hasAttachments
        self.wasShown = wasShown
    }
}

/// An object as it is to be stored: what the write says, and what the rules made of it.
package struct ObjectRow: Sendable {
    package var id: ObjectID
    /// Name, collection, bytes, tag, index, times and `placedBy` are stored as they are here.
    package var write: ObjectWrite
    package var scheduleTag: Int64?
    package var modseq: Int64
    package var wasShown: Bool

    package init(id: ObjectID, write: ObjectWrite, scheduleTag: Int64?, modseq: Int64, wasShown: Bool) {
        self.id = id
        self.write = write
        self.scheduleTag = scheduleTag
        self.modseq = modseq
        self.wasShown = wasShown
    }
}

/// Where a copy of an object goes.
package struct ObjectCopy: Sendable {
    package var id: ObjectID
    package var collection: CollectionID
    package var modseq: Int64
    package var now: Instant
}

/// An object that is gone from its name.
package struct ObjectTombstone: Equatable, Sendable {
    package var name: String
    /// That of the home when the object went.
    package var modseq: Int64
    /// Whether others than the owner may have seen it.
    package var wasShown: Bool

    package init(name: String, modseq: Int64, wasShown: Bool) {
        self.name = name
        self.modseq = modseq
        self.wasShown = wasShown
    }
}

/// What counts where something is placed in somebody's home.
package struct DeliveryUsage: Equatable, Sendable {
    /// What the home uses.
    package var used: Int
    /// What the sender has placed there, messages included.
    package var placed: Int
    /// nil: what the server grants everyone.
    package var quota: Int?

    package init(used: Int, placed: Int, quota: Int?) {
        self.used = used
        self.placed = placed
        self.quota = quota
    }
}
