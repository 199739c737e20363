internal import Hummingbird
internal import TripModel

/// Every component of the pages, for their development.
struct StylePage: Sendable {
    private struct View {
        var sample: String
        var problems: FormProblems
        var fields: [Field]
        var groups: [TickGroup]
        var tick: Tick
        var entries: [EntryView]
    }

    func show(_ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let sample = texts[.yourAccount]
        var problems = FormProblems()
        problems.note("wrong", texts[.enterUserName])
        let view = View(
            sample: sample,
            problems: problems,
            fields: [
                .line("plain", texts[.userName], "", hint: sample),
                .line("wrong", texts[.displayName], sample, hint: sample, problem: problems["wrong"], isRequired: true),
                .line("date", texts[.today], "2026-11-23", type: "date"),
                .area("area", texts[.emailAddresses], sample),
                .choice("choice", texts[.timeZone], "b", [("a", texts[.monday]), ("b", texts[.tuesday])]),
            ],
            groups: [
                ModeTexts.group("modes", texts[.byTheseModes], [.foot], texts),
                TickGroup(
                    "one",
                    texts[.choose],
                    [("yes", texts[.yes]), ("no", texts[.no])],
                    chosen: ["no"],
                    isOnlyOne: true,
                    hint: sample
                ),
            ],
            tick: Tick("tick", texts[.rememberMe], isTicked: true, hint: sample),
            entries: [
                EntryView(sample: sample, when: "08:05–08:39", isTrip: true),
                EntryView(sample: sample, when: "09:00–10:00", color: CalendarColor.offered[0]),
                EntryView(sample: sample, when: texts[.allDay], isWarning: true),
            ]
        )
        return visit.page(.style, title: texts[.styleTitle], view)
    }
}
