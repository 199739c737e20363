import Testing
import WebDAV
import XMLStream

@Suite struct MultistatusTests {
    private let head = """
        <?xml version="1.0" encoding="utf-8"?>
        <D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" \
        xmlns:CS="http://calendarserver.org/ns/" xmlns:A="http://apple.com/ns/ical/">
        """

    @Test func writesPropertiesByStatus() {
        var writer = MultistatusWriter()
        writer.response(
            href: "/a%20b/",
            [
                PropertyStatus(
                    .ok,
                    [
                        PropertyAnswer(DAVName.displayName, .text("A & B")),
                        PropertyAnswer(DAVName.resourceType, .elements([DAVName.collection])),
                        PropertyAnswer(DAVName.owner, .href("/p/")), PropertyAnswer(PropertyName("urn:x", "x"), .empty),
                    ]
                ),
                PropertyStatus(.notFound, []),
            ]
        )
        writer.response(href: "/b", status: .forbidden, condition: DAVCondition("x"), explanation: "no")
        writer.syncToken("urn:t")
        writer.end()
        #expect(
            String(decoding: writer.take(), as: UTF8.self) == head
                + """
                <D:response><D:href>/a%20b/</D:href><D:propstat><D:prop><D:displayname>A &amp; B</D:displayname>\
                <D:resourcetype><D:collection/></D:resourcetype><D:owner><D:href>/p/</D:href></D:owner><x \
                xmlns="urn:x"/>\
                </D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
                <D:response><D:href>/b</D:href><D:status>HTTP/1.1 403 Forbidden</D:status><D:error><D:x/></D:error>\
                <D:responsedescription>no</D:responsedescription></D:response>
                <D:sync-token>urn:t</D:sync-token></D:multistatus>
                """
        )
    }

    @Test func aResponseIsNeverWithoutStatus() {
        var writer = MultistatusWriter()
        _ = writer.take()
        writer.response(href: "/", [])
        #expect(
            String(decoding: writer.take(), as: UTF8.self)
                == "<D:response><D:href>/</D:href><D:propstat><D:prop></D:prop>"
                + "<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>\n"
        )
    }

    @Test func errorsHoldExactlyTheirElement() throws {
        let error = DAVError(.forbidden, DAVCondition("valid-sync-token"), "expired", logDetail: "secret")
        var reader = try XMLReader(error.body)
        #expect(reader.root() == DAVName.error)
        #expect(reader.nextChild() == XMLName(Namespace.dav, "valid-sync-token"))
        reader.skip()
        #expect(reader.nextChild() == nil)
        let text = String(decoding: error.body, as: UTF8.self)
        #expect(text.contains("<!-- expired -->") && !text.contains("secret"))
        let hyphens = DAVError(.badRequest, "a---> <b> -")
        #expect(String(decoding: hyphens.body, as: UTF8.self).contains("><!-- a- - -&gt; &lt;b&gt; - --></"))
        var whole = try XMLReader(hyphens.body)
        #expect(whole.root() == DAVName.error && whole.nextChild() == nil)
    }
}
