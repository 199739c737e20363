internal import Accounts
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import FoundationEssentials
internal import Geo
internal import ICalendar
internal import Notifications
internal import Planning
internal import SelfService
internal import Subscriptions
internal import TripModel

/// What an archive holds beside calendars, places and preferences.
extension Installation {
    // MARK: Learned places

    func archivedLearnedPlaces(of person: Principal) async throws -> [AccountArchive.LearnedPlace] {
        try await store.planning.listLearnedPlaces(of: person.id).map { place in
            AccountArchive.LearnedPlace(
                text: place.text,
                title: place.title,
                latitude: place.coordinate.latitude,
                longitude: place.coordinate.longitude,
                learnedAt: place.learnedAt.iso8601
            )
        }
    }

    /// What the account has learned already stays.
    func restore(
        _ places: [AccountArchive.LearnedPlace],
        to person: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        let known = Set(try await store.planning.listLearnedPlaces(of: person.id).map(\.key))
        // The latest come first in the archive, and must be learned last.
        for place in places.suffix(LearnedPlace.mostPlaces).reversed() {
            let key = LearnedPlace.key(place.text)
            guard let coordinate = Coordinate(validating: place.latitude, place.longitude), !key.isEmpty,
                max(place.text.count, place.title.count) <= PlanningService.mostPlaceCharacters
            else {
                result.leaveOut("learned place: it can't be kept")
                continue
            }
            guard !known.contains(key) else { continue }
            let learned = LearnedPlace(
                text: place.text,
                title: place.title,
                coordinate: coordinate,
                learnedAt: (try? Instant(iso8601: place.learnedAt)) ?? clock.now(),
                modseq: 0
            )
            _ = try await store.planning.learn(learned, of: person.id)
        }
    }

    // MARK: Subscriptions

    func archivedSubscriptions(of person: Principal) async throws -> [AccountArchive.Subscription] {
        try await subscriptions.list(of: person.id).map { subscription, calendar in
            AccountArchive.Subscription(
                address: subscription.address,
                name: calendar.properties.displayName ?? calendar.name,
                color: calendar.properties.color,
                isPlanned: calendar.properties.transparency == .opaque
            )
        }
    }

    /// Subscribes to what the account does not take yet; the events are fetched by this server.
    func restore(
        _ archived: [AccountArchive.Subscription],
        to person: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        let known = Set(try await subscriptions.list(of: person.id).map(\.subscription.address))
        for subscription in archived.prefix(subscriptions.limits.subscriptions) {
            // The host alone: an address may hold a key.
            let host = SubscriptionAddress.host(of: subscription.address)
            do {
                guard !known.contains(try SubscriptionAddress.checked(subscription.address)) else { continue }
                let made = try await subscriptions.subscribe(
                    to: subscription.address,
                    named: String(subscription.name.prefix(100)),
                    for: person.id
                )
                try await dress(made, as: subscription)
            } catch {
                guard case AccountError.invalidValue(let reason) = error else { throw error }
                result.leaveOut("subscription to \(host.isEmpty ? "an address" : host): \(reason)")
            }
        }
    }

    private func dress(_ made: CalendarSubscription, as archived: AccountArchive.Subscription) async throws {
        var changes: [CollectionChange] = []
        if let color = archived.color { changes.append(.color(color)) }
        if archived.isPlanned { changes.append(.transparency(.opaque)) }
        let calendar = try await subscriptions.list(of: made.owner).first { $0.subscription.id == made.id }?.calendar
        guard let calendar, !changes.isEmpty else { return }
        _ = try await calendars.collections.updateCollection(at: calendar.address, changes: changes, as: made.owner)
    }

    // MARK: Personal details

    /// nil: none were told.
    func archivedDetails(of person: Principal) async throws -> AccountArchive.Details? {
        let details = try await accountDesk().profile.details(of: person.id)
        guard !details.isEmpty else { return nil }
        return AccountArchive.Details(
            address: details.address.isEmpty ? nil : details.address,
            phone: details.phone.isEmpty ? nil : details.phone,
            birthDate: details.birthDate?.iso8601
        )
    }

