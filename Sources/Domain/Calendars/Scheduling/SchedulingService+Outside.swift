package import Accounts
internal import CivilTime
package import ICalendar

/// Why a message did not reach somebody outside (RFC 6638 §3.2.9).
package enum OutsideFailure: String, Sendable {
    /// It was tried often enough.
    case notCompleted = "5.1"
    /// Nobody has the address.
    case unreachable = "5.2"
    /// The recipient wants none.
    case unwanted = "5.3"
}

extension SchedulingService {
    /// Brings a message from outside into a person's calendar. That it comes from whom it says must have been checked.
    ///
    /// - Parameters:
    ///   - message: what came.
    ///   - person: the organizer of a REPLY, COUNTER or REFRESH, or an attendee of any other message.
    /// - Returns: false where nothing follows from it: it is older than what is there, or about something else.
    /// - Throws: ``CalendarError``, for example where it has no room.
    package func receive(
        _ message: SchedulingMessage,
        for person: PrincipalID
    ) async throws(CalendarError) -> Bool {
        try await context.retrying { () async throws(CalendarError) in
            let users = try await CalendarUserLookup(context.directory, owner: person)
            guard let owner = users.owner, let uid = message.uid else { return false }
            var change = SchedulingTransaction(
                context,
                owner: person,
                uid: uid,
                now: clock.now(),
                users,
                actor: person
            )
            guard try await change.take(Scheduling.received(message), of: owner) else { return false }
            _ = try await repository.commit(try await change.batch([], requested: 0, premises: []))
            return true
        }
    }

    /// Notes in the sender's copy that a message did not arrive.
    ///
    /// - Parameters:
    ///   - failure: why.
    ///   - recipient: to whom it went.
    ///   - uid: of the meeting.
    ///   - sender: whose copy it is.
    /// - Throws: ``CalendarError``.
    package func recordFailure(
        _ failure: OutsideFailure,
        of recipient: CalendarUser,
        uid: String,
        for sender: PrincipalID
    ) async throws(CalendarError) {
        try await context.retrying { () async throws(CalendarError) in
            let users = try await CalendarUserLookup(context.directory, owner: sender)
            guard let owner = users.owner else { return }
            for organizer in [owner.ownAddress, recipient].compactMap(\.self) {
                var change = SchedulingTransaction(
                    context,
                    owner: sender,
                    uid: uid,
                    now: clock.now(),
                    users,
                    actor: sender
                )
                guard try await change.note(failure, of: recipient, organizedBy: organizer) else { continue }
                _ = try await repository.commit(try await change.batch([], requested: 0, premises: []))
                return
            }
        }
    }
}

extension Principal {
    /// nil: they have no e-mail address.
    fileprivate var ownAddress: CalendarUser? { emails.first.map { CalendarUser("mailto:\($0)") } }
}

extension SchedulingTransaction {
    /// What follows from a message from outside; false: nothing.
    fileprivate mutating func take(
        _ message: SchedulingMessage,
        of person: Principal
    ) async throws(CalendarError) -> Bool {
        switch message.method {
        case .reply:
            guard let address = person.ownAddress else { return false }
            let status = try await deliver(message, toOrganizer: person, as: address, from: message.originator)
            return status == DeliveryStatus.delivered
        case .counter, .refresh:
            guard let address = person.ownAddress else { return false }
            try await readCopies(of: [person.id], organizedBy: address)
            guard let object = copy(of: person.id)?.object, object.attendees.contains(message.originator),
                let home = try await home(of: person.id)
            else { return false }
            guard message.method == .refresh else {
                try await post(message, into: home.inbox)
                return true
            }
            let latest = try messages(from: nil, to: object)
            for latest in latest where latest.recipients.contains(message.originator) {
                try await queue(latest, to: [message.originator])
            }
            return true
        case .publish: return false
        case .request, .add, .cancel, .declineCounter: return try await takeInvitation(message, of: person)
        }
    }

    /// A message of an organizer outside.
    private mutating func takeInvitation(
        _ message: SchedulingMessage,
        of person: Principal
    ) async throws(CalendarError) -> Bool {
        try await users.lookUp(message.originator)
        guard users[message.originator] == nil, let home = try await home(of: person.id) else { return false }
        try await readCopies(of: [person.id], organizedBy: message.originator)
        let known = copy(of: person.id)
        if message.method == .declineCounter {
            guard known?.object != nil else { return false }
            try await post(message, into: home.inbox)
            return true
        }
        // Nobody accepts in somebody else's name: the own answer stays, or is asked for.
        guard !isBlocked(person.id), let user = message.recipients.first(where: { person.isReached(at: $0) }),
            known?.object != nil || message.method == .request,
            let asked = try? SchedulingMessage(Scheduling.unanswered(message.document, others: [user])),
            case .store(let document) = apply(asked, to: known?.object, as: user, isLatest: false)
        else { return false }
        let object = try compiler.compile(document.serialized(), now: now).object
        guard let calendar = home.defaultCalendar(for: object.kind) else { return false }
        var copy =
            known ?? displacedCopy(of: person.id)
            ?? ScheduledCopy(collection: calendar, name: Self.newName(), stored: nil, object: nil)
        copy.object = object
        copy.isChanged = true
        copy.isNews = true
        setCopy(copy, of: person.id)
        try await post(message, into: home.inbox)
        return true
    }

    fileprivate mutating func note(
        _ failure: OutsideFailure,
        of recipient: CalendarUser,
        organizedBy organizer: CalendarUser
    ) async throws(CalendarError) -> Bool {
        try await readCopies(of: [owner], organizedBy: organizer)
        guard var copy = copy(of: owner), let object = copy.object else { return false }
        let document = Scheduling.marked(
            object.document,
            statuses: [recipient: failure.rawValue],
            on: organizer == recipient ? .organizer : .attendee,
            keeping: nil
        )
        guard document != object.document else { return false }
        copy.object = try compiler.object(document)
        copy.isChanged = true
        setCopy(copy, of: owner)
        return true
    }
}
