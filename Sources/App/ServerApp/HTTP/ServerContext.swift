package import HTTPAccess
package import Hummingbird
internal import Logging
package import NIOCore

/// What goes with a request: its log, for whose address it counts (a named proxy's client, not the proxy), and who
/// sends it.
package struct ServerContext: PublicRequestContext {
    package var coreContext: CoreRequestContextStorage
    package var remoteAddress: SocketAddress?
    package var site = Site(isEncrypted: false, authority: "")
    package var caller: Caller?

    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
