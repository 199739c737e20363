package import Accounts
internal import ByteText
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import Notifications
package import SelfService

/// Everything of an account as one archive, and back (docs/archive.md).
extension Installation {
    /// The largest home that is put into an archive, in bytes: it is made in memory.
    static let largestArchive = 512 * 1024 * 1024

    package func archive(of principal: Principal) async throws -> [UInt8] {
        let home = try await calendars.collections.home(of: principal.id, as: principal.id)
        guard home.usedBytes <= Self.largestArchive else {
            throw ArchiveError.tooLarge(limitBytes: Self.largestArchive)
        }
        var zip = ZipWriter()
        var list: [AccountArchive.Calendar] = []
        var attachments: [AccountArchive.Attachment] = []
        for calendar in try await ownCalendars(of: principal) {
            let file = "calendars/\(calendar.name).ics"
            let objects = try await bytes(of: calendar)
            zip.add(file, CalendarFile.join(objects))
            for found in try await self.attachments(in: objects, of: principal)
            where !attachments.contains(where: { $0.id == found.entry.id }) {
                var entry = found.entry
                entry.file = "attachments/\(attachments.count + 1)"
                zip.add(entry.file, found.bytes)
                attachments.append(entry)
            }
            let shares = try await archivedShares(of: calendar)
            list.append(
                AccountArchive.Calendar(
                    name: calendar.name,
                    file: file,
                    displayName: calendar.properties.displayName,
                    description: calendar.properties.description,
                    color: calendar.properties.color,
                    order: calendar.properties.order,
                    countsAsBusy: calendar.properties.transparency == .opaque,
                    sharedWith: shares.isEmpty ? nil : shares
                )
            )
        }
        zip.add("account.json", try await summary(of: principal, calendars: list, attachments).json)
        return zip.bytes()
    }

    private func bytes(of calendar: CalendarCollection) async throws -> [[UInt8]] {
        var all: [[UInt8]] = []
        try await eachPage(of: calendar) { page in
            var names = page.map(\.name)
            while !names.isEmpty {
                let found = try await calendars.objects.objects(named: names, in: calendar, as: calendar.owner)
                all += found.objects.map(\.bytes)
                names = Array(found.unread)
            }
        }
        return all
    }

    private func summary(
        of principal: Principal,
        calendars: [AccountArchive.Calendar],
        _ attachments: [AccountArchive.Attachment]
    ) async throws -> AccountArchive {
        let places = try await accounts.listPlaces(of: principal.id).map { place in
            AccountArchive.Place(
                name: place.name,
                latitude: place.coordinate.latitude,
                longitude: place.coordinate.longitude,
                address: place.address
            )
        }
        let passes = try await accounts.listPasses(of: principal.id).map { pass in
            AccountArchive.Pass(
                name: pass.name,
                issuer: pass.issuer,
                products: pass.products,
                firstDay: pass.firstDay?.iso8601,
                lastDay: pass.lastDay?.iso8601
            )
        }
        return AccountArchive(
            madeAt: clock.now().iso8601,
            userName: try await store.accounts.findLoginName(of: principal.id) ?? principal.name,
            displayName: principal.displayName,
            emails: principal.emails,
            timeZone: principal.timeZone,
            language: principal.language,
            places: places,
            passes: passes,
            preferences: try await store.accounts.findPreferences(of: principal.id).value,
            calendars: calendars,
            details: try await archivedDetails(of: principal),
            attachments: attachments,
            learnedPlaces: try await archivedLearnedPlaces(of: principal),
            subscriptions: try await archivedSubscriptions(of: principal),
            choices: try await archivedChoices(of: principal),
            notifications: NotificationDocument(try await notifications.settings(of: principal.id)),
            consents: try await store.accounts.listConsents(of: principal.id).map {
                AccountArchive.Agreement(document: $0.document.rawValue, version: $0.version, at: $0.at.iso8601)
            },
            appPasswords: try await accounts.listAppPasswords(of: principal.id).map {
                AccountArchive.Device(label: $0.label, createdAt: $0.createdAt.iso8601)
            },
            sessions: try await sessions.list(of: principal.id).map {
                AccountArchive.Device(label: $0.device, createdAt: $0.createdAt.iso8601)
            },
            records: try await archivedRecords(of: principal)
        )
    }

    // MARK: Bringing one

