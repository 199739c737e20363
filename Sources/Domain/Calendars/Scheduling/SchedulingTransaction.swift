internal import Accounts
internal import CivilTime
internal import Cryptography
internal import Events
internal import ICalendar
internal import Jobs

/// All that follows from one change of a scheduling object, gathered from what is stored now, to be committed at once
/// with the change itself (RFC 6638 §3.2, §4).
struct SchedulingTransaction: CalendarConcern {
    let context: CalendarContext
    /// Whose calendar the change was made in.
    let owner: PrincipalID
    /// The person who made it: the owner, or somebody who may write there.
    let actor: PrincipalID
    let uid: String
    let now: Instant
    var users: CalendarUserLookup
    /// To whom something was sent, and what became of it.
    var statuses: [CalendarUser: String] = [:]

    private var homes: [PrincipalID: SchedulingHome?] = [:]
    private var copies: [PrincipalID: ScheduledCopy] = [:]
    /// Those whose calendars have an object with this UID that is of another meeting, and stays.
    private var blocked: Set<PrincipalID> = []
    /// Invitations to other meetings with this UID that their owners have not accepted: they give way to this one.
    private var displaced: [PrincipalID: ScheduledCopy] = [:]
    private var premises: [WriteBatch.Premise] = []
    private var deliveries: [ObjectWrite] = []
    private var jobs: [NewJob] = []
    /// What is told of the change besides that objects changed.
    private var events: [DomainEvent] = []
    /// Bytes of the contents of `jobs`, each counted once.
    private var queuedBytes = 0

    init(
        _ context: CalendarContext,
        owner: PrincipalID,
        uid: String,
        now: Instant,
        _ users: CalendarUserLookup,
        actor: PrincipalID
    ) {
        self.context = context
        self.owner = owner
        self.actor = actor
        self.uid = uid
        self.now = now
        self.users = users
    }

    /// How many attendees are told of each other's answers: in a larger meeting only the organizer follows them.
    static let refreshedAttendees = 50

    /// The batch whose first steps are those of the change itself, one of which a client asked for.
    mutating func batch(
        _ first: [WriteBatch.Step],
        requested: Int,
        premises own: [WriteBatch.Premise]
    ) async throws(CalendarError) -> WriteBatch {
        var batch = WriteBatch(
            premises: own + premises,
            steps: first,
            requested: requested,
            jobs: jobs,
            events: events
        )
        for copy in copies.values.sorted(by: { $0.collection.id < $1.collection.id }) where copy.isChanged {
            batch.premises.append(copy.premise(uid: uid))
            let planning = await context.planningScope(for: copy.collection, at: now)
            guard let object = copy.object else {
                guard copy.stored != nil else { continue }
                let deletion = ObjectDeletion(
                    collection: copy.collection.id,
                    name: copy.name,
                    condition: .always,
                    now: now,
                    planning: planning,
                    takesScheduled: true
                )
                batch.steps.append(.delete(deletion))
                continue
            }
            let bytes = object.document.serialized()
            var write = ObjectWrite(
                collection: copy.collection.id,
                name: copy.name,
                bytes: bytes,
                etag: ETag(of: bytes),
                index: try compiler.index(of: object, now: now),
                condition: .always,
                now: now,
                planning: planning,
                tagging: copy.isNews ? .renewed : .kept
            )
            let attachments = object.managedAttachments
            if !attachments.isEmpty { write.attachments = AttachmentUse(ids: attachments, taker: nil) }
            if copy.collection.owner != owner { write.placedBy = owner }
            batch.steps.append(.put(write))
        }
        // A message is seen only when all that it causes is done (RFC 6638 §4.1).
        batch.steps += deliveries.map { .deliver($0) }
        return batch
    }

    // MARK: What is stored

    /// nil: there is no home, or none that can be scheduled with.
    mutating func home(of person: PrincipalID) async throws(CalendarError) -> SchedulingHome? {
        if let known = homes[person] { return known }
        let home = SchedulingHome(try await repository.listCollections(of: person))
        homes[person] = .some(home)
        return home
    }

    /// Reads the copies that some people have, in one query. An object with the same UID that is of another organizer
    /// stays as it is, but for an invitation that its owner has not accepted (ADR 0033).
    mutating func readCopies(
        of people: [PrincipalID],
        organizedBy organizer: CalendarUser
    ) async throws(CalendarError) {
        let wanted = people.filter { copies[$0] == nil && displaced[$0] == nil && !blocked.contains($0) }
        guard !wanted.isEmpty else { return }
        let organizerID = users[organizer]?.id
        for placed in try await repository.objects(withUID: uid, of: wanted) {
            let person = placed.owner
            guard copies[person] == nil, let home = try await home(of: person),
                let collection = home.calendars.first(where: { $0.name == placed.calendar })
            else { continue }
            guard let object = compiler.read(placed.object), let named = object.organizer else {
                blocked.insert(person)
                continue
            }
            try await users.lookUp(named)
            let isSame = named == organizer || organizerID.map { users.is(named, $0) } ?? false
            let copy = ScheduledCopy(
                collection: collection,
                name: placed.object.name,
                stored: placed.object,
                object: isSame ? object : nil
            )
            if isSame {
                copies[person] = copy
            } else if displaced[person] == nil, users.givesWay(object, of: person) {
                displaced[person] = copy
            } else {
                blocked.insert(person)
            }
        }
    }

