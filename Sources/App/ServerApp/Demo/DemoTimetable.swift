internal import CivilTime
internal import Geo

/// Writes the lines of a town as a GTFS feed whose service covers a period around a given day.
struct DemoTimetable {
    let town: DemoTown
    /// IANA.
    let timeZone: String
    let firstDay: CivilDate
    let lastDay: CivilDate

    /// From 05:30 to half past midnight of the next day, as GTFS counts: 24:30.
    private static let firstDeparture = 5 * 3600 + 1800
    private static let lastDeparture = 24 * 3600 + 1800

    func bytes() -> [UInt8] {
        var archive = ZipWriter()
        for (name, lines) in files() {
            archive.add(name, Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
        }
        return archive.bytes()
    }

    private func files() -> [(String, [String])] {
        let period = "\(Self.digits(firstDay)),\(Self.digits(lastDay))"
        return [
            (
                "agency.txt",
                [
                    "agency_id,agency_name,agency_url,agency_timezone",
                    "lt,\(DemoTown.name) Transit,https://example.com/,\(timeZone)",
                ]
            ),
            (
                "feed_info.txt",
                [
                    "feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version",
                    "Travlendar+ demo,https://example.com/,en,\(period),\(Self.digits(firstDay))",
                ]
            ),
            (
                "calendar.txt",
                [
                    "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date",
                    "workday,1,1,1,1,1,0,0,\(period)", "weekend,0,0,0,0,0,1,1,\(period)",
                ]
            ),
            ("stops.txt", ["stop_id,stop_name,stop_lat,stop_lon"] + stops()),
            (
                "routes.txt",
                ["route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color"]
                    + town.lines.map { "\($0.id),lt,\($0.name),\($0.title),\($0.kind),\($0.color),FFFFFF" }
            ),
            ("trips.txt", ["route_id,service_id,trip_id,trip_headsign,direction_id"] + runs().map(\.trip)),
            (
                "stop_times.txt",
                ["trip_id,arrival_time,departure_time,stop_id,stop_sequence"] + runs().flatMap(\.times)
            ),
        ]
    }

    private func stops() -> [String] {
        var seen: Set<String> = []
        return town.lines.flatMap(\.stops).compactMap { stop in
            guard seen.insert(stop.id).inserted else { return nil }
            return
                "\(stop.id),\(stop.name),\(Self.degrees(stop.coordinate.latitude)),"
                + "\(Self.degrees(stop.coordinate.longitude))"
        }
    }

    private struct Run {
        var trip: String
        var times: [String]
    }

    private func runs() -> [Run] {
        town.lines.flatMap { line in
            ["workday", "weekend"].flatMap { service in
                [0, 1].flatMap { direction in runs(of: line, service: service, direction: direction) }
            }
        }
    }

    private func runs(of line: DemoTown.Line, service: String, direction: Int) -> [Run] {
        let stops = direction == 0 ? line.stops : line.stops.reversed()
        let seconds = direction == 0 ? line.runSeconds : line.runSeconds.reversed()
        let headway = service == "workday" ? line.headwaySeconds : line.headwaySeconds * 3 / 2
        return stride(from: Self.firstDeparture, through: Self.lastDeparture, by: headway).map { departure in
            let id = "\(line.id)-\(service)-\(direction)-\(departure / 60)"
            var time = departure
            let times = stops.indices.map { index -> String in
                if index > 0 { time += seconds[index - 1] }
                return "\(id),\(Self.clock(time)),\(Self.clock(time)),\(stops[index].id),\(index + 1)"
            }
            let headsign = stops.last?.name ?? line.title
            return Run(trip: "\(line.id),\(service),\(id),\(headsign),\(direction)", times: times)
        }
    }

    private static func clock(_ seconds: Int) -> String {
        "\(padded(seconds / 3600)):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
    }

    private static func digits(_ date: CivilDate) -> String {
        "\(date.year)\(padded(date.month))\(padded(date.day))"
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    /// Seven decimals, a centimetre.
    private static func degrees(_ value: Double) -> String {
        "\((value * 10_000_000).rounded() / 10_000_000)"
    }
}
