internal import Accounts
internal import Calendars
internal import Hummingbird
internal import NIOCore
internal import Synchronization
internal import WebDAV

/// Takes bodies in as they arrive: many slow uploads fill neither memory nor disk.
final class UploadIntake: Sendable {
    private struct Claims: Sendable {
        var total = 0
        var byPerson: [PrincipalID: Int] = [:]
    }

    private static let retryAfterSeconds = 30

    private let limits: UploadLimits
    private let claims = Mutex(Claims())

    init(_ limits: UploadLimits) { self.limits = limits }

    /// The bytes that wait for the rest of their bodies, for tests.
    var unfinishedBytes: Int { claims.withLock { $0.total } }

    /// Collects a body.
    ///
    /// - Parameters:
    ///   - body: of a request of `person`, who has logged in.
    ///   - limit: its greatest length, in bytes.
    ///   - person: in whose share it counts until it is whole.
    ///   - tooLarge: thrown for a longer one.
    /// - Throws: ``DAVError`` with 503 where too much has arrived in part already, and 507 where the disk is full.
    /// - Returns: the whole body.
    func collect(
        _ body: RequestBody,
        upTo limit: Int,
        of person: PrincipalID,
        else tooLarge: DAVError
    ) async throws -> [UInt8] {
        var size = 0
        defer { release(size, of: person) }
        var bytes: [UInt8] = []
        var file: SpoolFile?
        for try await chunk in body {
            guard size + chunk.readableBytes <= limit else { throw tooLarge }
            try claim(chunk.readableBytes, of: person)
            size += chunk.readableBytes
            if let file {
                try file.append(Array(chunk.readableBytesView))
                continue
            }
            bytes.append(contentsOf: chunk.readableBytesView)
            guard bytes.count > limits.memoryBytes, let directory = limits.directory else { continue }
            file = try SpoolFile(in: directory)
            try file?.append(bytes)
            bytes = []
        }
        return try file?.contents() ?? bytes
    }

    private func claim(_ bytes: Int, of person: PrincipalID) throws(DAVError) {
        let isGranted = claims.withLock { claims in
            let own = claims.byPerson[person] ?? 0
            guard claims.total + bytes <= limits.totalBytes, own + bytes <= limits.personBytes else { return false }
            claims.total += bytes
            claims.byPerson[person] = own + bytes
            return true
        }
        guard !isGranted else { return }
        throw DAVError(
            .serviceUnavailable,
            nil,
            "too much is being uploaded; try again",
            logDetail: "unfinished uploads are at their limit",
            retryAfterSeconds: Self.retryAfterSeconds
        )
    }

    private func release(_ bytes: Int, of person: PrincipalID) {
        claims.withLock { claims in
            claims.total -= bytes
            let left = (claims.byPerson[person] ?? 0) - bytes
            claims.byPerson[person] = left > 0 ? left : nil
        }
    }
}
