internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// The body of REPORT (RFC 3253 §3.6): its root says which report it is.
enum ReportMessage: Sendable {
    case calendarQuery(CalendarQuery)
    case calendarMultiget(CalendarMultiget)
    case freeBusyQuery(FreeBusyQuery)
    case syncCollection(SyncCollection)
    case principalPropertySearch(PrincipalPropertySearch)
    case principalSearchPropertySet
    case calendarUserSearch(CalendarUserSearch)
    case expandProperty(ExpandProperty)
    case principalMatch(PrincipalMatch)
    case aclPrincipalPropSet([PropertyName])

    init(body: [UInt8], limits: XMLLimits) throws(DAVError) {
        var reader: XMLReader
        let root: XMLName
        do throws(XMLError) {
            reader = try XMLReader(body, limits: limits)
            root = reader.root()
            switch root {
            case DAVName.syncCollection:
                self = .syncCollection(try SyncCollection(from: &reader))
                return
            case DAVName.principalPropertySearch:
                self = .principalPropertySearch(try PrincipalPropertySearch(from: &reader))
                return
            case DAVName.principalSearchPropertySet:
                self = .principalSearchPropertySet
                return
            case AppleName.principalSearch:
                self = .calendarUserSearch(try CalendarUserSearch(from: &reader))
                return
            case DAVName.expandProperty:
                self = .expandProperty(try ExpandProperty(from: &reader))
                return
            case DAVName.principalMatch:
                self = .principalMatch(try PrincipalMatch(from: &reader))
                return
            case DAVName.aclPrincipalPropSet:
                self = .aclPrincipalPropSet(try PrincipalMatch.propertiesOfPrincipals(in: &reader))
                return
            default: break
            }
        } catch {
            throw DAVError(error)
        }
        // The reports of RFC 4791 refuse with elements of their own.
        switch root {
        case CalDAVName.calendarQuery: self = .calendarQuery(try CalendarQuery(from: &reader))
        case CalDAVName.calendarMultiget: self = .calendarMultiget(try CalendarMultiget(from: &reader))
        case CalDAVName.freeBusyQuery: self = .freeBusyQuery(try FreeBusyQuery(from: &reader))
        default: throw .unsupportedReport(root)
        }
    }

    /// Which reports a resource answers (DAV:supported-report-set).
    static func supported(on resource: Resource) -> [XMLName] {
        switch resource {
        case .calendar(let collection, _) where !collection.kind.isCalendar:
            [
                CalDAVName.calendarQuery, CalDAVName.calendarMultiget, DAVName.syncCollection, DAVName.expandProperty,
                DAVName.principalMatch, DAVName.principalPropertySearch, DAVName.aclPrincipalPropSet,
            ]
        case .calendar:
            [
                CalDAVName.calendarQuery, CalDAVName.calendarMultiget, CalDAVName.freeBusyQuery,
                DAVName.syncCollection, DAVName.expandProperty, DAVName.principalMatch,
                DAVName.principalPropertySearch, DAVName.aclPrincipalPropSet,
            ]
        case .home:
            [
                CalDAVName.calendarQuery, CalDAVName.calendarMultiget, CalDAVName.freeBusyQuery,
                DAVName.syncCollection, DAVName.expandProperty, DAVName.principalMatch,
                DAVName.principalPropertySearch, DAVName.aclPrincipalPropSet,
            ]
        case .file: [DAVName.expandProperty]
        case .object:
            [
                CalDAVName.calendarQuery, CalDAVName.calendarMultiget, DAVName.expandProperty,
                DAVName.aclPrincipalPropSet,
            ]
        case .root, .principals, .principal, .proxyGroup, .homes:
            [
                DAVName.expandProperty, DAVName.principalPropertySearch, DAVName.principalSearchPropertySet,
                AppleName.principalSearch, DAVName.principalMatch,
            ]
        }
    }

    /// Whether any Depth but 0 is refused (RFC 3744 §9.2 to §9.5).
    var isShallow: Bool {
        switch self {
        case .principalPropertySearch, .principalSearchPropertySet, .calendarUserSearch, .principalMatch,
            .aclPrincipalPropSet:
            true
        case .calendarQuery, .calendarMultiget, .freeBusyQuery, .syncCollection, .expandProperty: false
        }
    }

    var name: XMLName {
        switch self {
        case .calendarQuery: CalDAVName.calendarQuery
        case .calendarMultiget: CalDAVName.calendarMultiget
        case .freeBusyQuery: CalDAVName.freeBusyQuery
        case .syncCollection: DAVName.syncCollection
        case .principalPropertySearch: DAVName.principalPropertySearch
        case .principalSearchPropertySet: DAVName.principalSearchPropertySet
        case .calendarUserSearch: AppleName.principalSearch
        case .expandProperty: DAVName.expandProperty
        case .principalMatch: DAVName.principalMatch
        case .aclPrincipalPropSet: DAVName.aclPrincipalPropSet
        }
    }
}

extension DAVError {
    static func unsupportedReport(_ name: XMLName) -> DAVError {
        DAVError(.forbidden, DAVCondition("supported-report"), "the report \(name.local) is not answered here")
    }
}
