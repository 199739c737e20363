package import Hummingbird
internal import Logging
package import NIOCore

/// What goes with a request: its log, and for whose address it counts (a named proxy's client, not the proxy).
package struct ServerContext: RequestContext, RemoteAddressRequestContext {
    package var coreContext: CoreRequestContextStorage
    package var remoteAddress: SocketAddress?

    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
