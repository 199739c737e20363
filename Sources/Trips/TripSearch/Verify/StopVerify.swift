internal import CivilTime
internal import FoundationEssentials
internal import TransitRouting

/// Stop to stop, the model of `transit_oracle.py`.
struct StopVerify {
    let network: Network
    let clock: any WallClock
    let path: String

    func run(
        _ queries: [ReferenceFile.StopQuery],
        of file: ReferenceFile,
        _ report: inout VerifyReport
    ) throws(VerifyError) {
        guard let transit = network.transit, let transfers = network.referenceTransfers else {
            throw .needsTimetable(file: path)
        }
        let day = try NetworkVerify.day(file, path)
        var calendar = transit.calendar
        if file.tool?.contains("--realtime") == true {
            do {
                calendar = calendar.with(try overlay(transit.timetable, day: day))
            } catch let error as VerifyError {
                throw error
            } catch {
                throw .unreadable(file: path, reason: "\(error)")
            }
        }
        let schedule = calendar.window(day: day).schedule
        let stops = stopsByName(transit.timetable)
        var search = TransitSearch()
        for query in queries {
            guard let from = stops[query.from], let to = stops[query.to] else {
                report.check(false, "\(query.id): no stop \(stops[query.from] == nil ? query.from : query.to)")
                continue
            }
            let time: TransitQuery.Time
            let expected: Int?
            if let depart = ReferenceFile.seconds(query.depart) {
                time = .departAt(depart)
                expected = query.earliestArrivalS
            } else if let arrive = ReferenceFile.seconds(query.arrive) {
                time = .arriveBy(arrive)
                expected = query.latestDepartureS
            } else {
                report.check(false, "\(query.id): neither depart nor arrive")
                continue
            }
            var found = report.timed(clock) {
                let question = TransitQuery(time, from: from, to: to, transfers: transfers)
                return search.bestTime(question, in: schedule, transfers: transfers).map(Int.init)
            }
            // The reference knows no departure before its day begins.
            if query.arrive != nil, let seconds = found, seconds < 0 { found = nil }
            report.check(
                found == expected,
                "\(query.id) \(query.from) to \(query.to): \(NetworkVerify.clockText(found)), expected "
                    + "\(NetworkVerify.clockText(expected))"
            )
        }
    }

    private func stopsByName(_ timetable: Timetable) -> [String: StopIndex] {
        var stops: [String: StopIndex] = [:]
        for row in 0..<timetable.stopCount {
            let stop = StopIndex(row)
            stops[timetable.name(of: timetable.feed(of: stop)) + ":" + timetable.id(of: stop)] = stop
        }
        return stops
    }

    /// Reads `../realtime/updates.json` beside the folder of the reference file.
    private func overlay(_ timetable: Timetable, day: Int) throws -> TimetableOverlay {
        let updatesURL = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "realtime/updates.json")
        let updates = try ReferenceFile.decoder.decode(
            [String: ReferenceFile.TripUpdate].self,
            from: Data(contentsOf: updatesURL)
        )
        var news = TripNews()
        for row in 0..<timetable.tripCount {
            let feed = timetable.name(of: timetable.feed(of: TripIndex(row)))
            for part in timetable.parts(of: TripIndex(row)) {
                guard let update = updates[feed + ":" + part.id] else { continue }
                let sequences = Array(timetable.sequences(of: part.trip)[part.calls])
                news.tell(change(update, sequences), of: part, on: day)
            }
        }
        return TimetableOverlay(version: 1, changes: news.changes(in: timetable))
    }

    private func change(_ update: ReferenceFile.TripUpdate, _ sequences: [UInt32]) -> TimetableOverlay.Change {
        if update.canceled == true { return .canceled }
        var alteration = TimetableOverlay.Alteration()
        if let delay = update.delay, let first = sequences.firstIndex(where: { $0 >= update.fromSequence ?? 0 }) {
            alteration = .delay(delay, fromCall: first)
        }
        let skipped = Set(update.skipped ?? [])
        alteration.skippedCalls = Set(sequences.indices.filter { skipped.contains(sequences[$0]) })
        return .altered(alteration)
    }
}
