import Testing
import WebDAV

@Suite struct HeaderTests {
    @Test func readsDepth() throws {
        #expect(try Depth(header: nil) == nil)
        #expect(try Depth(header: "0") == .zero)
        #expect(try Depth(header: "Infinity") == .infinity)
        #expect(throws: DAVError.self) { try Depth(header: "2") }
    }

    @Test func readsEntityTags() throws {
        #expect(try EntityTagCondition(header: nil) == nil)
        #expect(try EntityTagCondition(header: " * ") == .any)
        #expect(
            try EntityTagCondition(header: "\"a,b\", W/\"c\",d")
                == .tags([EntityTag("a,b"), EntityTag("c", isWeak: true), EntityTag("d")])
        )
        for header in ["", "\"a", "\"a\" \"b\"", ","] {
            #expect(throws: DAVError.self) { try EntityTagCondition(header: header) }
        }
        let condition = EntityTagCondition.tags([EntityTag("a", isWeak: true), EntityTag("b")])
        #expect(!condition.matchesStrongly("a") && condition.matchesStrongly("b") && condition.matchesWeakly("a"))
        #expect(!EntityTagCondition.any.matchesStrongly(nil) && !EntityTagCondition.any.matchesWeakly(nil))
    }

    @Test func readsIfHeader() throws {
        let header = try #require(
            try IfHeader(header: "</a> (<urn:1> [\"x\"]) (Not <DAV:no-lock>) <http://h/b> ([W/\"y\"])")
        )
        #expect(header.lists.map(\.resource) == ["/a", "/a", "http://h/b"])
        #expect(header.lists[1].conditions == [.init(isNegated: true, .stateToken("DAV:no-lock"))])
        #expect(header.holds { _ in (nil, []) })
        let one = try #require(try IfHeader(header: "(<urn:1> [\"x\"])"))
        #expect(one.holds { _ in ("x", ["urn:1"]) })
        #expect(!one.holds { _ in ("y", ["urn:1"]) })
        #expect(!one.holds { _ in ("x", []) })
        for header in ["", "()", "(", "</a>", "(<a)", "(a b", "(<a>) </b>", "</a></b> (<c>)"] {
            #expect(throws: DAVError.self) { try IfHeader(header: header) }
        }
    }

    @Test func readsPreferences() {
        let some = Preferences(prefer: ["respond-async, return=minimal", "depth-noroot"], brief: nil)
        #expect(some.returnMinimal && some.depthNoRoot && !some.returnRepresentation)
        #expect(Preferences(prefer: [], brief: "t").returnMinimal)
        #expect(Preferences(prefer: ["return=representation"], brief: "f").returnRepresentation)
    }
}
