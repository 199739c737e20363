package import ICalendar

/// An object's times, without its bytes.
package struct ObjectTimes: Equatable, Sendable {
    package var kind: ComponentKind
    /// The compiled recurrence, encoded; empty when the object could not be indexed.
    package var recurrence: [UInt8]
    /// The object itself where the recurrence does not say when it takes time (free-busy, availability); else empty.
    package var bytes: [UInt8]

    package init(kind: ComponentKind, recurrence: [UInt8], bytes: [UInt8]) {
        self.kind = kind
        self.recurrence = recurrence
        self.bytes = bytes
    }
}

/// One page of times; `next` is where the following page starts, nil after the last.
package struct ObjectTimesPage: Equatable, Sendable {
    package var times: [ObjectTimes]
    package var next: ObjectCursor?

    package init(times: [ObjectTimes], next: ObjectCursor?) {
        self.times = times
        self.next = next
    }
}
