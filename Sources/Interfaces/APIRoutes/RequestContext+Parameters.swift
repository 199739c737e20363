internal import Accounts
internal import ByteText
package import Hummingbird

extension RequestContext {
    /// A part of the path that the endpoint names in braces, decoded: the router hands out segments as they were sent.
    ///
    /// - Throws: ``AccountError/notFound`` where it is no percent-encoded UTF-8.
    package func pathParameter(_ name: String) throws -> String {
        guard let text = PercentEncoding.decode(try parameters.require(name)) else { throw AccountError.notFound }
        return text
    }
}
