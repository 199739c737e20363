internal import ByteText
internal import Cryptography
internal import FoundationEssentials

/// One registration or one log-in with a passkey: what it is bound to, and the checks of an answer (WebAuthn Level 2
/// §7.1, §7.2).
package struct Ceremony: Equatable, Sendable {
    /// Random, and good for this one.
    package var challenge: [UInt8]
    /// Of the pages, as browsers write it: `https://calendar.example.org`.
    package var origin: String
    /// The name for which passkeys are made: the host.
    package var party: String
    /// Whether the authenticator must have checked who it is, by a code or a finger.
    package var requiresVerification: Bool

    package init(challenge: [UInt8], origin: String, party: String, requiresVerification: Bool) {
        self.challenge = challenge
        self.origin = origin
        self.party = party
        self.requiresVerification = requiresVerification
    }

    /// What a browser sends for a new passkey.
    package struct Registration: Equatable, Sendable {
        package var clientData: [UInt8]
        package var attestationObject: [UInt8]

        package init(clientData: [UInt8], attestationObject: [UInt8]) {
            self.clientData = clientData
            self.attestationObject = attestationObject
        }
    }

    /// What a browser sends to log in.
    package struct Assertion: Equatable, Sendable {
        /// The name of the passkey.
        package var credential: [UInt8]
        package var clientData: [UInt8]
        package var authenticatorData: [UInt8]
        package var signature: [UInt8]

        package init(credential: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8]) {
            self.credential = credential
            self.clientData = clientData
            self.authenticatorData = authenticatorData
            self.signature = signature
        }
    }

    /// What is kept of a passkey.
    package struct Credential: Equatable, Sendable {
        package var id: [UInt8]
        /// In COSE.
        package var key: [UInt8]
        package var signCount: Int64

        package init(id: [UInt8], key: [UInt8], signCount: Int64) {
            self.id = id
            self.key = key
            self.signCount = signCount
        }
    }

    private struct ClientData: Decodable {
        var type: String
        var challenge: String
        var origin: String
        var crossOrigin: Bool?
    }

    /// A new passkey.
    ///
    /// - Throws: where it can't be read, or is not what was asked for.
    package func credential(of answer: Registration) throws(WebAuthnError) -> Credential {
        try check(answer.clientData, type: "webauthn.create")
        var reader = CBORReader(answer.attestationObject)
        let object = try reader.read()
        guard reader.isAtEnd, let bytes = object["authData"]?.asBytes else {
            throw .malformed("the attestation object")
        }
        let data = try AuthenticatorData(bytes)
        try check(data)
        guard let made = data.newKey else { throw .malformed("the attestation object") }
        return Credential(id: made.credential, key: made.key, signCount: data.signCount)
    }

    /// Checks a log-in by a passkey that is kept.
    ///
    /// - Throws: where it can't be read, or is not to be believed.
    /// - Returns: the count of signatures, to be kept.
    package func signCount(of answer: Assertion, by kept: Credential) throws(WebAuthnError) -> Int64 {
        guard answer.credential == kept.id else { throw .refused("the answer is of another passkey") }
        try check(answer.clientData, type: "webauthn.get")
        let data = try AuthenticatorData(answer.authenticatorData)
        try check(data)
        let signed = answer.authenticatorData + SHA256.hash(of: answer.clientData).bytes
        guard try CredentialKey(cose: kept.key).isSignature(answer.signature, of: signed) else {
            throw .refused("the signature is wrong")
        }
        // A count that does not grow says that there are two of it (§6.1.1); many count nothing.
        guard data.signCount > kept.signCount || (data.signCount == 0 && kept.signCount == 0) else {
            throw .refused("the passkey's count went back: there may be a copy of it")
        }
        return data.signCount
    }

    private func check(_ bytes: [UInt8], type: String) throws(WebAuthnError) {
        guard bytes.count <= 4_096, let data = try? JSONDecoder().decode(ClientData.self, from: Data(bytes)) else {
            throw .malformed("the client data")
        }
        guard data.type == type else { throw .refused("the answer is to something else") }
        guard data.challenge == Base64.encodeForURL(challenge) else { throw .refused("the challenge is another one") }
        guard data.origin == origin, data.crossOrigin != true else { throw .refused("the page is of another origin") }
    }

    private func check(_ data: AuthenticatorData) throws(WebAuthnError) {
        guard data.partyDigest == SHA256.hash(of: Array(party.utf8)).bytes else {
            throw .refused("the passkey is for another name")
        }
        guard data.isUserPresent else { throw .refused("nobody was there") }
        guard data.isUserVerified || !requiresVerification else {
            throw .refused("the passkey did not check who it is")
        }
    }
}
