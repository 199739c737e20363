internal import CivilTime
internal import Columns
internal import Foundation
internal import TransitRouting

/// `TransitBench NETWORK QUERIES.json`: every query of a reference file on a network's timetable, five times each, the
/// best of thread CPU time, as `raptor_anchor.c` measures itself. `TransitBench NETWORK --walks DATE`: what bounds on
/// walking lose.
@main
struct TransitBench {
    struct Reference: Decodable {
        struct Query: Decodable {
            var from: String
            var to: String
            var depart: String?
            var arrive: String?
            var earliestArrivalS: Int32?
            var latestDepartureS: Int32?
        }

        var date: String
        var queries: [Query]
    }

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else { refuse("usage: TransitBench NETWORK QUERIES.json | --walks DATE") }
        let file = arguments[1] + "/timetable.col"
        guard let timetable = try? Timetable.open(file) else { refuse("\(file) is not a timetable of this version") }
        if arguments[2] == "--walks" {
            guard let date = day(arguments.last ?? "") else { refuse("--walks needs a date such as 20251112") }
            let schedule = try TimetableCalendar(timetable).window(day: date).schedule
            return WalkBounds(timetable: timetable, schedule: schedule).run()
        }
        let transfers = TransferTable.straightLines(between: timetable.coordinates.array)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: arguments[2])),
            let reference = try? decoder.decode(Reference.self, from: bytes)
        else { refuse("\(arguments[2]) is not a file of reference queries") }
        guard let date = day(reference.date) else { refuse("\(arguments[2]) has no date such as 20251112") }
        var stops: [String: StopIndex] = [:]
        for row in 0..<timetable.stopCount {
            let stop = StopIndex(row)
            stops[timetable.name(of: timetable.feed(of: stop)) + ":" + timetable.id(of: stop)] = stop
        }
        let schedule = try TimetableCalendar(timetable).window(day: date).schedule
        var search = TransitSearch()
        for isForward in [true, false] {
            var best: [Double] = []
            var wrong = 0
            for query in reference.queries where (query.depart != nil) == isForward {
                guard let from = stops[query.from], let to = stops[query.to] else { continue }
                let seconds = clock(query.depart ?? query.arrive ?? "")
                let time: TransitQuery.Time = isForward ? .departAt(seconds) : .arriveBy(seconds)
                var least = Double.infinity
                var answer: Int32?
                for _ in 0..<5 {
                    let start = threadMilliseconds()
                    let question = TransitQuery(time, from: from, to: to, transfers: transfers)
                    answer = search.bestTime(question, in: schedule, transfers: transfers)
                    least = min(least, threadMilliseconds() - start)
                }
                if !isForward, let found = answer, found < 0 { answer = nil }
                if answer != (isForward ? query.earliestArrivalS : query.latestDepartureS) { wrong += 1 }
                best.append(least)
            }
            best.sort()
            guard !best.isEmpty else { continue }
            print(
                isForward ? "earliest arrival" : "latest departure",
                "\(best.count) queries, \(wrong) wrong, median",
                rounded(best[best.count / 2]),
                "ms, p95",
                rounded(best[best.count * 95 / 100]),
                "ms"
            )
        }
    }

    /// Says what is wrong with the arguments, and ends.
    static func refuse(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(2)
    }

    /// YYYYMMDD, as days after 1970-01-01.
    static func day(_ text: String) -> Int? {
        guard let number = Int(text) else { return nil }
        return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)?.daysSinceEpoch
    }

    static func rounded(_ value: Double) -> String { String(format: "%.3f", value) }

    static func clock(_ text: String) -> Int32 {
        let parts = text.split(separator: ":").map { Int32($0) ?? 0 }
        return parts.count == 3 ? parts[0] * 3_600 + parts[1] * 60 + parts[2] : 0
    }

    static func threadMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
