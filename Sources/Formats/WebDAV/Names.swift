package import XMLStream

/// The namespaces of the protocols that we speak.
package enum Namespace {
    package static let dav = "DAV:"
    package static let calDAV = "urn:ietf:params:xml:ns:caldav"
    /// CalendarServer's extensions (getctag, sharing, subscriptions).
    package static let calendarServer = "http://calendarserver.org/ns/"
    /// Apple's calendar client (colour, order).
    package static let apple = "http://apple.com/ns/ical/"

    /// The prefixes that each of our documents declares.
    package static let prefixes: [XMLWriter.Prefix] = [
        .init("D", dav), .init("C", calDAV), .init("CS", calendarServer), .init("A", apple),
    ]
}

package typealias PropertyName = XMLName

/// Names in the `DAV:` namespace.
package enum DAVName {
    private static func name(_ local: String) -> XMLName { XMLName(Namespace.dav, local) }

    // RFC 4918 §14: elements
    package static let allprop = name("allprop")
    package static let collection = name("collection")
    package static let error = name("error")
    package static let href = name("href")
    package static let include = name("include")
    package static let multistatus = name("multistatus")
    package static let prop = name("prop")
    package static let propertyupdate = name("propertyupdate")
    package static let propfind = name("propfind")
    package static let propname = name("propname")
    package static let propstat = name("propstat")
    package static let remove = name("remove")
    package static let response = name("response")
    package static let responseDescription = name("responsedescription")
    package static let set = name("set")
    package static let status = name("status")

    // RFC 4918 §15: properties
    package static let creationDate = name("creationdate")
    package static let displayName = name("displayname")
    package static let getContentLanguage = name("getcontentlanguage")
    package static let getContentLength = name("getcontentlength")
    package static let getContentType = name("getcontenttype")
    package static let getETag = name("getetag")
    package static let getLastModified = name("getlastmodified")
    package static let lockDiscovery = name("lockdiscovery")
    package static let resourceType = name("resourcetype")
    package static let supportedLock = name("supportedlock")

    // RFC 3253 §3.1.4
    package static let supportedLiveProperty = name("supported-live-property")
    package static let supportedLivePropertySet = name("supported-live-property-set")

    // RFC 4918 §14, §15: locks
    package static let activeLock = name("activelock")
    package static let depth = name("depth")
    package static let exclusive = name("exclusive")
    package static let lockEntry = name("lockentry")
    package static let lockInfo = name("lockinfo")
    package static let lockRoot = name("lockroot")
    package static let lockScope = name("lockscope")
    package static let lockToken = name("locktoken")
    package static let lockType = name("locktype")
    package static let shared = name("shared")
    package static let timeout = name("timeout")

    // RFC 5689
    package static let mkcol = name("mkcol")
    package static let mkcolResponse = name("mkcol-response")

    // RFC 3253 §3.1.5, §3.8
    package static let supportedReportSet = name("supported-report-set")
    package static let supportedReport = name("supported-report")
    package static let report = name("report")
    package static let expandProperty = name("expand-property")
    package static let property = name("property")

    // RFC 3744
    package static let owner = name("owner")
    package static let principal = name("principal")
    package static let privilege = name("privilege")
    package static let resource = name("resource")
    package static let needPrivileges = name("need-privileges")
    package static let currentUserPrivilegeSet = name("current-user-privilege-set")
    package static let principalCollectionSet = name("principal-collection-set")
    package static let principalURL = name("principal-URL")
    package static let alternateURISet = name("alternate-URI-set")
    package static let groupMembership = name("group-membership")
    package static let groupMemberSet = name("group-member-set")
    package static let supportedPrivilegeSet = name("supported-privilege-set")
    package static let supportedPrivilege = name("supported-privilege")
    package static let principalPropertySearch = name("principal-property-search")
    package static let principalSearchPropertySet = name("principal-search-property-set")
    package static let principalSearchProperty = name("principal-search-property")
    package static let principalMatch = name("principal-match")
    package static let applyToPrincipalCollectionSet = name("apply-to-principal-collection-set")
    package static let propertySearch = name("property-search")
    package static let match = name("match")
    package static let description = name("description")
    package static let `self` = name("self")
    package static let principalProperty = name("principal-property")
    package static let all = name("all")
    package static let write = name("write")
    package static let acl = name("acl")
    package static let ace = name("ace")
    package static let invert = name("invert")
    package static let grant = name("grant")
    package static let deny = name("deny")
    package static let protected = name("protected")
    package static let inherited = name("inherited")
    package static let authenticated = name("authenticated")
    package static let noInvert = name("no-invert")
    package static let denyBeforeGrant = name("deny-before-grant")
    package static let aclRestrictions = name("acl-restrictions")
    package static let inheritedACLSet = name("inherited-acl-set")
    package static let aclPrincipalPropSet = name("acl-principal-prop-set")

    // RFC 5397, 6578
    package static let currentUserPrincipal = name("current-user-principal")
    package static let unauthenticated = name("unauthenticated")
    package static let syncCollection = name("sync-collection")
    package static let syncToken = name("sync-token")
    package static let syncLevel = name("sync-level")
    package static let limit = name("limit")
    package static let nresults = name("nresults")

    // RFC 5995
    package static let addMember = name("add-member")

    // RFC 4331
    package static let quotaAvailableBytes = name("quota-available-bytes")
    package static let quotaUsedBytes = name("quota-used-bytes")
}
