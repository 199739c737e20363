internal import Calendars
package import CivilTime
internal import MailScheduling

/// By which ways a person is told of something. Calendar apps ring by themselves, whatever is chosen here.
package struct NotificationChannels: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let mail = NotificationChannels(rawValue: 1 << 0)
    /// Messages in the browsers of the person.
    package static let browser = NotificationChannels(rawValue: 1 << 1)
    /// Text messages to the confirmed telephone.
    package static let sms = NotificationChannels(rawValue: 1 << 2)

    package static let all: [NotificationChannels] = [.mail, .browser, .sms]
}

/// What a person wants to be told of, how and when. Nothing, unless they have chosen it.
package struct NotificationSettings: Hashable, Sendable {
    /// Alarms of events and tasks.
    package var events: NotificationChannels = []
    /// What concerns the Travel calendar: when to leave, what is wrong with a trip, and that one moved.
    package var travel: NotificationChannels = []
    /// nil: there are none.
    package var quiet: QuietHours?
    /// When the mail about the day goes out, by the person's clock; nil: none does.
    package var digest: TimeOfDay?

    package init() {}

    package var isAnythingOn: Bool { !events.isEmpty || !travel.isEmpty || digest != nil }

    /// All ways by which something is told.
    package var ways: NotificationChannels { events.union(travel).union(digest == nil ? [] : .mail) }

    /// By which ways alarms of a collection are told.
    func channels(for kind: CollectionKind) -> NotificationChannels {
        switch kind {
        case .travel: travel
        case .calendar, .subscription: events
        case .inbox, .outbox, .notifications: []
        }
    }
}

/// The part of the day in which reminders wait, by the person's clock.
package struct QuietHours: Hashable, Sendable {
    package let from: TimeOfDay
    /// Where it is earlier than ``from``, that of the next day.
    package let until: TimeOfDay

    /// nil: no time at all.
    package init?(from: TimeOfDay, until: TimeOfDay) {
        guard from != until else { return nil }
        self.from = from
        self.until = until
    }

    /// When those end that a moment is in; nil: it is in none.
    package func end(around instant: Instant, in zone: ZoneRules) -> Instant? {
        let local = zone.local(instant)
        let spansMidnight = from > until
        let isAfterBeginning = local.time >= from
        let isBeforeEnd = local.time < until
        guard spansMidnight ? isAfterBeginning || isBeforeEnd : isAfterBeginning && isBeforeEnd else { return nil }
        let day = spansMidnight && isAfterBeginning ? local.date.adding(days: 1) : local.date
        let end = zone.instant(of: CivilDateTime(date: day, time: until))
        // The hour that comes twice in autumn is loud the second time.
        return end > instant ? end : nil
    }
}

extension TimeOfDay {
    /// `09:05`.
    package var clockText: String { EventWords.clock(self) }

    /// nil: `text` does not have the form of ``clockText``.
    package init?(clockText text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isASCII) }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }
}
