internal import Accounts
internal import FoundationEssentials
internal import Geo
internal import HTTPTypes
internal import Hummingbird
internal import MapDrawing
internal import NIOCore
internal import Planning

/// The person's places: Home, Office and others, and what texts in events were found to mean.
struct PlacePages: Sendable {
    private struct View {
        struct Row {
            var name: String
            var address: String
            var change: String
            var changeLabel: String
            var removeLabel: String
        }

        struct Learned {
            var sent: String
            var title: String
            var forgetLabel: String
        }

        var places: [Row]
        var hasPlaces: Bool
        var learned: [Learned]
        var hasLearned: Bool
        var map: MapView?
        /// Where a place is chosen on the map; nil: there is no map.
        var choose: String?
        var problems: FormProblems?
        var name: Field
        var query: Field
        var action: String
        var remove: String
        var forget: String
    }

    func list(_ visit: Visit) async throws -> Response {
        try await page(visit, name: visit.query["name"] ?? "", query: visit.query["q"] ?? "", FormProblems())
    }

    func remove(_ visit: Visit) async throws -> Response {
        try await visit.services.accounts.removePlace(named: visit.form["name"], of: visit.person.id)
        return visit.redirect(to: "/places", saying: .deleted)
    }

    func forget(_ visit: Visit) async throws -> Response {
        try await visit.services.planning.forgetLearnedPlace(visit.form["sent"], of: visit.person.id)
        return visit.redirect(to: "/places", saying: .deleted)
    }

    private struct Completion: Encodable {
        struct Place: Encodable {
            /// What is shown in the field.
            var value: String
            /// What is sent for it.
            var location: String
            var label: String
        }

        var places: [Place]
    }

    /// What the script offers while a place is typed, as JSON.
    func complete(_ visit: Visit) async throws -> Response {
        let text = String((visit.query["q"] ?? "").prefix(PlanningService.mostPlaceCharacters))
        let found = text.isEmpty ? [] : try await visit.services.planning.complete(text, of: visit.person.id, limit: 8)
        var shown: Set<String> = []
        let completion = Completion(
            places: found.map { place in
                let words = PlaceLine(place.location).words
                return Completion.Place(
                    value: shown.insert(words).inserted ? words : place.location,
                    location: place.location,
                    label: place.address ?? place.name
                )
            }
        )
        let data = try JSONEncoder().encode(completion)
        return Response(
            status: .ok,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
        )
    }

    func page(
        _ visit: Visit,
        name: String,
        query: String,
        _ problems: FormProblems
    ) async throws -> Response {
        let texts = visit.texts
        let places = try await visit.services.accounts.listPlaces(of: visit.person.id)
        let learned = try await visit.services.planning.listLearnedPlaces(of: visit.person.id)
        let view = View(
            places: places.map { place in
                let point = "\(place.coordinate.latitude), \(place.coordinate.longitude)"
                return View.Row(
                    name: place.name,
                    address: place.address ?? point,
                    change: visit.prefix + "/places" + PathText.query(["name": place.name, "q": place.address])
                        + "#name",
                    changeLabel: "\(texts[.change]): \(place.name)",
                    removeLabel: "\(texts[.delete]): \(place.name)"
                )
            },
            hasPlaces: !places.isEmpty,
            learned: learned.prefix(200).map {
                View.Learned(
                    sent: $0.text,
                    title: $0.title,
                    forgetLabel: "\(texts[.forgetPlace]): \($0.text)"
                )
            },
            hasLearned: !learned.isEmpty,
            map: places.isEmpty || visit.services.maps.isEmpty
                ? nil
                : MapView(
                    at: "/map/places",
                    label: texts[.mapOfPlaces],
                    markers: MapPages.overlay(of: places).markers,
                    visit.services
                ),
            choose: visit.services.maps.isEmpty ? nil : visit.prefix + "/places/map",
            problems: problems.shown,
            name: .line(
                "name",
                texts[.placeName],
                name,
                hint: texts[.placeNameHint],
                problem: problems["name"],
                isRequired: true,
                maximum: 100
            ),
            query: .line(
                "query",
                texts[.placeWhere],
                query,
                hint: texts[.placeWhereHint],
                problem: problems["query"],
                isRequired: true,
                isPlace: true
            ),
            action: visit.prefix + "/places",
            remove: visit.prefix + "/places/remove",
            forget: visit.prefix + "/places/forget"
        )
        return visit.formPage(
            .places,
            title: texts[.navigationPlaces],
            view,
            in: .places,
            problems: problems
        )
    }
}
