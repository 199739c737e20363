import Accounts
import SelfService
import Testing

struct RecommendationTests {
    private func ana(in house: DeskHouse) async throws -> Principal {
        try await house.accounts.addPrincipal(
            named: "ana",
            displayName: "Ana Rossi",
            emails: ["ana@example.org"],
            password: nil
        )
    }

    @Test func leadsToTheInformationPage() async throws {
        let house = DeskHouse()
        let ana = try await ana(in: house)
        try await house.desk().recommendations.recommend(to: "ben@example.org", by: ana)
        let mail = try #require(house.mails.last?.mail)
        #expect(mail.occasion == .recommendation && mail.recipient == "ben@example.org" && mail.path == "/about")
        for language in ["en", "it"] {
            var mail = mail
            mail.language = language
            let text = MailText.compose(mail, address: "https://calendar.example")
            #expect(text.subject.hasPrefix("Ana Rossi "))
            #expect(text.text.contains("\nhttps://calendar.example/about\n"))
            #expect(!text.text.contains("ana@example.org"))
        }
    }

    @Test func nobodyIsWrittenToAgainAndAgain() async throws {
        let house = DeskHouse()
        let ana = try await ana(in: house)
        let desk = house.desk()
        try await desk.recommendations.recommend(to: "ben@example.org", by: ana)
        try await desk.recommendations.recommend(to: "BEN@example.org", by: ana)
        #expect(house.mails.count == 1)
        for number in 0..<3 { try await desk.recommendations.recommend(to: "c\(number)@example.org", by: ana) }
        let refusal = await SelfServiceError.thrown {
            try await desk.recommendations.recommend(to: "d@example.org", by: ana)
        }
        #expect(refusal == .tooMany(retryAfterSeconds: 3600))
        #expect(house.mails.count == 4)
    }

    @Test func isOfferedWhereOneCanSignUp() async throws {
        let house = DeskHouse()
        let ana = try await ana(in: house)
        for registration in [Registration.closed, .invitation] {
            let recommendations = house.desk(registration).recommendations
            #expect(!recommendations.isOffered)
            await #expect(throws: AccountError.notFound) {
                try await recommendations.recommend(to: "ben@example.org", by: ana)
            }
        }
        let refusal = await SelfServiceError.thrown {
            try await house.desk().recommendations.recommend(to: "nobody", by: ana)
        }
        #expect(refusal == .problems([.emailMalformed]))
        #expect(house.mails.isEmpty)
    }
}