    /// What the account tells already stays.
    func restore(
        _ archived: AccountArchive.Details?,
        to person: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        let profile = accountDesk().profile
        guard let archived, try await profile.details(of: person.id).isEmpty else { return }
        let details = PersonalDetails(
            address: archived.address ?? "",
            phone: archived.phone ?? "",
            birthDate: archived.birthDate.flatMap { try? CivilDate(iso8601: $0) }
        )
        guard profile.problems(with: details).isEmpty else {
            result.leaveOut("profile: an address, telephone number or date of birth that can't be kept")
            return
        }
        try await profile.setDetails(details, of: person.id)
    }

    // MARK: Reminders

    /// What the account has chosen already stays.
    func restore(
        _ document: NotificationDocument?,
        to person: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        guard let document, try await !notifications.settings(of: person.id).isAnythingOn else { return }
        do throws(AccountError) {
            var settings = try document.settings()
            if settings.ways.contains(.sms) {
                // A telephone is confirmed by this server, not by another one.
                settings.events.remove(.sms)
                settings.travel.remove(.sms)
                result.leaveOut("reminders: text messages, until a telephone number is confirmed here")
            }
            try await notifications.set(settings, of: person)
        } catch {
            guard case .invalidValue(let reason) = error else { throw error }
            result.leaveOut("reminders: \(reason)")
        }
    }

    // MARK: Choices

    func archivedChoices(of person: Principal) async throws -> [AccountArchive.Choice] {
        let now = clock.now()
        let snapshot = try await store.planning.snapshot(of: person.id, window: now..<now.adding(seconds: 1))
        return snapshot.choices.sorted { $0.item < $1.item }.map(AccountArchive.Choice.init)
    }

    /// They hold for as long as their events are as they were.
    func restore(
        _ choices: [AccountArchive.Choice],
        to person: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        let now = clock.now()
        let window = now..<now.adding(seconds: 1)
        let known = Set(try await store.planning.snapshot(of: person.id, window: window).choices.map(\.item))
        var decision = PersonDecision()
        for choice in choices.prefix(AccountArchive.mostChoices) {
            guard let read = choice.read else {
                result.leaveOut("choice: it can't be read")
                continue
            }
            if !known.contains(read.item) { decision.made.append(read) }
        }
        guard !decision.made.isEmpty else { return }
        try await store.planning.decide(decision, of: person.id, now: now)
    }

    // MARK: Attachments

    /// The files that the objects of a calendar name, by MANAGED-ID; of each object's bytes.
    func attachments(
        in objects: [[UInt8]],
        of person: Principal
    ) async throws -> [(entry: AccountArchive.Attachment, bytes: [UInt8])] {
        var found: [(entry: AccountArchive.Attachment, bytes: [UInt8])] = []
        var seen: Set<String> = []
        for bytes in objects where CalendarFile.namesAttachments(bytes) {
            guard let document = try? CalendarDocument(parsing: bytes), let object = try? CalendarObject(document)
            else { continue }
            for id in object.managedAttachments.sorted() where seen.insert(id).inserted {
                let attachment: Attachment
                do {
                    attachment = try await calendars.attachments.attachment(id, as: person.id)
                } catch {
                    // Named by an object, and gone.
                    continue
                }
                let entry = AccountArchive.Attachment(
                    id: id,
                    file: "",
                    name: attachment.name,
                    type: attachment.type
                )
                found.append((entry, attachment.bytes))
            }
        }
        return found
    }

    /// The object without its managed attachments, which belong to another server, and their names.
    func detached(_ bytes: [UInt8]) -> (bytes: [UInt8], attachments: [String]) {
        guard CalendarFile.namesAttachments(bytes), let document = try? CalendarDocument(parsing: bytes),
            var object = try? CalendarObject(document)
        else { return (bytes, []) }
        let ids = object.managedAttachments.sorted()
        guard !ids.isEmpty else { return (bytes, []) }
        for id in ids {
            guard let without = try? object.removingAttachment(id, from: nil),
                let next = try? CalendarObject(without)
            else { return (bytes, []) }
            object = next
        }
        return (object.document.serialized(), ids)
    }

