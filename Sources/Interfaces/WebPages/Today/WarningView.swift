internal import ByteText
internal import DayPlanner
internal import Planning

/// A warning with what can be done about it; `parts/warning.mustache` renders it.
struct WarningView {
    /// Something that is decided by one button.
    struct Action {
        var address: String
        var decision: String
        /// Which of the item's own actions it is; empty: another decision.
        var what = ""
        var words: String
        var next: String
        /// Other items that are ignored with it.
        var also: [String] = []

        var isIgnoring: Bool { decision == "dismissed" || decision == "act" && what == TravelAction.ignore }
    }

    struct Link {
        var address: String
        var words: String
    }

    let title: String
    let address: String
    let when: String
    /// Whether it only tells something.
    let isNote: Bool
    let actions: [Action]
    let links: [Link]

    /// - Parameters:
    ///   - item: a warning of the Travel calendar.
    ///   - others: warnings that say the same of other events, and are ignored with it.
    ///   - agenda: with the events that it may be about.
    ///   - next: the page to come back to.
    ///   - visit: who looks.
    init(_ item: TravelEntry, saidBy others: [TravelEntry] = [], in agenda: Agenda, backTo next: String, _ visit: Visit)
    {
        let texts = visit.texts
        title = item.summary ?? ""
        address = visit.prefix + "/trips/" + PercentEncoding.encode(item.uid)
        when = texts.dateAndTime(item.start, in: visit.zone)
        isNote = !item.needsDecision
        var actions = Self.actions(of: item, at: address + "/choice", backTo: next, texts)
        for index in actions.indices where actions[index].isIgnoring { actions[index].also = others.map(\.uid) }
        self.actions = actions
        let event = agenda.entries.first { $0.isOwn && $0.uid == item.event && $0.touches(item.start, visit) }
        var links = Self.links(of: item, event, backTo: next, visit)
        switch item.kind {
        case .warning(.unreachable), .warning(.means), .warning(.far), .warning(.disruption):
            links.append(Link(address: address, words: texts[.otherOptions]))
        default: break
        }
        self.links = links
    }

    /// Where something can be done about it that takes more than a button.
    static func links(of item: TravelEntry, _ event: AgendaEntry?, backTo next: String, _ visit: Visit) -> [Link] {
        let texts = visit.texts
        var links: [Link] = []
        if let place = item.place {
            let path = PlaceSubject.path(of: place, next: next)
            links.append(Link(address: visit.prefix + path, words: texts[.findThePlace]))
        }
        if let event {
            links.append(Link(address: visit.prefix + EventAddress(event).path("edit"), words: texts[.changeTheEvent]))
        }
        if item.kind == .warning(.noHome) || item.kind == .warning(.rooms) {
            links.append(Link(address: visit.prefix + "/places", words: texts[.savePlaces]))
        }
        return links
    }

    /// What the planner offers to decide; where it offers nothing, what every warning takes.
    static func actions(
        of item: TravelEntry,
        at address: String,
        backTo next: String,
        _ texts: TextTable
    ) -> [Action] {
        let offered = item.actions.map {
            Action(address: address, decision: "act", what: $0.id, words: $0.title, next: next)
        }
        guard offered.isEmpty, item.kind.isWarning else { return offered }
        var actions: [Action] = []
        if item.kind == .warning(.overlap) {
            actions.append(Action(address: address, decision: "chosen", words: texts[.attendThisOne], next: next))
        }
        return actions + [Action(address: address, decision: "dismissed", words: texts[.ignoreWarning], next: next)]
    }
}
