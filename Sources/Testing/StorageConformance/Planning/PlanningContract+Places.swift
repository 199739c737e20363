internal import Accounts
internal import Calendars
internal import CivilTime
internal import Geo
internal import Planning

extension PlanningContract {
    static let places: [ContractCase<Stores>] = [
        ContractCase("a place that was chosen is kept until it is forgotten or chosen otherwise") { stores in
            _ = try await Samples.calendar(in: stores.calendars)
            try expectEqual(try await stores.planning.learn(learned("Dentist"), of: Samples.person), true)
            try expectEqual(try await texts(in: stores), ["Dentist"])
            let other = learned("DENTIST.", latitude: 46)
            try expectEqual(try await stores.planning.learn(other, of: Samples.person), true)
            try expectEqual(try await stores.planning.learn(learned("Gym"), of: Samples.person), true)
            let kept = try await stores.planning.listLearnedPlaces(of: Samples.person)
            try expectEqual(Set(kept.map(\.text)), ["DENTIST.", "Gym"])
            try expectEqual(kept.first { $0.key == "dentist" }?.coordinate.latitude, 46)
            let snapshot = try await stores.planning.snapshot(of: Samples.person, window: window)
            try expectEqual(Set(snapshot.memory.places), Set(kept))

            try expectEqual(try await stores.planning.forgetLearnedPlaces(key: "dentist", of: Samples.person), 1)
            try expectEqual(try await stores.planning.forgetLearnedPlaces(key: "dentist", of: Samples.person), 0)
            try expectEqual(try await texts(in: stores), ["Gym"])
            try expectEqual(try await stores.planning.forgetLearnedPlaces(key: nil, of: Samples.person), 1)
            try expectEqual(try await texts(in: stores), [])
        },
        ContractCase("only so many places are kept, the latest") { stores in
            _ = try await Samples.calendar(in: stores.calendars)
            for number in 0...LearnedPlace.mostPlaces {
                var place = learned("Place \(number)")
                place.learnedAt = Samples.now.adding(seconds: Int64(number))
                _ = try await stores.planning.learn(place, of: Samples.person)
            }
            let kept = try await texts(in: stores)
            try expectEqual(kept.count, LearnedPlace.mostPlaces)
            try expect(!kept.contains("Place 0"), "the oldest is kept")
        },
        ContractCase("nothing is learned of somebody without a home, and it goes with the home") { stores in
            let nobody = PrincipalID(rawValue: 1 << 60)
            try expectEqual(try await stores.planning.learn(learned("Dentist"), of: nobody), false)
            try expectEqual(try await stores.planning.forgetLearnedPlaces(key: nil, of: nobody), 0)
            _ = try await Samples.calendar(in: stores.calendars)
            _ = try await stores.planning.learn(learned("Dentist"), of: Samples.person)
            try await stores.calendars.eraseHome(of: Samples.person, at: Samples.now)
            try expectEqual(try await texts(in: stores), [])
            _ = try await Samples.calendar(in: stores.calendars)
            try expectEqual(try await texts(in: stores), [])
        },
        ContractCase("a plan writes what it learned, and marks the days that it touches") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            let lease = try await requiredLease(stores)
            var plan = emptyPlan(lease, travel: travel)
            plan.readModseq = lease.modseq
            plan.lessons = [learned("Dentist", modseq: lease.modseq)]
            plan.touchedDays = [Samples.today + 5...Samples.today + 5]
            try expectEqual(try await stores.planning.applyPlan(plan), true)
            try expectEqual(try await texts(in: stores), ["Dentist"])
            let marks = try await stores.calendars.listDirtyDays(of: Samples.person)
            try expectEqual(marks.map(\.days), plan.touchedDays)
            let before = try await stores.planning.snapshot(of: Samples.person, window: window).memory
            try expectEqual(before.heededModseq, 0)
            // Once nothing is left to plan, what was read has taught what it had to teach.
            var rest = emptyPlan(try await requiredLease(stores), travel: travel)
            rest.readModseq = lease.modseq
            try expectEqual(try await stores.planning.applyPlan(rest), true)
            let after = try await stores.planning.snapshot(of: Samples.person, window: window).memory
            try expectEqual(after.heededModseq, lease.modseq)
        },
        ContractCase("what was forgotten while a plan was computed is not learned by it") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            _ = try await stores.planning.learn(learned("Dentist", latitude: 46), of: Samples.person)
            let lease = try await requiredLease(stores)
            var plan = emptyPlan(lease, travel: travel)
            plan.lessons = [learned("Dentist", modseq: lease.modseq)]
            try expectEqual(try await stores.planning.forgetLearnedPlaces(key: "dentist", of: Samples.person), 1)
            try expectEqual(try await stores.planning.applyPlan(plan), true)
            try expectEqual(try await texts(in: stores), [])
        },
    ]

    private static func learned(_ text: String, latitude: Double = 45, modseq: Int64 = 0) -> LearnedPlace {
        LearnedPlace(
            text: text,
            title: "Via Larga 8",
            coordinate: Coordinate(latitude: latitude, longitude: 9),
            learnedAt: Samples.now,
            modseq: modseq
        )
    }

    private static func texts(in stores: Stores) async throws -> [String] {
        try await stores.planning.listLearnedPlaces(of: Samples.person).map(\.text)
    }
}
