package import Jobs
package import SelfService

extension JobFailure {
    /// Of a job whose mail was not taken.
    package init(_ error: MailError) {
        self =
            switch error {
            case .temporary(let reason): .temporary(reason)
            case .permanent(let reason): .permanent(reason)
            }
    }
}
