import Accounts
import Hummingbird
import NIOCore

/// A request context that says who is at the other end.
struct DoorContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    var remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
    }
}

/// Passwords kept as they are: tests of the door are not about hashing.
struct ReadablePasswords: PasswordHashing {
    func hash(_ password: String) -> String? { "plain:\(password)" }

    func verify(_ password: String, against verifier: String) -> Bool { verifier == "plain:\(password)" }
}
