import Testing

@testable import WebPages

struct MultipartReaderTests {
    private let body = """
        --b\r\nContent-Disposition: form-data; name="a"\r\n\r\none\r\n--b\r\n\
        Content-Disposition: form-data; name="f"; filename="x.ics"\r\nContent-Type: text/calendar\r\n\r\n\
        two\r\n--\r\nthree\r\n--b--\r\n
        """

    @Test func fieldsAndFilesAreRead() throws {
        let form = try FormBody(Array(body.utf8), boundary: "b")
        #expect(form["a"] == "one")
        #expect(form.file("f") == FormBody.File(name: "x.ics", bytes: Array("two\r\n--\r\nthree".utf8)))
        #expect(form["f"].isEmpty)
    }

    @Test func aFileMayHaveASemicolonInItsName() throws {
        let head = "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a; name=b.pdf\"\r\n\r\n"
        let form = try FormBody(Array("\(head)x\r\n--b--\r\n".utf8), boundary: "b")
        #expect(form.file("f")?.name == "a; name=b.pdf")
    }

    @Test(arguments: ["", "--b", "--b\r\nx", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--"])
    func whatIsCutOffIsRefused(text: String) {
        #expect(throws: FormError.malformed) { try FormBody(Array(text.utf8), boundary: "b") }
    }

    @Test(arguments: ["name=\"a\u{0}\"\r\n\r\none", "name=\"a\"\r\n\r\no\u{0}ne"])
    func aTextHoldsNoNUL(part: String) {
        let text = "--b\r\nContent-Disposition: form-data; \(part)\r\n--b--\r\n"
        #expect(throws: FormError.malformed) { try FormBody(Array(text.utf8), boundary: "b") }
    }

    @Test func theBoundaryIsInTheHeader() {
        #expect(MultipartReader.boundary(in: "multipart/form-data; boundary=\"x-y\"") == "x-y")
        #expect(MultipartReader.boundary(in: "multipart/form-data") == nil)
        #expect(
            MultipartReader.boundary(in: "multipart/form-data; boundary=" + String(repeating: "x", count: 71)) == nil
        )
    }
}
