package import Accounts
package import Calendars

extension MemoryTransaction {
    package func findCollection(_ id: CollectionID) throws -> CalendarCollection? {
        state.collections[id].map(\.seenByOwner)
    }

    package func findCollection(at address: CalendarAddress) throws -> CalendarCollection? {
        state.collections.values.first { $0.value.owner == address.owner && $0.value.ownersName == address.name }
            .map(\.seenByOwner)
    }

    package func listCollections(of person: PrincipalID) throws -> [CalendarCollection] {
        state.collections.values.filter { $0.value.owner == person }.map(\.seenByOwner).sorted { one, other in
            let orders = (one.properties.order ?? .max, other.properties.order ?? .max)
            return orders.0 == orders.1 ? one.name < other.name : orders.0 < orders.1
        }
    }

    package func findID(ofKind kind: CollectionKind, of person: PrincipalID) throws -> CollectionID? {
        state.collections.values.first { $0.value.owner == person && $0.value.kind == kind }?.value.id
    }

    package func countCollections(of person: PrincipalID) throws -> Int {
        state.collections.values.count { $0.value.owner == person }
    }

    package func counters(of collection: CollectionID) throws -> (modseq: Int64, forgotten: Int64)? {
        state.collections[collection].map { ($0.value.modseq, $0.forgottenModseq) }
    }

    package func insertCollection(_ new: NewCollection, id: CollectionID, modseq: Int64) throws {
        let owner = new.address.owner
        var properties = new.properties
        let dead = properties.dead
        properties.dead = [:]
        let value = CalendarCollection(
            id: id,
            owner: owner,
            name: new.address.name,
            kind: new.kind,
            properties: properties,
            modseq: modseq,
            arrivedModseq: modseq,
            epoch: state.epoch,
            createdAt: new.now,
            modifiedAt: new.now
        )
        var collection = MemoryCollection(value: value)
        if !dead.isEmpty { collection.properties[owner] = dead }
        state.collections[id] = collection
    }

    package func updateProperties(of collection: CalendarCollection) throws {
        var properties = collection.properties
        properties.dead = [:]
        state.collections[collection.id]?.value.properties = properties
    }

    package func renameCollection(_ id: CollectionID, to name: String, modseq: Int64) throws {
        guard let old = state.collections[id]?.value else { return }
        state.collections[id]?.value = CalendarCollection(
            id: id,
            owner: old.owner,
            name: name,
            kind: old.kind,
            properties: old.properties,
            modseq: old.modseq,
            arrivedModseq: modseq,
            epoch: old.epoch,
            createdAt: old.createdAt,
            modifiedAt: old.modifiedAt,
            isShared: old.isShared
        )
    }

    package func deleteCollection(_ id: CollectionID) throws {
        guard let removed = state.collections.removeValue(forKey: id) else { return }
        for object in removed.objects.values { release(object) }
        for other in state.collections.keys where state.collections[other]?.value.properties.defaultCalendar == id {
            state.collections[other]?.value.properties.defaultCalendar = nil
        }
    }

    package func setShared(_ isShared: Bool, _ collection: CollectionID) throws {
        state.collections[collection]?.value.isShared = isShared
    }

    package func bytes(in collection: CollectionID) throws -> Int {
        state.collections[collection]?.objects.values.reduce(0) { $0 + $1.size } ?? 0
    }

    package func hasScheduledObjects(in collection: CollectionID) throws -> Bool {
        state.collections[collection]?.objects.values.contains { $0.row.scheduleTag != nil } ?? false
    }

    package func isPresent(_ holder: PropertyHolder) throws -> Bool {
        switch holder {
        case .collection(let id): state.collections[id] != nil
        case .object(let id): find(id) != nil
        case .file(let id): find(id) != nil
        case .address: true
        }
    }

    package func setProperty(
        _ name: DeadPropertyName,
        to value: [UInt8]?,
        of holder: PropertyHolder,
        for person: PrincipalID
    ) throws {
        switch holder {
        case .collection(let id): state.collections[id]?.properties[person, default: [:]][name] = value
        case .object(let id):
            guard let (collection, object) = find(id) else { return }
            state.collections[collection]?.objects[object]?.properties[person, default: [:]][name] = value
        case .file(let id):
            guard let (home, path) = find(id) else { return }
            state.homes[home]?.files[path]?.properties[person, default: [:]][name] = value
        case .address(let address):
            state.addressProperties[address, default: [:]][person, default: [:]][name] = value
        }
    }

    package func propertyUsage(of holder: PropertyHolder, for person: PrincipalID) throws -> DeadPropertyLimits {
        let properties = properties(of: holder)[person] ?? [:]
        let bytes = properties.reduce(0) { sum, property in
            sum + property.key.namespace.utf8.count + property.key.name.utf8.count + property.value.count
        }
        return DeadPropertyLimits(count: properties.count, bytes: bytes)
    }

    /// What people have set on a holder.
    func properties(of holder: PropertyHolder) -> PersonalProperties {
        switch holder {
        case .collection(let id): return state.collections[id]?.properties ?? [:]
        case .object(let id):
            guard let (collection, object) = find(id) else { return [:] }
            return state.collections[collection]?.objects[object]?.properties ?? [:]
        case .file(let id):
            guard let (home, path) = find(id) else { return [:] }
            return state.homes[home]?.files[path]?.properties ?? [:]
        case .address(let address): return state.addressProperties[address] ?? [:]
        }
    }
}

extension MemoryCollection {
    /// With the dead properties that its owner has set.
    var seenByOwner: CalendarCollection {
        var seen = value
        seen.properties.dead = properties[value.owner] ?? [:]
        return seen
    }
}
