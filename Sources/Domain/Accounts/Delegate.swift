/// How far somebody may act for another (CalendarServer's calendar-proxy-read and calendar-proxy-write).
package enum DelegateAccess: Int, Hashable, Sendable, Codable, CaseIterable {
    case read = 1
    case write = 2
}

/// Someone who may act for somebody, or, asked the other way round, for whom someone may act.
package struct Delegate: Hashable, Sendable {
    package var principal: Principal
    package var access: DelegateAccess

    package init(principal: Principal, access: DelegateAccess) {
        self.principal = principal
        self.access = access
    }
}
