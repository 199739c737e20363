internal import Accounts
internal import CivilTime
internal import Geo

extension AccountContract {
    static let people: [ContractCase<any AccountRepository>] = [
        ContractCase("a person is found by number, name and address") { store in
            let anna = try await addAnna(to: store)
            try expectEqual(try await store.findPrincipal(id: anna.id), anna)
            try expectEqual(try await store.findPrincipal(named: try username("ANNA")), anna)
            try expectEqual(try await store.findPrincipal(email: "A@Example.ORG"), anna)
            try expectEqual(try await store.findPrincipal(email: "b@example.org"), nil)
            try expectEqual(try await store.listPrincipals(), [anna])
            let login = Login(principal: anna, passwordVerifier: "v1", credentialVersion: 1)
            try expectEqual(try await store.findLogin(named: try username("anna")), login)
            try expectEqual(try await store.findLogin(named: try username("bob")), nil)
        },
        ContractCase("names and addresses that are taken are refused, and nothing is kept") { store in
            _ = try await addAnna(to: store)
            let name = try await expectError(AccountError.self) { _ = try await addAnna(to: store) }
            try expectEqual(name, .nameTaken("anna"))
            let draft = PrincipalDraft(name: try username("bob"), emails: ["ANNA@example.com"])
            let email = try await expectError(AccountError.self) { _ = try await store.addPrincipal(draft, at: now) }
            try expectEqual(email, .emailTaken("ANNA@example.com"))
            try expectEqual(try await store.findPrincipal(named: try username("bob")), nil)
        },
        ContractCase("all but the name can be changed") { store in
            var anna = try await addAnna(to: store)
            anna.displayName = "Anna B."
            anna.emails = ["a@example.org"]
            anna.timeZone = nil
            anna.language = "it"
            try await store.updatePrincipal(anna)
            try expectEqual(try await store.findPrincipal(id: anna.id), anna)
            try expectEqual(try await store.findPrincipal(email: "anna@example.com"), nil)
            let nobody = Principal(id: PrincipalID(rawValue: 1 << 60), name: "nobody", displayName: "Nobody")
            let error = try await expectError(AccountError.self) { try await store.updatePrincipal(nobody) }
            try expectEqual(error, .notFound)
        },
        ContractCase("a person is removed with all that is theirs") { store in
            let anna = try await addAnna(to: store)
            let home = SavedPlace(name: "Home", coordinate: Coordinate(latitude: 45, longitude: 9))
            try await store.setPlace(home, of: anna.id)
            try await store.removePrincipal(anna.id, at: now)
            try expectEqual(try await store.listPrincipals(), [])
            try expectEqual(try await store.listPlaces(of: anna.id), [])
            let error = try await expectError(AccountError.self) {
                try await store.removePrincipal(anna.id, at: now)
            }
            try expectEqual(error, .notFound)
        },
    ]
}
