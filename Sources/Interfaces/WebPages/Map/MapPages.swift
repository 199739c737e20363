internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import MapDrawing
internal import Planning

extension PageServices {
    /// - Parameter tiles: below which the tiles are for this reader.
    /// - Returns: what answers for maps.
    func mapAnswer(tiles: String = "/map/tiles") -> MapAnswer {
        MapAnswer(maps: maps, prefix: renderer.prefix, tiles: tiles)
    }
}

/// Maps of people who are logged in: tiles, and what is on their days, trips and places.
struct MapPages: Sendable {
    let services: PageServices

    /// A tile. Somebody without a session is not led to the log-in: this is no page.
    func tile(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard context.caller != nil else { return Response(status: .forbidden) }
        let answer = await services.mapAnswer().tile({ context.parameters.get($0) }, request.headers)
        return answer ?? Response(status: .notFound)
    }

    /// The trips of a day.
    func day(_ visit: Visit) async throws -> Response {
        let day = CalendarRange.date(visit.query["date"], today: visit.today)
        let ahead = day.daysSinceEpoch - visit.today.daysSinceEpoch
        guard (0...365).contains(ahead),
            let map = DayMap(try await visit.travelItems(days: ahead + 1), on: day, in: visit.zone)
        else { throw AccountError.notFound }
        return try await answer(await map.overlay(by: services.maps), visit)
    }

    /// One trip.
    func trip(_ visit: Visit) async throws -> Response {
        let uid = try visit.parameter("item")
        let items = try await visit.travelItems(days: 366)
        guard let item = items.first(where: { $0.uid == uid }),
            let map = DayMap(item.legs, from: item.origin, to: item.destination)
        else { throw AccountError.notFound }
        return try await answer(await map.overlay(by: services.maps), visit)
    }

    /// The saved places.
    func places(_ visit: Visit) async throws -> Response {
        try await answer(Self.overlay(of: try await visit.services.accounts.listPlaces(of: visit.person.id)), visit)
    }

    static func overlay(of places: [SavedPlace]) -> MapOverlay {
        MapOverlay(
            markers: places.map { place in
                MapOverlay.Marker(
                    place.coordinate,
                    sign: place.name.first.map { String($0).uppercased() } ?? "",
                    name: place.name
                )
            }
        )
    }

    /// What a page that answered a form shows.
    func shown(_ visit: Visit) async throws -> Response {
        guard let map = services.shownMaps.map(try visit.parameter("id"), of: visit.person.id) else {
            throw AccountError.notFound
        }
        guard let middle = map.middle else { return try await answer(map.overlay, visit) }
        let response = await services.mapAnswer().response(
            visit.parameters["form"],
            map.overlay,
            seeing: { MapFrame(middle: middle, zoom: map.zoom, width: $0, height: $1) },
            visit.fields
        )
        guard let response else { throw AccountError.notFound }
        return response
    }

    private func answer(_ overlay: MapOverlay, _ visit: Visit) async throws -> Response {
        guard let response = await services.mapAnswer().response(visit.parameters["form"], overlay, visit.fields) else {
            throw AccountError.notFound
        }
        return response
    }
}
