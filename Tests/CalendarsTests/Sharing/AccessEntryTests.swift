import Accounts
import Calendars
import TestSupport
import Testing

/// Lists in the order of clients, and as they are kept: denials first (RFC 3744 §6).
@Suite struct AccessEntryTests {
    private typealias Entry = AccessEntry

    private static let ana = Entry.Grantee.principal(PrincipalID(rawValue: 1))
    private static let bruno = Entry.Grantee.principal(PrincipalID(rawValue: 2))
    private static let team = Entry.Grantee.principal(PrincipalID(rawValue: 3))
    private static let groups: Set = [PrincipalID(rawValue: 3)]

    private func kept(_ entries: [Entry], everybody: Privileges = []) -> [Entry]? {
        Entry.denialsFirst(entries, groups: Self.groups, everybody: everybody)
    }

    @Test func denialsComeFirst() {
        let grant = Entry(Self.ana, .read)
        let denial = Entry(Self.ana, isDeny: true, .write)
        #expect(kept([grant, denial]) == [denial, grant])
        #expect(kept([denial, grant]) == [denial, grant])
        // Two people are never one.
        let other = Entry(Self.bruno, isDeny: true, .read)
        #expect(kept([grant, other]) == [other, grant])
    }

    @Test func whatWasGrantedBeforeIsNotTakenBack() {
        let grant = Entry(Self.ana, .read)
        let rest = Entry(.authenticated, isDeny: true, Privileges.all.subtracting(.read))
        #expect(kept([grant, Entry(.authenticated, isDeny: true, .all)]) == [rest, grant])
        #expect(kept([grant, Entry(Self.team, isDeny: true, .read)]) == [grant])
    }

    @Test func aListThatDenialsFirstCannotSay() {
        let denial = Entry(Self.team, isDeny: true, .read)
        #expect(kept([Entry(Self.ana, .read), denial, Entry(.authenticated, .read)]) == nil)
        let inbox = [Entry(Self.ana, .scheduleDeliver), Entry(.authenticated, isDeny: true, .scheduleDeliver)]
        #expect(kept(inbox) != nil)
        #expect(kept(inbox, everybody: .scheduleDeliver) == nil)
    }

    /// Any list: what it means in its order, for each person, is what it means as it is kept, or it is refused.
    @Test(arguments: UInt64(0)..<500)
    func meansTheSame(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let privileges: [Privileges] = [.read, .writeContent, .bind, [.read, .bind], .all]
        let grantees = [Self.ana, Self.bruno, Self.team, .authenticated]
        let entries = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            Entry(
                grantees.randomElement(using: &random) ?? .authenticated,
                isDeny: Bool.random(using: &random),
                privileges.randomElement(using: &random) ?? .read
            )
        }
        guard let kept = kept(entries) else { return }
        // Ana is in the team, Bruno in none; somebody else is only logged in.
        let people: [Set<Entry.Grantee>] = [
            [Self.ana, Self.team, .authenticated], [Self.bruno, .authenticated], [.authenticated],
        ]
        for person in people {
            var granted: Privileges = []
            var denied: Privileges = []
            for entry in entries where person.contains(entry.grantee) {
                if entry.isDeny {
                    denied.formUnion(entry.privileges.subtracting(granted))
                } else {
                    granted.formUnion(entry.privileges.subtracting(denied))
                }
            }
            #expect(Entry.privileges(of: kept.filter { person.contains($0.grantee) }) == granted, "\(entries)")
        }
    }
}
