package import DayPlanner
package import Geocoding

/// What plans are computed with, apart from the data of people. It is replaced when settings change.
package struct PlanningEnvironment: Sendable {
    package var configuration: PlanningConfiguration
    /// Where trips come from: ``FinderItineraries``.
    package var itineraries: any ItinerarySource
    /// Finds typed places.
    package var geocoder: Geocoder
    /// What other programs are asked; nil: none is.
    package var engines: EngineAnswers?

    package init(
        configuration: PlanningConfiguration,
        itineraries: any ItinerarySource,
        geocoder: Geocoder,
        engines: EngineAnswers? = nil
    ) {
        self.configuration = configuration
        self.itineraries = itineraries
        self.geocoder = geocoder
        self.engines = engines
    }
}
