public import Columns

extension StreetRouter {
    static let fileKind = "travlendar-street-metric"
    /// Of the layout, and of what the profiles make of tags: raise it when either changes.
    static let fileVersion: UInt32 = 5

    /// Writes the metric, and the shortcuts if there are any, as one column file.
    public func write(to path: String) throws(ColumnFileError) {
        var file = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        file.add("profile", strings: [metric.profile.name])
        file.add("ticks", metric.ticks.array)
        file.add("connected", metric.connected.array)
        if let shortcuts {
            file.add("start", shortcuts.start.array)
            file.add("head", shortcuts.head.array)
            file.add("weights", shortcuts.weights.array)
            file.add("middles", shortcuts.middles.array)
            file.add("lengths", shortcuts.lengths.array)
        }
        try file.write(to: path)
    }

    /// Maps a file written by ``write(to:)`` for the same network, hierarchy and profile.
    public init(
        mapping path: String,
        profile: StreetProfile,
        network: StreetNetwork,
        hierarchy: StreetHierarchy?
    ) throws(ColumnFileError) {
        let file = try ColumnFile(mapping: path, kind: Self.fileKind, version: Self.fileVersion)
        let metric = StreetMetric(
            profile: profile,
            ticks: try file.column("ticks"),
            connected: try file.column("connected")
        )
        guard try file.strings("profile").array == [profile.name], metric.ticks.count == 2 * network.segmentCount,
            metric.connected.count == network.segmentCount
        else { throw .damagedDirectory(path: path) }
        var shortcuts: StreetShortcuts?
        if let hierarchy, file.hasColumn("weights") {
            let found = StreetShortcuts(
                hierarchy: hierarchy,
                start: try file.column("start"),
                head: try file.column("head"),
                weights: try file.column("weights"),
                middles: try file.column("middles"),
                lengths: try file.column("lengths")
            )
            guard found.start.count == hierarchy.start.count, found.weights.count == found.edgeCount,
                found.middles.count == found.edgeCount, found.lengths.count == found.edgeCount
            else { throw .damagedDirectory(path: path) }
            shortcuts = found
        }
        self.init(network: network, metric: metric, shortcuts: shortcuts)
    }
}
