internal import ArgumentParser
internal import ServerApp

struct SMSTestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send one text message at once, and tell what the gateway answers.",
        discussion: "It says that the gateway takes messages; whether one arrives shows on the telephone."
    )

    @Argument(help: "The number of the telephone, with its country code, such as +393331234567.")
    var number: String

    @Option(help: "The language of the message. Default: the server's.")
    var language: String?

    @OptionGroup var installation: InstallationOptions

    func run() async throws {
        let settings = try installation.configuration()
        guard TextMessageTest.isNumber(number) else {
            throw CommandFailure(
                "\"\(number)\" is not a telephone number with its country code, such as +393331234567."
            )
        }
        let outcome: TextMessageTest.Outcome?
        do {
            outcome = try await TextMessageTest(settings).send(to: number, language: language)
        } catch let error as StartError {
            throw CommandFailure("\(error)")
        }
        switch outcome {
        case nil: throw CommandFailure("No text messages leave this server: set sms.url.")
        case .taken(let status, let body):
            Terminal.line("The gateway took it, and answers \(status). \(Self.answer(body))")
        case .refused(let status, let location, let body, let reason):
            throw CommandFailure(
                "It was not taken: \(reason).\n\(Self.advice(status, location))\n\(Self.answer(body))"
            )
        case .unreached(let reason):
            throw CommandFailure(
                "It was not sent: \(reason).\nLook at sms.url, at the network and name service of this machine, and at "
                    + "the gateway. The server tries such a message again."
            )
        case .unanswered(let reason):
            throw CommandFailure(
                "It is not known whether it was sent: \(reason).\nLook at the telephone and into the gateway's list of "
                    + "messages. The server does not send such a message again."
            )
        }
    }

    private static func advice(_ status: Int, _ location: String?) -> String {
        switch status {
        case 200..<300: "If the message arrives all the same, set sms.answer to words of the answer that follows."
        case 300..<400:
            "The server follows no redirects. Set sms.url to the final address"
                + (location.map { ", perhaps \(oneLine($0))." } ?? ".")
        case 401, 403, 407:
            "The gateway does not accept the credentials: look at sms.secretFile and at where {secret} stands."
        case 404, 410: "There is nothing at this address: look at sms.url."
        case 405: "With sms.body the request is a POST, without it a GET; the gateway wants another one."
        case 408, 425, 429, 500, 502, 503: "The gateway can't take it now. The server tries such a message again."
        case 504: "What stands behind the gateway does not answer it. Look at the telephone."
        default:
            "It does not accept the request or the number: compare sms.url, sms.headers and sms.body with its manual."
        }
    }

    private static func answer(_ body: String) -> String {
        let text = oneLine(body)
        return text.isEmpty ? "Its answer has no words." : "Its answer: \(text.prefix(500))"
    }

    /// Without what a terminal would obey.
    private static func oneLine(_ text: String) -> String {
        let words = text.unicodeScalars.split { $0.properties.generalCategory == .control || $0 == " " }
        return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }
}
