internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

/// What the next page says once about what was just done. It travels in a cookie that names it and is taken away when
/// it is shown.
enum Notice: String, Sendable {
    case loggedOut, browserLoggedOut, logInFirst
    case recommended
    case subscribed, subscriptionQueued, subscriptionEnded
    case feedRevoked, linkRevoked, eventAdded, eventNotAdded
    case decided, decisionTakenBack, notOffered
    case changedMeanwhile
    case saved, deleted, moved, copied, imported, importedPartly, answered, shared, unshared
    case accountReady, passwordChanged, passwordChangedHere, emailConfirmed, twoStepOff, appPasswordRevoked
    case accountDeleted, done, staffNeedsTwoStep, fileAdded, fileMissing
    case providerLinked, providerUnlinked
    case passkeyAdded, passkeyRemoved
    case browserOn, browserOff, phoneCodeSent, phoneReady, phoneRemoved

    var text: TextKey {
        switch self {
        case .loggedOut: .loggedOut
        case .browserLoggedOut: .browserLoggedOut
        case .logInFirst: .logInFirst
        case .recommended: .recommended
        case .subscribed: .subscribed
        case .subscriptionQueued: .subscriptionQueued
        case .subscriptionEnded: .subscriptionEnded
        case .feedRevoked: .feedRevoked
        case .linkRevoked: .linkRevoked
        case .eventAdded: .eventAdded
        case .eventNotAdded: .eventNotAdded
        case .decided: .noticeDecided
        case .decisionTakenBack: .noticeTakenBack
        case .notOffered: .noticeNotOffered
        case .changedMeanwhile: .eventChangedMeanwhile
        case .saved: .noticeSaved
        case .deleted: .noticeDeleted
        case .moved: .noticeMoved
        case .copied: .noticeCopied
        case .imported: .noticeImported
        case .importedPartly: .noticeImportedPartly
        case .answered: .noticeAnswered
        case .shared: .noticeShared
        case .unshared: .noticeUnshared
        case .accountReady: .accountReady
        case .passwordChanged: .passwordChangedNotice
        case .passwordChangedHere: .passwordChangedHere
        case .emailConfirmed: .emailConfirmed
        case .twoStepOff: .twoStepOffNotice
        case .appPasswordRevoked: .appPasswordRevoked
        case .accountDeleted: .accountDeletedNotice
        case .done: .doneNotice
        case .staffNeedsTwoStep: .staffNeedsTwoStep
        case .fileAdded: .noticeFileAdded
        case .fileMissing: .noticeFileMissing
        case .passkeyAdded: .passkeyAddedNotice
        case .passkeyRemoved: .passkeyRemovedNotice
        case .browserOn: .browserOn
        case .browserOff: .browserOff
        case .phoneCodeSent: .phoneCodeSent
        case .phoneReady: .phoneReady
        case .phoneRemoved: .phoneRemoved
        case .providerLinked: .providerLinkedNotice
        case .providerUnlinked: .providerUnlinkedNotice
        }
    }

    private static func cookieName(on site: Site) -> String { site.isEncrypted ? "__Host-notice" : "notice" }

    /// nil: the browser brings none.
    static func carried(by fields: HTTPFields, on site: Site) -> Notice? {
        CookieHeader.value(of: cookieName(on: site), in: fields).flatMap(Notice.init)
    }

    /// Has the next page say it.
    func add(to response: inout Response, on site: Site) {
        let attributes = SessionCookie.attributes(on: site)
        response.headers.addCookie("\(Self.cookieName(on: site))=\(rawValue)\(attributes); Max-Age=60")
    }

    /// Whether the next page will say it.
    func isAdded(to response: Response, on site: Site) -> Bool {
        response.headers[values: .setCookie].contains { $0.hasPrefix("\(Self.cookieName(on: site))=\(rawValue);") }
    }

    /// Takes it away, since it was shown.
    static func remove(from response: inout Response, on site: Site) {
        response.headers.addCookie("\(cookieName(on: site))=\(SessionCookie.attributes(on: site)); Max-Age=0")
    }
}

extension HTTPFields {
    mutating func addCookie(_ value: String) { append(HTTPField(name: .setCookie, value: value)) }
}
