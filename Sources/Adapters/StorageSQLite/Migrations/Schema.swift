internal import FoundationEssentials
internal import GRDB

/// Brings a database to the schema of this program, and refuses one that is ahead of it.
struct Schema: Sendable {
    private let migrations: [Migration]

    init(_ migrations: [Migration]) { self.migrations = migrations }

    /// Looks before the file is opened for writing, since a pool touches it when it opens. What can't be read here is
    /// told by ``bringUp(_:path:)``.
    func refuseNewer(at path: String) throws(StorageError) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        var applied: Set<String> = []
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            applied = try queue.read { try migrator().appliedIdentifiers($0) }
            try queue.close()
        } catch {
            return
        }
        try refuseUnknown(in: applied, path: path)
    }

    private func refuseUnknown(in applied: Set<String>, path: String) throws(StorageError) {
        let unknown = applied.subtracting(migrations.map(\.name))
        guard unknown.isEmpty else {
            throw .newerThanProgram(path: path, unknownMigrations: unknown.sorted())
        }
    }

    private func migrator() -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name, migrate: migration.migrate)
        }
        return migrator
    }

    func bringUp(_ pool: DatabasePool, path: String) throws(StorageError) {
        let migrator = migrator()
        let applied: Set<String>
        do {
            applied = try pool.read { try migrator.appliedIdentifiers($0) }
        } catch {
            throw StorageError(opening: path, error)
        }
        try refuseUnknown(in: applied, path: path)
        let missing = migrations.map(\.name).filter { !applied.contains($0) }
        guard let first = missing.first else { return }
        let copy = applied.isEmpty ? nil : "\(path).before-\(first)"
        if let copy { try Backup.write(pool, to: copy, replacing: true) }
        do {
            try migrator.migrate(pool)
        } catch {
            throw .migrationFailed(path: path, copy: copy, reason: "\(error)")
        }
    }
}
