/// One assignment of a PROPPATCH, MKCALENDAR or extended MKCOL; nil removes the property.
package enum CollectionChange: Equatable, Sendable {
    case displayName(String?)
    case description(String?)
    case color(String?)
    case order(Int?)
    case transparency(CollectionTransparency)
    case timeZone(CollectionTimeZone?)
    case defaultCalendar(CollectionID?)
    case dead(DeadPropertyName, [UInt8]?)
}

extension CollectionProperties {
    /// Carries out the assignments in order.
    package mutating func apply(_ changes: [CollectionChange]) {
        for change in changes {
            switch change {
            case .displayName(let value): displayName = value
            case .description(let value): description = value
            case .color(let value): color = value
            case .order(let value): order = value
            case .transparency(let value): transparency = value
            case .timeZone(let value): timeZone = value
            case .defaultCalendar(let value): defaultCalendar = value
            case .dead(let name, let value): dead[name] = value
            }
        }
    }
}
