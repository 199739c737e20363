/// The direction of a search. Both run the same loop on keys that grow while the search goes on: seconds forwards,
/// negated seconds backwards. Boarding in the forward search is alighting in the backward one.
protocol SearchOrder {
    static var isForward: Bool { get }
}

/// From the origin in time: the earliest arrival.
enum Forwards: SearchOrder {
    @inline(__always) static var isForward: Bool { true }
}

/// From the destination against time: the latest departure.
enum Backwards: SearchOrder {
    @inline(__always) static var isForward: Bool { false }
}
