internal import Accounts
internal import Geo
internal import Hummingbird
internal import MapDrawing
internal import Planning

/// A place is chosen by a click on the map. The map is the picture of a form, so that it works without script, and can
/// be moved and used by keys too: what is chosen is in the body of the form, never in an address.
struct PlaceMapPage: Sendable {
    private struct View {
        struct Mark {
            var words: String
            var value: String
        }

        var name: String
        var words: String
        var next: String
        var action: String
        var save: String
        var back: String
        var picture: String
        var map: MapView
        var width: Int
        var height: Int
        var latitude: String
        var longitude: String
        var zoom: Int
        var at: String
        var mark: Mark?
    }

    /// What is seen where the person has no place yet.
    private static let farZoom = 13
    private static let nearZoom = 16

    func show(_ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let maps = visit.services.maps
        let subject = PlaceSubject(visit.form)
        let next = LogInFirst.next(visit.form["next"].isEmpty ? "/places" : visit.form["next"])
        guard subject.isValid else {
            var problems = FormProblems()
            problems.note("name", texts[.enterPlaceName])
            let query = visit.form.trimmed("query")
            return try await PlaceFinding().again(subject, query: query, next: next, visit, problems)
        }
        var (middle, zoom) = try await seen(visit)
        let size = MapForm.large
        let frame = MapFrame(middle: middle, zoom: zoom, width: size.width, height: size.height)
        var mark = Self.coordinate(visit.form["at"]).map { MapPoint($0) }
        if let x = Double(visit.form["point.x"]), let y = Double(visit.form["point.y"]),
            (0...Double(size.width)).contains(x), (0...Double(size.height)).contains(y)
        {
            mark = frame.point(x: x, y: y)
        }
        move(visit.form["move"], frame, &middle, &zoom, &mark)
        let found = mark.map(\.coordinate)
        var words: String?
        if let found {
            let near = try await visit.services.planning.places(around: found, of: visit.person.id, limit: 20)
            // Their own names for places close by say nothing of this one.
            let known = near.first { $0.source != .saved && $0.source != .learned }
            words = known.map { PlaceOption($0).label } ?? Self.digits(found)
        }
        let overlay = MapOverlay(markers: found.map { [MapOverlay.Marker($0, name: words ?? "")] } ?? [])
        let address = visit.services.shownMaps.keep(
            ShownMaps.Map(overlay: overlay, middle: middle, zoom: zoom),
            for: visit.person.id
        )
        let map = MapView(at: address, label: texts[.mapChoose], markers: [], visit.services)
        let view = View(
            name: subject.name,
            words: subject.words,
            next: next,
            action: visit.prefix + "/places/map",
            save: visit.prefix + "/places/save",
            back: visit.prefix + subject.path(next: next),
            picture: map.light,
            map: map,
            width: size.width,
            height: size.height,
            latitude: "\(middle.coordinate.latitude)",
            longitude: "\(middle.coordinate.longitude)",
            zoom: zoom,
            at: found.map { "\($0.latitude) \($0.longitude)" } ?? "",
            mark: found.flatMap { place in
                words.map {
                    View.Mark(
                        words: texts.text(.mapMarked, ["place": $0, "name": subject.title]),
                        value: "\(place.latitude) \(place.longitude) \($0)"
                    )
                }
            }
        )
        guard !maps.isEmpty else { throw AccountError.notFound }
        return visit.page(.placeMap, title: texts.text(.mapChooseTitle, ["name": subject.title]), view, in: .places)
    }

    private static func digits(_ coordinate: Coordinate) -> String {
        [coordinate.latitude, coordinate.longitude].map { "\(($0 * 1e5).rounded() / 1e5)" }.joined(separator: ", ")
    }

    /// `45.07 7.68`
    private static func coordinate(_ text: String) -> Coordinate? {
        PlaceOption(value: text)?.coordinate
    }

    /// The middle of the map: where the form had it, else the place chosen in it, what is saved under the name, home, or
    /// all that is known.
    private func seen(_ visit: Visit) async throws -> (MapPoint, Int) {
        if let middle = Self.coordinate("\(visit.form["latitude"]) \(visit.form["longitude"])"),
            let zoom = Int(visit.form["zoom"]), (3...MapTile.mostZoom).contains(zoom)
        {
            return (MapPoint(middle), zoom)
        }
        if let chosen = Self.coordinate(visit.form["place"]) { return (MapPoint(chosen), Self.nearZoom) }
        let places = try await visit.services.accounts.listPlaces(of: visit.person.id)
        let wanted = SavedPlace.foldedName(visit.form.trimmed("name"))
        let meant = places.first { SavedPlace.foldedName($0.name) == wanted }
        if let place = meant ?? SavedPlace.home(among: places) ?? places.first {
            return (MapPoint(place.coordinate), Self.nearZoom)
        }
        let middle = visit.services.maps.bounds?.center ?? Coordinate(latitude: 0, longitude: 0)
        return (MapPoint(middle), Self.farZoom)
    }

    /// Does what a button of the form says.
    private func move(
        _ direction: String,
        _ frame: MapFrame,
        _ middle: inout MapPoint,
        _ zoom: inout Int,
        _ mark: inout MapPoint?
    ) {
        let (across, down) = (Double(frame.width), Double(frame.height))
        switch direction {
        case "closer": zoom = min(MapTile.mostZoom, zoom + 1)
        case "farther": zoom = max(3, zoom - 1)
        case "north": middle = frame.point(x: across / 2, y: 0)
        case "south": middle = frame.point(x: across / 2, y: down)
        case "west": middle = frame.point(x: 0, y: down / 2)
        case "east": middle = frame.point(x: across, y: down / 2)
        case "middle": mark = middle
        default: break
        }
    }
}
