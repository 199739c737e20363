internal import Geo

extension FeedReader {
    mutating func readAgencies() throws(FeedError) {
        let found = try eachRow("agency.txt") { _, table throws(FeedError) in
            (
                id: table.column("agency_id"), name: table.column("agency_name"), url: table.column("agency_url"),
                zone: try table.requiredColumn("agency_timezone"), language: table.column("agency_lang"),
                phone: table.column("agency_phone"), fares: table.column("agency_fare_url")
            )
        } _: { reader, table, columns in
            let zone = table.text(columns.zone)
            let known = reader.agencyNumbers.insert(table.buffer, table.range(columns.id))
            guard known.isNew else {
                reader.warn(table, "agency_id", "the agency stands twice", table.text(columns.id), "the first is used")
                return
            }
            if zone.isEmpty {
                reader.fail(table, "agency_timezone", "no time zone", nil, "give the IANA name, such as Europe/Rome")
            }
            if let first = reader.feed.agencies.first, first.zone != zone {
                reader.warn(
                    table,
                    "agency_timezone",
                    "differs from the first agency's",
                    zone,
                    "all times are read in \(first.zone); split the feed"
                )
            }
            reader.feed.agencies.append(
                AgencyRecord(
                    id: table.text(columns.id),
                    name: table.text(columns.name),
                    url: table.text(columns.url),
                    zone: zone,
                    language: table.text(columns.language),
                    phone: table.text(columns.phone),
                    fareURL: table.text(columns.fares)
                )
            )
        }
        guard found, !feed.agencies.isEmpty else { throw .missingFile("agency.txt") }
    }