    package func restore(_ archive: [UInt8], to principal: Principal) async throws -> RestoredArchive {
        guard let zip = ZipReader(archive), let json = zip.files["account.json"] else {
            throw ArchiveError.notAnArchive
        }
        let account: AccountArchive
        guard !JSONText.holdsNUL(json) else { throw ArchiveError.damaged(file: "account.json") }
        do {
            account = try JSONDecoder().decode(AccountArchive.self, from: Data(json))
        } catch {
            throw ArchiveError.damaged(file: "account.json")
        }
        guard account.format == AccountArchive.format else { throw ArchiveError.notAnArchive }
        guard account.version <= AccountArchive.version else { throw ArchiveError.newerVersion(account.version) }
        var result = RestoredArchive()
        try await restoreTravel(account, to: principal, &result)
        try await restore(account.learnedPlaces ?? [], to: principal, &result)
        // Before their events: a trip that was planned already would count as put back.
        try await restore(account.choices ?? [], to: principal, &result)
        let attachments: [String: (entry: AccountArchive.Attachment, bytes: [UInt8])] = Dictionary(
            (account.attachments ?? []).compactMap { entry in
                zip.files[entry.file].map { (entry.id, (entry, Array($0))) }
            }
        ) { first, _ in first }
        for calendar in account.calendars {
            guard let file = zip.files[calendar.file] else {
                result.leaveOut("\(calendar.file): not in the archive")
                continue
            }
            try await restore(calendar, Array(file), attachments, to: principal, &result)
        }
        try await restore(account.notifications, to: principal, &result)
        try await restore(account.subscriptions ?? [], to: principal, &result)
        try await restore(account.details, to: principal, &result)
        return result
    }

    /// Places, passes and preferences; what the account has already stays.
    private func restoreTravel(
        _ account: AccountArchive,
        to principal: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        for place in account.places {
            guard let coordinate = Coordinate(validating: place.latitude, place.longitude) else {
                result.leaveOut("\(place.name): no coordinate")
                continue
            }
            guard try await accounts.findPlace(named: place.name, of: principal.id) == nil else { continue }
            let kept = SavedPlace(name: place.name, coordinate: coordinate, address: place.address)
            do {
                try await accounts.setPlace(kept, of: principal.id)
                result.places += 1
            } catch {
                result.leaveOut("\(place.name): \(error)")
            }
        }
        for pass in account.passes {
            let kept = SavedPass(
                name: pass.name,
                issuer: pass.issuer,
                products: pass.products,
                firstDay: pass.firstDay.flatMap { try? CivilDate(iso8601: $0) },
                lastDay: pass.lastDay.flatMap { try? CivilDate(iso8601: $0) }
            )
            do {
                try await accounts.setPass(kept, of: principal.id)
                result.passes += 1
            } catch {
                result.leaveOut("\(pass.name): \(error)")
            }
        }
        let known = try await store.accounts.findPreferences(of: principal.id)
        guard known == PersonPreferences() else { return }
        do {
            let preferences = try PersonPreferences(account.preferences)
            try await store.accounts.setPreferences(preferences, of: principal.id, replacing: known)
        } catch {
            result.leaveOut("preferences: \(error)")
        }
    }

    private func restore(
        _ calendar: AccountArchive.Calendar,
        _ file: [UInt8],
        _ attachments: [String: (entry: AccountArchive.Attachment, bytes: [UInt8])],
        to principal: Principal,
        _ result: inout RestoredArchive
    ) async throws {
        let address: CalendarAddress
        do {
            address = try await place(for: calendar, of: principal)
        } catch let error as CalendarError {
            return result.leaveOut("\(calendar.displayName ?? calendar.name): \(error)")
        }
        result.calendars += 1
        for object in CalendarFile.split(file) {
            do {
                let target = ObjectAddress(calendar: address, name: object.name)
                let alone = detached(object.bytes)
                try await calendars.objects.restore(alone.bytes, at: target, as: principal.id)
                result.objects += 1
                await attach(alone.attachments, to: target, from: attachments, of: principal, &result)
            } catch {
                result.leaveOut("\(calendar.displayName ?? calendar.name), \(object.name): \(error)")
            }
        }
    }

    /// The calendar of that name where it is empty, else a new one beside what is there.
    private func place(
        for calendar: AccountArchive.Calendar,
        of principal: Principal
    ) async throws -> CalendarAddress {
        let own = try await ownCalendars(of: principal)
        if let same = own.first(where: { $0.name == calendar.name }),
            try await calendars.objects.listObjects(in: same, limit: 1, as: principal.id).isEmpty
        {
            return CalendarAddress(owner: principal.id, name: same.name)
        }
        let taken = Set(own.map(\.name))
        let name = ([calendar.name] + (2...1000).map { "\(calendar.name)-\($0)" }).first { !taken.contains($0) }
        let address = CalendarAddress(owner: principal.id, name: name ?? calendar.name)
        _ = try await calendars.collections.createCollection(
            at: address,
            properties: CollectionProperties(
                displayName: calendar.displayName,
                description: calendar.description,
                color: calendar.color,
                order: calendar.order,
                transparency: calendar.countsAsBusy ? .opaque : .transparent
            ),
            as: principal.id
        )
        return address
    }
}

extension RestoredArchive {
    private static let mostReasons = 100

    mutating func leaveOut(_ reason: String) {
        if leftOut.count < Self.mostReasons { leftOut.append(reason) }
    }
}
