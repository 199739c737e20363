import Notifications
import Testing

@testable import TextMessageGateway

struct GatewayTemplateTests {
    private let message = TextMessage(
        recipient: "+393331234567",
        text: "Tè & \"torta\"\n<ora> {secret}",
        id: "travlendar-7-9"
    )

    @Test func valuesAreEscapedForWhereTheyStand() throws {
        let json = try GatewayTemplate(
            url: "https://sms.example.org/v1/{to}?ref={id}",
            headers: ["Authorization: Bearer {secret}", "Content-Type: application/json; charset=utf-8"],
            body: #"{"to": "{to}", "parts": {"text": "{text}"}}"#
        )
        let filled = json.filled(with: message, secret: "s\r\nX: y")
        #expect(filled.url == "https://sms.example.org/v1/%2B393331234567?ref=travlendar-7-9")
        #expect(filled.headers[0] == ["Authorization", "Bearer s  X: y"])
        #expect(
            filled.body
                == #"{"to": "+393331234567", "parts": {"text": "Tè & \"torta\"\n<ora> {secret}"}}"#
        )
        let form = try GatewayTemplate(
            url: "https://sms.example.org/send",
            headers: ["Content-Type: application/x-www-form-urlencoded"],
            body: "To={to}&Body={text}"
        )
        #expect(
            form.filled(with: message, secret: "").body
                == "To=%2B393331234567&Body=T%C3%A8%20%26%20%22torta%22%0A%3Cora%3E%20%7Bsecret%7D"
        )
        let xml = try GatewayTemplate(
            url: "https://sms.example.org/send",
            headers: ["content-type: text/xml"],
            body: "<sms to=\"{to}\">{text}</sms>"
        )
        #expect(xml.filled(with: message, secret: "").body.contains("Tè &amp; &quot;torta&quot;\n&lt;ora&gt; {secret}"))
        let query = try GatewayTemplate(url: "https://sms.example.org/?to={to}&text={text}", headers: [], body: "")
        #expect(query.filled(with: message, secret: "").body.isEmpty)
    }

    @Test(arguments: [
        "sms.example.org/{to}/{text}", "ftp://sms.example.org/{to}{text}", "https:///{to}/{text}",
        "https://{to}.example.org/{text}", "https://user@sms.example.org/{to}{text}",
        "https://sms.example.org/{to} {text}",
    ])
    func anAddressThatIsNoneIsRefused(_ url: String) {
        #expect(throws: GatewayTemplateProblem.url) { try GatewayTemplate(url: url, headers: [], body: "") }
    }

    @Test func whatIsMissingIsNamed() {
        let url = "https://sms.example.org/"
        #expect(throws: GatewayTemplateProblem.header("X y: z")) {
            try GatewayTemplate(url: url, headers: ["X y: z"], body: "{to}{text}")
        }
        #expect(throws: GatewayTemplateProblem.header("A: b\r\nC: d")) {
            try GatewayTemplate(url: url, headers: ["A: b\r\nC: d"], body: "{to}{text}")
        }
        #expect(throws: GatewayTemplateProblem.contentType) {
            try GatewayTemplate(url: url, headers: [], body: "{to}{text}")
        }
        #expect(throws: GatewayTemplateProblem.place("{text}")) {
            try GatewayTemplate(url: url + "{to}", headers: [], body: "")
        }
    }

    @Test(arguments: [
        ("http://localhost:8080/{to}{text}", true), ("http://127.0.0.1/{to}{text}", true),
        ("http://[::1]:9/{to}{text}", true), ("http://127.0.0.1.example.org/{to}{text}", false),
        ("http://192.168.1.9/{to}{text}", false),
    ])
    func thisMachineIsKnown(_ url: String, _ isHere: Bool) throws {
        let template = try GatewayTemplate(url: url, headers: [], body: "")
        #expect(template.isOnThisMachine == isHere && !template.isEncrypted)
    }
}
