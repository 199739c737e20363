import Testing
import WebDAV
import XMLStream

@Suite struct MessageTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func report(_ text: String) throws -> XMLReader {
        var reader = try XMLReader(bytes(text))
        _ = reader.root()
        return reader
    }

    @Test(arguments: [
        ("", PropertySelection.all(including: [])),
        ("<propfind xmlns='DAV:'><propname/></propfind>", .names),
        ("<propfind xmlns='DAV:'><allprop/></propfind>", .all(including: [])),
        (
            "<propfind xmlns='DAV:'><allprop/><include><owner/></include></propfind>",
            .all(including: [DAVName.owner])
        ),
        (
            "<D:propfind xmlns:D='DAV:'><D:prop><D:getetag/><x xmlns='urn:x'>t</x><D:getetag/></D:prop></D:propfind>",
            .some([DAVName.getETag, PropertyName("urn:x", "x")])
        ),
        ("<propfind xmlns='DAV:'><prop/></propfind>", .some([])),
    ])
    func readsPropFind(_ body: String, _ selection: PropertySelection) throws {
        #expect(try PropFind(body: bytes(body), limits: .standard).selection == selection)
    }

    @Test(arguments: [
        "<propfind/>", "<propfind xmlns='DAV:'/>", "<propfind xmlns='DAV:'><prop/><allprop/></propfind>", "<x",
        "<propertyupdate xmlns='DAV:'/>",
    ])
    func refusesPropFind(_ body: String) {
        #expect(throws: XMLError.self) { try PropFind(body: bytes(body), limits: .standard) }
    }

    @Test func readsPropertyUpdateInOrder() throws {
        let update = try PropertyUpdate(
            body: bytes(
                """
                <propertyupdate xmlns='DAV:'><remove><prop><a xmlns='urn:a'/></prop></remove>
                <set><prop><displayname> Work </displayname><b xmlns='urn:b'><c/></b></prop></set>
                <remove><prop><displayname/></prop></remove></propertyupdate>
                """
            ),
            limits: .standard
        )
        #expect(
            update.instructions.map(\.name)
                == [
                    PropertyName("urn:a", "a"), DAVName.displayName, PropertyName("urn:b", "b"), DAVName.displayName,
                ]
        )
        guard case .set(let setting) = update.instructions[1], case .remove = update.instructions[3] else {
            Issue.record("kinds are wrong")
            return
        }
        #expect(try setting.text() == "Work")
        #expect(throws: XMLError.self) {
            try PropertyUpdate(body: bytes("<propertyupdate xmlns='DAV:'/>"), limits: .standard)
        }
    }

    @Test func readsMakeCollection() throws {
        let message = try MakeCollection(
            body: bytes(
                """
                <D:mkcol xmlns:D='DAV:' \
                xmlns:C='urn:ietf:params:xml:ns:caldav'><D:set><D:prop><D:resourcetype><D:collection/>
                <C:calendar/></D:resourcetype></D:prop></D:set><D:set><D:prop>\
                <D:displayname>x</D:displayname></D:prop></D:set>
                </D:mkcol>
                """
            ),
            root: DAVName.mkcol,
            limits: .standard
        )
        #expect(try message.resourceTypes() == [DAVName.collection, PropertyName(Namespace.calDAV, "calendar")])
        #expect(message.properties.count == 2)
        #expect(try MakeCollection(body: [], root: DAVName.mkcol, limits: .standard).properties.isEmpty)
        #expect(throws: XMLError.self) {
            try MakeCollection(body: bytes("<x xmlns='DAV:'/>"), root: DAVName.mkcol, limits: .standard)
        }
    }

    @Test func readsSyncCollection() throws {
        var reader = try report(
            """
            <sync-collection xmlns='DAV:'><sync-token> urn:t </sync-token><sync-level>1</sync-level>
            <limit><nresults>5</nresults></limit><prop><getetag/></prop></sync-collection>
            """
        )
        #expect(
            try SyncCollection(from: &reader)
                == SyncCollection(token: "urn:t", level: .one, limit: 5, properties: [DAVName.getETag])
        )
        reader = try report("<sync-collection xmlns='DAV:'><sync-token/></sync-collection>")
        #expect(try SyncCollection(from: &reader) == SyncCollection(token: nil, level: nil, limit: nil, properties: []))
        for wrong in [
            "<sync-level>2</sync-level>", "<limit><nresults>0</nresults></limit>",
            "<limit><nresults>x</nresults></limit>",
        ] {
            var reader = try report("<sync-collection xmlns='DAV:'>\(wrong)</sync-collection>")
            #expect(throws: XMLError.self) { try SyncCollection(from: &reader) }
        }
    }

    @Test func readsPrincipalPropertySearch() throws {
        var reader = try report(
            """
            <principal-property-search xmlns='DAV:' test='anyof'><property-search><prop><displayname/></prop>
            <match match-type='starts-with'>An</match></property-search><prop><displayname/></prop>
            <apply-to-principal-collection-set/></principal-property-search>
            """
        )
        let search = try PrincipalPropertySearch(from: &reader)
        #expect(search.anyOf && search.applyToPrincipalCollectionSet && search.properties == [DAVName.displayName])
        #expect(search.criteria.first?.matchType.matches("ana", "AN") == true)
        #expect(search.criteria.first?.matchType.matches("Joana", "AN") == false)
    }

    /// What stands in a property that a client has set is opened as far as its hrefs.
    @Test func opensHrefsOfWhatClientsSet() throws {
        func opened(_ text: String) throws -> (Markup, [String], String) {
            var reader = try XMLReader(Array(text.utf8))
            _ = reader.root()
            let fragment = reader.fragment()
            let markup = try Markup(openingHrefsOf: fragment)
            var writer = XMLWriter(prefixes: Namespace.prefixes)
            markup.write(into: &writer)
            return (markup, PropertyValue.whole(fragment).hrefs, String(decoding: writer.take(), as: UTF8.self))
        }
        let (plain, none, same) = try opened("<x xmlns='urn:x' a='b'>no <y>href</y></x>")
        #expect(none.isEmpty && same == "<x xmlns=\"urn:x\" a=\"b\">no <y>href</y></x>")
        guard case .fragment = plain else {
            Issue.record("it is opened without need")
            return
        }
        let (_, hrefs, text) = try opened(
            "<x xmlns='urn:x' xmlns:D='DAV:' xml:lang='en' a='1'>t <D:href> /a </D:href><y "
                + "b='2'><z><D:href>/b</D:href></z></y><w/></x>"
        )
        #expect(hrefs == ["/a", "/b"])
        for part in ["xml:lang=\"en\"", "a=\"1\"", ">t <", "<D:href>/a</D:href>", "b=\"2\"", "<D:href>/b</D:href>"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func readsExpandProperty() throws {
        var reader = try report(
            """
            <expand-property xmlns='DAV:'><property name='owner'><property name='displayname'/></property>
            <property name='x' namespace='urn:x'/></expand-property>
            """
        )
        #expect(
            try ExpandProperty(from: &reader).items
                == [
                    .init(name: DAVName.owner, items: [.init(name: DAVName.displayName, items: [])]),
                    .init(name: PropertyName("urn:x", "x"), items: []),
                ]
        )
    }
}
