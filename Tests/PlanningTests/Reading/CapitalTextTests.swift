import Testing

@testable import Planning

@Suite struct CapitalTextTests {
    @Test(arguments: [
        ("L'AQUILONE", "L'Aquilone"), ("VIA DELLA VITTORIA", "Via della Vittoria"), ("SS 17 BIVIO", "SS 17 Bivio"),
        ("Roma Termini", "Roma Termini"), ("FS", "FS"), ("ISEP", "ISEP"), ("SANTA-MARIA", "Santa-Maria"), ("", ""),
        ("PIAZZA D'ARMI", "Piazza D'Armi"),
    ])
    func softensWhatIsInCapitals(_ text: String, _ softened: String) {
        #expect(CapitalText.softened(text) == softened)
    }
}
