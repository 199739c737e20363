/// Why the program can't start or continue; the text contains a remedy.
package enum StartError: Error, Equatable, Sendable, CustomStringConvertible {
    case dataDirectory(path: String, reason: String)
    /// The directory is there, and this user may not look into it.
    case dataDirectoryOfAnother(path: String, owner: String?)
    case dataDirectoryInUse(path: String, process: String)
    /// The data directory has no database, and the command does not create one.
    case noInstallation(path: String)
    case portInUse(host: String, port: Int)
    case adminPortInUse(Int)
    case cannotListen(host: String, port: Int, reason: String)
    case certificate(path: String, reason: String)
    case storage(String)
    /// The reason consists of full sentences with a remedy.
    case network(path: String, reason: String)
    case clock(String)
    case realtime(String)
    case travelModels(reason: String)
    case mail(String)
    /// A full sentence.
    case openID(reason: String)

    package var description: String {
        switch self {
        case .dataDirectory(let path, let reason):
            """
            The data directory \(path) can't be used: \(reason). Make it writable for this user, or choose another \
            one by --data DIR or \
            data.directory in the configuration.
            """
        case .dataDirectoryOfAnother(let path, let owner):
            """
            The data directory \(path) belongs to \(owner.map { "the user \($0)" } ?? "another user"), and this user \
            may not read it. Run the \
            command as its owner: sudo -u \(owner ?? "OWNER") travlendar ...
            """
        case .dataDirectoryInUse(let path, let process):
            """
            The data directory \(path) is in use by another server (process \(process)). Stop that one first, or \
            choose another directory by \
            --data DIR.
            """
        case .noInstallation(let path):
            """
            There is no installation at \(path). Name its directory by --data DIR or data.directory in the \
            configuration; the first \
            `travlendar user add NAME` or `travlendar serve` makes one.
            """
        case .portInUse(let host, let port):
            """
            Port \(port) of \(host) is in use by another program. Choose another one by --port N or server.port in \
            the configuration, or stop \
            that program (`ss -ltnp 'sport = :\(port)'` shows it).
            """
        case .adminPortInUse(let port):
            """
            Port \(port) of 127.0.0.1, which admin.port names for the administrative interface, is in use by another \
            program. Choose another one \
            by admin.port in the configuration (0 switches the interface off), or stop that program (`ss -ltnp 'sport \
            = :\(port)'` shows it).
            """
        case .cannotListen(let host, let port, let reason):
            "The server can't listen on \(host), port \(port): \(reason). Check server.host and server.port; ports "
                + "below 1024 need a privilege."
        case .certificate(let path, let reason):
            "The certificate \(path) can't be used: \(reason). Check server.certificate and server.privateKey."
        case .storage(let text): text
        case .network(let path, let reason):
            """
            The network \(path) can't be opened. \(reason) Or take it out of network.directories.
            """
        case .clock(let text): text
        case .realtime(let text): text
        case .mail(let text): text
        case .openID(let reason): reason
        case .travelModels(let reason): "\(reason) Or take planning.travelModels out of the configuration."
        }
    }
}
