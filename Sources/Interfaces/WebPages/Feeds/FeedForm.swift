/// The forms in which a feed is given out.
enum FeedForm: String, CaseIterable {
    case page = "text/html"
    case iCalendar = "text/calendar"
    /// RFC 7265.
    case jCal = "application/calendar+json"
    /// RFC 6321.
    case xCal = "application/calendar+xml"

    /// The form that the header fields Accept ask for; the page where they name none, as browsers' do.
    static func chosen(by accepted: [String]) -> FeedForm {
        for type in AcceptLanguage.tags(in: accepted) {
            if let form = FeedForm(rawValue: type.lowercased()) { return form }
            if type == "*/*" || type == "text/*" { return .page }
        }
        return .page
    }

    /// The value of Content-Type.
    var contentType: String { "\(rawValue); charset=utf-8" }
}
