import HTTPTypes
import Testing

@testable import WebPages

struct WebAppManifestTests {
    @Test func pagesCanBePutOnTheScreenOfATelephone() async throws {
        try await withPages { bench async throws in
            let page = try await bench.get("/login").text
            let links = page.split(separator: "<link ").map(String.init)
            let link = try #require(links.first { $0.hasPrefix("rel=\"manifest\"") })
            #expect(link.contains("href=\"/manifest.webmanifest\""))
            let answer = try await bench.get("/manifest.webmanifest")
            #expect(answer.status == 200 && answer.fields[.contentType] == "application/manifest+json")
            #expect(answer.text.contains("\"start_url\":\"/today\""))
            #expect(answer.text.contains("\"display\":\"standalone\""))
            let icons = answer.text.split(separator: "\"").filter { $0.hasSuffix(".png") }
            #expect(icons.count == 4)
            let below = WebAppManifest(prefix: "/calendar")
            #expect(below.startURL == "/calendar/today" && below.scope == "/calendar/")
            #expect(below.icons.allSatisfy { $0.src.hasPrefix("/calendar/assets/") })
            for icon in Set(icons) {
                let picture = try await bench.get(String(icon))
                #expect(picture.status == 200 && picture.fields[.contentType] == "image/png")
            }
        }
    }
}
