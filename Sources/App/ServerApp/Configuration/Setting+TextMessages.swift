internal import TextMessageGateway

extension Setting {
    static let plainHTTPToGateway = Setting(key: "sms.plainHttp", kind: .flag) { configuration, value in
        if case .flag(let flag) = value { configuration.smsAllowsPlainHTTP = flag }
        return nil
    }
}

extension Configuration {
    /// nil: no gateway is configured, or not in a way that works.
    var gatewayTemplate: GatewayTemplate? {
        smsURL.flatMap { try? GatewayTemplate(url: $0, headers: smsHeaders, body: smsBody) }
    }

    /// Settings of text messages that lack others.
    func textMessageConflicts() -> [String] {
        guard let smsURL else {
            let isAnySet = !smsHeaders.isEmpty || !smsBody.isEmpty || smsSecretFile != nil || smsAnswer != nil
            return isAnySet ? ["The settings of sms need sms.url, the address of the gateway."] : []
        }
        do throws(GatewayTemplateProblem) {
            let template = try GatewayTemplate(url: smsURL, headers: smsHeaders, body: smsBody)
            var found: [String] = []
            if template.usesSecret != (smsSecretFile != nil) {
                found.append("sms.secretFile and {secret} in sms.url, sms.headers or sms.body belong together.")
            }
            if !template.isEncrypted, !template.isOnThisMachine, !smsAllowsPlainHTTP {
                found.append(
                    "Plain HTTP to the gateway of sms.url would show messages and telephone numbers to the network. "
                        + "Write https://, or set sms.plainHttp = true where that network is your own."
                )
            }
            if publicURL == nil, !listensOnLoopbackOnly {
                found.append("sms.url needs server.publicURL, with which links in messages begin.")
            }
            return found
        } catch {
            return [Self.words(error)]
        }
    }

    private static func words(_ problem: GatewayTemplateProblem) -> String {
        switch problem {
        case .url: "sms.url is an address that begins with https:// and a host."
        case .header(let line): "\"\(line)\" in sms.headers is not of the form NAME: VALUE, in plain letters."
        case .contentType: "sms.body needs a Content-Type in sms.headers, such as \"Content-Type: application/json\"."
        case .place(let place): "\(place) is missing: it stands in sms.url, sms.headers or sms.body."
        }
    }
}
