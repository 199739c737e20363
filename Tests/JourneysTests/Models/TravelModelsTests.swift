import Foundation
import Testing

@testable import Journeys

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

    @Test(arguments: Means.allCases) func everyMeansHasAnEstimate(means: Means) {
        #expect(TravelModels.standard.estimate[means]?.bands.isEmpty == false)
    }

    @Test(arguments: LegMeans.allCases) func everyLegHasFigures(means: LegMeans) {
        #expect(TravelModels.standard.legs[means] != nil)
    }
}
