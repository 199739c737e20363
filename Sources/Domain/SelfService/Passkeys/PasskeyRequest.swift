internal import ByteText
internal import FoundationEssentials
internal import WebAuthn

/// What a page asks of the browser, as `passkey.js` reads it.
package struct PasskeyRequest: Codable, Equatable, Sendable {
    package enum Mode: String, Codable, Sendable {
        case create
        case get
    }

    package var mode: Mode
    /// Bytes are in Base64 of addresses.
    package var challenge: String
    package var party: String
    /// `required`, `preferred` or `discouraged`.
    package var verification: String
    /// The passkeys that are asked for, or may not be made again; empty at a log-in: any that is for this server.
    package var credentials: [String]
    /// Of the person; nil at a log-in.
    package var user: User?
    package var algorithms: [Int64]

    package struct User: Codable, Equatable, Sendable {
        package var id: String
        package var name: String
        package var displayName: String
    }

    init(mode: Mode, _ ceremony: Ceremony, verification: String, credentials: [[UInt8]], user: User? = nil) {
        self.mode = mode
        challenge = Base64.encodeForURL(ceremony.challenge)
        party = ceremony.party
        self.verification = verification
        self.credentials = credentials.map(Base64.encodeForURL)
        self.user = user
        algorithms = mode == .create ? CredentialKey.Algorithm.allCases.map(\.rawValue) : []
    }

    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { preconditionFailure("Texts have a form in JSON.") }
        return String(decoding: data, as: UTF8.self)
    }
}

/// What a page sends of a passkey, as texts in Base64 of addresses.
package struct PasskeyAnswer: Equatable, Sendable {
    package var credential: String
    package var clientData: String
    /// Of a new one.
    package var attestation: String
    /// Of one that is used.
    package var authenticatorData: String
    package var signature: String

    package init(
        credential: String = "",
        clientData: String,
        attestation: String = "",
        authenticatorData: String = "",
        signature: String = ""
    ) {
        self.credential = credential
        self.clientData = clientData
        self.attestation = attestation
        self.authenticatorData = authenticatorData
        self.signature = signature
    }

    var registration: Ceremony.Registration? {
        guard let clientData = Self.bytes(clientData), let attestation = Self.bytes(attestation) else { return nil }
        return Ceremony.Registration(clientData: clientData, attestationObject: attestation)
    }

    var assertion: Ceremony.Assertion? {
        guard let credential = Self.bytes(credential), let clientData = Self.bytes(clientData),
            let authenticatorData = Self.bytes(authenticatorData), let signature = Self.bytes(signature)
        else { return nil }
        return Ceremony.Assertion(
            credential: credential,
            clientData: clientData,
            authenticatorData: authenticatorData,
            signature: signature
        )
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        text.isEmpty ? nil : Base64.decodeForURL(text)
    }
}

/// How browsers know the server, which passkeys are bound to.
package struct PasskeySite: Equatable, Sendable {
    /// `https://calendar.example.org`.
    package var origin: String
    /// Without a port.
    package var host: String

    package init(origin: String, host: String) {
        self.origin = origin
        self.host = host
    }
}
