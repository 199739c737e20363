internal import Accounts
internal import CalDAV
internal import Calendars
internal import ICalendar
internal import WebDAV
internal import XMLStream

/// MKCALENDAR (RFC 4791 §5.3.1) and extended MKCOL (RFC 5689 §3): a calendar with the properties to begin with.
struct MakeCollectionHandler: Sendable {
    let services: DAVServices

    /// The address may end in a slash or not; `response` is the root of the answer where properties are refused.
    func respond(to message: MakeCollection, in request: DAVRequest, response: XMLName) async throws -> DAVAnswer {
        let owner: String
        let name: String
        switch request.target {
        case .calendar(let calendarOwner, let calendarName):
            owner = calendarOwner
            name = calendarName
        case .object:
            throw DAVError(
                .forbidden,
                CalendarCondition.named("calendar-collection-location-ok"),
                "a calendar can't stand inside another one"
            )
        case .root, .principals, .principal, .homes, .home:
            throw DAVError(
                .methodNotAllowed,
                DAVCondition("resource-must-be-null"),
                "there is something at this address"
            )
        }
        let person = try await services.finder(for: request.principal).owner(owner)
        guard try await isCalendar(message, request) else {
            throw DAVError(
                .forbidden,
                DAVCondition("valid-resourcetype"),
                "only calendars can be made here: the resourcetype must hold collection and CALDAV:calendar"
            )
        }
        let (properties, refused) = try Self.properties(message)
        guard refused.isEmpty else {
            let names = message.properties.map(\.name)
            let body = MakeCollectionResponse(
                root: response,
                PropertyOutcome(names: names, refused: refused).statuses
            ).body
            return DAVAnswer(.forbidden, .bytes(body, type: DAVAnswer.xml))
        }
        _ = try await services.calendars.createCollection(
            at: CalendarAddress(owner: person.id, name: name),
            properties: properties,
            as: request.principal.id
        )
        var answer = DAVAnswer(.created)
        answer.location = services.addresses.calendar(owner, name)
        return answer
    }

    /// Whether the request wants a calendar. What stands at the address already is told first (RFC 4918 §9.3.1).
    private func isCalendar(_ message: MakeCollection, _ request: DAVRequest) async throws -> Bool {
        if request.method == .mkcalendar { return true }
        let types: [XMLName]
        do throws(XMLError) {
            types = try message.resourceTypes() ?? []
        } catch {
            throw DAVError(error)
        }
        if types.contains(CalDAVName.calendar) { return true }
        if (try? await services.finder(for: request.principal).find(request.target)) != nil {
            throw DAVError(
                .methodNotAllowed,
                DAVCondition("resource-must-be-null"),
                "there is something at this address"
            )
        }
        return false
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
