package import Accounts
package import Calendars
package import CivilTime

/// A feed as it is given out, until something in its calendars changes.
package struct RenderedFeed: Sendable {
    package let feed: Feed
    package let owner: Principal
    /// What readers see as its name.
    package let title: String
    /// An iCalendar document, with CRLF and folded lines.
    package let bytes: [UInt8]
    /// Of the bytes.
    package let etag: ETag
    /// When the bytes could have changed last.
    package let modifiedAt: Instant
    /// The events that it can hold.
    package let window: Range<Instant>
    /// Of the owner.
    package let zone: ZoneRules
    /// Whether events are missing since there are more than ``FeedLimits`` allow.
    package let isTruncated: Bool
    /// Parts of it that were read for pages.
    let agendas = AgendaMemory()
}
