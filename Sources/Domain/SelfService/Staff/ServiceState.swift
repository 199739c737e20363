package import CivilTime

/// What staff sees of the service itself. Nothing of it is about a person.
package protocol ServiceState: Sendable {
    /// Networks, certificate and the rest of what may need somebody's attention.
    func findings() async throws -> [ServiceFinding]
    /// By kind.
    func jobCounts() async throws -> [ServiceJobCount]
    /// Those that failed, given up or not, oldest first; at most 100.
    func failedJobs() async throws -> [ServiceJob]
    /// - Throws: ``AccountError/notFound``.
    func retryJob(_ id: Int64) async throws
    /// - Throws: ``AccountError/notFound``.
    func deleteJob(_ id: Int64) async throws
}

/// Something that is sound or not.
package struct ServiceFinding: Equatable, Sendable {
    package var what: String
    package var detail: String
    package var isSound: Bool

    package init(what: String, detail: String, isSound: Bool) {
        self.what = what
        self.detail = detail
        self.isSound = isSound
    }
}

package struct ServiceJobCount: Equatable, Sendable {
    package var kind: String
    package var waiting: Int
    package var failing: Int
    package var givenUp: Int
    /// Whether they are mails on their way out.
    package var isMail: Bool

    package init(kind: String, waiting: Int, failing: Int, givenUp: Int, isMail: Bool = false) {
        self.kind = kind
        self.waiting = waiting
        self.failing = failing
        self.givenUp = givenUp
        self.isMail = isMail
    }
}

/// A job that failed.
package struct ServiceJob: Equatable, Sendable {
    package var id: Int64
    package var kind: String
    package var attempts: Int
    package var error: String
    package var isGivenUp: Bool
    package var addedAt: Instant

    package init(id: Int64, kind: String, attempts: Int, error: String, isGivenUp: Bool, addedAt: Instant) {
        self.id = id
        self.kind = kind
        self.attempts = attempts
        self.error = error
        self.isGivenUp = isGivenUp
        self.addedAt = addedAt
    }
}
