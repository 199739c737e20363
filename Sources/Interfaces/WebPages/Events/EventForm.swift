internal import Accounts
internal import Calendars
internal import CivilTime

/// The form of an event; `events/eventForm.mustache` renders it.
struct EventForm {
    struct Version {
        var label: String
        var value: String
    }

    let action: String
    let cancel: String
    /// What it was made from; empty for a new event.
    let etag: String
    let at: String
    let problems: FormProblems?
    /// What another change meanwhile made of the event; nil: nothing did.
    let meanwhile: [Version]?
    let isStale: Bool
    let title: Field
    let place: Field
    let allDay: Tick
    let times: [Field]
    let zoneHint: String?
    let calendar: Field?
    let category: Field
    let notes: Field
    let invitees: Field
    let busy: InviteesBusy?
    let alarm: Field
    let repetition: Field
    let interval: Field
    let weekdays: TickGroup
    let until: Field
    let isFree: Tick
    let isPrivate: Tick
    /// nil: it happens once, or all of it is meant.
    let scope: TickGroup?

    /// Minutes before the start that the form offers for an alarm.
    static let alarmMinutes = [0, 5, 10, 15, 30, 60, 120, 1440]

    /// What a form is about.
    struct Subject {
        var action: String
        var cancel: String
        var etag = ""
        var at = ""
        /// The zone of the times, where it is not the person's.
        var zoneName: String?
        var scopes: [EventScope] = []
        var scope = EventScope.this
        var canChooseCalendar = true
        /// When the invitees are busy; nil: it was not asked.
        var busy: InviteesBusy?
        var meanwhile: [Version]?
    }

    /// - Parameters:
    ///   - draft: what stands in the fields.
    ///   - subject: what the form is about.
    ///   - calendars: in which the event may be.
    ///   - kinds: of events that the person has.
    ///   - problems: what is wrong with the draft.
    ///   - visit: whose form it is.
    init(
        _ draft: EventDraft,
        _ subject: Subject,
        calendars: [CalendarCollection],
        kinds: [String: EventKind],
        problems: FormProblems,
        _ visit: Visit
    ) {
        let texts = visit.texts
        (action, cancel, etag, at) = (subject.action, subject.cancel, subject.etag, subject.at)
        meanwhile = subject.meanwhile
        isStale = subject.meanwhile != nil
        busy = subject.busy
        self.problems = problems.shown
        title = .line(
            "title",
            texts[.eventTitle],
            draft.title,
            problem: problems["title"],
            isRequired: true,
            maximum: 500
        )
        place = .line(
            "place",
            texts[.eventPlace],
            draft.place,
            hint: texts[.eventPlaceHint],
            problem: problems["place"],
            maximum: 500,
            isPlace: true
        )
        allDay = Tick("allDay", texts[.eventAllDay], isTicked: draft.isAllDay)
        times = Self.times(draft, problems, texts)
        zoneHint = subject.zoneName.map { texts.text(.eventZone, ["zone": $0]) }
        calendar =
            subject.canChooseCalendar
            ? .choice(
                "calendar",
                texts[.eventCalendar],
                draft.calendar,
                calendars.map { ($0.name, $0.properties.displayName ?? $0.name) },
                problem: problems["calendar"]
            ) : nil
        category = .choice(
            "category",
            texts[.eventKind],
            draft.category,
            KindTexts.categories(kinds, keeping: draft.category, texts)
        )
        notes = .area(
            "notes",
            texts[.eventNotes],
            draft.notes,
            hint: texts[.eventNotesHint],
            problem: problems["notes"]
        )
        invitees = .area(
            "invitees",
            texts[.eventInvitees],
            draft.invitees,
            rows: 3,
            hint: texts[.eventInviteesHint],
            problem: problems["invitees"]
        )
        alarm = Self.alarm(draft, texts)
        repetition = Self.repetition(draft, texts)
        interval = .line(
            "interval",
            texts[.repeatInterval],
            draft.repetition.interval,
            type: "number",
            hint: texts[.repeatIntervalHint],
            problem: problems["interval"],
            range: ("1", "1000")
        )
        weekdays = TickGroup(
            "weekday",
            texts[.repeatWeekdays],
            Weekday.allCases.map { ("\($0.rawValue)", texts.weekday($0)) },
            chosen: Set(draft.repetition.weekdays.map { "\($0.rawValue)" })
        )
        until = .line(
            "until",
            texts[.repeatUntil],
            draft.repetition.until,
            type: "date",
            hint: texts[.repeatUntilHint],
            problem: problems["until"]
        )
        isFree = Tick("isFree", texts[.eventIsFree], isTicked: draft.isFree)
        isPrivate = Tick("isPrivate", texts[.eventIsPrivate], isTicked: draft.isPrivate)
        scope =
            subject.scopes.isEmpty
            ? nil
            : TickGroup(
                "scope",
                texts[.scopeTitle],
                subject.scopes.map { ($0.rawValue, texts[$0.title]) },
                chosen: [subject.scope.rawValue],
                isOnlyOne: true
            )
    }

    private static func times(_ draft: EventDraft, _ problems: FormProblems, _ texts: TextTable) -> [Field] {
        [
            .line(
                "startDate",
                texts[.eventStartDate],
                draft.startDate,
                type: "date",
                problem: problems["startDate"],
                isRequired: true
            ),
            .line("startTime", texts[.eventStartTime], draft.startTime, type: "time", problem: problems["startTime"]),
            .line("endDate", texts[.eventEndDate], draft.endDate, type: "date", problem: problems["endDate"]),
            .line(
                "endTime",
                texts[.eventEndTime],
                draft.endTime,
                type: "time",
                hint: texts[.eventEndTimeHint],
                problem: problems["endTime"]
            ),
        ]
    }

    private static func alarm(_ draft: EventDraft, _ texts: TextTable) -> Field {
        var options = [("", texts[.alarmNone])]
        if draft.alarm == EventDraft.keptAlarms { options.append((EventDraft.keptAlarms, texts[.alarmKeep])) }
        options += alarmMinutes.map { minutes in
            (
                "\(minutes)",
                minutes == 0 ? texts[.alarmAtStart] : texts.text(.alarmBefore, ["time": span(minutes, texts)])
            )
        }
        return .choice("alarm", texts[.alarmTitle], draft.alarm, options)
    }

    private static func span(_ minutes: Int, _ texts: TextTable) -> String {
        minutes == 1440 ? texts[.oneDay] : texts.duration(Int64(minutes) * 60)
    }

    private static func repetition(_ draft: EventDraft, _ texts: TextTable) -> Field {
        let patterns: [(EventRepetition.Pattern, TextKey)] = [
            (.none, .repeatNone), (.daily, .repeatDaily), (.weekdays, .repeatsWeekdays), (.weekly, .repeatWeekly),
            (.monthly, .repeatMonthly), (.yearly, .repeatYearly), (.keep, .repeatKeep),
        ]
        return .choice(
            "repeat",
            texts[.repeatTitle],
            draft.repetition.pattern.rawValue,
            patterns.filter { $0.0 != .keep || draft.repetition.pattern == .keep }.map { ($0.0.rawValue, texts[$0.1]) }
        )
    }
}
