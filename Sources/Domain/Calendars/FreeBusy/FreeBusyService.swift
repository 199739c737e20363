package import Accounts
package import CivilTime
package import ICalendar

/// When people, rooms and calendars are busy, and nothing else about their time.
package struct FreeBusyService: CalendarConcern {
    let context: CalendarContext

    /// When a person's or a room's calendars take time (RFC 6638 §5), and nothing else about it: those that count as
    /// busy, without what was declined, and without what is left out, such as a meeting that is to be moved; and the
    /// hours in which they are not available (RFC 7953 §5), by those calendars and by their inbox. A calendar that
    /// others share with them counts as they see it, where they have set that it takes their time (CalendarServer's
    /// sharing §5.5.5). Not merged.
    ///
    /// Travel counts for its owner alone: to others the minutes of trips would tell where somebody lives (DESIGN.md 3,
    /// ADR 0040). Where the person lets it count for others, it does so as ``TravelBusyTime`` has it.
    ///
    /// - Parameters:
    ///   - principal: the person or room whose time is asked about.
    ///   - range: the time that is asked about.
    ///   - viewer: the person who asks.
    ///   - isLeftOut: objects that do not count.
    /// - Returns: the periods, neither merged nor in order.
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where it is more than one question looks at.
    package func busyTime(
        of principal: Principal,
        in range: Range<Instant>,
        toldTo viewer: PrincipalID,
        except isLeftOut: (CalendarObject) -> Bool = { _ in false }
    ) async throws(CalendarError) -> [BusyPeriod] {
        var busy = BusyTimeCollector(range, limits: limits)
        let ownersZone = await context.zoneOf(principal.id)
        if let text = try await repository.availability(of: principal.id),
            let object = try? compiler.availability(text)
        {
            try busy.add(object, floating: ownersZone)
        }
        let calendars = try await repository.listCollections(of: principal.id) + repository.listShares(of: principal.id)
        for calendar in calendars
        where calendar.kind.isCalendar && calendar.properties.transparency == .opaque
            && calendar.privileges.contains(.readFreeBusy) && (calendar.kind != .travel || viewer == principal.id)
        {
            let floating = await context.floatingZone(of: calendar)
            var next: ObjectCursor?
            repeat {
                let page = try await repository.candidates(
                    for: ObjectQuery(range: TimeRange(range)),
                    in: calendar.id,
                    from: next,
                    limit: 200
                )
                for stored in try await views.seen(page.objects, in: calendar, for: principal.id) {
                    guard let object = compiler.read(stored), !isLeftOut(object) else { continue }
                    try busy.add(object, floating: floating, of: principal)
                }
                next = page.next
            } while next != nil
        }
        var periods = try busy.busyPeriods(floating: ownersZone)
        if viewer != principal.id, await context.showsTravel(principal.id) {
            periods += try await travelTime(of: principal, in: range, toldTo: viewer)
        }
        return periods
    }

    /// The answer to a busy time request of one address (RFC 6638 §5).
    package enum BusyAnswer: Sendable {
        case busy(Principal, [BusyPeriod])
        /// Nobody here has the address.
        case unknown
        /// The person does not show their busy time to the viewer.
        case refused
        /// There is more of it than one question looks at.
        case tooMuch
    }

    /// When others are busy, address by address, in the order in which they were asked.
    ///
    /// Without the meeting `uid` (X-CALENDARSERVER-MASK-UID) where `person` organizes it, or where it is a plain event
    /// of their own: of anything else
    /// they would learn by it that it is there. `viewer` is who learns the answers: `person`, or somebody who asks in
    /// their name.
    package func busyTimes(
        at addresses: [CalendarUser],
        in range: Range<Instant>,
        except uid: String? = nil,
        as person: PrincipalID,
        toldTo viewer: PrincipalID
    ) async throws(CalendarError) -> [(CalendarUser, BusyAnswer)] {
        var users = try await CalendarUserLookup(context.directory, owner: person)
        var answers: [(CalendarUser, BusyAnswer)] = []
        // Whoever is asked about often is looked at once.
        var known: [PrincipalID: BusyAnswer] = [:]
        for address in addresses {
            try await users.lookUp(address)
            if let answer = users[address].flatMap({ known[$0.id] }) {
                answers.append((address, answer))
                continue
            }
            guard let principal = users[address],
                let home = SchedulingHome(try await repository.listCollections(of: principal.id))
            else {
                answers.append((address, .unknown))
                continue
            }
            if principal.id != person, home.inbox.isShared,
                !(try await repository.deliveryPrivileges(of: person, in: home.inbox.id)).contains(
                    .scheduleQueryFreeBusy
                )
            {
                answers.append((address, .refused))
                continue
            }
            let own = users
            let answer: BusyAnswer
            do throws(CalendarError) {
                let periods = try await busyTime(of: principal, in: range, toldTo: viewer) { object in
                    guard object.uid == uid else { return false }
                    return object.organizer.map { own.is($0, person) } ?? (principal.id == person)
                }
                answer = .busy(principal, periods)
            } catch .precondition(.numberOfMatchesWithinLimits, _) {
                // What one person has stored keeps nobody from learning of the others.
                answer = .tooMuch
            }
            known[principal.id] = answer
            answers.append((address, answer))
        }
        return answers
    }

    /// The time zone in which floating times of a collection are read: its own, else its owner's.
    package func floatingZone(of collection: CalendarCollection) async -> ZoneRules {
        await context.floatingZone(of: collection)
    }

    /// The time zone in which a person's floating times are read.
    package func zone(of person: PrincipalID) async throws(CalendarError) -> ZoneRules { await context.zoneOf(person) }

}

extension Principal {
    /// Whether a calendar user address is one of theirs: an e-mail address, or that of their principal resource.
    package func isReached(at user: CalendarUser) -> Bool {
        emails.contains { CalendarUser("mailto:\($0)") == user }
            || user.address.hasSuffix("/principals/\(name)/") || user.address.hasSuffix("/principals/\(name)")
    }
}
