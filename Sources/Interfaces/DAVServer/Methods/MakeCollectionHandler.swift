internal import Accounts
internal import CalDAV
internal import Calendars
internal import ICalendar
internal import WebDAV
internal import XMLStream

/// MKCALENDAR (RFC 4791 §5.3.1), MKCOL (RFC 4918 §9.3) and extended MKCOL (RFC 5689 §3): a calendar or a folder with
/// the properties to begin with.
struct MakeCollectionHandler: Sendable {
    let services: DAVServices

    /// The address may end in a slash or not; `response` is the root of the answer where properties are refused.
    func respond(to message: MakeCollection, in request: DAVRequest, response: XMLName) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        let isCalendar = try Self.isCalendar(message, request)
        switch request.target {
        case .calendar(let owner, let name) where isCalendar:
            return try await makeCalendar(message, at: (try await finder.owner(owner), name), request, response)
        case .calendar, .file, .object:
            // What stands at the address already is told first (RFC 4918 §9.3.1), and then what is missing round it.
            guard try await finder.findIfThere(request.target) == nil else { throw Self.occupied(request) }
            guard case .file(let owner, let path) = request.target.asFile else { throw DAVError.absent }
            let round = try await self.round(path, of: owner, finder)
            guard !isCalendar else {
                throw DAVError(
                    .forbidden,
                    CalendarCondition.named("calendar-collection-location-ok"),
                    "a calendar stands in a home only"
                )
            }
            if case .calendar = round { throw DAVError(.forbidden, "a calendar holds calendar objects only") }
            return try await makeFolder(message, at: (try await finder.owner(owner), path), request, response)
        case .root, .principals, .principal, .proxyGroup, .homes, .home: throw Self.occupied(request)
        }
    }

    /// The collection that is to hold what stands at `path`.
    private func round(_ path: FilePath, of owner: String, _ finder: ResourceFinder) async throws -> Resource {
        guard let folder = path.folder else { return try await finder.find(.home(owner)) }
        let target: Target =
            folder.folder == nil
            ? .calendar(owner: owner, name: folder.name) : .file(owner: owner, path: folder)
        guard let round = try await finder.findIfThere(target), round.isCollection else {
            throw DAVError(.conflict, "there is no collection to hold it")
        }
        return round
    }

    /// RFC 4791 §1.3 refuses every failed precondition of MKCALENDAR with 403; RFC 4918 §9.3.1 and RFC 5689 §3.2 want
    /// 405 of MKCOL.
    private static func occupied(_ request: DAVRequest) -> DAVError {
        DAVError(
            request.method == .mkcalendar ? .forbidden : .methodNotAllowed,
            DAVCondition("resource-must-be-null"),
            "there is something at this address"
        )
    }

    private func makeFolder(
        _ message: MakeCollection,
        at place: (owner: Principal, path: FilePath),
        _ request: DAVRequest,
        _ response: XMLName
    ) async throws -> DAVAnswer {
        var dead: DeadProperties = [:]
        var refused: [PropertyName: DAVError] = [:]
        for setting in message.properties where setting.name != DAVName.resourceType {
            do throws(DAVError) {
                let change = try DeadSettings.change(.set(setting))
                dead[change.name] = change.value
            } catch {
                refused[setting.name] = error
            }
        }
        guard refused.isEmpty else { return Self.refusal(message, refused, response) }
        let entry = try await services.calendars.files.makeFolder(
            at: FileAddress(owner: place.owner.id, path: place.path),
            properties: dead,
            as: request.principal.id
        )
        return answer(at: services.addresses.place(place.owner.name, entry.path.segments, isCollection: true))
    }

    private func makeCalendar(
        _ message: MakeCollection,
        at place: (owner: Principal, name: String),
        _ request: DAVRequest,
        _ response: XMLName
    ) async throws -> DAVAnswer {
        let (properties, refused) = try Self.properties(message)
        guard refused.isEmpty else { return Self.refusal(message, refused, response) }
        do {
            _ = try await services.calendars.collections.createCollection(
                at: CalendarAddress(owner: place.owner.id, name: place.name),
                properties: properties,
                as: request.principal.id
            )
        } catch CalendarError.precondition(.resourceMustBeNull, _) {
            throw Self.occupied(request)
        }
        return answer(at: services.addresses.calendar(place.owner.name, place.name))
    }

    private func answer(at place: String) -> DAVAnswer {
        var answer = DAVAnswer(.created)
        answer.location = place
        return answer
    }

    private static func refusal(
        _ message: MakeCollection,
        _ refused: [PropertyName: DAVError],
        _ response: XMLName
    ) -> DAVAnswer {
        let names = message.properties.map(\.name)
        let outcome = PropertyOutcome(names: names, refused: refused)
        let body = MakeCollectionResponse(root: response, outcome.statuses).body
        var answer = DAVAnswer(.forbidden, .bytes(body, type: DAVAnswer.xml))
        answer.refusals = outcome.refusals
        return answer
    }

    /// Whether the request wants a calendar, or a plain collection.
    ///
    /// - Throws: `valid-resourcetype` for any other type (RFC 5689 §3.3), also of MKCALENDAR: macOS would make a
    ///   subscription by it, and keeps it to itself when it is told that there are none here.
    private static func isCalendar(_ message: MakeCollection, _ request: DAVRequest) throws(DAVError) -> Bool {
        let types: [XMLName]
        do throws(XMLError) {
            types = try message.resourceTypes() ?? [DAVName.collection]
        } catch {
            throw DAVError(error)
        }
        guard types.contains(DAVName.collection) || types.contains(CalDAVName.calendar),
            types.allSatisfy({ $0 == DAVName.collection || $0 == CalDAVName.calendar })
        else {
            throw DAVError(
                .forbidden,
                DAVCondition("valid-resourcetype"),
                "only calendars and plain collections can be made: the resourcetype holds collection, and may hold "
                    + "CALDAV:calendar"
            )
        }
        return request.method == .mkcalendar || types.contains(CalDAVName.calendar)
    }

    private static func properties(
        _ message: MakeCollection
    ) throws(DAVError) -> (CollectionProperties, [PropertyName: DAVError]) {
        var properties = CollectionProperties()
        var refused: [PropertyName: DAVError] = [:]
        for setting in message.properties where setting.name != DAVName.resourceType {
            do throws(DAVError) {
                if setting.name == CalDAVName.supportedCalendarComponentSet {
                    properties.components = try components(setting)
                } else {
                    properties.apply(try CollectionSettings.change(.set(setting)))
                }
            } catch {
                refused[setting.name] = error
            }
        }
        return (properties, refused)
    }

    /// CALDAV:supported-calendar-component-set (RFC 4791 §5.2.3); a component that is not ours is passed over.
    private static func components(_ setting: PropertySetting) throws(DAVError) -> Set<ComponentKind> {
        var components: Set<ComponentKind> = []
        do throws(XMLError) {
            var reader = try setting.reader()
            while let child = reader.nextChild() {
                if child == CalDAVName.comp, let name = reader.attribute("name")?.uppercased(),
                    let kind = ComponentKind(rawValue: name)
                {
                    components.insert(kind)
                }
                reader.skip()
            }
        } catch {
            throw DAVError(error)
        }
        guard !components.isEmpty else {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("supported-calendar-component"),
                "none of these components can be stored"
            )
        }
        return components
    }
}
