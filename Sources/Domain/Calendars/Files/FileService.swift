package import Accounts
internal import CivilTime

/// Files and folders in a home, outside its calendars. They are their owner's alone.
package struct FileService: CalendarConcern {
    let context: CalendarContext

    /// nil where nothing is there, or nothing that `person` may see.
    package func findEntry(at address: FileAddress, as person: PrincipalID) async throws(CalendarError) -> FileEntry? {
        guard address.owner == person else { return nil }
        return try await repository.findEntry(at: address)
    }

    /// The bytes that an entry was found with.
    ///
    /// - Throws: ``CalendarError/lostRace`` where the file has been overwritten since: what else the entry says may not
    ///   be of these bytes.
    package func bytes(of file: FileEntry, as person: PrincipalID) async throws(CalendarError) -> [UInt8] {
        guard file.owner == person, let bytes = try await repository.bytes(of: file.id) else { throw .notFound }
        guard ETag(of: bytes) == file.content?.etag else { throw .lostRace }
        return bytes
    }

    /// One page of what is in a folder, or, without one, of the files and folders in the home itself; by name.
    package func listEntries(
        in folder: FilePath?,
        of owner: PrincipalID,
        after name: String? = nil,
        limit: Int = 500,
        as person: PrincipalID
    ) async throws(CalendarError) -> [FileEntry] {
        guard owner == person else { throw .notFound }
        return try await repository.listEntries(in: folder, of: owner, after: name, limit: limit)
    }

    /// PUT outside calendars: any bytes, kept as they are.
    package func putFile(
        _ bytes: [UInt8],
        type: String?,
        language: String? = nil,
        at address: FileAddress,
        if condition: WriteCondition = .always,
        as person: PrincipalID
    ) async throws(CalendarError) -> FileResult {
        let write = try await checkedWrite(
            bytes,
            type: type,
            language: language,
            at: address,
            if: condition,
            as: person
        )
        return try await repository.putFile(write)
    }

    /// What a PUT stores, once the address, the privilege and the sizes have been checked.
    func checkedWrite(
        _ bytes: [UInt8],
        type: String? = nil,
        language: String? = nil,
        at address: FileAddress,
        if condition: WriteCondition,
        as person: PrincipalID
    ) async throws(CalendarError) -> FileWrite {
        try await checkPlace(address, for: person)
        guard bytes.count <= limits.objectBytes else {
            throw .precondition(.quotaNotExceeded, reason: "\(bytes.count) bytes; at most \(limits.objectBytes)")
        }
        guard (type?.utf8.count ?? 0) <= 255, (language?.utf8.count ?? 0) <= 255 else {
            throw .refused(reason: "Content-Type or Content-Language is too long")
        }
        return FileWrite(
            address: address,
            bytes: bytes,
            etag: ETag(of: bytes),
            type: type,
            language: language,
            condition: condition,
            now: clock.now(),
            defaultQuota: limits.homeBytes
        )
    }

    /// MKCOL of a plain collection.
    package func makeFolder(
        at address: FileAddress,
        properties: [DeadPropertyName: [UInt8]] = [:],
        as person: PrincipalID
    ) async throws(CalendarError) -> FileEntry {
        try await checkPlace(address, for: person)
        return try await repository.makeFolder(
            at: address,
            properties: properties,
            now: clock.now(),
            defaultQuota: limits.homeBytes
        )
    }

    /// A folder goes with all that is in it.
    ///
    /// - Throws: `notFound`, and ``CalendarError/etagMismatch(current:)`` where `condition` does not hold.
    package func deleteEntry(
        at address: FileAddress,
        if condition: WriteCondition = .always,
        as person: PrincipalID
    ) async throws(CalendarError) {
        guard address.owner == person else { throw .notFound }
        try await repository.deleteEntry(at: address, if: condition, now: clock.now())
    }

    /// COPY (RFC 4918 §9.8), of a folder with all that is in it unless `isShallow`.
    package func copyEntry(
        from source: FileAddress,
        to target: FileAddress,
        ifSource condition: WriteCondition = .always,
        overwrites: Bool,
        isShallow: Bool = false,
        as person: PrincipalID
    ) async throws(CalendarError) -> FileResult {
        let transfer = try await transfer(source, target, condition, overwrites, isShallow, person)
        return try await repository.copyEntry(transfer)
    }

    /// MOVE (RFC 4918 §9.9) in one unit of work.
    package func moveEntry(
        from source: FileAddress,
        to target: FileAddress,
        ifSource condition: WriteCondition = .always,
        overwrites: Bool,
        as person: PrincipalID
    ) async throws(CalendarError) -> FileResult {
        let transfer = try await transfer(source, target, condition, overwrites, false, person)
        return try await repository.moveEntry(transfer)
    }

    private func transfer(
        _ source: FileAddress,
        _ target: FileAddress,
        _ condition: WriteCondition,
        _ overwrites: Bool,
        _ isShallow: Bool,
        _ person: PrincipalID
    ) async throws(CalendarError) -> FileTransfer {
        guard source.owner == person else { throw .notFound }
        try await checkPlace(target, for: person)
        let isWithinItself =
            source.owner == target.owner
            && (source.path == target.path || target.path.isBelow(source.path) || source.path.isBelow(target.path))
        guard !isWithinItself else { throw .refused(reason: "the source and the target lie within one another") }
        return FileTransfer(
            source: source,
            target: target,
            sourceCondition: condition,
            overwrites: overwrites,
            isShallow: isShallow,
            now: clock.now(),
            defaultQuota: limits.homeBytes
        )
    }

    private func checkPlace(_ address: FileAddress, for person: PrincipalID) async throws(CalendarError) {
        if address.owner != person {
            // Files are the owner's alone, also where somebody else may see the home.
            _ = try await access.homePrivileges(of: address.owner, as: person)
            throw .forbidden(privilege: Privileges.bind.name)
        }
        for name in address.path.segments { try context.checkName(name) }
        guard address.path.segments.count <= limits.folderDepth else { throw .invalidName }
        guard CollectionKind.canBeOwn(address.path.topName) else { throw .invalidName }
    }
}
