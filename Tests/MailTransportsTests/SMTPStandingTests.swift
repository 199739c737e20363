import Dispatch
import SelfService
import Synchronization
import Testing

@testable import MailTransports

struct SMTPStandingTests {
    private static let denied = MailError.temporary("Login denied (535 5.7.8)")

    private static func standing(_ pause: Duration) -> SMTPStanding {
        SMTPStanding(SMTPStanding.Pauses(afterConnection: pause, afterLogIn: pause))
    }

    @Test func aRefusedLogInIsNotTriedAgainByTheNextMails() {
        let standing = Self.standing(.seconds(60))
        let tries = Mutex(0)
        let failed = Mutex(0)
        // A full queue, eight workers at a time.
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let result = standing.connecting {
                tries.withLock { $0 += 1 }
                return (.failure(Self.denied), .logIn)
            }
            if result == .failure(Self.denied) { failed.withLock { $0 += 1 } }
        }
        #expect(tries.withLock { $0 } == 1 && failed.withLock { $0 } == 64)
        #expect(standing.trouble == Self.denied.reason)
    }

    @Test func afterAWhileItIsTriedAgain() {
        let standing = Self.standing(.zero)
        #expect(standing.connecting { (.failure(Self.denied), .connection) } == .failure(Self.denied))
        #expect(standing.connecting { (.success("250 ok"), nil) } == .success("250 ok"))
        #expect(standing.trouble == nil)
    }

    @Test func aRefusalOfOneMailHoldsUpNoOther() {
        let standing = Self.standing(.seconds(60))
        let greylisted = MailError.temporary("RCPT failed: 450")
        #expect(standing.connecting { (.failure(greylisted), .transfer) } == .failure(greylisted))
        #expect(standing.connecting { (.success("250 ok"), nil) } == .success("250 ok"))
    }
}
