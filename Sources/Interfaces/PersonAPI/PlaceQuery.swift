internal import APIRoutes
internal import CivilTime
internal import Geo
internal import Hummingbird
internal import Planning

/// What is asked of the places: those that a text may become, or those at a coordinate; without either, the saved ones.
enum PlaceQuery: Equatable {
    case saved
    case text(String, day: CivilDate?, limit: Int)
    case around(Coordinate, limit: Int)

    static let parameters = [
        QueryParameter(
            "q",
            "complete this text: places of one's own, of the day and of the map; fewer than three letters find one's own",
            .string(lengths: (1, PlanningService.mostPlaceCharacters))
        ),
        QueryParameter("day", "with q: prefer what is close to the places of this day's events", .date),
        QueryParameter("latitude", "with longitude: what is there, the nearest first", .number(in: -90...90)),
        QueryParameter("longitude", "see latitude", .number(in: -180...180)),
        QueryParameter("limit", "at most so many, 1 to 20; 10 where it is missing", .integer(minimum: 1)),
    ]

    /// - Throws: ``Problem`` (400) for parameters that contradict each other or can't be read.
    init(_ request: Request) throws {
        let limit = try request.queryInteger("limit", in: 1...20) ?? 10
        let text = try request.queryParameter("q")
        let latitude = try request.queryParameter("latitude")
        let longitude = try request.queryParameter("longitude")
        guard latitude != nil || longitude != nil else {
            self = try text.map { try Self.completion(of: $0, request, limit: limit) } ?? .saved
            return
        }
        guard text == nil else { throw Problem(.badRequest, "Ask by q, or by latitude and longitude.") }
        guard let north = latitude.flatMap(Double.init), let east = longitude.flatMap(Double.init),
            let coordinate = Coordinate(validating: north, east)
        else {
            throw Problem(.badRequest, "latitude is -90 to 90 degrees, longitude -180 to 180; both are needed.")
        }
        self = .around(coordinate, limit: limit)
    }

    private static func completion(of text: String, _ request: Request, limit: Int) throws -> PlaceQuery {
        guard (1...PlanningService.mostPlaceCharacters).contains(text.count) else {
            throw Problem(.badRequest, "q has 1 to \(PlanningService.mostPlaceCharacters) letters.")
        }
        guard let day = try request.queryParameter("day") else { return .text(text, day: nil, limit: limit) }
        guard let date = try? CivilDate(iso8601: day) else {
            throw Problem(.badRequest, "\"\(day)\" is no day; write one like 2026-11-30.")
        }
        return .text(text, day: date, limit: limit)
    }
}
