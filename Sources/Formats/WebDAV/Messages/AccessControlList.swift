package import XMLStream

/// The body of ACL (RFC 3744 §8.1): access control entries in the order of the request.
package struct AccessControlList: Equatable, Sendable {
    /// DAV:principal (RFC 3744 §5.5.1).
    package enum Principal: Hashable, Sendable {
        case href(String)
        case all
        case authenticated
        case unauthenticated
        /// A property of the resource that names the principal, such as DAV:owner.
        case property(PropertyName)
        case `self`
    }

    /// DAV:ace (RFC 3744 §5.5).
    package struct AccessControlEntry: Equatable, Sendable {
        package var principal: Principal
        package var isInverted: Bool
        package var isDeny: Bool
        package var privileges: [XMLName]
        /// The client returns an entry that is the server's own, or inherited.
        package var isGivenBack: Bool
    }

    package var entries: [AccessControlEntry]

    /// - Throws: ``XMLError`` for a body that is no such message.
    package init(body: [UInt8], limits: XMLLimits) throws(XMLError) {
        var reader = try XMLReader(body, limits: limits)
        try reader.root(DAVName.acl)
        entries = []
        while let child = reader.nextChild() {
            if child == DAVName.ace {
                entries.append(try Self.entry(in: &reader))
            } else {
                reader.skip()
            }
        }
    }

    private static func entry(in reader: inout XMLReader) throws(XMLError) -> AccessControlEntry {
        let error = reader.error("ace needs a principal, and grant or deny with privileges")
        var principal: Principal?
        var isInverted = false
        var verdict: (isDeny: Bool, privileges: [XMLName])?
        var isGivenBack = false
        while let child = reader.nextChild() {
            switch child {
            case DAVName.principal: principal = try Self.principal(in: &reader)
            case DAVName.invert:
                isInverted = true
                while let inner = reader.nextChild() {
                    if inner == DAVName.principal { principal = try Self.principal(in: &reader) } else { reader.skip() }
                }
            case DAVName.grant, DAVName.deny:
                guard verdict == nil else { throw error }
                verdict = (child == DAVName.deny, privileges(in: &reader))
            case DAVName.protected, DAVName.inherited:
                isGivenBack = true
                reader.skip()
            default: reader.skip()
            }
        }
        guard let principal, let verdict, !verdict.privileges.isEmpty else { throw error }
        return AccessControlEntry(
            principal: principal,
            isInverted: isInverted,
            isDeny: verdict.isDeny,
            privileges: verdict.privileges,
            isGivenBack: isGivenBack
        )
    }

    private static func privileges(in reader: inout XMLReader) -> [XMLName] {
        var names: [XMLName] = []
        while let child = reader.nextChild() {
            if child == DAVName.privilege { names += PropertySelection.names(in: &reader) } else { reader.skip() }
        }
        return names
    }

    private static func principal(in reader: inout XMLReader) throws(XMLError) -> Principal {
        let error = reader.error("principal holds nothing that is known")
        var found: Principal?
        while let child = reader.nextChild() {
            switch child {
            case DAVName.href: found = .href(reader.trimmedText())
            case DAVName.property: found = PropertySelection.names(in: &reader).first.map(Principal.property)
            default:
                switch child {
                case DAVName.all: found = .all
                case DAVName.authenticated: found = .authenticated
                case DAVName.unauthenticated: found = .unauthenticated
                case DAVName.`self`: found = .self
                default: break
                }
                reader.skip()
            }
        }
        guard let found else { throw error }
        return found
    }
}