    /// Whether the inbox's owner takes messages of a kind from the owner of the calendar that was changed (RFC 6638
    /// §6.1).
    func mayDeliver(_ privilege: Privileges, into inbox: CalendarCollection) async throws(CalendarError) -> Bool {
        guard inbox.isShared else { return true }
        return try await repository.deliveryPrivileges(of: owner, in: inbox.id).isSuperset(of: privilege)
    }

    func copy(of person: PrincipalID) -> ScheduledCopy? { copies[person] }

    /// Whether somebody's calendars have no copy of this meeting and can't have one, because its UID is that of
    /// something else of theirs.
    func isBlocked(_ person: PrincipalID) -> Bool { copies[person] == nil && blocked.contains(person) }

    /// The place of an invitation that gives way to this meeting, to be written over; nil: there is none.
    func displacedCopy(of person: PrincipalID) -> ScheduledCopy? { displaced[person] }

    /// Records that somebody answered an invitation; `organizer` nil: that of another server.
    mutating func recordAnswer(by attendee: PrincipalID, to organizer: PrincipalID?) {
        events.append(.invitationAnswered(attendee: attendee, organizer: organizer, uid: uid))
    }

    mutating func setCopy(_ copy: ScheduledCopy, of person: PrincipalID) { copies[person] = copy }

    /// A premise about someone else's home, of which more was read than the copy.
    mutating func require(_ premise: WriteBatch.Premise) {
        if !premises.contains(premise) { premises.append(premise) }
    }

    // MARK: What is sent

    /// A person who writes in somebody else's calendar sends messages in the owner's name where the owner's outbox
    /// grants it (RFC 6638 §6.2, §11.2).
    ///
    /// - Throws: ``CalendarError/sendingForbidden(privilege:outboxOf:)``.
    func requireSending(_ privilege: Privileges) async throws(CalendarError) {
        guard try await maySend(privilege, actor) else {
            throw .sendingForbidden(privilege: privilege.name, outboxOf: users.owner?.name ?? "")
        }
    }

    /// Whether a person may send messages in the owner's name.
    func maySend(_ privilege: Privileges, _ person: PrincipalID) async throws(CalendarError) -> Bool {
        guard person != owner else { return true }
        let address = CalendarAddress(owner: owner, name: CollectionKind.outboxName)
        let outbox = try await repository.findCollection(at: address, seenBy: person)
        return outbox?.privileges.isSuperset(of: privilege) == true
    }

    /// Whether so many more bytes fit into somebody's home.
    mutating func fits(_ bytes: Int, isCounted: Bool, with person: PrincipalID) async throws(CalendarError) -> Bool {
        guard bytes > 0, person != owner else { return true }
        let placement = DeliveryAllowance(
            sender: owner,
            recipient: person,
            bytes: bytes,
            isCounted: isCounted,
            defaultQuota: limits.homeBytes
        )
        guard try await repository.isWithinLimits(for: placement) else { return false }
        require(.room(placement))
        return true
    }

    /// Puts a message into an inbox, where the sender has not filled their part of it.
    mutating func post(_ message: SchedulingMessage, into inbox: CalendarCollection) async throws(CalendarError) {
        guard let object = try? CalendarObject(message.document, acceptsMethod: true) else { return }
        let name = Self.newName()
        var index = try compiler.index(of: object, now: now)
        // One UID may lie in an inbox often (RFC 6638 §2.2).
        index.uid = name
        let bytes = message.document.serialized()
        guard try await fits(bytes.count, isCounted: false, with: inbox.owner) else { return }
        var write = ObjectWrite(
            collection: inbox.id,
            name: name,
            bytes: bytes,
            etag: ETag(of: bytes),
            index: index,
            condition: .absent,
            now: now,
            planning: nil
        )
        write.placedBy = owner
        deliveries.append(write)
    }

    /// Gives a message to those who carry it outside, and notes what became of it for who sent it.
    mutating func queue(_ message: SchedulingMessage, to recipients: [CalendarUser]) async throws(CalendarError) {
        let reached = recipients.filter { $0.address.hasPrefix("mailto:") }
        for recipient in recipients { statuses[recipient] = DeliveryStatus.unknownUser }
        guard !reached.isEmpty else { return }
        let body = message.document.serialized()
        queuedBytes += body.count
        let room = limits.outgoingBytes - queuedBytes
        let fits = try await repository.outgoingBytes(of: owner) <= room
        for recipient in reached { statuses[recipient] = fits ? DeliveryStatus.sent : DeliveryStatus.failed }
        guard fits else {
            queuedBytes -= body.count
            return
        }
        require(.outgoing(of: owner, atMost: room))
        let isWhole =
            message.method != .reply
            && message.document.calendar?.components.contains { component in
                component.name != "VTIMEZONE" && component.first("RECURRENCE-ID") == nil
            } == true
        jobs += try reached.map { recipient throws(CalendarError) in
            try OutgoingMessage(
                sender: owner,
                originator: message.originator.address,
                recipient: recipient.address,
                method: message.method.rawValue,
                uid: uid,
                body: body,
                queuedAt: now,
                supersedes: isWhole
            )
            .job()
        }
    }

    static func newName() -> String { SecureRandom.uuid() + ".ics" }
}
