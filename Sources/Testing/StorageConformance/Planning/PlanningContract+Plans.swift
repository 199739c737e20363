internal import Accounts
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import Geo
internal import Planning
internal import TripModel

extension PlanningContract {
    static let plans: [ContractCase<Stores>] = [
        ContractCase("a published item is found by its UID, with what stands in the calendar") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            var plan = emptyPlan(try await requiredLease(stores), travel: travel)
            plan.writes = [try item()]
            try expectEqual(try await stores.planning.applyPlan(plan), true)
            let found = try await stores.planning.findPublished("trip-1", of: Samples.person)
            let listed = try await stores.planning.listPublished(of: Samples.person, window: window)
            try expectEqual(found, listed.first)
            try expect(found?.current != nil, "it does not stand in the calendar")
            try expectEqual(try await stores.planning.findPublished("trip-2", of: Samples.person), nil)
            let nobody = PrincipalID(rawValue: 1 << 60)
            try expectEqual(try await stores.planning.findPublished("trip-1", of: nobody), nil)
        },
        ContractCase("each revocation begins a generation of links, of one person") { stores in
            _ = try await Samples.calendar(in: stores.calendars)
            try expectEqual(try await stores.planning.linkGeneration(of: Samples.person), 0)
            try await stores.planning.revokeLinks(of: Samples.person)
            try await stores.planning.revokeLinks(of: Samples.person)
            try expectEqual(try await stores.planning.linkGeneration(of: Samples.person), 2)
            let snapshot = try await stores.planning.snapshot(of: Samples.person, window: window)
            try expectEqual(snapshot.linkGeneration, 2)
            let nobody = PrincipalID(rawValue: 1 << 60)
            try await stores.planning.revokeLinks(of: nobody)
            try expectEqual(try await stores.planning.linkGeneration(of: nobody), 0)
        },
        ContractCase("a plan is published, and its days are clean") { stores in
            let (calendar, travel) = try await plannedEvent(in: stores)
            var plan = emptyPlan(try await requiredLease(stores), travel: travel)
            plan.writes = [try item()]
            try expectEqual(try await stores.planning.applyPlan(plan), true)
            try expectEqual(try await stores.calendars.listDirtyDays(of: Samples.person), [])
            try expectEqual(try await stores.planning.listLeaseOwners(), [])
            let address = Samples.address("trip-1.ics", in: "travel")
            let object = try await stores.calendars.findObject(at: address)
            try expectEqual(object?.bytes, plan.writes[0].item.bytes)
            try expectEqual(try await stores.calendars.ranks(of: Samples.person, uids: ["trip-1"]), [:])
            let form = try await stores.calendars.findPublishedItem(named: "x", uid: "trip-1", in: travel)
            try expectEqual(form?.name, "trip-1.ics")

            let snapshot = try await stores.planning.snapshot(of: Samples.person, window: window)
            try expectEqual(snapshot.travelCollection, travel.rawValue)
            try expectEqual(snapshot.objects.map(\.uid), ["event-1"])
            try expectEqual(snapshot.objects.map(\.collection), [calendar.rawValue])
            try expectEqual(Array(snapshot.ranks.keys), ["event-1"])
            try expectEqual(snapshot.published.map(\.record), [plan.writes[0].item.record])
            try expectEqual(snapshot.published.map(\.current?.etag), [object?.etag])
            let listed = try await stores.planning.listPublished(of: Samples.person, window: window)
            try expectEqual(listed, snapshot.published)
            let later = minute.adding(seconds: 30 * 86_400)
            let other = try await stores.planning.listPublished(
                of: Samples.person,
                window: later..<later.adding(seconds: 60)
            )
            try expectEqual(other, [])
        },
        ContractCase("what plans were computed with is remembered") { stores in
            try expectEqual(try await stores.planning.findPlanBasis(), nil)
            try await stores.planning.setPlanBasis("one")
            try await stores.planning.setPlanBasis("other")
            try expectEqual(try await stores.planning.findPlanBasis(), "other")
        },
        ContractCase("what is published does not count in the home, and ends at the limit of Travel") { stores in
            let (calendar, travel) = try await plannedEvent(in: stores)
            func used() async throws -> Int { try await stores.calendars.findHome(of: Samples.person)?.usedBytes ?? -1 }
            let before = try await used()
            var plan = emptyPlan(try await requiredLease(stores), travel: travel)
            plan.writes = [try item()]
            plan.travelLimit = plan.writes[0].item.bytes.count
            try expectEqual(try await stores.planning.applyPlan(plan), true)
            try expectEqual(try await used(), before)
            // A longer one does not fit: better no trip than one that no longer stands.
            try await stores.planning.markDirty(day, of: Samples.person, now: Samples.now)
            var longer = emptyPlan(try await requiredLease(stores), travel: travel)
            longer.writes = [try item(basedOn: plan.writes[0].etag, summary: "A longer way")]
            longer.travelLimit = plan.travelLimit
            try expectEqual(try await stores.planning.applyPlan(longer), true)
            try expectEqual(try await stores.planning.listPublished(of: Samples.person, window: window), [])
            try expectEqual(try await stores.calendars.listObjects(in: travel, after: nil, limit: 9).count, 0)
            try expectEqual(try await stores.calendars.listObjects(in: calendar, after: nil, limit: 9).count, 1)
            try expectEqual(try await used(), before)
        },
        ContractCase("nothing is written over an item that a client has changed meanwhile") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            var first = emptyPlan(try await requiredLease(stores), travel: travel)
            first.writes = [try item()]
            _ = try await stores.planning.applyPlan(first)
            try await stores.planning.markDirty(day, of: Samples.person, now: Samples.now)
            var stale = emptyPlan(try await requiredLease(stores), travel: travel)
            stale.writes = [try item(summary: "Other way")]
            try expectEqual(try await stores.planning.applyPlan(stale), false)
            try expectEqual(try await stores.calendars.listDirtyDays(of: Samples.person).map(\.days), [day])

