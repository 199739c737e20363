import Testing

@testable import ServerApp

struct ArchivedChoiceTests {
    private static func choice(_ decision: String) -> AccountArchive.Choice {
        AccountArchive.Choice(
            event: "lift@example.org",
            recurrenceID: "",
            kind: "warning:overlap",
            ordinal: 0,
            decision: decision,
            fingerprint: "f"
        )
    }

    @Test func everyDecisionComesBackAsItWas() throws {
        var all = [Self.choice("dismissed"), Self.choice("chosen")]
        var departure = Self.choice("departure")
        departure.departure = "2026-11-23T10:00:00Z"
        var modes = Self.choice("modes")
        modes.modes = ["bicycle", "foot"]
        var option = Self.choice("option")
        option.modes = ["transit"]
        option.option = "R1 A-B"
        var within = Self.choice("within")
        (within.from, within.until) = ("2026-11-23T12:00:00Z", "2026-11-23T13:00:00Z")
        within.leastSeconds = 900
        all += [departure, modes, option, within]
        for archived in all { #expect(AccountArchive.Choice(try #require(archived.read)) == archived) }
    }

    @Test func whatIsNotKnownIsLeftOut() {
        var unknown = Self.choice("dismissed")
        unknown.kind = "warning:of-the-future"
        #expect(unknown.read == nil)
        for decision in ["teleported", "departure", "modes", "option", "within"] {
            #expect(Self.choice(decision).read == nil)
        }
    }

    @Test(arguments: [("ATTACH;MANAGED-ID=1:x", true), ("attach:x", true), ("SUMMARY:at a", false), ("", false)])
    func attachmentsAreLookedForWhereTheyMayBe(line: String, isNamed: Bool) {
        #expect(CalendarFile.namesAttachments(Array(line.utf8)) == isNamed)
    }
}
