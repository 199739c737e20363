internal import ByteText
internal import CivilTime
internal import ICalendar
internal import SelfService

/// The words and forms of one scheduling mail.
struct SchedulingMail {
    let content: MailableMessage
    /// How the person on whose behalf it goes out is called.
    let name: String
    let words: EventWords
    /// Whether the recipient was told of the event before.
    let isKnown: Bool
    /// The page on which the recipient answers.
    let page: String
    let server: String

    var title: String {
        let title = content.text("SUMMARY")
        return title.isEmpty ? words.untitled : title
    }

    private var occasion: EventWords.Occasion {
        switch content.message.method {
        case .request, .add, .publish: isKnown ? words.update : words.invitation
        case .cancel: words.cancellation
        case .counter: words.counter
        case .refresh: words.refresh
        case .declineCounter: words.declineCounter
        case .reply:
            switch content.status {
            case "ACCEPTED": words.accepted
            case "DECLINED": words.declined
            default: words.tentative
            }
        }
    }

    private var values: [String: String] { ["name": name, "title": title, "server": server] }

    /// Without recipient, calendar and addresses.
    func mail(to recipient: String) -> Mail {
        var mail = Mail(
            recipient: recipient,
            subject: EventWords.filled(occasion.subject, values),
            text: text
        )
        mail.html = html
        return mail
    }

    /// The times of at most five single occurrences, or of the next one of a series.
    private var times: [String] {
        let found = try? content.object.occurrences(
            overlapping: Instant.distantPast..<Instant.distantFuture,
            floating: .utc,
            maximum: content.object.master == nil ? 5 : 1
        )
        return (found ?? []).map { words.time(of: $0) }
    }

    private var facts: [(name: String, value: String)] {
        var facts = times.map { (words.when, $0) }
        let place = content.text("LOCATION")
        if !place.isEmpty { facts.append((words.place, place)) }
        return facts
    }

    private var asksForAnswer: Bool { content.message.method == .request }

    private var choices: [(name: String, link: String)] {
        [(words.yes, "accepted"), (words.maybe, "maybe"), (words.no, "declined")].map { name, choice in
            (name, "\(page)?answer=\(choice)")
        }
    }

    private var text: String {
        var lines = [EventWords.filled(occasion.introduction, values), "", title]
        lines += facts.map { "\($0.name): \(Self.oneLine($0.value))" }
        if content.object.isRecurring { lines.append(words.repeats) }
        let description = content.text("DESCRIPTION")
        if !description.isEmpty { lines += ["", String(description.prefix(Self.longestDescription))] }
        if asksForAnswer {
            lines += ["", words.willYouCome] + choices.map { "\($0.name): \($0.link)" }
        }
        lines += ["", "-- ", EventWords.filled(words.footer, values), "\(words.stop) \(page)/stop"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var html: String {
        var parts = [
            "<!DOCTYPE html><html lang=\"\(words.language)\"><head><meta charset=\"utf-8\"><title>\(title.escapedForMarkup)"
                + "</title></head><body style=\"font-family:sans-serif;color:#111\">",
            "<p>\(EventWords.filled(occasion.introduction, values).escapedForMarkup)</p>",
            "<h1 style=\"font-size:1.3em\">\(title.escapedForMarkup)</h1>",
        ]
        parts += facts.map { "<p><strong>\($0.name.escapedForMarkup):</strong> \($0.value.escapedForMarkup)</p>" }
        if content.object.isRecurring { parts.append("<p>\(words.repeats.escapedForMarkup)</p>") }
        let description = content.text("DESCRIPTION").prefix(Self.longestDescription)
        if !description.isEmpty {
            parts.append("<p>\(String(description).escapedForMarkup.replacing("\n", with: "<br>\n"))</p>")
        }
        if asksForAnswer {
            let style = "display:inline-block;padding:.5em 1em;border:1px solid #1D6FD1;border-radius:4px"
            let links = choices.map { choice in
                "<a style=\"\(style)\" href=\"\(choice.link.escapedForMarkup)\">\(choice.name.escapedForMarkup)</a>"
            }
            parts += ["<p>\(words.willYouCome.escapedForMarkup)</p>", "<p>\(links.joined(separator: "\n"))</p>"]
        }
        let stop = "\(page)/stop".escapedForMarkup
        parts += [
            "<hr><p style=\"color:#555;font-size:.85em\">\(EventWords.filled(words.footer, values).escapedForMarkup)<br>",
            "\(words.stop.escapedForMarkup) <a href=\"\(stop)\">\(stop)</a></p></body></html>",
        ]
        return parts.joined(separator: "\n") + "\n"
    }

    private static let longestDescription = 5_000

    private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
