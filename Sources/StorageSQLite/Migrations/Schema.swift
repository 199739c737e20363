internal import FoundationEssentials
internal import GRDB

/// Brings a database to the schema of this program, and refuses one that is ahead of it.
struct Schema: Sendable {
    private let migrations: [Migration]

    init(_ migrations: [Migration]) { self.migrations = migrations }

    func bringUp(_ pool: DatabasePool, path: String) throws(StorageError) {
        var migrator = DatabaseMigrator()
        for migration in migrations {
            migrator.registerMigration(migration.name, migrate: migration.migrate)
        }
        let applied: Set<String>
        do {
            applied = try pool.read { try migrator.appliedIdentifiers($0) }
        } catch {
            throw .cannotOpen(path: path, reason: "\(error)")
        }
        let known = Set(migrations.map(\.name))
        let unknown = applied.subtracting(known)
        guard unknown.isEmpty else {
            throw .newerThanProgram(path: path, unknownMigrations: unknown.sorted())
        }
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
