/// The kinds of components that a calendar object resource may hold (RFC 4791 §4.1, RFC 7953).
public enum ComponentKind: String, CaseIterable, Hashable, Sendable {
    case event = "VEVENT"
    case toDo = "VTODO"
    case journal = "VJOURNAL"
    case freeBusy = "VFREEBUSY"
    case availability = "VAVAILABILITY"

    /// How the kind is numbered in stored indexes.
    var code: UInt8 { UInt8(ComponentKind.allCases.firstIndex(of: self) ?? 0) }
}
