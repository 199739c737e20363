internal import Accounts
internal import Calendars
internal import WebDAV

/// PROPPATCH (RFC 4918 §9.2): all or nothing, in document order.
struct PropPatchHandler: Sendable {
    let services: DAVServices

    func respond(to message: PropertyUpdate, in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        let outcome: PropertyOutcome
        switch resource {
        case .calendar(let calendar, let owner): outcome = try await update(calendar, owner, message, request)
        case .proxyGroup(let owner, let access):
            outcome = try await ProxyGroupSettings(services: services).apply(message, to: owner, access, in: request)
        default: outcome = try await keep(message, on: resource, request)
        }
        let statuses = outcome.statuses
        let href = resource.address(services.addresses)
        var answer = DAVAnswer(.multiStatus)
        answer.body = .multistatus(.whole { writer in writer.response(href: href, statuses) })
        if request.preferences.returnMinimal, statuses.allSatisfy({ $0.status == .ok || $0.properties.isEmpty }) {
            answer = DAVAnswer(.ok)
        }
        answer.refusals = outcome.refusals
        return answer
    }

    /// Collections other than calendars store all properties as dead properties.
    private func keep(
        _ message: PropertyUpdate,
        on resource: Resource,
        _ request: DAVRequest
    ) async throws -> PropertyOutcome {
        let known = Set(message.instructions.map(\.name)).filter { PropertyTable.byName[$0] != nil }
        let loaded = try await SelectedProperties(.some(Array(known)), for: request).load(resource, from: services)
        var changes: [DeadPropertyChange] = []
        var refused: [PropertyName: DAVError] = [:]
        for instruction in message.instructions {
            do throws(DAVError) {
                changes.append(try DeadSettings.change(instruction) { loaded.isLive($0) })
            } catch {
                refused[instruction.name] = error
            }
        }
        if refused.isEmpty {
            var keeper = request.principal.id
            if case .object(let object, let calendar, _) = resource {
                keeper = services.calendars.properties.keeperOfProperties(of: object, in: calendar, setBy: keeper)
            }
            try await services.calendars.properties.changeDeadProperties(
                of: resource.propertyHolder(services.addresses),
                changes: changes,
                keptBy: keeper
            )
        }
        return PropertyOutcome(names: message.instructions.map(\.name), refused: refused)
    }

    private func update(
        _ calendar: CalendarCollection,
        _ owner: Principal,
        _ message: PropertyUpdate,
        _ request: DAVRequest
    ) async throws -> PropertyOutcome {
        var changes: [CollectionChange] = []
        var refused: [PropertyName: DAVError] = [:]
        for instruction in message.instructions {
            if calendar.kind == .inbox, InboxSettings.names.contains(instruction.name) { continue }
            do throws(DAVError) {
                changes += try CollectionSettings.change(instruction)
            } catch {
                refused[instruction.name] = error
            }
        }
        if refused.isEmpty, calendar.kind == .inbox {
            refused = try await InboxSettings(services: services, owner: owner).apply(message, as: request.principal)
        }
        if refused.isEmpty {
            _ = try await services.calendars.collections.updateCollection(
                at: calendar.address,
                changes: changes,
                as: request.principal.id
            )
        }
        return PropertyOutcome(names: message.instructions.map(\.name), refused: refused)
    }
}

/// What became of each property of a request that sets all of them or none.
struct PropertyOutcome: Sendable {
    let names: [PropertyName]
    let refused: [PropertyName: DAVError]

    /// In the order of the request, for the log.
    var refusals: [DAVError] {
        var seen: Set<PropertyName> = []
        return names.compactMap { seen.insert($0).inserted ? refused[$0] : nil }
    }

    /// 200 for all, or the refusals, and 424 for the rest (RFC 4918 §9.2.1).
    var statuses: [PropertyStatus] {
        var seen: Set<PropertyName> = []
        var accepted: [PropertyAnswer] = []
        var result: [PropertyStatus] = []
        for name in names where seen.insert(name).inserted {
            let answer = PropertyAnswer(name, .empty)
            if let error = refused[name] {
                result.append(PropertyStatus(error.status, [answer], condition: error.condition))
            } else {
                accepted.append(answer)
            }
        }
        return [PropertyStatus(refused.isEmpty ? .ok : .failedDependency, accepted)] + result
    }
}
