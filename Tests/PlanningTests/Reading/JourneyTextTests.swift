import Testing

@testable import Planning

/// How airlines, railways and people write the two ends of a journey.
@Suite struct JourneyTextTests {
    @Test(arguments: [
        ("Lisboa Aeroporto → Porto Aeroporto", "Lisboa Aeroporto", "Porto Aeroporto"),
        ("Milano Centrale -> Roma Termini", "Milano Centrale", "Roma Termini"),
    ])
    func placesWithAnArrow(_ text: String, _ start: String, _ end: String) {
        #expect(JourneyText.ends(ofPlace: text) == JourneyText.Ends(start: start, end: end))
    }

    @Test(arguments: ["Via Roma 1", "→ Porto", "A → B → C", "Milano-Bovisa", ""])
    func otherPlacesAreOne(_ text: String) { #expect(JourneyText.ends(ofPlace: text) == nil) }

    @Test(arguments: [
        ("Flight to Porto (TP 1943)", nil, "Porto"), ("Flight TP1943 LIS → OPO", "LIS", "OPO"),
        ("✈ TP 1943 LIS-OPO", "LIS", "OPO"), ("Volo AZ 123 da Roma a Torino", "Roma", "Torino"),
        ("Treno 9600 Milano Centrale - Roma Termini", "Milano Centrale", "Roma Termini"),
        ("Zugfahrt von Berlin Hbf nach München Hbf", "Berlin Hbf", "München Hbf"),
        ("Berlin Hbf → München Hbf", "Berlin Hbf", "München Hbf"), ("Train: Lyon → Paris", "Lyon", "Paris"),
        ("TGV 6601 Paris – Lyon", "Paris", "Lyon"),
    ])
    func titles(_ title: String, _ start: String?, _ end: String) {
        #expect(JourneyText.ends(ofTitle: title) == JourneyText.Ends(start: start, end: end))
    }

    @Test(arguments: ["Lunch - Anna", "Talk to Bob", "Flight simulator", "Train", "From A to B", "Vol"])
    func titlesOfOtherEvents(_ title: String) { #expect(JourneyText.ends(ofTitle: title) == nil) }
}
