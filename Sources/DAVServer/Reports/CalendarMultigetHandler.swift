internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import WebDAV

/// calendar-multiget (RFC 4791 §7.9). Asked with any Depth or none: clients differ, and the hrefs say it all.
struct CalendarMultigetHandler: Sendable {
    let services: DAVServices

    func respond(to message: CalendarMultiget, in request: DAVRequest) async throws -> DAVAnswer {
        _ = try await services.finder(for: request.principal).find(request.target)
        let reporter = ObjectReporter(message.selection, services: services, request: request)
        return DAVAnswer(.multiStatus, .multistatus(page(message.targets[...], reporter, request)))
    }

    private struct Place: Hashable {
        var owner: String
        var calendar: String
    }

    /// One query for each calendar that the page names, usually one.
    private func page(
        _ targets: ArraySlice<String>,
        _ reporter: ObjectReporter,
        _ request: DAVRequest
    ) -> MultistatusPages {
        let services = services
        return MultistatusPages { writer in
            let now = targets.prefix(services.configuration.objectsPerPage)
            let parsed = now.map { ($0, Self.object($0, services)) }
            var names: [Place: [String]] = [:]
            for case (_, let (place, name)?) in parsed { names[place, default: []].append(name) }
            var found: [Place: Found] = [:]
            for (place, names) in names { found[place] = try await find(names, at: place, request) }
            var told = 0
            for (text, address) in parsed {
                if writer.count >= services.configuration.pageBytes { break }
                told += 1
                guard let (place, name) = address, let calendar = found[place], let object = calendar.objects[name]
                else {
                    writer.response(href: text, status: .notFound)
                    continue
                }
                reporter.write(
                    object,
                    in: calendar.collection,
                    owner: calendar.owner,
                    floating: calendar.floating,
                    into: &writer
                )
            }
            let rest = targets.dropFirst(told)
            return rest.isEmpty ? nil : page(rest, reporter, request)
        }
    }

    private struct Found {
        var collection: CalendarCollection
        var owner: Principal
        var floating: ZoneRules
        var objects: [String: StoredObject]
    }

    /// nil: no such calendar for this person.
    private func find(_ names: [String], at place: Place, _ request: DAVRequest) async throws -> Found? {
        let viewer = request.principal
        do {
            let (collection, owner) = try await services.finder(for: viewer).calendar(place.owner, place.calendar)
            return Found(
                collection: collection,
                owner: owner,
                floating: await services.calendars.floatingZone(of: collection),
                objects: try await services.calendars.objects(named: names, in: collection.address, as: viewer.id)
            )
        } catch CalendarError.notFound {
            return nil
        } catch let error as DAVError where error == .absent {
            return nil
        }
    }

    private static func object(_ text: String, _ services: DAVServices) -> (Place, String)? {
        guard let href = try? Href(reference: text),
            case .object(let owner, let calendar, let name) = Target(href, prefix: services.configuration.prefix)
        else { return nil }
        return (Place(owner: owner, calendar: calendar), name)
    }
}