    /// Attaches files of an archive to an object that was just taken up.
    func attach(
        _ ids: [String],
        to address: ObjectAddress,
        from files: [String: (entry: AccountArchive.Attachment, bytes: [UInt8])],
        of person: Principal,
        _ result: inout RestoredArchive
    ) async {
        let base = publicAddress + "/dav/attachments/"
        for id in ids {
            guard let file = files[id] else {
                result.leaveOut("\(address.name): a file is not in the archive")
                continue
            }
            let upload = AttachmentUpload(bytes: file.bytes, type: file.entry.type, name: file.entry.name)
            do {
                _ = try await calendars.attachments.changeAttachments(
                    .add(upload, instances: nil),
                    of: address,
                    uri: { base + $0.id },
                    as: person.id
                )
            } catch {
                result.leaveOut("\(address.name), \(file.entry.name ?? "file"): \(error)")
            }
        }
    }

    // MARK: Sharing

    /// With whom a calendar is shared; for the person to read.
    func archivedShares(of calendar: CalendarCollection) async throws -> [AccountArchive.Share] {
        var shares: [AccountArchive.Share] = []
        for invitation in try await calendars.sharing.invitations(to: calendar) where invitation.status != .declined {
            guard let other = try await accounts.findPrincipal(id: invitation.person) else { continue }
            shares.append(
                AccountArchive.Share(
                    name: other.displayName,
                    address: other.emails.first,
                    access: invitation.mode == .readWrite ? "write" : invitation.mode == .read ? "read" : "busy"
                )
            )
        }
        return shares.sorted { $0.name < $1.name }
    }
}

extension AccountArchive {
    /// Of one account; more are not taken up.
    static let mostChoices = 5_000
}

extension AccountArchive.Choice {
    init(_ choice: PlanChoice) {
        self.init(
            event: choice.item.occurrence.uid,
            recurrenceID: choice.item.occurrence.recurrenceID,
            kind: choice.item.kind.rawValue,
            ordinal: choice.item.ordinal,
            decision: "",
            fingerprint: choice.fingerprint
        )
        switch choice.decision {
        case .dismissed: decision = "dismissed"
        case .chosen: decision = "chosen"
        case .within(let window, let least):
            decision = "within"
            (from, until) = (window.lowerBound.iso8601, window.upperBound.iso8601)
            leastSeconds = least
        case .departure(let instant):
            decision = "departure"
            departure = instant.iso8601
        case .modes(let all):
            decision = "modes"
            modes = all.map(\.rawValue).sorted()
        case .option(let signature, let all):
            decision = "option"
            option = signature
            modes = all.map(\.rawValue).sorted()
        }
    }

    private var within: PlanChoice.Decision? {
        guard let from, let until, let leastSeconds, let start = try? Instant(iso8601: from),
            let end = try? Instant(iso8601: until), start < end, leastSeconds > 0
        else { return nil }
        return .within(start..<end, leastSeconds: leastSeconds)
    }

    /// nil: of a version that knows more.
    var read: PlanChoice? {
        guard let kind = ItemKind(rawValue: kind), event.utf8.count <= 1_000, recurrenceID.utf8.count <= 100,
            fingerprint.utf8.count <= 1_000, (option ?? "").utf8.count <= 10_000
        else { return nil }
        let all = Set((modes ?? []).compactMap(TravelMode.init(rawValue:)))
        let made: PlanChoice.Decision?
        switch decision {
        case "dismissed": made = .dismissed
        case "chosen": made = .chosen
        case "within": made = within
        case "departure": made = departure.flatMap { try? Instant(iso8601: $0) }.map { .departure($0) }
        case "modes": made = all.isEmpty ? nil : .modes(all)
        case "option": made = option.map { .option($0, all) }
        default: made = nil
        }
        let item = ItemKey(OccurrenceKey(uid: event, recurrenceID: recurrenceID), kind, ordinal: ordinal)
        return made.map { PlanChoice(item, $0, fingerprint: fingerprint) }
    }
}