    mutating func readStops() throws(FeedError) {
        try eachRow("levels.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("level_id"), index: table.column("level_index"),
                name: table.column("level_name")
            )
        } _: { reader, table, columns in
            guard reader.levelNumbers.insert(table.buffer, table.range(columns.id)).isNew else { return }
            reader.feed.levels.append(
                LevelRecord(
                    id: table.text(columns.id),
                    index: table.number(columns.index) ?? 0,
                    name: table.text(columns.name)
                )
            )
        }
        var parents: [String] = []
        let found = try eachRow("stops.txt") { _, table throws(FeedError) in
            try StopColumns(table)
        } _: { reader, table, columns in
            let id = table.text(columns.id)
            guard !id.isEmpty else {
                return reader.fail(table, "stop_id", "no id", nil, "left out; every stop needs one")
            }
            guard reader.stopNumbers.insert(table.buffer, table.range(columns.id)).isNew else {
                return reader.fail(table, "stop_id", "the stop stands twice", id, "the first is used")
            }
            let kind = table.choice(columns.kind, "location_type", 0...4, absent: 0, &reader.feed.messages)
            let coordinate = reader.coordinate(table, columns.latitude, columns.longitude, isNeeded: kind < 3)
            reader.feed.stops.append(
                StopRecord(
                    id: id,
                    code: table.text(columns.code),
                    name: table.text(columns.name),
                    kind: StopRecord.LocationType(rawValue: kind) ?? .stop,
                    coordinate: coordinate,
                    fareZone: table.text(columns.fareZone),
                    url: table.text(columns.url),
                    parent: nil,
                    zone: table.text(columns.zone),
                    wheelchair: table.choice(
                        columns.wheelchair,
                        "wheelchair_boarding",
                        0...2,
                        absent: 0,
                        &reader.feed.messages
                    ),
                    level: reader.reference(table, columns.level, "level_id", in: \.levelNumbers),
                    platform: table.text(columns.platform),
                    isReachedFromStreet: table.text(columns.access) != "0",
                    line: table.line
                )
            )
            parents.append(table.text(columns.parent))
        }
        guard found, !feed.stops.isEmpty else { throw .missingFile("stops.txt") }
        resolveParents(parents)
    }

    private struct StopColumns {
        var id, code, name, latitude, longitude, fareZone, url, kind, parent, zone, wheelchair, level, platform,
            access: Int

        init(_ table: FeedTable) throws(FeedError) {
            id = try table.requiredColumn("stop_id")
            code = table.column("stop_code")
            name = table.column("stop_name")
            latitude = try table.requiredColumn("stop_lat")
            longitude = try table.requiredColumn("stop_lon")
            fareZone = table.column("zone_id")
            url = table.column("stop_url")
            kind = table.column("location_type")
            parent = table.column("parent_station")
            zone = table.column("stop_timezone")
            wheelchair = table.column("wheelchair_boarding")
            level = table.column("level_id")
            platform = table.column("platform_code")
            access = table.column("stop_access")
        }
    }

    mutating func coordinate(_ table: FeedTable, _ latitude: Int, _ longitude: Int, isNeeded: Bool) -> Coordinate? {
        if table.isEmpty(latitude) && table.isEmpty(longitude) && !isNeeded { return nil }
        guard let north = table.number(latitude), let east = table.number(longitude),
            let coordinate = Coordinate(validating: north, east)
        else {
            warn(
                table,
                "stop_lat",
                "no position on the Earth",
                table.text(latitude) + " " + table.text(longitude),
                "the station's is taken, or the stop is left out; give degrees, WGS 84"
            )
            return nil
        }
        if abs(north) < 0.01, abs(east) < 0.01 {
            warn(table, "stop_lat", "lies in the Gulf of Guinea at 0, 0", nil, "used as it is; correct the position")
        }
        return coordinate
    }

    /// A parent must be of the kind that may be one, so there are no circles.
    private mutating func resolveParents(_ parents: [String]) {
        for (number, id) in parents.enumerated() where !id.isEmpty {
            let stop = feed.stops[number]
            let wanted: StopRecord.LocationType? =
                switch stop.kind {
                case .station: nil
                case .boardingArea: .stop
                case .stop, .entrance, .node: .station
                }
            if let parent = stopNumbers.find(id), feed.stops[parent].kind == wanted {
                feed.stops[number].parent = parent
            } else {
                feed.messages.add(
                    .warning,
                    "stops.txt",
                    line: stop.line,
                    field: "parent_station",
                    "not a possible parent",
                    value: id,
                    advice:
                        "ignored; a platform's parent is a station, a boarding area's a platform, a station has none"
                )
            }
        }
        for number in feed.stops.indices where feed.stops[number].coordinate == nil {
            if let parent = feed.stops[number].parent { feed.stops[number].coordinate = feed.stops[parent].coordinate }
        }
    }

    mutating func readRoutes() throws(FeedError) {
        let found = try eachRow("routes.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("route_id"), agency: table.column("agency_id"),
                short: table.column("route_short_name"), long: table.column("route_long_name"),
                about: table.column("route_desc"), type: try table.requiredColumn("route_type"),
                url: table.column("route_url"), color: table.column("route_color"),
                textColor: table.column("route_text_color"), order: table.column("route_sort_order"),
                network: table.column("network_id"), pickup: table.column("continuous_pickup"),
                dropOff: table.column("continuous_drop_off")
            )
        } _: { reader, table, columns in
            let id = table.text(columns.id)
            guard reader.routeNumbers.insert(table.buffer, table.range(columns.id)).isNew else {
                return reader.fail(table, "route_id", "the route stands twice", id, "the first is used")
            }
            if table.natural(columns.type) == nil {
                reader.warn(table, "route_type", "not a number", table.text(columns.type), "taken as 3, a bus")
            }
            if table.isEmpty(columns.short) && table.isEmpty(columns.long) {
                reader.warn(table, "route_short_name", "the route has no name", id, "shown by its id; give a name")
            }
            reader.feed.routes.append(
                RouteRecord(
                    id: id,
                    agency: reader.reference(table, columns.agency, "agency_id", in: \.agencyNumbers)
                        ?? (reader.feed.agencies.count == 1 ? 0 : nil),
                    shortName: table.text(columns.short),
                    longName: table.text(columns.long),
                    about: table.text(columns.about),
                    type: table.natural(columns.type) ?? 3,
                    url: table.text(columns.url),
                    color: table.color(columns.color),
                    textColor: table.color(columns.textColor),
                    sortOrder: table.natural(columns.order),
                    network: table.text(columns.network),
                    continuousPickup: reader.rule(table, columns.pickup, "continuous_pickup", absent: 1),
                    continuousDropOff: reader.rule(table, columns.dropOff, "continuous_drop_off", absent: 1)
                )
            )
        }
        guard found, !feed.routes.isEmpty else { throw .missingFile("routes.txt") }
    }
}
