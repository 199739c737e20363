internal import Accounts
internal import Calendars
internal import CivilTime
package import Events
internal import ICalendar

extension EventLinkService {
    /// Answers the hashtag `#link` in the description of an event that its person organizes: a link is made, and its
    /// address written behind the hashtag, in this copy only (``EventLinkTag``). Where the hashtag goes, so does the
    /// link; where the address alone goes, the link does too and a new one is made. The link to an event that is gone
    /// says so, as all do.
    ///
    /// - Parameter address: with which links begin, without a slash at the end.
    /// - Returns: what follows the event log.
    package func subscriber(address: String) -> EventSubscriber {
        EventSubscriber("event-links", gathering: .milliseconds(250)) { events in
            var changed: [PrincipalID: [CollectionID: Set<String>]] = [:]
            for case .objectChanged(let owner, let collection, let name, _) in events.map(\.event) {
                changed[owner, default: [:]][CollectionID(rawValue: collection), default: []].insert(name)
            }
            for (owner, collections) in changed {
                guard let person = try await accounts.findPrincipal(id: owner) else { continue }
                try await answerTags(of: person, in: collections, address)
            }
        }
    }

    private func answerTags(
        of person: Principal,
        in changed: [CollectionID: Set<String>],
        _ address: String
    ) async throws {
        let known = Set(try await repository.listLinks(of: person.id).filter(\.isTagged).map(\.uid))
        for collection in try await calendars.collections.listCollections(of: person.id, as: person.id) {
            guard collection.owner == person.id, collection.kind == .calendar, let names = changed[collection.id] else {
                continue
            }
            var rest = names.sorted()[...]
            while !rest.isEmpty {
                let found = try await calendars.objects.objects(named: Array(rest), in: collection, as: person.id)
                for object in found.objects
                where known.contains(object.uid) || EventLinkTag.mayStand(in: object.bytes) {
                    try await answerTag(inEvent: object.uid, of: person, address)
                }
                rest = found.unread
            }
        }
    }

    /// Brings the link that an event asks for, and what stands in the event, into agreement. A crash in between leaves a
    /// link whose address nobody has; the next call replaces it.
    private func answerTag(
        inEvent uid: String,
        of person: Principal,
        _ address: String
    ) async throws(AccountError) {
        for _ in 0..<Self.mostAttempts {
            guard let found = try await event(uid, of: person) else { return }
            let links = try await repository.listLinks(of: person.id).filter { $0.isTagged && $0.uid == uid }
            let isWanted = isOrganized(found.object, by: person)
            let texts = isWanted ? found.descriptionsWithTag : []
            var standing: (link: EventLink, token: LinkToken)?
            for token in texts.flatMap({ EventLinkTag.tokens(in: $0) }).compactMap({ LinkToken($0) }) {
                guard standing == nil, let link = try await repository.findLink(digest: token.digest) else { continue }
                if links.contains(link) { standing = (link, token) }
            }
            for link in links where link.id != standing?.link.id { try await remove(link) }
            guard !texts.isEmpty else { return }
            var answer = standing
            if answer == nil { answer = try await tagged(uid, of: person.id) }
            guard let link = answer else { return }
            switch await write("\(address)/e/\(link.token.text)", into: found, of: person.id) {
            case .stands: return
            case .refused:
                if standing == nil { try await remove(link.link) }
                return
            case .changed: if standing == nil { try await remove(link.link) }
            case .unavailable(let detail):
                if standing == nil { try await remove(link.link) }
                throw .unavailable(logDetail: detail)
            }
        }
        throw .unavailable(logDetail: "The event changes all the time.")
    }

    /// Another process may have removed it.
    private func remove(_ link: EventLink) async throws(AccountError) {
        do throws(AccountError) {
            try await repository.removeLink(link.id, of: link.owner)
        } catch .notFound {
            return
        }
    }

    /// nil: the event is over for long, or the person has as many links as they may have.
    private func tagged(
        _ uid: String,
        of owner: PrincipalID
    ) async throws(AccountError) -> (link: EventLink, token: LinkToken)? {
        do throws(AccountError) {
            return try await make(forEvent: uid, of: owner, isTagged: true)
        } catch {
            switch error {
            case .notFound, .invalidValue: return nil
            default: throw error
            }
        }
    }

    private enum Writing {
        /// The address is there.
        case stands
        /// Somebody else has written the event meanwhile.
        case changed
        /// The event would be larger than it may be, or the like.
        case refused
        case unavailable(logDetail: String)
    }

    private func write(_ address: String, into found: FoundEvent, of owner: PrincipalID) async -> Writing {
        var document = found.object.document
        guard var calendar = document.calendar else { return .refused }
        let now = clock.now()
        var isChanged = false
        calendar.components = calendar.components.map { component in
            let text = EventLinkTag.description(of: component)
            let answered = EventLinkTag.answered(text, with: address)
            guard component.name == "VEVENT", answered != text else { return component }
            isChanged = true
            var event = component
            EventLinkTag.setDescription(answered, of: &event)
            event.set(Property("DTSTAMP", value: now.basicText))
            event.set(Property("LAST-MODIFIED", value: now.basicText))
            return event
        }
        guard isChanged else { return .stands }
        document.calendar = calendar
        do throws(CalendarError) {
            _ = try await calendars.objects.put(
                document.serialized(),
                at: found.address,
                if: .matches([found.stored.etag]),
                as: owner
            )
            return .stands
        } catch {
            switch error {
            case .etagMismatch, .lostRace: return .changed
            case .unavailable: return .unavailable(logDetail: "\(error)")
            default: return .refused
            }
        }
    }
}

extension FoundEvent {
    fileprivate var descriptionsWithTag: [String] {
        ([object.master].compactMap(\.self) + object.overrides)
            .map { EventLinkTag.description(of: $0) }.filter { EventLinkTag.stands(in: $0) }
    }
}
