import CivilTime
import Cryptography
import SelfService
import Testing

enum Puzzle {
    /// The smallest number that solves a challenge, as the script finds it.
    static func solve(_ challenge: String) -> String? {
        guard let bits = challenge.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
        return (0..<1_000_000).first { number in
            let digest = SHA256.hash(of: Array("\(challenge):\(number)".utf8)).bytes
            let word = digest.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return word.leadingZeroBitCount >= bits
        }.map(String.init)
    }
}

struct ProofOfWorkTests {
    private let proof = ProofOfWork(bits: 6) { Array(1...32) }
    private let now = Instant(secondsSince1970: 1_800_000_000)

    @Test func everyServerOfTheInstallationTakesASolution() throws {
        let challenge = try proof.challenge(now: now)
        let solution = try #require(Puzzle.solve(challenge))
        #expect(try proof.accepts(challenge, solution: solution, now: now))
        let other = ProofOfWork(bits: 6) { Array(1...32) }
        #expect(try other.accepts(challenge, solution: solution, now: now))
    }

    @Test func onlyOurFreshChallengesCount() throws {
        let challenge = try proof.challenge(now: now)
        let solution = try #require(Puzzle.solve(challenge))
        let stranger = ProofOfWork(bits: 6) { Array(2...33) }
        #expect(try !stranger.accepts(challenge, solution: solution, now: now))
        #expect(try !proof.accepts(challenge, solution: solution, now: now.adding(seconds: 3600)))
        #expect(try !proof.accepts(challenge, solution: solution, now: now.adding(seconds: -1)))
        let easier = "0" + challenge.dropFirst()
        #expect(try !proof.accepts(easier, solution: "0", now: now))
    }

    @Test(arguments: ["", "x", "-1", "1 "])
    func otherSolutionsAreRefused(solution: String) throws {
        #expect(try !proof.accepts(proof.challenge(now: now), solution: solution, now: now))
    }
}
