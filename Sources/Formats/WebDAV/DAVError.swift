package import XMLStream

/// A precondition or postcondition that an RFC names: the element inside `DAV:error` (RFC 4918 §16).
package struct DAVCondition: Hashable, Sendable {
    package var name: XMLName
    package var content: [Markup]

    package init(_ name: XMLName, _ content: [Markup] = []) {
        self.name = name
        self.content = content
    }

    package init(_ local: String, _ content: [Markup] = []) {
        self.init(XMLName(Namespace.dav, local), content)
    }

    var markup: Markup { .element(name, content) }
}

/// A refusal: the status, the element that an RFC gives for it, words for the client, and words for the log.
///
/// The two texts are separate: the client's never reveals more than the client may know.
package struct DAVError: Error, Equatable, Sendable {
    package var status: HTTPCode
    package var condition: DAVCondition?
    /// The reason, for readers of the response: a comment, so that `DAV:error` contains exactly the element.
    package var explanation: String
    package var logDetail: String
    /// For 503.
    package var retryAfterSeconds: Int?

    package init(
        _ status: HTTPCode,
        _ condition: DAVCondition? = nil,
        _ explanation: String,
        logDetail: String = "",
        retryAfterSeconds: Int? = nil
    ) {
        self.status = status
        self.condition = condition
        self.explanation = explanation
        self.logDetail = logDetail
        self.retryAfterSeconds = retryAfterSeconds
    }

    /// A body that the method does not accept (RFC 4918 §8.2: 400).
    package init(_ error: XMLError) {
        switch error.reason {
        case .documentType:
            self.init(.forbidden, DAVCondition("no-external-entities"), error.description)
        case .limit(let name) where name == "bytes":
            self.init(.contentTooLarge, error.description)
        default:
            self.init(.badRequest, error.description)
        }
    }

    package init(_ status: HTTPCode, _ explanation: String) { self.init(status, nil, explanation) }

    /// The `DAV:error` document.
    package var body: [UInt8] {
        var writer = XMLWriter(prefixes: Namespace.prefixes, reserving: 512)
        writer.declaration()
        writer.open(DAVName.error)
        condition?.markup.write(into: &writer)
        if !explanation.isEmpty { writer.comment(explanation) }
        writer.close(DAVName.error)
        return writer.take()
    }
}
