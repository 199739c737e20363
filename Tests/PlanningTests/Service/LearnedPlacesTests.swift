import Accounts
import Calendars
import DayPlanner
import Geo
import ICalendar
import Testing

@testable import Planning

/// A place that a person chose once is preferred next time.
@Suite struct LearnedPlacesTests {
    private static let viaRoma = "Farmacia Comunale, Via Roma 5, Poggio"
    private static let apple = "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Studio Bianchi:geo:42.3600,13.4100"

    private func house(language: String = "en") async throws -> PlanningHouse {
        try await PlanningHouse(language: language, searches: [EntryPlaces.village], namings: [EntryPlaces.village])
    }

    private func learned(_ house: PlanningHouse) async throws -> [LearnedPlace] {
        try await house.repository.listLearnedPlaces(of: house.person.id)
    }

    private func questions(_ house: PlanningHouse) async throws -> [TravelItem] {
        try await house.items().filter { $0.value("X-TRAVLENDAR-KIND") == "warning:place" }
    }

    private func ways(_ house: PlanningHouse) async throws -> [TravelItem] {
        try await house.items().filter { $0.value("X-TRAVLENDAR-KIND") == "to" }
    }

    @Test func aChoicePastedIntoTheEventAnswersForTheNext() async throws {
        let house = try await house()
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Farmacia Comunale"))
        try await house.put(TestEvent("b", "09:00", "10:00", at: "farmacia  comunale.", day: 12))
        #expect(try await questions(house).count == 2)
        let asked = try #require(try await questions(house).first?.event.first("DESCRIPTION")?.text)
        #expect(asked.contains("\n\n\(Self.viaRoma)\n    near Piazza Garibaldi, 2.2 km from home\n"))

        try await house.put(TestEvent("a", "09:00", "10:00", at: Self.viaRoma))
        #expect(try await questions(house).isEmpty)
        let place = try #require(try await learned(house).first)
        #expect(place.text == "Farmacia Comunale" && place.title == Self.viaRoma)
        // The other day was planned again, and says why.
        let told = try #require(try await ways(house).last?.event.first("DESCRIPTION")?.text)
        #expect(told.contains("\"farmacia  comunale.\" is \(Self.viaRoma), as you chose before."))
    }

    /// The line and the hint below it, as a finger on a telephone selects them.
    @Test func whatWasCopiedWithTheChoiceDoesNotMatter() async throws {
        let house = try await house()
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Farmacia Comunale"))
        let pasted = "\(Self.viaRoma)\\n    near Piazza Garibaldi\\, 2.2 km from home"
        try await house.put(
            TestEvent("a", "09:00", "10:00", extra: ["LOCATION:" + pasted.replacing(", ", with: "\\, ")])
        )
        #expect(try await questions(house).isEmpty)
        #expect(try await ways(house).count == 1)
    }

    @Test func anAnswerOnTheQuestionItselfCounts() async throws {
        let house = try await house()
        let event = TestEvent("a", "09:00", "10:00", at: "Farmacia Comunale")
        try await house.put(event)
        let question = try #require(try await questions(house).first)
        let text = String(decoding: question.bytes, as: UTF8.self)
        let line = "LOCATION:" + Self.viaRoma.replacing(",", with: "\\,") + "\r\n"
        let answered = text.replacing("CATEGORIES:WARNING\r\n", with: "CATEGORIES:WARNING\r\n" + line)
        #expect(answered != text)
        _ = try await house.calendars.objects.put(
            Array(answered.utf8),
            at: house.address(question.name, in: CollectionKind.travelName),
            as: house.person.id
        )
        try await house.plan()
        #expect(try await questions(house).isEmpty)
        #expect(try await ways(house).count == 1)
        #expect(try await learned(house).map(\.text) == ["Farmacia Comunale"])
    }

