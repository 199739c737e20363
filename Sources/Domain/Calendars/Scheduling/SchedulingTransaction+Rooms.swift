internal import Accounts
internal import CivilTime
internal import ICalendar

extension SchedulingTransaction {
    /// Occurrences of a series that are held against a room's other bookings; later ones are taken to be free.
    static let bookedOccurrences = 1000

    /// Lets rooms and resources answer, inside the transaction: nothing else can book them between their answer and its
    /// commit.
    mutating func askingRooms(in document: CalendarDocument) async throws(CalendarError) -> CalendarDocument {
        var document = document
        var object = try compiler.object(document)
        for room in object.attendees {
            guard object.serves(room), let principal = users[room],
                principal.kind == .room || principal.kind == .resource,
                object.answers(of: room).contains("NEEDS-ACTION"),
                let state = try await repository.findHome(of: principal.id)
            else { continue }
            require(.home(principal.id, modseq: state.modseq))
            if let organizer = object.organizer { try await readCopies(of: [principal.id], organizedBy: organizer) }
            let taken = try await takenTime(of: principal, by: object, as: room)
            // Where it can't be written down, it can't be promised.
            let hasSpace = try await fits(document.serialized().count, isCounted: true, with: principal.id)
            let canBeBooked = hasSpace && !isBlocked(principal.id)
            do throws(RecurrenceError) {
                document = try Scheduling.booked(
                    object,
                    as: room,
                    from: now,
                    floating: await context.zoneOf(principal.id),
                    limits: limits.calendar,
                    maximum: Self.bookedOccurrences,
                    isFree: { time in canBeBooked && !taken.overlaps(time) }
                )
            } catch {
                throw .precondition(.maxInstances, reason: "\(error)")
            }
            object = try compiler.object(document)
            statuses[room] = DeliveryStatus.answered
        }
        return document
    }

    /// The room's time that is taken by others, for as long as the object goes on.
    private func takenTime(
        of room: Principal,
        by object: CalendarObject,
        as user: CalendarUser
    ) async throws(CalendarError) -> TakenTime {
        let floating = await context.zoneOf(room.id)
        let occurrences: [Occurrence]
        do throws(RecurrenceError) {
            occurrences = try object.occurrences(
                overlapping: now..<Instant.distantFuture,
                floating: floating,
                limits: limits.calendar,
                maximum: Self.bookedOccurrences
            )
        } catch {
            throw .precondition(.maxInstances, reason: "\(error)")
        }
        guard let first = occurrences.map(\.start).min(), let last = occurrences.map(\.end).max(), first < last else {
            return TakenTime([])
        }
        return TakenTime(
            try await FreeBusyService(context: context).busyTime(of: room, in: first..<last, toldTo: room.id) {
                $0.uid == uid
            }
        )
    }
}

/// Time that is taken, to be asked often.
struct TakenTime: Sendable {
    /// Ascending, without overlaps.
    private let periods: [Range<Instant>]

    init(_ busy: [BusyPeriod]) {
        let window = Instant.distantPast..<Instant.distantFuture
        periods = BusyTime.merged(busy, in: window).map { $0.start..<$0.end }
    }

    /// - Complexity: O(log n).
    func overlaps(_ time: Range<Instant>) -> Bool {
        var low = 0
        var high = periods.count
        while low < high {
            let middle = (low + high) / 2
            if periods[middle].upperBound <= time.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < periods.count && periods[low].lowerBound < time.upperBound
    }
}
