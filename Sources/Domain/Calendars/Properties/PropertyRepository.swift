package import Accounts

/// The holder of a dead property (RFC 4918 §4.1).
package enum PropertyHolder: Hashable, Sendable {
    case collection(CollectionID)
    case object(ObjectID)
    case file(FileID)
    /// A resource without a number of its own, such as a home or a principal, by its address as the interface writes
    /// it. Each person sees what they have set themselves.
    case address(String)
}

/// The XML of dead properties, as the interface wrote it.
package typealias DeadProperties = [DeadPropertyName: [UInt8]]

/// One assignment of a dead property; nil removes it.
package struct DeadPropertyChange: Equatable, Sendable {
    package var name: DeadPropertyName
    package var value: [UInt8]?

    package init(_ name: DeadPropertyName, _ value: [UInt8]?) {
        self.name = name
        self.value = value
    }
}

/// How much may hang on one holder for one person.
package struct DeadPropertyLimits: Equatable, Sendable {
    package var count: Int
    /// Names and values together.
    package var bytes: Int

    package init(count: Int, bytes: Int) {
        self.count = count
        self.bytes = bytes
    }
}

/// Where dead properties are kept, for each person. Everybody without a value of their own sees the owner's.
package protocol PropertyRepository: Sendable {
    /// The properties set by `people`; the first person's value wins. Holders without properties are omitted.
    func deadProperties(
        of holders: [PropertyHolder],
        for people: [PrincipalID]
    ) async throws(CalendarError) -> [PropertyHolder: DeadProperties]

    /// All of the changes, in order, or none.
    ///
    /// - Throws: `notFound` where the holder is gone, ``CalendarPrecondition/quotaNotExceeded`` beyond the limits.
    func changeDeadProperties(
        of holder: PropertyHolder,
        for person: PrincipalID,
        changes: [DeadPropertyChange],
        limits: DeadPropertyLimits
    ) async throws(CalendarError)
}
