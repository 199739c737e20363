package import Accounts
package import CivilTime
internal import FoundationEssentials

/// What a job does: names its handler.
package struct JobKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    package init(stringLiteral value: String) { rawValue = value }

    package var description: String { rawValue }
}

package struct JobID: Hashable, Sendable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// What a job is about: JSON with the version of its form, so that a later program can read what an earlier one stored.
package struct JobPayload: Hashable, Sendable {
    /// Of the JSON's form, by its kind.
    package var version: Int
    package var json: String

    package init(version: Int, json: String) {
        self.version = version
        self.json = json
    }

    /// - Throws: where the value has no form in JSON.
    package init(_ value: some Encodable, version: Int) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        self.init(version: version, json: String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// - Throws: ``JobFailure/permanent(_:)`` where it is not of this type.
    package func decoded<Value: Decodable>(_ type: Value.Type) throws(JobFailure) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(json.utf8))
        } catch {
            throw .permanent("The payload, version \(version), can't be read.")
        }
    }

    /// Of a job whose kind says it all.
    package static let empty = JobPayload(version: 1, json: "{}")
}

/// A job to be added to the queue.
package struct NewJob: Hashable, Sendable {
    package var kind: JobKind
    package var payload: JobPayload
    /// What is too large for the payload. Jobs that are added one after another with the same content share it.
    package var content: [UInt8]?
    /// On whose behalf: it goes with their account. Nil: the server's own.
    package var person: PrincipalID?
    package var addedAt: Instant
    /// When it may be done first.
    package var notBefore: Instant
    /// While a job of the same kind with this key is in the table, given up or not, no other one is added.
    package var deduplicationKey: String?
    /// What it tells about, for jobs that a later one makes needless.
    package var topic: String?
    /// Whether the waiting jobs of the same kind, person and topic are removed.
    package var supersedes: Bool

    package init(
        _ kind: JobKind,
        payload: JobPayload = .empty,
        content: [UInt8]? = nil,
        person: PrincipalID? = nil,
        at now: Instant,
        notBefore: Instant? = nil,
        deduplicationKey: String? = nil,
        topic: String? = nil,
        supersedes: Bool = false
    ) {
        self.kind = kind
        self.payload = payload
        self.content = content
        self.person = person
        addedAt = now
        self.notBefore = notBefore ?? now
        self.deduplicationKey = deduplicationKey
        self.topic = topic
        self.supersedes = supersedes
    }
}

/// A job in the table.
package struct Job: Hashable, Sendable {
    package var id: JobID
    package var kind: JobKind
    package var payload: JobPayload
    /// See ``NewJob/content``.
    package var content: [UInt8]?
    package var person: PrincipalID?
    package var createdAt: Instant
    /// When it is due.
    package var notBefore: Instant
    /// How often it was begun since it was added, retried by hand, or done for the last time. The present attempt
    /// counts.
    package var attempts: Int
    /// Why the last attempt failed; nil: none did.
    package var lastError: String?
    /// Nil: it is still tried.
    package var givenUpAt: Instant?

    package init(
        id: JobID,
        kind: JobKind,
        payload: JobPayload,
        content: [UInt8]? = nil,
        person: PrincipalID? = nil,
        createdAt: Instant,
        notBefore: Instant,
        attempts: Int = 0,
        lastError: String? = nil,
        givenUpAt: Instant? = nil
    ) {
        self.id = id
        self.kind = kind
        self.payload = payload
        self.content = content
        self.person = person
        self.createdAt = createdAt
        self.notBefore = notBefore
        self.attempts = attempts
        self.lastError = lastError
        self.givenUpAt = givenUpAt
    }
}

/// A worker's claim on a job until it ends. A job that was leased again since is another attempt, and this claim is
/// void.
package struct JobLease: Hashable, Sendable {
    package var job: Job
    package var owner: String

    package init(job: Job, owner: String) {
        self.job = job
        self.owner = owner
    }
}

/// How many jobs of a kind there are.
package struct JobCount: Hashable, Sendable {
    package var kind: JobKind
    /// Never tried, or done before and due again.
    package var waiting: Int
    /// Failed at least once, and to be tried again.
    package var failing: Int
    package var givenUp: Int

    package init(kind: JobKind, waiting: Int = 0, failing: Int = 0, givenUp: Int = 0) {
        self.kind = kind
        self.waiting = waiting
        self.failing = failing
        self.givenUp = givenUp
    }
}
