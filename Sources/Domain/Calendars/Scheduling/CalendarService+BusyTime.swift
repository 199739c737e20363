package import Accounts
package import CivilTime
package import ICalendar

extension CalendarService {
    /// When a person's or a room's calendars take time (RFC 6638 §5), and nothing else about it: those that count as busy, without what was
    /// declined, and without what is left out, such as a meeting that is to be moved; and the hours in which they are not available (RFC 7953 §5),
    /// by those calendars and by their inbox. A calendar that others share with them counts as they see it, where they have set that it takes
    /// their time (CalendarServer's sharing §5.5.5). Not merged.
    ///
    /// Travel counts for its owner alone: to others the minutes of trips would tell where somebody lives (DESIGN.md 3,
    /// ADR 0040).
    ///
    /// - Parameters:
    ///   - principal: the person or room whose time is asked about.
    ///   - range: the time that is asked about.
    ///   - viewer: who learns the answer.
    ///   - isLeftOut: objects that do not count.
    /// - Returns: the periods, neither merged nor in order.
    /// - Throws: ``CalendarPrecondition/numberOfMatchesWithinLimits`` where it is more than one question looks at.
    package func busyTime(
        of principal: Principal,
        in range: Range<Instant>,
        toldTo viewer: PrincipalID,
        except isLeftOut: (CalendarObject) -> Bool = { _ in false }
    ) async throws(CalendarError) -> [BusyPeriod] {
        var periods: [BusyPeriod] = []
        var available = AvailableTime()
        if let text = try await repository.availability(of: principal.id), let object = try? availability(text) {
            available.add(object)
        }
        let calendars = try await repository.listCollections(of: principal.id) + repository.listShares(of: principal.id)
        for calendar in calendars
        where calendar.kind.isCalendar && calendar.properties.transparency == .opaque
            && calendar.privileges.contains(.readFreeBusy) && (calendar.kind != .travel || viewer == principal.id)
        {
            let floating = await floatingZone(of: calendar)
            var next: ObjectCursor?
            repeat {
                let page = try await repository.candidates(
                    for: ObjectQuery(range: TimeRange(range)),
                    in: calendar.id,
                    from: next,
                    limit: 200
                )
                for stored in try await views(of: page.objects, in: calendar, for: principal.id) {
                    // What can't be read, or goes on too often to be followed, takes no time.
                    guard let object = read(stored), !isLeftOut(object) else { continue }
                    if object.kind == .availability {
                        available.add(object)
                    } else {
                        periods += busyTime(of: object, in: range, floating: floating, of: principal)
                    }
                    guard periods.count <= limits.busyPeriods else { throw .tooManyOccurrences }
                }
                next = page.next
            } while next != nil
        }
        let floating = await zoneOf(principal.id)
        return periods + (try available.busyPeriods(in: range, floating: floating, limits: limits.calendar))
    }

    private func busyTime(
        of object: CalendarObject,
        in range: Range<Instant>,
        floating: ZoneRules,
        of principal: Principal
    ) -> [BusyPeriod] {
        let periods = try? object.busyPeriods(
            in: range,
            of: { principal.isReached(at: $0) },
            floating: floating,
            limits: limits.calendar
        )
        return periods ?? []
    }

    /// The answer to a busy time request of one address (RFC 6638 §5).
    package enum BusyAnswer: Sendable {
        case busy(Principal, [BusyPeriod])
        /// Nobody here has the address.
        case unknown
        /// The person does not show their busy time to who asks.
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
        var users = try await CalendarUserLookup(directory, owner: person)
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

    /// The time zone in which a person's floating times are read.
    package func zone(of person: PrincipalID) async throws(CalendarError) -> ZoneRules { await zoneOf(person) }

    /// Whether a calendar user address is one of a person's.
    package func isAddress(_ user: CalendarUser, of person: PrincipalID) async throws(CalendarError) -> Bool {
        let users = try await CalendarUserLookup(directory, owner: person)
        return users.is(user, person)
    }
}

extension Principal {
    /// Whether a calendar user address is one of theirs: an e-mail address, or that of their principal resource.
    func isReached(at user: CalendarUser) -> Bool {
        emails.contains { CalendarUser("mailto:\($0)") == user }
            || user.address.hasSuffix("/principals/\(name)/") || user.address.hasSuffix("/principals/\(name)")
    }
}
