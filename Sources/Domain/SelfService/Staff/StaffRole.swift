package import CivilTime

/// What a member of staff may do on the administrative pages. None of them can read calendars, places or profiles.
package enum StaffRole: String, Codable, CaseIterable, Sendable {
    /// Answers requests for support, and sees the state of the service.
    case support
    /// All that there is.
    case administrator

    /// Whether invitations, accounts, quotas and roles may be changed.
    package var managesPeople: Bool { self == .administrator }
}

/// An act of staff, for the log that staff can read and not change.
package struct AdministrativeAct: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case invited, withdrewInvitation, removedAccount, setQuota, setRole, removedSecondFactor, retriedJob, deletedJob
        case answeredSupport
    }

    /// The user name of who did it; `command line` where it was done there.
    package var actor: String
    package var kind: Kind
    /// To whom or what; a user name, a number, or a figure.
    package var subject: String
    package var at: Instant

    package init(actor: String, kind: Kind, subject: String, at: Instant) {
        self.actor = actor
        self.kind = kind
        self.subject = subject
        self.at = at
    }
}

/// How many log-ins were tried within an hour.
package struct AttemptCount: Equatable, Sendable {
    /// The first second of the hour.
    package var hour: Instant
    package var succeeded: Int
    package var failed: Int
    /// From how many addresses the wrong ones came.
    package var addresses: Int

    package init(hour: Instant, succeeded: Int, failed: Int, addresses: Int) {
        self.hour = hour
        self.succeeded = succeeded
        self.failed = failed
        self.addresses = addresses
    }
}
