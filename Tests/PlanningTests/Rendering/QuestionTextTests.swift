import CivilTime
import Geo
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// How a question about a place is put, in each language.
@Suite struct QuestionTextTests {
    private static let pharmacy = PlaceCandidate(
        title: "Farmacia Moderna",
        answer: "Farmacia Moderna geo:42.35,13.4",
        nearby: "Viale Nizza 3",
        distanceFromHome: Metres(830),
        coordinate: Coordinate(latitude: 42.35, longitude: 13.4),
        unused: ["Dr. Bianchi"]
    )
    private static let street = PlaceCandidate(
        title: "Via Strinella",
        answer: "Via Strinella",
        coordinate: Coordinate(latitude: 42.36, longitude: 13.4),
        margin: Metres(960)
    )

    private func texts(_ language: ItemLanguage) throws -> ItemTexts {
        ItemTexts(words: language.words, zone: try ZoneRules.named("Europe/Rome"), attribution: [])
    }

    @Test(arguments: [
        (
            ItemLanguage.english, "⚠ \"Visit\": did you mean \"Via Strinella\"?",
            "⚠ Which \"Strinella\" is meant for \"Visit\"?"
        ),
        (.italian, "⚠ \"Visit\": si intende \"Via Strinella\"?", "⚠ Quale \"Strinella\" si intende per \"Visit\"?"),
    ])
    func oneIsProposedAndSeveralAreOffered(_ language: ItemLanguage, one: String, several: String) throws {
        let texts = try texts(language)
        #expect(texts.question("Strinella", [Self.street], "Visit") == one)
        #expect(texts.question("Strinella", [Self.street, Self.pharmacy], "Visit") == several)
    }

    /// Each choice on a line of its own, with what tells it from the others below, and no word dropped in silence.
    @Test(arguments: [
        (
            ItemLanguage.english,
            ["    near Viale Nizza 3, 830 m from home", "    ± 960 m"], "Not used to find the place: \"Dr. Bianchi\"."
        ),
        (
            .italian,
            ["    vicino a Viale Nizza 3, a 830 m da casa", "    ± 960 m"],
            "Non usato per trovare il luogo: \"Dr. Bianchi\"."
        ),
    ])
    func aChoiceIsALineToCopy(_ language: ItemLanguage, hints: [String], unused: String) throws {
        let lines = try texts(language).choices([Self.pharmacy, Self.street])
        #expect(lines[0] == unused)
        #expect(lines.dropFirst(2) == ["", Self.pharmacy.answer, hints[0], "", Self.street.answer, hints[1]])
    }

    @Test(arguments: [
        (
            ItemLanguage.english, "\"Dentist\" is Via Piave 34, as you chose before.",
            "\"Dentist\" is the place that you chose before."
        ),
        (.italian, "\"Dentist\" è Via Piave 34, come hai già scelto.", "\"Dentist\" è il luogo che hai già scelto."),
    ])
    func aRememberedChoiceIsTold(_ language: ItemLanguage, named: String, unnamed: String) throws {
        let place = KnownPlace(name: "Dentist", coordinate: Self.street.coordinate)
        #expect(try texts(language).choice("Via Piave 34", for: place) == named)
        #expect(try texts(language).choice("", for: place) == unnamed)
    }
}
