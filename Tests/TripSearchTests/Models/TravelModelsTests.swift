import Foundation
import Testing
import TripModel

@testable import TripSearch

@Suite struct TravelModelsTests {
    /// `RECORD=1` writes the file from the compiled defaults.
    @Test func theFileAndTheCompiledDefaultsAgree() throws {
        let url = PackageRoot.url.appendingPathComponent("conf/travel-models.json")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try (encoder.encode(TravelModels.standard) + Data("\n".utf8)).write(to: url)
        }
        #expect(try TravelModels(json: Data(contentsOf: url)) == TravelModels.standard)
    }

    @Test(arguments: TravelMode.allCases) func everyMeansHasAnEstimate(mode: TravelMode) {
        #expect(TravelModels.standard.estimate[mode]?.bands.isEmpty == false)
    }

    @Test(arguments: LegMode.allCases) func everyLegHasFigures(mode: LegMode) {
        #expect(TravelModels.standard.legs[mode] != nil)
    }
}
