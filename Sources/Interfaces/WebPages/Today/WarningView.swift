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
    }

    struct Link {
        var address: String
        var words: String
    }

    let title: String
    let address: String
    let when: String
    let actions: [Action]
    let links: [Link]

    /// - Parameters:
    ///   - item: a warning of the Travel calendar.
    ///   - agenda: with the events that it may be about.
    ///   - next: the page to come back to.
    ///   - visit: who looks.
    init(_ item: TravelEntry, in agenda: Agenda, backTo next: String, _ visit: Visit) {
        let texts = visit.texts
        title = item.summary ?? ""
        address = visit.prefix + "/trips/" + PathText.encoded(item.uid)
        when = texts.dateAndTime(item.start, in: visit.zone)
        actions = Self.actions(of: item, at: address + "/choice", backTo: next, texts)
        var links: [Link] = []
        if let event = agenda.entries.first(where: { $0.isOwn && $0.uid == item.event && $0.touches(item.start, visit) }
        ) {
            links.append(Link(address: visit.prefix + EventAddress(event).path("edit"), words: texts[.changeTheEvent]))
        }
        switch item.kind {
        case .warning(.unreachable), .warning(.means), .warning(.far), .warning(.disruption):
            links.append(Link(address: address, words: texts[.otherOptions]))
        case .warning(.noHome), .warning(.rooms):
            links.append(Link(address: visit.prefix + "/places", words: texts[.savePlaces]))
        default: break
        }
        self.links = links
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
