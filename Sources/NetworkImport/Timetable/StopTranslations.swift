internal import TransitFeeds

extension Feed {
    /// More names of one stop are not kept.
    private static var maximumNames: Int { 20 }

    /// What stops are called in other languages (GTFS translations.txt), by place in ``stops``, each name once.
    func otherStopNames() -> [Int: [String]] {
        var byID: [String: [String]] = [:]
        var byName: [String: [String]] = [:]
        for record in translations
        where record.table == "stops" && record.field == "stop_name" && !record.translation.isEmpty {
            if record.recordID.isEmpty {
                byName[record.original, default: []].append(record.translation)
            } else {
                byID[record.recordID, default: []].append(record.translation)
            }
        }
        guard !byID.isEmpty || !byName.isEmpty else { return [:] }
        var names: [Int: [String]] = [:]
        for (number, stop) in stops.enumerated() {
            var own: [String] = []
            for name in (byID[stop.id] ?? []) + (stop.name.isEmpty ? [] : byName[stop.name] ?? [])
            where name != stop.name && !own.contains(name) && own.count < Self.maximumNames { own.append(name) }
            if !own.isEmpty { names[number] = own }
        }
        return names
    }
}
