internal import Accounts
internal import CivilTime

extension AccountContract {
    static let groups: [ContractCase<any AccountRepository>] = [
        ContractCase("principals keep their kind") { store in
            for (number, kind) in PrincipalKind.allCases.enumerated() {
                let id = try await add("thing\(number)", kind, to: store)
                try expectEqual(try await store.findPrincipal(id: id)?.kind, kind)
            }
        },
        ContractCase("members of a group in a group are in both, and no group is in itself") { store in
            let ana = try await add("ana", to: store)
            let team = try await add("team", .group, to: store)
            let house = try await add("house", .group, to: store)
            try await store.addMember(ana, to: team, at: now)
            try await store.addMember(ana, to: team, at: now)
            try await store.addMember(team, to: house, at: now)
            try expectEqual(try await store.listGroups(of: ana).map(\.name), ["house", "team"])
            try expectEqual(try await store.listMembers(of: house).map(\.name), ["team"])
            for (member, group) in [(house, team), (team, team), (team, ana)] {
                _ = try await expectError(AccountError.self) {
                    try await store.addMember(member, to: group, at: now)
                }
            }
            let nobody = PrincipalID(rawValue: 1 << 60)
            for (member, group) in [(nobody, team), (ana, nobody)] {
                let error = try await expectError(AccountError.self) {
                    try await store.addMember(member, to: group, at: now)
                }
                try expectEqual(error, .notFound)
            }
            try await store.removeMember(team, from: house, at: now)
            try expectEqual(try await store.listGroups(of: ana).map(\.name), ["team"])
            let error = try await expectError(AccountError.self) {
                try await store.removeMember(team, from: house, at: now)
            }
            try expectEqual(error, .notFound)
        },
        ContractCase("a group that goes takes its memberships along") { store in
            let ana = try await add("ana", to: store)
            let team = try await add("team", .group, to: store)
            try await store.addMember(ana, to: team, at: now)
            try await store.removePrincipal(team, at: now)
            try expectEqual(try await store.listGroups(of: ana), [])
        },
        ContractCase("delegates act by name and by group, with the greater access") { store in
            let ana = try await add("ana", to: store)
            let bruno = try await add("bruno", to: store)
            let clara = try await add("clara", to: store)
            let team = try await add("team", .group, to: store)
            try await store.addMember(clara, to: team, at: now)
            try await store.setDelegates([bruno, team], of: ana, access: .read)
            try await store.setDelegates([bruno], of: ana, access: .write)
            try expectEqual(try await store.listDelegates(of: ana).map(\.access), [.write, .read])
            try expectEqual(try await store.listDelegators(of: clara).map(\.principal.name), ["ana"])
            try expectEqual(try await store.listDelegators(of: bruno).map(\.access), [.write])
            try await store.setDelegates([], of: ana, access: .write)
            try expectEqual(try await store.listDelegators(of: bruno), [])
        },
    ]
}
