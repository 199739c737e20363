package import Accounts
internal import Cryptography

/// How an installation sends and takes scheduling mails.
package struct MailSchedulingSettings: Sendable {
    /// With which links begin, without a slash at the end.
    package var address: String
    /// The address in From.
    package var sender: String
    /// The address whose `+token` forms lead back here; nil: mails do not come in.
    package var answers: String?
    /// BCP 47, of people who have chosen none.
    package var language: String
    /// Of the installation.
    package var secret: [UInt8]
    /// How many mails go to one domain.
    package var perDomain = [AttemptLimiter.Limit(60, perSeconds: 60)]
    /// How many go out on behalf of one person.
    package var perPerson = [AttemptLimiter.Limit(1000, perSeconds: 86_400)]
    /// The attempts after which a mail is given up, which takes about three days.
    package var attemptLimit = 20

    package init(address: String, sender: String, answers: String?, language: String, secret: [UInt8]) {
        self.address = address
        self.sender = sender
        self.answers = answers
        self.language = language
        self.secret = secret
    }

    /// `answer+token@example.org`; nil: mails do not come in.
    func answerAddress(_ token: AnswerToken) -> String? {
        guard let answers, let at = answers.lastIndex(of: "@") else { return nil }
        return "\(answers[..<at])+\(token.text)\(answers[at...])"
    }

    /// The token of such an address, whatever its case; nil: it is none.
    func token(in address: String) -> AnswerToken? {
        guard let answers, let at = answers.lastIndex(of: "@") else { return nil }
        let (local, domain) = (answers[..<at].lowercased() + "+", answers[at...].lowercased())
        let address = address.lowercased()
        guard address.hasPrefix(local), address.hasSuffix(domain) else { return nil }
        return AnswerToken(address.dropFirst(local.count).dropLast(domain.count))
    }

    /// Under which a refusal is kept: the store holds no addresses of people who want nothing from it.
    func refusalDigest(of recipient: String) -> [UInt8] {
        AuthenticationKey(secret).authenticationCode(for: Array("refusal\n\(recipient)".utf8)).bytes
    }
}
