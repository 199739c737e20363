public import Columns

extension StreetRouter {
    static let fileKind = "travlendar-street-metric"
    /// Of the layout, and of what the profiles make of tags: raise it when either changes.
    static let fileVersion: UInt32 = 6

    /// Writes the metric, and the shortcuts if there are any, as one column file. What the first profile of its family
    /// has is not written again.
    public func write(to path: String) throws(ColumnFileError) {
        var file = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        file.add("profile", strings: [metric.profile.name])
        file.add("ticks", metric.ticks.array)
        file.add("connected", metric.connected.array)
        if let shortcuts {
            file.add("weights", shortcuts.weights.array)
            file.add("edgesOf", strings: [shortcuts.edges.profile])
            if shortcuts.edges.profile == metric.profile.name {
                file.add("start", shortcuts.edges.start.array)
                file.add("head", shortcuts.edges.head.array)
                file.add("middles", shortcuts.edges.middles.array)
                file.add("lengths", shortcuts.edges.lengths.array)
            } else {
                file.add("ownEdges", shortcuts.own.edges.array)
                file.add("ownMiddles", shortcuts.own.middles.array)
                file.add("ownLengths", shortcuts.own.lengths.array)
            }
        }
        try file.write(to: path)
    }

    /// Maps a file written by ``write(to:)`` for the same network, hierarchy and profile.
    ///
    /// `edges` are those of other profiles' files, by profile name: a profile that is not the first of its family needs
    /// the first one's.
    public init(
        mapping path: String,
        profile: StreetProfile,
        network: StreetNetwork,
        hierarchy: StreetHierarchy?,
        edges: [String: ShortcutEdges] = [:]
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
            shortcuts = try StreetShortcuts(file, profile, hierarchy, edges)
            if shortcuts == nil { throw .damagedDirectory(path: path) }
        }
        self.init(network: network, metric: metric, shortcuts: shortcuts)
    }
}

extension StreetShortcuts {
    /// Nil where columns do not fit the hierarchy or the edges of the family.
    fileprivate convenience init?(
        _ file: ColumnFile,
        _ profile: StreetProfile,
        _ hierarchy: StreetHierarchy,
        _ known: [String: ShortcutEdges]
    ) throws(ColumnFileError) {
        let names = try file.strings("edgesOf").array
        guard names.count == 1 else { return nil }
        var own = OwnWays()
        let edges: ShortcutEdges
        if names[0] == profile.name {
            edges = ShortcutEdges(
                profile: profile.name,
                start: try file.column("start"),
                head: try file.column("head"),
                middles: try file.column("middles"),
                lengths: try file.column("lengths")
            )
            guard edges.start.count == hierarchy.start.count, edges.middles.count == edges.count,
                edges.lengths.count == edges.count
            else { return nil }
        } else {
            guard let found = known[names[0]] else { return nil }
            edges = found
            own.edges = try file.column("ownEdges")
            own.middles = try file.column("ownMiddles")
            own.lengths = try file.column("ownLengths")
            guard own.middles.count == own.edges.count, own.lengths.count == own.edges.count else { return nil }
        }
        let weights: Column<Weights> = try file.column("weights")
        guard weights.count == edges.count else { return nil }
        self.init(hierarchy: hierarchy, edges: edges, weights: weights, own: own)
    }
}
