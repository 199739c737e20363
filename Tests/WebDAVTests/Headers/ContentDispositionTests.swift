import Testing
import WebDAV

@Suite struct ContentDispositionTests {
    @Test(
        arguments: [
            ("attachment;filename=agenda.html", "agenda.html"),
            ("attachment; filename=\"a; b.txt\"", "a; b.txt"),
            ("attachment; FILENAME=\"x\\\"y\"", "xy"),
            ("attachment; filename=\"old\"; filename*=UTF-8''r%C3%A9sum%C3%A9.txt", "résumé.txt"),
            ("attachment; filename=\"../../etc/passwd\"", "passwd"),
            ("attachment; filename=\"C:\\\\a\\\\b.doc\"", "b.doc"),
            ("attachment; filename=\" ..hidden. \"", "hidden"),
            ("attachment; filename=\"a\u{7}b\"", "ab"),
            ("attachment; filename=\"/\"", nil),
            ("attachment; filename*=UTF-8''%GG", nil),
            ("attachment", nil),
            ("filename=x", nil),
        ] as [(String, String?)]
    )
    func readsNames(header: String, name: String?) {
        #expect(ContentDisposition.fileName(in: header) == name)
    }

    @Test(
        arguments: [
            (nil, "attachment"),
            ("a b.txt", "attachment; filename=\"a b.txt\""),
            ("é\"%.txt", "attachment; filename=\"____.txt\"; filename*=UTF-8''%C3%A9%22%25.txt"),
            ("a\r\nX: y", "attachment; filename=\"a__X: y\"; filename*=UTF-8''a%0D%0AX%3A%20y"),
        ] as [(String?, String)]
    )
    func writesNames(name: String?, header: String) {
        #expect(ContentDisposition.attachment(named: name) == header)
    }
}
