package import Calendars

extension PushMessage {
    /// That a calendar changed (draft-bitfire-webdav-push-00, "Push Message").
    ///
    /// - Parameters:
    ///   - topic: of the calendar, in base64url.
    ///   - trigger: what changed; one of them, since the push service may put a later message in its place.
    ///   - token: the state of the calendar.
    package init(topic: String, trigger: PushTriggers, token: SyncToken) {
        let change =
            trigger == .content
            ? "<content-update><D:sync-token>\(token.uri)</D:sync-token></content-update>" : "<property-update/>"
        let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <push-message xmlns="https://bitfire.at/webdav-push" xmlns:D="DAV:">\
            <topic>\(topic)</topic>\(change)</push-message>
            """
        self.init(
            body: Array(text.utf8),
            contentType: "application/xml; charset=\"UTF-8\"",
            topic: "\(topic.prefix(30))\(trigger == .content ? "c" : "p")",
            timeToLiveSeconds: 3 * 86_400
        )
    }
}
