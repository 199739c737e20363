package import HTTPAccess
package import Hummingbird
package import NIOCore

/// The context of a request to `https://example.org` that a router answers in process.
package struct RoutedContext: PublicRequestContext {
    package var coreContext: CoreRequestContextStorage
    package var remoteAddress: SocketAddress?
    package var site = Site(isEncrypted: true, authority: "example.org")
    package var caller: Caller?

    package init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}
