internal import Accounts
internal import CivilTime
internal import Geo

extension AccountContract {
    /// Every form of a field, once.
    private static let samplePreferences = PreferenceValue.members([
        "modes": .list([.text("transit"), .text("car")]),
        "order": .list([.text("transit"), .text("foot")]),
        "objective": .text("greenest"),
        "maximumWalkingMetres": .number(500),
        "distances": .members(["bicycle": .members(["maximumMetres": .number(8_000)])]),
        "hours": .members(["transit": .text("05:00-23:00,23:30-24:00")]),
        "needsWheelchair": .flag(true),
        "walkingSpeed": .number(1.25),
        "vehicles": .list([.members(["mode": .text("car"), "place": .text("Garage")])]),
        "kinds": .members([
            "choir": .members([
                "title": .text("Coro"), "categories": .list([.text("music")]),
                "calendars": .list([.text("choir")]), "hashtags": .list([]), "bufferMinutes": .number(15),
            ])
        ]),
    ])

    static let belongings: [ContractCase<any AccountRepository>] = [
        ContractCase("passes are kept by their folded name, at most fifty") { store in
            let anna = try await addAnna(to: store)
            let first = SavedPass(name: "Andante", issuer: "metro", products: ["Z2", "Z3"])
            var second = SavedPass(name: "ANDANTE", issuer: "stcp")
            second.firstDay = CivilDate(year: 2025, month: 11, day: 1)
            second.lastDay = CivilDate(year: 2025, month: 11, day: 30)
            try await store.setPass(first, of: anna.id)
            try expectEqual(try await store.listPasses(of: anna.id), [first])
            try await store.setPass(second, of: anna.id)
            try expectEqual(try await store.listPasses(of: anna.id), [second])
            for number in 2...SavedPass.mostPasses {
                try await store.setPass(SavedPass(name: "\(number)", issuer: "x"), of: anna.id)
            }
            let full = try await expectError(AccountError.self) {
                try await store.setPass(SavedPass(name: "more", issuer: "x"), of: anna.id)
            }
            try expectEqual(full, .invalidValue(reason: "At most 50 passes can be kept."))
            try await store.setPass(first, of: anna.id)
            try await store.removePass(named: "andante", of: anna.id)
            try expectEqual(try await store.listPasses(of: anna.id).count, 49)
            let gone = try await expectError(AccountError.self) {
                try await store.removePass(named: "andante", of: anna.id)
            }
            try expectEqual(gone, .notFound)
            let nobody = try await expectError(AccountError.self) {
                try await store.setPass(first, of: PrincipalID(rawValue: 1 << 60))
            }
            try expectEqual(nobody, .notFound)
        },
        ContractCase("preferences are kept whole, and replaced only where they are as known") { store in
            let anna = try await addAnna(to: store)
            let none = PersonPreferences()
            try expectEqual(try await store.findPreferences(of: anna.id), none)
            let first = try PersonPreferences(samplePreferences)
            try await store.setPreferences(first, of: anna.id, replacing: none)
            try expectEqual(try await store.findPreferences(of: anna.id), first)
            let late = try await expectError(AccountError.self) {
                try await store.setPreferences(none, of: anna.id, replacing: none)
            }
            try expectEqual(late, .changedMeanwhile)
            try expectEqual(try await store.findPreferences(of: anna.id), first)
            try await store.setPreferences(none, of: anna.id, replacing: nil)
            try expectEqual(try await store.findPreferences(of: anna.id), none)
            let nobody = try await expectError(AccountError.self) {
                try await store.setPreferences(first, of: PrincipalID(rawValue: 1 << 60), replacing: nil)
            }
            try expectEqual(nobody, .notFound)
        },
        ContractCase("a time zone is proposed to those who have none") { store in
            let anna = try await addAnna(to: store)
            let bob = try await add("bob", to: store)
            for id in [anna.id, bob] { try await store.proposeTimeZone("Europe/Lisbon", of: id) }
            try await store.proposeTimeZone("Asia/Tokyo", of: bob)
            try expectEqual(try await store.findPrincipal(id: anna.id)?.timeZone, "Europe/Rome")
            try expectEqual(try await store.findPrincipal(id: bob)?.timeZone, "Europe/Lisbon")
        },
        ContractCase("a proposed language is taken by those who have none") { store in
            let bob = try await add("bob", to: store)
            for tag in ["it", "en"] { try await store.proposeLanguage(tag, of: bob) }
            try expectEqual(try await store.findPrincipal(id: bob)?.language, "it")
            try await store.proposeLanguage("it", of: PrincipalID(rawValue: bob.rawValue + 1))
        },
        ContractCase("places are kept by their folded name") { store in
            let anna = try await addAnna(to: store)
            let first = SavedPlace(name: "Home", coordinate: Coordinate(latitude: 45.5, longitude: 9.25))
            let second = SavedPlace(
                name: "HOME",
                coordinate: Coordinate(latitude: 45, longitude: 9),
                address: "Via Larga 8"
            )
            try await store.setPlace(first, of: anna.id)
            try await store.setPlace(second, of: anna.id)
            try expectEqual(try await store.listPlaces(of: anna.id), [second])
            try expectEqual(try await store.findPlace(named: " home", of: anna.id), second)
            try await store.removePlace(named: "home", of: anna.id)
            try expectEqual(try await store.findPlace(named: "Home", of: anna.id), nil)
            let gone = try await expectError(AccountError.self) {
                try await store.removePlace(named: "home", of: anna.id)
            }
            try expectEqual(gone, .notFound)
            let nobody = try await expectError(AccountError.self) {
                try await store.setPlace(first, of: PrincipalID(rawValue: 1 << 60))
            }
            try expectEqual(nobody, .notFound)
        },
    ]
}
