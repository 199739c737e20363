/// The components of an object by what they replace, nil being the master, in an order that changes keep.
struct InstanceList {
    /// nil: it was removed.
    private var items: [(recurrence: Int64?, component: Component)?]
    private var places: [Int64?: Int]

    init(_ object: CalendarObject) {
        let instances = object.instances
        items = instances
        places = Dictionary(
            instances.enumerated().map { ($1.recurrence, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// What is left, in order.
    var components: [Component] { items.compactMap { $0?.component } }

    /// The component of an occurrence. A new one goes to the end; nil removes it.
    subscript(recurrence: Int64?) -> Component? {
        get { places[recurrence].flatMap { items[$0]?.component } }
        set {
            if let place = places[recurrence] {
                items[place] = newValue.map { (recurrence, $0) }
                if newValue == nil { places[recurrence] = nil }
            } else if let newValue {
                places[recurrence] = items.count
                items.append((recurrence, newValue))
            }
        }
    }

    /// Changes every component.
    mutating func changeAll(_ change: (inout Component) -> Void) {
        for index in items.indices {
            guard var item = items[index] else { continue }
            change(&item.component)
            items[index] = item
        }
    }

    /// Removes the overrides that are not among some.
    mutating func removeOverrides(notIn kept: Set<Int64>) {
        for case let recurrence? in Array(places.keys) where !kept.contains(recurrence) { self[recurrence] = nil }
    }
}
