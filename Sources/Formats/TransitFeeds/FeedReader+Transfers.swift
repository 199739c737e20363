extension FeedReader {
    mutating func readTransfers() throws(FeedError) {
        try eachRow("transfers.txt") { _, table throws(FeedError) in
            (
                fromStop: table.column("from_stop_id"), toStop: table.column("to_stop_id"),
                fromRoute: table.column("from_route_id"), toRoute: table.column("to_route_id"),
                fromTrip: table.column("from_trip_id"), toTrip: table.column("to_trip_id"),
                kind: table.column("transfer_type"), minimum: table.column("min_transfer_time")
            )
        } _: { reader, table, columns in
            let kind = TransferRecord.TransferType(
                rawValue: table.choice(columns.kind, "transfer_type", 0...5, absent: 0, &reader.feed.messages)
            )
            let record = TransferRecord(
                kind: kind ?? .recommended,
                fromStop: reader.reference(table, columns.fromStop, "from_stop_id", in: \.stopNumbers),
                toStop: reader.reference(table, columns.toStop, "to_stop_id", in: \.stopNumbers),
                fromRoute: reader.reference(table, columns.fromRoute, "from_route_id", in: \.routeNumbers),
                toRoute: reader.reference(table, columns.toRoute, "to_route_id", in: \.routeNumbers),
                fromTrip: reader.reference(table, columns.fromTrip, "from_trip_id", in: \.tripNumbers),
                toTrip: reader.reference(table, columns.toTrip, "to_trip_id", in: \.tripNumbers),
                minimumSeconds: table.natural(columns.minimum),
                line: table.line
            )
            // A rule whose ids are unknown must not become one without them, which would say more.
            let named = [
                (columns.fromStop, record.fromStop), (columns.toStop, record.toStop),
                (columns.fromRoute, record.fromRoute),
                (columns.toRoute, record.toRoute), (columns.fromTrip, record.fromTrip), (columns.toTrip, record.toTrip),
            ]
            guard named.allSatisfy({ table.isEmpty($0.0) || $0.1 != nil }) else { return }
            if kind == .inSeat || kind == .reboard {
                guard record.fromTrip != nil, record.toTrip != nil else {
                    return reader.fail(
                        table,
                        "from_trip_id",
                        "a linked trip is not named",
                        nil,
                        "the row is left out; name both trips"
                    )
                }
            } else if record.fromStop == nil || record.toStop == nil {
                return reader.fail(
                    table,
                    "from_stop_id",
                    "a stop is not named",
                    nil,
                    "the row is left out; name both stops"
                )
            }
            if kind == .minimumTime, record.minimumSeconds == nil {
                reader.warn(
                    table,
                    "min_transfer_time",
                    "not given",
                    table.text(columns.minimum),
                    "the walking time counts; give seconds"
                )
            }
            reader.feed.transfers.append(record)
        }
    }

    mutating func readStations() throws(FeedError) {
        try eachRow("pathways.txt") { _, table throws(FeedError) in
            (
                id: table.column("pathway_id"), from: try table.requiredColumn("from_stop_id"),
                to: try table.requiredColumn("to_stop_id"), mode: table.column("pathway_mode"),
                both: table.column("is_bidirectional"), length: table.column("length"),
                time: table.column("traversal_time"),
                stairs: table.column("stair_count"), sign: table.column("signposted_as")
            )
        } _: { reader, table, columns in
            let advice = "the pathway is left out; correct the id"
            guard let from = reader.reference(table, columns.from, "from_stop_id", in: \.stopNumbers, advice: advice),
                let to = reader.reference(table, columns.to, "to_stop_id", in: \.stopNumbers, advice: advice)
            else { return }
            let stairs = table.text(columns.stairs)
            reader.feed.pathways.append(
                PathwayRecord(
                    id: table.text(columns.id),
                    from: from,
                    to: to,
                    mode: table.choice(columns.mode, "pathway_mode", 1...7, absent: 1, &reader.feed.messages),
                    isBothWays: table.natural(columns.both) != 0,
                    length: table.number(columns.length).flatMap { $0 >= 0 ? $0 : nil },
                    seconds: table.natural(columns.time),
                    stairs: Int(stairs).flatMap { abs($0) < 10_000 ? $0 : nil },
                    signpost: table.text(columns.sign)
                )
            )
        }
    }
}
