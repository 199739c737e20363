import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import WebPages

struct FormBodyTests {
    @Test func fieldsAreDecoded() throws {
        let form = try FormBody("name=+Ana+Maria%20&password=a%2Bb+%26%3D&empty=&alone&name=second&%C3%A8=x=y")
        #expect(form["name"] == " Ana Maria " && form.trimmed("name") == "Ana Maria")
        #expect(form["password"] == "a+b &=")
        #expect(form["è"] == "x=y")
        #expect(form["empty"].isEmpty && form["alone"].isEmpty && form["missing"].isEmpty)
        #expect(form.isTicked("name") && !form.isTicked("alone"))
    }

    @Test(arguments: ["a=%", "a=%zz", "%C3=x", "a=%FF"])
    func whatIsNoTextIsRefused(_ body: String) {
        #expect(throws: FormError.malformed) { try FormBody(body) }
    }

    @Test func manyFieldsAreRefused() throws {
        _ = try FormBody((0..<200).map { "f\($0)=x" }.joined(separator: "&"))
        #expect(throws: FormError.tooLarge) { try FormBody((0..<201).map { "f\($0)=x" }.joined(separator: "&")) }
    }

    private func request(_ body: String, type: String?) -> Request {
        var head = HTTPRequest(method: .post, scheme: nil, authority: "x", path: "/login")
        head.headerFields[.contentType] = type
        return Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
    }

    @Test func aBodyCanBeReadTwice() async throws {
        var request = request("a=b", type: "application/x-www-form-urlencoded; charset=UTF-8")
        let first = try await FormBody(collecting: &request)
        #expect(try await FormBody(collecting: &request) == first)
        #expect(first["a"] == "b")
    }

    @Test func longBodiesAndOtherTypesAreRefused() async throws {
        var long = request(String(repeating: "x", count: 70_000), type: "application/x-www-form-urlencoded")
        await #expect(throws: FormError.tooLarge) { try await FormBody(collecting: &long) }
        for type in [nil, "application/json", "text/plain"] {
            var other = request("a=b", type: type)
            await #expect(throws: FormError.wrongType) { try await FormBody(collecting: &other) }
        }
    }
}
