package import CivilTime

/// All that one PUT writes, computed before its unit of work begins.
package struct ObjectWrite: Sendable {
    package var collection: CollectionID
    package var name: String
    package var bytes: [UInt8]
    package var etag: ETag
    package var index: ObjectIndex
    package var condition: WriteCondition
    package var now: Instant
    /// nil: nobody plans by this collection.
    package var planning: PlanningScope?

    package init(
        collection: CollectionID,
        name: String,
        bytes: [UInt8],
        etag: ETag,
        index: ObjectIndex,
        condition: WriteCondition,
        now: Instant,
        planning: PlanningScope?
    ) {
        self.collection = collection
        self.name = name
        self.bytes = bytes
        self.etag = etag
        self.index = index
        self.condition = condition
        self.now = now
        self.planning = planning
    }
}

/// What one DELETE needs.
package struct ObjectDeletion: Sendable {
    package var collection: CollectionID
    package var name: String
    package var condition: WriteCondition
    package var now: Instant
    package var planning: PlanningScope?

    package init(
        collection: CollectionID,
        name: String,
        condition: WriteCondition,
        now: Instant,
        planning: PlanningScope?
    ) {
        self.collection = collection
        self.name = name
        self.condition = condition
        self.now = now
        self.planning = planning
    }
}

/// What one MOVE needs: the object goes from its place to where `write` says, in one unit.
package struct ObjectMove: Sendable {
    /// Where it is now. `source.condition` holds for the tag that `write` was computed from.
    package var source: ObjectDeletion
    package var write: ObjectWrite

    package init(source: ObjectDeletion, write: ObjectWrite) {
        self.source = source
        self.write = write
    }
}

/// A collection to be made.
package struct NewCollection: Sendable {
    package var address: CalendarAddress
    package var kind: CollectionKind
    package var properties: CollectionProperties
    package var now: Instant
    package var planning: PlanningScope?

    package init(
        address: CalendarAddress,
        kind: CollectionKind,
        properties: CollectionProperties,
        now: Instant,
        planning: PlanningScope?
    ) {
        self.address = address
        self.kind = kind
        self.properties = properties
        self.now = now
        self.planning = planning
    }
}
