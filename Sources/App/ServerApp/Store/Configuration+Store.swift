internal import StoragePostgres

extension Configuration {
    /// The store of an installation.
    package func storeLocation(in directory: DataDirectory) -> StoreLocation {
        guard let storage else { return .sqlite(path: directory.databasePath) }
        return .postgres(
            PostgresSettings(url: storage, poolSize: storagePoolSize, statementSeconds: storageStatementSeconds)
        )
    }
}
