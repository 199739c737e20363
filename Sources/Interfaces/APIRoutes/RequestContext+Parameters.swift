internal import Accounts
internal import ByteText
package import Hummingbird

extension RequestContext {
    /// A part of the path that the endpoint names in braces, decoded: the router hands out segments as they were sent.
    ///
    /// - Throws: ``AccountError/notFound`` where it is no percent-encoded UTF-8, or holds NUL.
    package func pathParameter(_ name: String) throws -> String {
        guard let text = PercentEncoding.decode(try parameters.require(name)) else { throw AccountError.notFound }
        return text
    }
}

extension Request {
    /// A parameter behind the question mark, decoded; nil: it is missing.
    ///
    /// - Throws: ``Problem`` (400) where it holds NUL.
    package func queryParameter(_ name: String) throws -> String? {
        guard let text = uri.queryParameters[name[...]] else { return nil }
        guard !text.utf8.contains(0) else { throw Problem(.badRequest, "\(name) can't hold the character U+0000.") }
        return String(text)
    }

    /// Whether a parameter says `true`.
    ///
    /// - Throws: ``Problem`` (400) where it says anything but `true` or `false`.
    package func queryFlag(_ name: String) throws -> Bool {
        guard let text = try queryParameter(name) else { return false }
        guard let flag = Bool(text) else { throw Problem(.badRequest, "\(name) is true or false.") }
        return flag
    }

    /// A whole number of a parameter; nil: it is missing.
    ///
    /// - Throws: ``Problem`` (400) where it is none, or not in the range.
    package func queryInteger(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = try queryParameter(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Problem(.badRequest, "\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}
