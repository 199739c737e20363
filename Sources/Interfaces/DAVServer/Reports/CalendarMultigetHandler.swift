internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import WebDAV

/// calendar-multiget (RFC 4791 §7.9). Asked with any Depth or none: clients differ, and the hrefs say it all.
struct CalendarMultigetHandler: Sendable {
    let services: DAVServices

    func respond(to message: CalendarMultiget, in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        let reporter = try ObjectReporter(message.selection, services: services, request: request)
        let state = ReportScope(reporter: reporter, request: request, here: try await known(resource, reporter))
        return DAVAnswer(.multiStatus, .multistatus(page(try wanted(message.targets, state.here)[...], state)))
    }

    private struct ReportScope: Sendable {
        let reporter: ObjectReporter
        let request: DAVRequest
        let here: Known?
    }

    /// The calendar that was asked, if it was one: nearly always the one whose objects are wanted.
    private struct Known: Sendable {
        let path: CalendarPath
        let place: ObjectReporter.Place
    }

    private struct CalendarPath: Hashable, Sendable {
        var owner: String
        var calendar: String
    }

    private struct Address: Hashable, Sendable {
        let calendar: CalendarPath
        let name: String
    }

    /// An href as it was sent; without an address it leads to no object.
    private struct Wanted: Sendable {
        let href: String
        let address: Address?
    }

    /// Calendars that one request may name: each is looked up by itself.
    private static let mostCalendars = 500

    /// What is asked for, each once (RFC 4918 §14.24), an object also where it was named by two of its addresses.
    ///
    /// - Throws: 403 with `number-of-matches-within-limits` where objects of too many calendars are named.
    private func wanted(_ targets: [String], _ here: Known?) throws(DAVError) -> [Wanted] {
        var seen: Set<Address> = []
        var strange: Set<String> = []
        var calendars: Set<CalendarPath> = []
        var wanted: [Wanted] = []
        wanted.reserveCapacity(targets.count)
        for href in targets {
            let address = address(href, here)
            if let address {
                guard seen.insert(address).inserted else { continue }
                if address.calendar != here?.path { calendars.insert(address.calendar) }
            } else {
                guard strange.insert(href).inserted else { continue }
            }
            wanted.append(Wanted(href: href, address: address))
        }
        guard calendars.count <= Self.mostCalendars else {
            throw DAVError(
                .forbidden,
                DAVCondition("number-of-matches-within-limits"),
                "objects of at most \(Self.mostCalendars) calendars are told at once"
            )
        }
        return wanted
    }

    private func known(_ resource: Resource, _ reporter: ObjectReporter) async throws -> Known? {
        guard case .calendar(let calendar, let owner) = resource else { return nil }
        let floating = await services.calendars.freeBusy.floatingZone(of: calendar)
        return Known(
            path: CalendarPath(owner: owner.name, calendar: calendar.name),
            place: try await reporter.place(calendar, owner, floating: floating)
        )
    }

    /// Objects of one calendar on a page.
    private struct Group {
        let path: CalendarPath
        /// nil: no such calendar for this person.
        let place: ObjectReporter.Place?
        /// Whether the person may see the calendar but not what is in it.
        var isForbidden = false
        var names: [String] = []
        var found: [String: ObjectReporter.Found] = [:]
        /// Where the bytes of a page were full: these and the names after them were not looked for.
        var unread: Set<String> = []
    }

    /// One query for each calendar that the page names, usually one.
    private func page(_ targets: ArraySlice<Wanted>, _ state: ReportScope) -> MultistatusPages {
        let services = services
        return MultistatusPages { writer in
            let now = targets.prefix(services.configuration.objectsPerPage)
            var groups: [Group] = []
            var addresses: [(group: Int, name: String)?] = []
            addresses.reserveCapacity(now.count)
            for target in now {
                guard let address = target.address else {
                    addresses.append(nil)
                    continue
                }
                var group = groups.firstIndex { $0.path == address.calendar }
                if group == nil {
                    group = groups.count
                    groups.append(Group(path: address.calendar, place: try await place(address.calendar, state)))
                }
                addresses.append(group.map { ($0, address.name) })
                if let group { groups[group].names.append(address.name) }
            }
            for index in groups.indices { try await read(&groups[index], state) }
            var told = 0
            var timer = YieldTimer()
            for (target, address) in zip(now, addresses) {
                try await timer.pause()
                if writer.count >= services.configuration.pageBytes { break }
                if let address, groups[address.group].unread.contains(address.name) { break }
                told += 1
                guard let (group, name) = address, let place = groups[group].place,
                    let object = groups[group].found[name]
                else {
                    let isForbidden = address.map { groups[$0.group].isForbidden } ?? false
                    writer.response(href: target.href, status: isForbidden ? .forbidden : .notFound)
                    continue
                }
                guard state.reporter.write(object, in: place, into: &writer) else {
                    // It can be asked for by itself.
                    writer.response(
                        href: target.href,
                        status: .insufficientStorage,
                        condition: DAVCondition("number-of-matches-within-limits")
                    )
                    continue
                }
            }
            let rest = targets.dropFirst(told)
            return rest.isEmpty ? nil : page(rest, state)
        }
    }

    /// nil: no address of an object.
    private func address(_ text: String, _ here: Known?) -> Address? {
        if let here, let name = Href.plainSegment(of: text, below: here.place.base) {
            return Address(calendar: here.path, name: name)
        }
        guard let href = try? Href(reference: text),
            case .object(let owner, let calendar, let name) = Target(href, prefix: services.configuration.prefix)
        else { return nil }
        return Address(calendar: CalendarPath(owner: owner, calendar: calendar), name: name)
    }

    private func place(_ path: CalendarPath, _ state: ReportScope) async throws -> ObjectReporter.Place? {
        if let here = state.here, here.path == path { return here.place }
        do {
            let (calendar, owner) = try await services.finder(for: state.request.principal)
                .calendar(path.owner, path.calendar)
            return try await state.reporter.place(
                calendar,
                owner,
                floating: await services.calendars.freeBusy.floatingZone(of: calendar)
            )
        } catch CalendarError.notFound {
            return nil
        }
    }

    private func read(_ group: inout Group, _ state: ReportScope) async throws {
        guard let place = group.place else { return }
        guard place.calendar.isReadable else {
            group.isForbidden = true
            return
        }
        let page = try await services.calendars.objects.objects(
            named: group.names,
            in: place.calendar,
            as: state.request.principal.id
        )
        let found = try await state.reporter.load(page.objects, in: place)
        group.found = Dictionary(found.map { ($0.object.name, $0) }, uniquingKeysWith: { first, _ in first })
        group.unread = Set(page.unread).subtracting(group.found.keys)
    }
}
