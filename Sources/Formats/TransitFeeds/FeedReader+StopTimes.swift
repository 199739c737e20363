extension FeedReader {
    private struct StopTimeColumns {
        var trip, stop, sequence, arrival, departure, headsign, pickup, dropOff, group, area: Int
        var continuousPickup, continuousDropOff, travelled: Int

        init(_ table: FeedTable) throws(FeedError) {
            trip = try table.requiredColumn("trip_id")
            stop = try table.requiredColumn("stop_id")
            sequence = try table.requiredColumn("stop_sequence")
            arrival = try table.requiredColumn("arrival_time")
            departure = table.column("departure_time")
            headsign = table.column("stop_headsign")
            pickup = table.column("pickup_type")
            dropOff = table.column("drop_off_type")
            continuousPickup = table.column("continuous_pickup")
            continuousDropOff = table.column("continuous_drop_off")
            travelled = table.column("shape_dist_traveled")
            group = table.column("location_group_id")
            area = table.column("location_id")
        }
    }

    mutating func readStopTimes() throws(FeedError) {
        guard let table = try FeedTable(source, "stop_times.txt", messages: &feed.messages) else {
            throw .missingFile("stop_times.txt")
        }
        let columns = try StopTimeColumns(table)
        var rows: [StopTimeRecord] = []
        var headsigns = IdentifierTable()
        _ = headsigns.insert([], 0..<0)
        // Rows of a trip mostly follow one another: look its id up only when it changes.
        var lastID: [UInt8] = []
        var lastTrip = -1
        while try table.advance() {
            table.checkWidth(&feed.messages)
            let buffer = table.buffer
            let range = table.range(columns.trip)
            if lastTrip < 0 || range.count != lastID.count || !buffer[range].elementsEqual(lastID) {
                lastID = Array(buffer[range])
                lastTrip = tripNumbers.find(buffer, range) ?? -1
            }
            guard lastTrip >= 0 else {
                fail(table, "trip_id", "no such trip", table.text(columns.trip), "the row is left out; correct the id")
                continue
            }
            if let row = stopTime(table, columns, trip: lastTrip, &headsigns) { rows.append(row) }
        }
        feed.headsigns = (0..<headsigns.count).map(headsigns.text)
        arrange(rows)
    }

    private mutating func stopTime(
        _ table: FeedTable,
        _ columns: StopTimeColumns,
        trip: Int,
        _ headsigns: inout IdentifierTable
    ) -> StopTimeRecord? {
        guard let stop = stopNumbers.find(table.buffer, table.range(columns.stop)) else {
            if table.isEmpty(columns.stop), !table.isEmpty(columns.group) || !table.isEmpty(columns.area) {
                feed.messages.add(
                    .notice,
                    table.file,
                    line: table.line,
                    field: "location_id",
                    "service on demand in an area",
                    advice: "not planned with; the row is left out"
                )
            } else {
                fail(table, "stop_id", "no such stop", table.text(columns.stop), "the call is left out; correct the id")
            }
            return nil
        }
        guard feed.stops[stop].kind == .stop else {
            fail(
                table,
                "stop_id",
                "not a stop or platform",
                table.text(columns.stop),
                "the call is left out; name the platform, not the station"
            )
            return nil
        }
        guard let sequence = table.natural(columns.sequence), sequence <= Int(Int32.max) else {
            fail(
                table,
                "stop_sequence",
                "not a whole number",
                table.text(columns.sequence),
                "the call is left out"
            )
            return nil
        }
        let route = feed.routes[feed.trips[trip].route]
        return StopTimeRecord(
            trip: Int32(trip),
            stop: Int32(stop),
            sequence: UInt32(sequence),
            arrival: time(table, columns.arrival, "arrival_time"),
            departure: time(table, columns.departure, "departure_time"),
            headsign: Int32(headsigns.insert(table.buffer, table.range(columns.headsign)).number),
            line: Int32(table.line),
            pickup: rule(table, columns.pickup, "pickup_type", absent: 0),
            dropOff: rule(table, columns.dropOff, "drop_off_type", absent: 0),
            continuousPickup: rule(
                table,
                columns.continuousPickup,
                "continuous_pickup",
                absent: route.continuousPickup
            ),
            continuousDropOff: rule(
                table,
                columns.continuousDropOff,
                "continuous_drop_off",
                absent: route.continuousDropOff
            ),
            travelled: table.number(columns.travelled).map { Float($0) } ?? -1
        )
    }

    /// How one boards or alights: 0 as a matter of course, 1 not at all, 2 after a call to the agency, 3 by telling the
    /// driver.
    mutating func rule(_ table: FeedTable, _ column: Int, _ name: String, absent: UInt8) -> UInt8 {
        UInt8(table.choice(column, name, 0...3, absent: Int(absent), &feed.messages))
    }

    private mutating func time(_ table: FeedTable, _ column: Int, _ name: String) -> Int32 {
        guard let time = table.time(column) else { return StopTimeRecord.untimed }
        if time != FeedTable.badTime { return time }
        warn(
            table,
            name,
            "not a time",
            table.text(column),
            "taken as not given; write HH:MM:SS, past 24 after midnight"
        )
        return StopTimeRecord.untimed
    }

    /// Groups the rows by trip and orders each trip by sequence; a row that repeats the one before it is dropped.
    private mutating func arrange(_ rows: [StopTimeRecord]) {
        var offsets = [Int](repeating: 0, count: feed.trips.count + 1)
        for row in rows { offsets[Int(row.trip) + 1] += 1 }
        for trip in feed.trips.indices { offsets[trip + 1] += offsets[trip] }
        var next = offsets
        var arranged = rows
        for row in rows {
            arranged[next[Int(row.trip)]] = row
            next[Int(row.trip)] += 1
        }
        var kept: [StopTimeRecord] = []
        kept.reserveCapacity(arranged.count)
        var keptOffsets = [0]
        keptOffsets.reserveCapacity(offsets.count)
        for trip in feed.trips.indices {
            let range = offsets[trip]..<offsets[trip + 1]
            if !range.dropFirst().allSatisfy({ arranged[$0 - 1].sequence <= arranged[$0].sequence }) {
                let sorted = arranged[range].enumerated().sorted {
                    ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset)
                }
                for (index, row) in zip(range, sorted) { arranged[index] = row.element }
            }
            let start = kept.count
            for index in range {
                let row = arranged[index]
                if kept.count > start, let last = kept.last, last.sequence == row.sequence {
                    let isSame = last.stop == row.stop && last.arrival == row.arrival && last.departure == row.departure
                    feed.messages.add(
                        .warning,
                        "stop_times.txt",
                        line: Int(row.line),
                        field: "stop_sequence",
                        isSame ? "the row repeats another" : "two calls of a trip have the same number",
                        value: feed.trips[trip].id,
                        advice: isSame ? "counted once" : "kept in the order of the file; number them upwards"
                    )
                    if isSame { continue }
                }
                kept.append(row)
            }
            keptOffsets.append(kept.count)
        }
        feed.stopTimes = kept
        feed.stopTimeOffsets = keptOffsets
    }

    /// Reports trips that cannot be used, and throws if none can.
    mutating func finish() throws(FeedError) {
        var usable = 0
        for trip in feed.trips.indices {
            do throws(TripDefect) {
                _ = try feed.calls(of: trip)
                usable += 1
            } catch {
                feed.messages.add(
                    .error,
                    "trips.txt",
                    line: feed.trips[trip].line,
                    field: "trip_id",
                    error.problem,
                    value: feed.trips[trip].id,
                    advice: error.advice
                )
            }
        }
        if usable == 0 {
            throw .nothingUsable(reason: feed.messages.messages.last.map(\.description) ?? "stop_times.txt is empty")
        }
    }
}
