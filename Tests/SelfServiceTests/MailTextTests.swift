import SelfService
import Testing

struct MailTextTests {
    @Test(arguments: AccountMail.Occasion.allCases, ["en", "it"])
    func everyMailHasItsWords(occasion: AccountMail.Occasion, language: String) {
        let mail = MailText.compose(
            AccountMail(
                occasion,
                to: "ana@example.org",
                name: "Ana",
                userName: "ana",
                language: language,
                path: "/x?code=1"
            ),
            address: "https://calendar.example.org"
        )
        #expect(!mail.subject.isEmpty && mail.recipient == "ana@example.org")
        #expect(mail.text.hasPrefix(language == "it" ? "Ciao Ana,\n" : "Hello Ana,\n"))
        if ![.accountDeleted, .test].contains(occasion) {
            #expect(mail.text.contains("https://calendar.example.org/x?code=1\n"))
        }
        #expect(!mail.text.contains("{") && !mail.subject.contains("{"))
    }

    @Test func namesAddNoLines() {
        let mail = MailText.compose(
            AccountMail(.invitation, to: "a@example.org", name: "Ana\n\nBuy this: {link}", language: "xx", path: "/x"),
            address: "https://calendar.example.org"
        )
        #expect(mail.text.hasPrefix("Hello Ana  Buy this: {link},\n"))
    }
}
