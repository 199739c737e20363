package import CivilTime
package import Cryptography
package import DayPlanner

/// The settings of planning; values, handed down by the entrance.
package struct PlanningConfiguration: Sendable {
    /// The installation's secret, from which UIDs are made: 32 bytes or more, never changed.
    package var secret: AuthenticationKey
    /// For people who have none of their own.
    package var zone: ZoneRules
    /// BCP 47; for people who have none of their own.
    package var language: String
    /// By which people reach the server, with the path under which it is seen and without a slash at its end; nil:
    /// nobody said, and items have no links.
    package var publicAddress: String?
    package var horizonDays = 60
    package var preferences = PlanPreferences()
    /// How long clients may take to see a new warning.
    package var pollSeconds: Int64 = 1_200
    /// How long a worker may take for a person before another one takes over.
    package var leaseSeconds: Int64 = 120
    /// The most days in one unit of work.
    package var daysAtOnce = 7
    package var workers = 2
    /// How often to look for days that another process made dirty.
    package var idleSeconds: Int64 = 5
    /// How long the past is kept.
    package var keptDays = 400
    /// What went wrong, for the log.
    package var log: @Sendable (String) -> Void = { _ in }

    package init(secret: AuthenticationKey, zone: ZoneRules, language: String = "en") {
        self.secret = secret
        self.zone = zone
        self.language = language
    }
}
