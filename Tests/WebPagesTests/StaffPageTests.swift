import Accounts
import HTTPTypes
import SelfService
import Testing

@testable import WebPages

/// The administration, and questions to the operator.
struct StaffPageTests {
    @Test func onlyStaffWithTwoStepsSeesTheAdministration() async throws {
        try await withPages { bench async throws in
            let (fields, _) = try await bench.logIn()
            #expect(try await bench.get("/admin", fields).status == 404)
            try await bench.desk.staff.setRole(.support, of: bench.ana, by: "x")
            #expect(try await bench.get("/admin", fields).fields[.location] == "/account/two-step")
            try await bench.desk.repository.setSecondFactor(
                SecondFactor(secret: [1], lastStep: 0, createdAt: SystemClockReader.instant()),
                recoveryCodes: [],
                of: bench.ana.id
            )
            let overview = try await bench.get("/admin", fields).text
            #expect(overview.contains("network lindenport"))
            #expect(overview.contains("<dt>Mails waiting to be sent</dt><dd>3</dd>"))
            #expect(overview.contains("<dt>Failed jobs</dt><dd>1</dd>"))
            #expect(try await bench.get("/admin/jobs", fields).text.contains("no relay"))
            #expect(try await bench.get("/admin/people", fields).status == 404)
            try await bench.desk.staff.setRole(.administrator, of: bench.ana, by: "x")
            let people = try await bench.get("/admin/people", fields).text
            #expect(people.contains("5 / 9 MB") && !people.contains("ana@example.org") && !people.contains("Ana &lt;3"))
        }
    }

    @Test func aVisitorAsksAndStaffAnswers() async throws {
        try await withPages { bench async throws in
            let form = "givenName=Ugo&surname=Neri&email=u%40example.org&phone=1&message=How%3F"
            let asked = try await bench.post("/contact", form)
            let path = try #require(asked.fields[.location])
            #expect(path.hasPrefix("/contact/request?code="))
            #expect(try await bench.get(path).text.contains("There is no answer yet."))
            let id = try #require(try await bench.desk.support.requests().first?.id)
            try await bench.desk.support.answer(id, "Like this <3", by: "ana")
            #expect(try await bench.get(path).text.contains("Like this &lt;3"))
            #expect(bench.surroundings.mails.last?.occasion == .supportAnswer)
            #expect(try await bench.post("/contact", "message=How").status == 422)
        }
    }
}
