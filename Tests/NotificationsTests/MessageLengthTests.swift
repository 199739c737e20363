import Testing

@testable import Notifications

struct MessageLengthTests {
    private func septets(_ text: String) -> Int {
        text.unicodeScalars.count { "^{}\\[~]|€".unicodeScalars.contains($0) } + text.unicodeScalars.count
    }

    @Test func whatFitsStays() {
        #expect(MessageLength.clipped("Perché è già lì, però è più giù") == "Perché è già lì, però è più giù")
        let whole = String(repeating: "a", count: 160)
        #expect(MessageLength.clipped(whole) == whole)
    }

    @Test func whatIsTooLongEndsInDots() {
        let clipped = MessageLength.clipped(String(repeating: "a", count: 161))
        #expect(clipped == String(repeating: "a", count: 157) + "...")
        #expect(septets(MessageLength.clipped(String(repeating: "€", count: 100))) <= 160)
    }

    @Test func typographyIsWrittenPlainly() {
        #expect(MessageLength.clipped("10:00–11:00 “l’ora” È…") == "10:00-11:00 \"l'ora\" E'...")
        // A letter and its accent apart.
        #expect(MessageLength.clipped("e\u{301}") == "é")
    }

    @Test func anotherAlphabetHasLessRoom() {
        let greek = String(repeating: "ж", count: 71)
        #expect(MessageLength.clipped(greek) == String(repeating: "ж", count: 67) + "...")
        let flags = MessageLength.clipped(String(repeating: "🇮🇹", count: 40))
        #expect(flags.utf16.count <= 70 && flags.hasPrefix("🇮🇹"), "whole characters")
    }

    @Test func theTailStandsWholeOrNotAtAll() {
        let link = "https://calendar.example.org/trip/abc"
        let clipped = MessageLength.clipped(String(repeating: "a", count: 300), tail: link)
        #expect(clipped.count == 160 && clipped.hasSuffix("... " + link))
        #expect(MessageLength.clipped("Tea", tail: link) == "Tea " + link)
        let long = link + String(repeating: "x", count: 60)
        let without = MessageLength.clipped(String(repeating: "a", count: 300), tail: long)
        #expect(without == String(repeating: "a", count: 157) + "...")
        #expect(MessageLength.clipped(String(repeating: "ж", count: 80), tail: long).utf16.count == 70)
    }

    @Test(arguments: [
        ("+39 333 123-4567", "+393331234567"), ("0039 (333) 123.4567", "+393331234567"),
        ("+44/20 7946 0000", "+442079460000"),
    ])
    func numbersAreReadAsPeopleWriteThem(_ typed: String, _ read: String) {
        #expect(PhoneNumber(typed)?.text == read)
    }

    @Test(arguments: [
        "", "+", "333 1234567", "+39 333", "+0393331234567", "+3933312345678901", "+39 333 abc", "39+3331234567",
        "++393331234567", "+٣٩٣٣٣١٢٣٤٥٦٧", "+39333123456\n7",
    ])
    func whatIsNoNumberIsRefused(_ typed: String) { #expect(PhoneNumber(typed) == nil) }
}
