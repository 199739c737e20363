internal import Accounts
internal import Hummingbird
internal import MapDrawing
internal import Planning
internal import TripModel

/// Finds a place by what is typed and has it confirmed, before it is kept under a name or for the words of an event.
struct PlaceFinding: Sendable {
    private struct FindView {
        var intro: String
        var words: String
        var next: String
        var query: Field
        var action: String
        /// Where a place is chosen on the map; nil: there is no map.
        var choose: String?
        var problems: FormProblems?
    }

    private struct ConfirmationView {
        var intro: String
        /// What of the text is not on the map.
        var missing: String?
        var action: String
        var choose: String?
        var name: String
        var words: String
        var choices: TickGroup
        var map: MapView?
        var back: String
        var next: String
    }

    /// Places that are offered to be confirmed.
    private static let most = 8

    /// Asks where a place is that stands in an event.
    func ask(_ visit: Visit) async throws -> Response {
        let words = visit.query["words"] ?? ""
        let subject = PlaceSubject.words(words)
        guard !words.isEmpty, subject.isValid else { throw AccountError.notFound }
        let next = LogInFirst.next(visit.query["next"])
        return page(of: subject, query: visit.query["q"] ?? words, next: next, visit, FormProblems())
    }

    /// Searches what was typed, and asks which of the places it is.
    func search(_ visit: Visit) async throws -> Response {
        let subject = PlaceSubject(visit.form)
        let query = visit.form.trimmed("query")
        let next = visit.form["next"].isEmpty ? "/places" : visit.form["next"]
        var problems = FormProblems()
        if !subject.isValid { problems.note("name", visit.texts[.enterPlaceName]) }
        if query.isEmpty { problems.note("query", visit.texts[.enterPlace]) }
        if problems.isEmpty {
            if let page = try await confirm(subject, query, next: next, visit) { return page }
            problems.note("query", visit.texts[.placeNotFound])
        }
        return try await again(subject, query: query, next: next, visit, problems)
    }

    /// Asks which of the places it is that a text may mean; nil where nothing is found.
    func confirm(_ subject: PlaceSubject, _ query: String, next: String, _ visit: Visit) async throws -> Response? {
        let texts = visit.texts
        let offered = try await visit.services.planning.complete(
            String(query.prefix(PlanningService.mostPlaceCharacters)),
            of: visit.person.id,
            limit: Self.most
        ).filter { $0.source != .saved || SavedPlace.foldedName($0.name) != SavedPlace.foldedName(subject.name) }
        let options = offered.map(PlaceOption.init)
        guard let first = options.first else { return nil }
        let map = map(of: options, visit)
        let view = ConfirmationView(
            intro: texts.text(.confirmPlace, ["name": subject.title]),
            missing: offered.first.flatMap { Self.missing($0.exactness, texts) },
            action: visit.prefix + "/places/save",
            choose: choose(visit),
            name: subject.name,
            words: subject.words,
            choices: TickGroup(
                "place",
                texts[.whichPlace],
                options.enumerated().map { ($1.value, map == nil ? $1.label : "\(Self.sign($0)). \($1.label)") },
                chosen: [first.value],
                isOnlyOne: true,
                details: Dictionary(
                    options.compactMap { option in option.detail(texts).map { (option.value, $0) } },
                    uniquingKeysWith: { first, _ in first }
                )
            ),
            map: map,
            back: visit.prefix + subject.path(query: query, next: next),
            next: LogInFirst.next(next)
        )
        return visit.page(.placeConfirm, title: texts[.whichPlace], view, in: .places)
    }

    /// That the map lacks a number, or of which words nothing was understood; nil where everything was.
    private static func missing(_ exactness: PlaceExactness, _ texts: TextTable) -> String? {
        if let number = exactness.missingNumber { return texts.text(.placeNumberMissing, ["number": number]) }
        guard !exactness.unused.isEmpty else { return nil }
        let unused = exactness.unused.map { "\"\($0)\"" }.joined(separator: ", ")
        return texts.text(.placeWordsUnused, ["words": unused])
    }

    func save(_ visit: Visit) async throws -> Response {
        let subject = PlaceSubject(visit.form)
        guard let option = PlaceOption(value: visit.form["place"]) else { throw FormError.malformed }
        let next = LogInFirst.next(visit.form["next"].isEmpty ? "/places" : visit.form["next"])
        do {
            try await visit.planning { try await keep(option, as: subject, visit) }
        } catch AccountError.invalidValue {
            var problems = FormProblems()
            switch subject {
            case .saved: problems.note("name", visit.texts[.enterPlaceName])
            case .words(let words): problems.note("query", visit.texts.text(.placeIsSaved, ["words": words]))
            }
            return try await again(subject, query: option.label, next: next, visit, problems)
        }
        return visit.redirect(to: next, saying: .saved)
    }

    private func keep(_ option: PlaceOption, as subject: PlaceSubject, _ visit: Visit) async throws {
        let label = option.label.isEmpty ? nil : option.label
        switch subject {
        case .saved(let name):
            let place = SavedPlace(name: name, coordinate: option.coordinate, address: label)
            try await visit.services.accounts.setPlace(place, of: visit.person.id)
        case .words(let words):
            let planning = visit.services.planning
            try await planning.learn(words, means: option.coordinate, called: label, of: visit.person.id)
        }
    }

    // MARK: The form

    /// The form with what was typed.
    func again(
        _ subject: PlaceSubject,
        query: String,
        next: String,
        _ visit: Visit,
        _ problems: FormProblems
    ) async throws -> Response {
        switch subject {
        case .saved(let name): try await PlacePages().page(visit, name: name, query: query, problems)
        case .words: page(of: subject, query: query, next: next, visit, problems)
        }
    }

    private func page(
        of subject: PlaceSubject,
        query: String,
        next: String,
        _ visit: Visit,
        _ problems: FormProblems
    ) -> Response {
        let texts = visit.texts
        let view = FindView(
            intro: texts[.placeFindIntro],
            words: subject.words,
            next: next,
            query: .line(
                "query",
                texts[.placeWhere],
                query,
                problem: problems["query"],
                isRequired: true,
                isPlace: true
            ),
            action: visit.prefix + "/places",
            choose: choose(visit),
            problems: problems.shown
        )
        let title = texts.text(.mapChooseTitle, ["name": subject.title])
        return visit.formPage(.placeFind, title: title, view, in: .places, problems: problems)
    }

    private func choose(_ visit: Visit) -> String? {
        visit.services.maps.isEmpty ? nil : visit.prefix + "/places/map"
    }

    /// `A` for the first.
    private static func sign(_ index: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26))) }

    private func map(of options: [PlaceOption], _ visit: Visit) -> MapView? {
        guard !visit.services.maps.isEmpty else { return nil }
        let markers = options.enumerated().map {
            MapOverlay.Marker($1.coordinate, sign: Self.sign($0), name: $1.label)
        }
        let shown = ShownMaps.Map(overlay: MapOverlay(markers: markers), middle: nil, zoom: 0)
        let address = visit.services.shownMaps.keep(shown, for: visit.person.id)
        return MapView(at: address, label: visit.texts[.mapOfChoices], markers: [], visit.services)
    }
}
