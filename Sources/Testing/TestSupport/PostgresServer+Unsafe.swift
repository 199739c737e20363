internal import FoundationEssentials
internal import Glibc
internal import Synchronization

/// A PostgreSQL server of the test process's own, on a socket in a temporary directory. It ends with the process.
package final class PostgresServer: Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The one server of this process; nil: PostgreSQL is not installed. With `CI=true` it must be.
    package static let shared: Result<PostgresServer, Failure>? = {
        guard let programs else {
            let isNeeded = ProcessInfo.processInfo.environment["CI"] == "true"
            return isNeeded ? .failure(Failure(description: "CI must have PostgreSQL (scripts/system-packages)")) : nil
        }
        return Result { () throws(Failure) in try PostgresServer(programs) }
    }()

    /// Whether tests that need the server are to run.
    package static let isExpected = shared != nil

    private let programs: String
    private let directory: TemporaryDirectory
    private let socket: String
    private let databases = Mutex(0)
    // Ends the server when this process ends, however it ends: it waits for the end of its input.
    private let keeper: ChildProcess
    private let pipe: Int32

    /// The directory of Debian's server programs, the newest version.
    private static let programs: String? = {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        let newest = versions.compactMap(Int.init).max()
        return newest.map { "/usr/lib/postgresql/\($0)/bin" }
    }()

    private init(_ programs: String) throws(Failure) {
        self.programs = programs
        do {
            directory = try TemporaryDirectory(below: "/tmp")
        } catch {
            throw Failure(description: "\(error)")
        }
        socket = directory.path
        let data = directory.file("data")
        let log = directory.file("log")
        var ends: [Int32] = [0, 0]
        guard unsafe Glibc.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
        pipe = ends[1]
        _ = fcntl(pipe, F_SETFD, FD_CLOEXEC)
        // initdb refuses root.
        let become = "exec setpriv --reuid=postgres --regid=postgres --init-groups"
        let user = getuid() == 0 ? "chown postgres '\(directory.path)' && \(become)" : "exec"
        let script = """
            cd / && \(user) sh -c '
            \(programs)/initdb -D \(data) -U postgres -A trust -E UTF8 --locale=C >\(log) 2>&1 || exit 1
            \(programs)/postgres -D \(data) -k \(directory.path) -c listen_addresses= -c fsync=off \
                -c full_page_writes=off -c max_connections=300 -c shared_buffers=64MB -c autovacuum=off >>\(log) 2>&1 </dev/null &
            read _
            kill -QUIT $!
            wait'
            """
        do {
            keeper = try ChildProcess("sh", ["-c", script], input: ends[0])
        } catch {
            throw Failure(description: "sh can't be started")
        }
        Glibc.close(ends[0])
        for _ in 0..<1200 {
            if run("psql", ["-X", "-c", "SELECT 1"]) == 0 { return }
            usleep(100_000)
        }
        let reason = try? String(contentsOf: URL(filePath: log), encoding: .utf8)
        throw Failure(description: reason ?? "PostgreSQL does not start")
    }

    /// A new, empty database; its URL, for the role that owns everything.
    package func makeDatabase() throws(Failure) -> String {
        let number = databases.withLock { number in
            number += 1
            return number
        }
        let name = "test\(number)"
        guard run("createdb", ["-T", "template0", name]) == 0 else { throw Failure(description: "no database") }
        return url(of: name)
    }

    /// The URL of a database, for a role.
    package func url(of database: String, as role: String = "postgres") -> String {
        let host = socket.replacing("/", with: "%2F")
        return "postgresql://\(role)@/\(database)?host=\(host)"
    }

    /// Runs SQL in a database by psql.
    ///
    /// - Returns: whether all of it worked.
    package func execute(_ sql: String, in url: String) -> Bool {
        run("psql", ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql]) == 0
    }

    private func run(_ program: String, _ arguments: [String]) -> Int32 {
        let none = unsafe open("/dev/null", O_WRONLY)
        defer { close(none) }
        let isOnURL = arguments.contains("-d")
        let place = isOnURL ? [] : ["-h", socket, "-U", "postgres"]
        let child = try? ChildProcess("\(programs)/\(program)", place + arguments, output: none, errors: none)
        return child?.waitUntilExit() ?? -1
    }
}
