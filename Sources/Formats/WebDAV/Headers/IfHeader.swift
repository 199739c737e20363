/// The If header (RFC 4918 §10.4): lists of conditions, of which one must hold whole, whichever resource it is about.
package struct IfHeader: Equatable, Sendable {
    /// What a condition asks of the resource.
    package enum Subject: Hashable, Sendable {
        /// A lock token or another state token, without its angle brackets.
        case stateToken(String)
        case entityTag(EntityTag)
    }

    /// `Not` before it, or not.
    package struct Condition: Hashable, Sendable {
        package var isNegated: Bool
        package var subject: Subject

        package init(isNegated: Bool = false, _ subject: Subject) {
            self.isNegated = isNegated
            self.subject = subject
        }
    }

    /// Conditions that must all hold.
    package struct List: Equatable, Sendable {
        /// The resource that the list is about; nil: that of the request.
        package var resource: String?
        package var conditions: [Condition]
    }

    package var lists: [List]

    // If = "If" ":" ( 1*No-tag-list | 1*Tagged-list ); List = "(" 1*Condition ")"
    // Condition = ["Not"] (State-token | "[" entity-tag "]"); Tagged-list = Resource-Tag 1*List
    package init?(header: String?) throws(DAVError) {
        guard let header else { return nil }
        var scanner = HeaderScanner(header)
        lists = []
        var resource: String?
        var listsOfTag = 0
        scanner.skipSpace()
        while !scanner.isAtEnd {
            if scanner.take(UInt8(ascii: "<")) {
                guard resource == nil ? lists.isEmpty : listsOfTag > 0,
                    let tag = scanner.text(upTo: UInt8(ascii: ">"))
                else { throw Self.malformed }
                resource = tag
                listsOfTag = 0
            } else {
                guard scanner.take(UInt8(ascii: "(")) else { throw Self.malformed }
                lists.append(List(resource: resource, conditions: try Self.conditions(&scanner)))
                listsOfTag += 1
            }
            scanner.skipSpace()
        }
        guard !lists.isEmpty, listsOfTag > 0 else { throw Self.malformed }
    }

    /// All state tokens in the header: this is how a lock token is submitted (RFC 4918 §10.4.1).
    package var stateTokens: Set<String> {
        var tokens: Set<String> = []
        for condition in lists.flatMap(\.conditions) {
            if case .stateToken(let token) = condition.subject { tokens.insert(token) }
        }
        return tokens
    }

    /// The resources that it speaks of; nil: that of the request.
    package var resources: Set<String?> { Set(lists.map(\.resource)) }

    /// Whether it asks about entity tags.
    package var hasEntityTags: Bool {
        lists.contains { list in
            list.conditions.contains { if case .entityTag = $0.subject { true } else { false } }
        }
    }

    private static let malformed = DAVError(.badRequest, "the If header is malformed")

    private static func conditions(_ scanner: inout HeaderScanner) throws(DAVError) -> [Condition] {
        var conditions: [Condition] = []
        while true {
            scanner.skipSpace()
            if scanner.take(UInt8(ascii: ")")) { break }
            let isNegated = scanner.take(word: "not")
            scanner.skipSpace()
            if scanner.take(UInt8(ascii: "<")) {
                guard let token = scanner.text(upTo: UInt8(ascii: ">")) else { throw malformed }
                conditions.append(Condition(isNegated: isNegated, .stateToken(token)))
            } else if scanner.take(UInt8(ascii: "[")) {
                guard let tag = scanner.entityTag(), scanner.take(UInt8(ascii: "]")) else { throw malformed }
                conditions.append(Condition(isNegated: isNegated, .entityTag(tag)))
            } else {
                throw malformed
            }
        }
        guard !conditions.isEmpty else { throw malformed }
        return conditions
    }

    /// Whether one of the lists holds. The state (entity tag, nil where nothing is there, and lock tokens) is asked for
    /// by resource tag.
    package func holds(_ state: (String?) -> (entityTag: String?, tokens: Set<String>)) -> Bool {
        lists.contains { list in
            let (entityTag, tokens) = state(list.resource)
            return list.conditions.allSatisfy { condition in
                let isTrue =
                    switch condition.subject {
                    case .stateToken(let token): tokens.contains(token)
                    case .entityTag(let tag): !tag.isWeak && tag.opaque == entityTag
                    }
                return isTrue != condition.isNegated
            }
        }
    }
}