    /// One tap on a candidate is the same answer as pasting it.
    @Test func aCandidateIsChosenByOneAction() async throws {
        let house = try await house()
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Farmacia Comunale"))
        try await house.put(TestEvent("b", "09:00", "10:00", at: "farmacia comunale", day: 12))
        let entries = try await house.planning.entries(of: house.person.id, days: 30)
        let question = try #require(entries.first { $0.kind == .warning(.place) && $0.event == "a" })
        let action = try #require(question.actions.first { $0.title == "It is: \(Self.viaRoma)" })
        #expect(Set(question.actions.map(\.id)).count == question.actions.count)
        try await house.planning.act(action.id, about: question.uid, of: house.person.id)
        try await house.plan()
        #expect(try await questions(house).isEmpty)
        #expect(try await ways(house).count == 2)
        #expect(try await learned(house).map(\.title) == [Self.viaRoma])
        await #expect(throws: ChoiceError.self) {
            try await house.planning.act("pnothing", about: question.uid, of: house.person.id)
        }
    }

    @Test func aCandidateIsChosenByTheLinkOfTheQuestion() async throws {
        let house = try await PlanningHouse(
            language: "en",
            searches: [EntryPlaces.village],
            namings: [EntryPlaces.village]
        ) { $0.publicAddress = "https://example.org" }
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Farmacia Comunale"))
        let question = try #require(try await questions(house).first)
        let token = question.value("URL").replacing("https://example.org/trip/", with: "")
        let linked = try #require(try await house.planning.linkedItem(token))
        let action = try #require(linked.actions.first { $0.title == "It is: \(Self.viaRoma)" })
        #expect(question.event.first("DESCRIPTION")?.text.contains("?take=\(action.id)") == true)
        try await house.planning.act(action.id, byLink: token, formCode: action.formCode)
        try await house.plan()
        #expect(try await questions(house).isEmpty)
        #expect(try await ways(house).count == 1)
    }

    @Test func anAddressWrittenForWhatWasNotFoundIsRemembered() async throws {
        let house = try await house(language: "it")
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Dentista"))
        #expect(try await questions(house).first?.summary.contains("Luogo non trovato") == true)
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Via Piave 34, Poggio"))
        try await house.put(TestEvent("b", "09:00", "10:00", at: "Dentista", day: 5))
        let told = try #require(try await ways(house).last?.event.first("DESCRIPTION")?.text)
        #expect(told.contains("\"Dentista\" è Via Piave 34, Poggio, come hai già scelto."))
    }

    @Test func anEventThatMovesHomeAnswersNothing() async throws {
        let house = try await house()
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Dentist"))
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Home"))
        #expect(try await learned(house).isEmpty)
    }

    @Test func theCoordinatesThatAnAppGaveCountForTheTextAlone() async throws {
        let house = try await house()
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Dentist", extra: [Self.apple]))
        try await house.put(TestEvent("b", "09:00", "10:00", at: "Dentist", day: 20))
        #expect(try await questions(house).isEmpty)
        #expect(try await ways(house).count == 2)
        // What the map knows by itself need not be remembered, nor where in a street somebody was.
        let known = "GEO:42.38;13.41"
        try await house.put(TestEvent("c", "12:00", "13:00", at: "Via Piave 34, Poggio", extra: [known]))
        try await house.put(TestEvent("d", "15:00", "16:00", at: "Room 4", extra: [known]))
        #expect(try await learned(house).map(\.text) == ["Dentist"])
    }

    @Test func anInvitationTeachesNothing() async throws {
        let house = try await house()
        let people = ["ORGANIZER:mailto:bob@example.org", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org"]
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Dentist", extra: [Self.apple] + people))
        #expect(try await learned(house).isEmpty)
    }

    @Test func whatIsForgottenIsAskedAgain() async throws {
        let house = try await house()
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Dentist", extra: [Self.apple]))
        try await house.put(TestEvent("b", "09:00", "10:00", at: "Dentist", day: 20))
        #expect(try await house.repository.forgetLearnedPlaces(key: "dentist", of: house.person.id) == 1)
        try await house.plan()
        // The event that taught it teaches it no more, however often its day is planned.
        try await house.planning.replan(house.person.id)
        try await house.plan()
        #expect(try await learned(house).isEmpty)
        #expect(try await questions(house).count == 1)
        #expect(try await ways(house).count == 1)
        // Chosen anew, it is known again.
        try await house.put(TestEvent("c", "09:00", "10:00", at: "Dentist", day: 21, extra: [Self.apple]))
        #expect(try await questions(house).isEmpty)
    }

    /// Two branches under one name: the one that was chosen last, and planning ends.
    @Test func ofTwoChoicesTheLatestCounts() async throws {
        let house = try await house()
        let other = "GEO:42.3700;13.4200"
        try await house.put(TestEvent("a", "09:00", "10:00", at: "Dentist", day: 3, extra: [Self.apple]))
        try await house.put(TestEvent("b", "09:00", "10:00", at: "Dentist", day: 4, extra: [other]))
        try await house.put(TestEvent("c", "09:00", "10:00", at: "Dentist", day: 3))
        try await house.planning.replan(house.person.id)
        try await house.plan()
        #expect(try await learned(house).map(\.coordinate.latitude) == [42.37])
    }
}
