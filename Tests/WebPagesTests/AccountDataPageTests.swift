import Accounts
import HTTPTypes
import Testing

@testable import WebPages

/// Taking one's data away, bringing it back, and leaving.
struct AccountDataPageTests {
    @Test func leavingShowsWhatGoesAndAsksTwice() async throws {
        try await withPages { bench async throws in
            let (fields, csrf) = try await bench.logIn()
            let page = try await bench.get("/account/delete", fields)
            #expect(page.text.contains("<dd>7</dd>"))
            for form in ["password=a+long+password&confirmation=ben", "password=wrong+one&confirmation=ana"] {
                #expect(try await bench.post("/account/delete", "csrf=\(csrf)&\(form)", fields).status == 422)
            }
            let gone = "csrf=\(csrf)&password=a+long+password&confirmation=ana"
            #expect(try await bench.post("/account/delete", gone, fields).fields[.location] == "/login")
            #expect(try await bench.accounts.findPrincipal(named: "ana") == nil)
            #expect(try await bench.get("/account", fields).status == 303)
        }
    }

    @Test func theArchiveLeavesAndComesBack() async throws {
        try await withPages { bench async throws in
            var (fields, csrf) = try await bench.logIn()
            let archive = try await bench.post("/account/data/export", "csrf=\(csrf)", fields)
            #expect(archive.text == "archive of ana" && archive.fields[.contentType] == "application/zip")
            fields[.contentType] = "multipart/form-data; boundary=b0"
            func upload(_ content: String) async throws -> PagesBench.Answer {
                let body = [
                    "--b0", "Content-Disposition: form-data; name=\"csrf\"", "", csrf, "--b0",
                    "Content-Disposition: form-data; name=\"file\"; filename=\"a.zip\"",
                    "Content-Type: application/zip", "", content, "--b0--", "",
                ].joined(separator: "\r\n")
                return try await bench.send(.post, "/account/data/import", body, fields)
            }
            #expect(try await upload("archive").text.contains("<dd>7</dd>"))
            #expect(try await upload("nonsense").status == 422)
            csrf = "0123456789abcdef0123456789abcdef"
            #expect(try await upload("archive").status == 403)
        }
    }
}
