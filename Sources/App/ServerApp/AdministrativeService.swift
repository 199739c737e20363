internal import Glibc
internal import NIOCore
internal import ServiceLifecycle

/// The administrative interface; an error names its own port if it is in use.
struct AdministrativeService: Service {
    let application: any Service
    let port: Int

    func run() async throws {
        do {
            try await application.run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw StartError.adminPortInUse(port)
        }
    }
}