            var next = emptyPlan(try await requiredLease(stores), travel: travel)
            next.deletions = [.init(uid: "trip-1", basedOn: first.writes[0].etag)]
            try expectEqual(try await stores.planning.applyPlan(next), true)
            try expectEqual(try await stores.planning.listPublished(of: Samples.person, window: window), [])
            let address = Samples.address("trip-1.ics", in: "travel")
            try expectEqual(try await stores.calendars.findObject(at: address), nil)
        },
        ContractCase("of a mark that was planned in part the rest stays, with its time") { stores in
            _ = try await Samples.calendar(in: stores.calendars)
            try await stores.planning.markDirty(10...20, of: Samples.person, now: Samples.now)
            let held = try await requiredLease(stores)
            try expectEqual(try await stores.planning.applyPlan(emptyPlan(held, through: 14)), true)
            let rest = try await stores.calendars.listDirtyDays(of: Samples.person)
            try expectEqual(rest.map(\.days), [15...20])
            try expectEqual(rest.map(\.since), [Samples.now])
            try expect(rest[0].generation > held.marks[0].generation, "the generation is not a later one")
        },
        ContractCase("choices and place tags are kept, replaced and lifted") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            let key = ItemKey(OccurrenceKey(uid: "event-1"), .to)
            let early = PlanChoice(key, .departure(Samples.now), fingerprint: "f")
            let late = PlanChoice(key, .departure(minute), fingerprint: "f")
            let dismissed = PlanChoice(key, .dismissed, fingerprint: "f")
            func apply(made: [PlanChoice], lifted: [PlanChoice], tags: [PlaceTag] = []) async throws {
                try await stores.planning.markDirty(day, of: Samples.person, now: Samples.now)
                var plan = emptyPlan(try await requiredLease(stores), travel: travel)
                plan.choices.made = made
                plan.choices.lifted = lifted
                plan.placeTags = tags
                try expectEqual(try await stores.planning.applyPlan(plan), true)
            }
            func snapshot() async throws -> PlanningSnapshot {
                try await stores.planning.snapshot(of: Samples.person, window: window)
            }
            let place = SavedPlace(name: "Home", coordinate: Coordinate(latitude: 45, longitude: 9))
            let tag = PlaceTag(eventUID: "event-1", place: place)
            try await apply(made: [early, dismissed], lifted: [], tags: [tag])
            try expectEqual(Set(try await snapshot().choices), [early, dismissed])
            try expectEqual(try await snapshot().placeTags, ["event-1": tag.fingerprint])
            try await apply(made: [late], lifted: [dismissed])
            try expectEqual(try await snapshot().choices, [late])
        },
        ContractCase("what a person decides is kept with its days marked") { stores in
            _ = try await plannedEvent(in: stores)
            let key = ItemKey(OccurrenceKey(uid: "event-1"), .to)
            let modes = PlanChoice(key, .modes([.taxi]), fingerprint: "f")
            let option = PlanChoice(key, .option("foot bus:a:b|c foot", [.foot, .transit]), fingerprint: "f")
            let chosen = PlanChoice(ItemKey(key.occurrence, .warning(.overlap)), .chosen, fingerprint: "f")
            func choices() async throws -> Set<PlanChoice> {
                Set(try await stores.planning.snapshot(of: Samples.person, window: window).choices)
            }
            let past = (Samples.today + 5)...(Samples.today + 6)
            var edits = PersonDecision()
            let hour = Samples.now..<Samples.now.adding(seconds: 3_600)
            let within = PlanChoice(
                ItemKey(key.occurrence, .slot),
                .within(hour, leastSeconds: 600),
                fingerprint: "f"
            )
            edits.made = [modes, chosen, within]
            edits.days = [past]
            try await stores.planning.decide(edits, of: Samples.person, now: Samples.now)
            try expectEqual(try await choices(), [modes, chosen, within])
            let marked = try await stores.calendars.listDirtyDays(of: Samples.person).map(\.days)
            try expect(marked.contains(past), "the days are not marked")
            edits.made = [option]
            edits.lifted = [chosen, within]
            try await stores.planning.decide(edits, of: Samples.person, now: Samples.now)
            try expectEqual(try await choices(), [option])
            let nobody = PrincipalID(rawValue: 1 << 60)
            try await stores.planning.decide(edits, of: nobody, now: Samples.now)
        },
        ContractCase("an item that a person decides against goes, and may come back") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            var plan = emptyPlan(try await requiredLease(stores), travel: travel)
            plan.writes = [try item()]
            _ = try await stores.planning.applyPlan(plan)
            var decision = PersonDecision()
            decision.removed = ["trip-1", "unknown"]
            decision.wanted = ["unknown"]
            try await stores.planning.decide(decision, of: Samples.person, now: Samples.now)
            let gone = try await stores.planning.listPublished(of: Samples.person, window: window)
            try expectEqual(gone.map(\.current), [nil])
            decision.removed = []
            decision.wanted = ["trip-1"]
            try await stores.planning.decide(decision, of: Samples.person, now: Samples.now)
            try expectEqual(try await stores.planning.listPublished(of: Samples.person, window: window), [])
        },
        ContractCase("items and choices of the past are erased, with tombstones for clients") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            var plan = emptyPlan(try await requiredLease(stores), travel: travel)
            plan.writes = [try item()]
            let key = ItemKey(OccurrenceKey(uid: "event-1"), .to)
            plan.choices.made = [PlanChoice(key, .dismissed, fingerprint: "f")]
            _ = try await stores.planning.applyPlan(plan)
            let token = try await stores.calendars.changes(in: travel, since: nil, upTo: nil, limit: 10).token
            let end = plan.writes[0].item.record.eventEnd
            try await stores.planning.erasePast(before: end, now: end)
            let kept = try await stores.planning.snapshot(of: Samples.person, window: window)
            try expectEqual(kept.published.map(\.record.uid), ["trip-1"])
            try expectEqual(kept.choices, [])
            try await stores.planning.erasePast(before: end.adding(seconds: 1), now: end)
            try expectEqual(try await stores.planning.listPublished(of: Samples.person, window: window), [])
            let changes = try await stores.calendars.changes(in: travel, since: token, upTo: nil, limit: 10)
            try expectEqual(changes.changes.map(\.name), ["trip-1.ics"])
        },
    ]
}
