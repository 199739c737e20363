internal import CivilTime
internal import HTTPAccess
internal import ICalendar
internal import Planning
internal import Publishing

/// What the page of a shared event says.
struct SharedEventView {
    struct Choice {
        var value: String
        var name: String
        var isChosen: Bool
    }

    struct Trip {
        var when: String
        var modes: String
        var lines: [String]
        var isEstimate: Bool
    }

    /// The way back.
    struct Back {
        var title: String
        /// The last by public transport.
        var ride: Trip?
        /// Why there is none.
        var words: String?
        var anytime: [Trip]
        var hasAnytime: Bool
    }

    struct Trips {
        var there: [Trip]
        var back: Back?
        /// Places to choose from, where the text means several.
        var choices: [String]
        /// Why there are no trips.
        var problem: String?
    }

    struct Times {
        var words: String
        /// RFC 3339, for scripts.
        var start: String
        var end: String
        var zone: String
    }

    let title: String
    let invitation: String
    /// What has become of it; nil: it is as it was.
    let state: String?
    let times: Times?
    let isAllDay: Bool
    let repeats: Bool
    let place: String?
    let description: [String]
    let isOpen: Bool
    let hasContent: Bool
    let room: String?
    let path: String
    let download: String
    let subscribe: String
    let canAddHere: Bool
    var csrf: String?
    var problem: String?
    var answered: String?
    var own: String?
    var name = ""
    var email = ""
    var choices: [Choice] = []
    var from = ""
    var trips: Trips?
    var map: MapView?

    init(_ event: SharedEvent, path: String, site: Site, zone: ZoneRules?, in texts: TextTable) {
        let content = event.content
        self.path = path
        title = content?.title ?? texts[.eventGone]
        invitation = texts.text(.eventInvitation, ["name": event.organizer])
        let shownZone = zone ?? content?.zone ?? .utc
        state =
            switch event.state {
            case .standing: nil
            case .moved(let start): texts.text(.eventMoved, ["time": texts.dateAndTime(start, in: shownZone)])
            case .cancelled: texts[.eventCancelled]
            case .deleted: texts[.eventDeleted]
            case .over: texts[.eventOver]
            }
        times = content.map { Self.times($0, in: shownZone, texts) }
        isAllDay = content?.isAllDay ?? false
        repeats = content?.isRecurring ?? false
        place = content.flatMap { $0.place.isEmpty ? nil : $0.place }
        description = (content?.description ?? "").split(separator: "\n").map(String.init)
        isOpen = event.isOpen
        hasContent = content != nil
        room = event.roomLeft.map { left in
            left > 0 ? texts.count(left, .eventRoomLeft, one: .eventRoomLeftOne) : texts[.eventFull]
        }
        download = "\(path).ics"
        subscribe = "\(site.subscription)\(path).ics"
        canAddHere = content != nil && event.isOpen
    }

    /// `Saturday 5 December 2026`, whatever year it is.
    private static func day(_ date: CivilDate, _ texts: TextTable) -> String {
        "\(texts.day(date, today: date)) \(date.year)"
    }

    private static func times(_ content: SharedEvent.Content, in zone: ZoneRules, _ texts: TextTable) -> Times {
        let start = content.isAllDay ? content.startLocal : zone.local(content.start)
        let end = content.isAllDay ? content.endLocal : zone.local(content.end)
        return Times(
            words: words(from: start, to: end, isAllDay: content.isAllDay, texts),
            start: content.start.iso8601,
            end: content.end.iso8601,
            zone: zone.name
        )
    }

    /// When an occurrence is, in the zone in which it is written.
    static func words(of occurrence: Occurrence, _ texts: TextTable) -> String {
        let words = words(
            from: occurrence.startLocal,
            to: occurrence.endLocal,
            isAllDay: occurrence.isAllDay,
            texts
        )
        return occurrence.isAllDay ? words : "\(words) (\(occurrence.zone.name))"
    }

