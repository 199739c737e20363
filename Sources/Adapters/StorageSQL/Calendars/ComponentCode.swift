internal import ICalendar

/// The numbers that stand for components in the database.
enum ComponentCode {
    private static let order: [ComponentKind] = [.event, .toDo, .journal, .freeBusy, .availability]

    static func number(of kind: ComponentKind) -> Int {
        switch kind {
        case .event: 0
        case .toDo: 1
        case .journal: 2
        case .freeBusy: 3
        case .availability: 4
        }
    }

    /// Events for a number that this version does not know.
    static func kind(of number: Int) -> ComponentKind {
        order.indices.contains(number) ? order[number] : .event
    }

    /// A bit for each.
    static func mask(of kinds: Set<ComponentKind>) -> Int {
        kinds.reduce(0) { $0 | 1 << number(of: $1) }
    }

    static func kinds(of mask: Int) -> Set<ComponentKind> {
        Set(order.filter { mask & (1 << number(of: $0)) != 0 })
    }
}
