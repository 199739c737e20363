internal import ServerApp
internal import TripSearch

/// What the demo prints: the account, and how to add it to calendar apps.
struct DemoGuide {
    let running: Server.Running
    let password: String
    let directory: String
    /// As a calendar app shows it; nil: none is planned yet.
    let trip: Demo.Trip?

    func show() {
        let host = "localhost:\(running.port)"
        let url = "\(running.scheme)://\(host)/"
        Terminal.line(
            """

            Travlendar+ is running. Add this account to a calendar app:

              Address    \(url)
              User       \(Demo.userName)
              Password   \(password)

            Apple Calendar   Calendar > Add Account > Other CalDAV Account > Advanced: User Name and Password as \
            above, Server Address
                             localhost, Server Path /dav/principals/\(Demo.userName)/, Port \
            \(running.port)\(running.scheme == "https" ? ", Use SSL" : ""). Tell it to
                             trust the certificate when it asks.
            Thunderbird      New Calendar > On the Network: Username \(Demo.userName), Location \(url) > Find Calendars
            Evolution        New > Calendar > CalDAV: URL \(url), User \(Demo.userName)
            DAVx5            On an emulator or by `adb reverse tcp:\(running.port) tcp:\(running.port)`: Login with \
            URL and user name, \(url)

            Look at the coming seven days: the calendar "Travel" says when to leave. Then move an event, or type one \
            with a place:
            "Office", "Cafe Aurora", "15 Maple Street", "Farholm Boatyard".
            """
        )
        if let trip {
            let lines = trip.lines.map { "    " + $0 }.joined(separator: "\n")
            Terminal.line("\nThe first trip, on \(trip.day):\n\n  \(trip.title)\n\(lines)")
        }
        if let path = running.certificatePath {
            Terminal.line(
                """

                The certificate was made by this server, so no app trusts it unasked: \(path)
                  macOS      security add-trusted-cert -k ~/Library/Keychains/login.keychain-db \(path)
                  Debian     sudo cp \(path) /usr/local/share/ca-certificates/travlendar-demo.crt && sudo \
                update-ca-certificates
                """
            )
        }
        Terminal.line("\nThe data is in \(directory). Press Control-C to stop the server.")
    }
}