    private static func words(
        from start: CivilDateTime,
        to end: CivilDateTime,
        isAllDay: Bool,
        _ texts: TextTable
    ) -> String {
        var text = Self.day(start.date, texts)
        if isAllDay {
            let last = end.date.adding(days: -1)
            if last > start.date { text += " – \(Self.day(last, texts))" }
        } else {
            text += ", \(texts.time(start.time))"
            if end.date != start.date {
                text += " – \(Self.day(end.date, texts)), \(texts.time(end.time))"
            } else if end.time != start.time {
                text += "–\(texts.time(end.time))"
            }
        }
        return text
    }

    /// Fills the form with what the guest answered before or typed just now; "maybe" where they have done neither.
    mutating func tell(_ answer: EventAnswer?, _ own: LinkToken?, form: FormBody, in texts: TextTable) {
        self.own = answer == nil ? nil : own?.text
        name = form["name"].isEmpty ? answer?.name ?? "" : form["name"]
        email = form["email"].isEmpty ? answer?.email ?? "" : form["email"]
        let chosen = AnswerChoice(name: form["choice"]) ?? answer?.choice ?? .maybe
        choices = AnswerChoice.allCases.map { choice in
            Choice(value: choice.name, name: texts[Self.words(choice)], isChosen: choice == chosen)
        }
        answered = answer.map { answer in
            switch answer.choice {
            case .accepted: texts[answer.isWaiting ? .answeredWaiting : .answeredAccepted]
            case .maybe: texts[.answeredMaybe]
            case .declined: texts[.answeredDeclined]
            }
        }
    }

    static func words(_ choice: AnswerChoice) -> TextKey {
        switch choice {
        case .accepted: .invitationAccept
        case .maybe: .invitationMaybe
        case .declined: .invitationDecline
        }
    }

    /// Tells the trips that were asked for.
    mutating func tell(_ found: GuestTrips, in texts: TextTable) {
        switch found {
        case .found(let there, let back):
            trips = Trips(
                there: there.map { Self.trip($0, in: texts) },
                back: Self.back(back, in: texts),
                choices: [],
                problem: there.isEmpty ? texts[.tripsNone] : nil
            )
        case .originUnknown: trips = Trips(there: [], choices: [], problem: texts[.tripsOriginUnknown])
        case .originAmbiguous(let choices):
            trips = Trips(there: [], choices: choices, problem: texts[.tripsOriginAmbiguous])
        case .destinationUnknown: trips = Trips(there: [], choices: [], problem: texts[.tripsDestinationUnknown])
        }
    }

    private static func back(_ back: GuestReturn, in texts: TextTable) -> Back {
        let anytime = back.anytime.map { trip in
            Trip(when: minutes(trip, in: texts), modes: trip.modes, lines: [], isEstimate: trip.isEstimate)
        }
        var ride: Trip?
        var words: String?
        switch back.ride {
        case .last(let trip): ride = Self.trip(trip, in: texts)
        case .gone(let departure, let zone):
            words = texts.text(.tripsBackGone, ["time": texts.time(zone.local(departure).time)])
        case .unknown: words = texts[.tripsBackUnknown]
        case .needless: break
        }
        return Back(
            title: texts[ride == nil ? .tripsBack : .tripsLastBack],
            ride: ride,
            words: words,
            anytime: anytime,
            hasAnytime: !anytime.isEmpty
        )
    }

    private static func minutes(_ trip: GuestTrip, in texts: TextTable) -> String {
        texts.text(.tripMinutes, ["minutes": "\((trip.arrival - trip.departure + 59) / 60)"])
    }

    private static func trip(_ trip: GuestTrip, in texts: TextTable) -> Trip {
        let from = trip.zone.local(trip.departure).time
        let to = trip.zone.local(trip.arrival).time
        return Trip(
            when: "\(texts.time(from))–\(texts.time(to)) (\(minutes(trip, in: texts)))",
            modes: trip.modes,
            lines: trip.lines,
            isEstimate: trip.isEstimate
        )
    }
}
