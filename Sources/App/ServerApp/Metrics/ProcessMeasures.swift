internal import FoundationEssentials
internal import Glibc

/// The system's figures for this process, read on request.
enum ProcessMeasures {
    /// Lines in Prometheus' text format, under the names that its own libraries use. Unreadable figures are omitted.
    static func text() -> String {
        var lines: [String] = []
        if let fields = read("/proc/self/stat")?.split(separator: ")").last?.split(separator: " "), fields.count > 21 {
            // proc(5): utime and stime are the fields 14 and 15, starttime 22, in ticks; fields here begin with the
            // third.
            let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
            if let user = Double(fields[11]), let system = Double(fields[12]), ticks > 0 {
                lines += [
                    "# TYPE process_cpu_seconds_total counter", "process_cpu_seconds_total \((user + system) / ticks)",
                ]
            }
        }
        if let pages = read("/proc/self/statm")?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) {
            let bytes = pages * sysconf(Int32(_SC_PAGESIZE))
            lines += ["# TYPE process_resident_memory_bytes gauge", "process_resident_memory_bytes \(bytes)"]
        }
        if let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
            lines += ["# TYPE process_open_fds gauge", "process_open_fds \(files.count)"]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func read(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
