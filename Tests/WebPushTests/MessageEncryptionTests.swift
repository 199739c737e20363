import ByteText
import CivilTime
import Crypto
import Foundation
import Notifications
import OutgoingHTTP
import Testing

@testable import WebPush

struct MessageEncryptionTests {
    private func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.bytes(text)) }

    /// RFC 8291 §5.
    @Test func givesTheExampleOfTheRFC() throws {
        let target = PushTarget(
            endpoint: "https://push.example.net/",
            publicKey: try bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
            ),
            authSecret: try bytes("BTBZMqHH6r4Tts7J_aSIgg")
        )
        let sender = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: try bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
        )
        let sealed = MessageEncryption.encrypt(
            Array("When I grow up, I want to be a watermelon".utf8),
            for: target,
            by: sender,
            salt: try bytes("DGv6ra1nlYgDCS1FRnbzlw")
        )
        let expected =
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
            + "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        #expect(try #require(sealed).elementsEqual(try bytes(expected)))
    }

    /// Decrypted by the steps of the RFC, with keys of the test's own.
    @Test(arguments: [0, 1, 100, MessageEncryption.mostBytes])
    func isDecryptedByTheReceiver(length: Int) throws {
        let receiver = P256.KeyAgreement.PrivateKey()
        let secret = [UInt8](repeating: 7, count: 16)
        let publicKey = [UInt8](receiver.publicKey.x963Representation)
        let message = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
        let target = PushTarget(endpoint: "https://p.example/", publicKey: publicKey, authSecret: secret)
        let sealed = try #require(MessageEncryption.encrypt(message, for: target))
        #expect(sealed != MessageEncryption.encrypt(message, for: target), "salt and key are new each time")
        let (salt, sender) = (Array(sealed[0..<16]), Array(sealed[21..<86]))
        #expect(Array(sealed[16..<21]) == [0, 0, 16, 0, 65] && sealed.count <= 4096)
        let shared = try receiver.sharedSecretFromKeyAgreement(with: .init(x963Representation: sender))
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: secret,
            sharedInfo: Array("WebPush: info\u{0}".utf8) + publicKey + sender,
            outputByteCount: 32
        )
        func derived(_ info: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: material,
                salt: salt,
                info: Array(info.utf8),
                outputByteCount: count
            )
        }
        let nonce = unsafe derived("Content-Encoding: nonce\u{0}", 12).withUnsafeBytes { unsafe [UInt8]($0) }
        let box = try AES.GCM.SealedBox(
            nonce: AES.GCM.Nonce(data: nonce),
            ciphertext: Array(sealed[86..<(sealed.count - 16)]),
            tag: Array(sealed.suffix(16))
        )
        let opened = try AES.GCM.open(box, using: derived("Content-Encoding: aes128gcm\u{0}", 16))
        #expect([UInt8](opened) == message + [2])
    }

    @Test func refusesKeysThatAreNone() {
        let secret = [UInt8](repeating: 7, count: 16)
        for key in [[], [4], [UInt8](repeating: 4, count: 65)] {
            let target = PushTarget(endpoint: "https://p.example/", publicKey: key, authSecret: secret)
            #expect(MessageEncryption.encrypt([1], for: target) == nil)
        }
        let key = [UInt8](P256.KeyAgreement.PrivateKey().publicKey.x963Representation)
        #expect(MessageEncryption.encrypt([1], for: PushTarget(endpoint: "", publicKey: key, authSecret: [1])) == nil)
    }

    private struct Claims: Codable, Equatable {
        var aud: String
        var exp: Int64
        var sub: String
    }

    /// RFC 8292 §2 and §3, RFC 7515 §5.2.
    @Test func serversSayWhoTheyAre() async throws {
        let key = ServerKey(secret: [1, 2, 3], contact: "https://calendar.example")
        #expect(key.publicKey == ServerKey(secret: [1, 2, 3], contact: nil).publicKey)
        #expect(key.publicKey != ServerKey(secret: [1, 2, 4], contact: nil).publicKey)
        let now = Instant(secondsSince1970: 1_800_000_000)
        let value = try await key.authorization(for: "https://push.example", at: now)
        let parts = value.dropFirst("vapid t=".count).components(separatedBy: ",k=")
        #expect(value.hasPrefix("vapid t=") && parts.last == key.publicKey)
        let token = parts[0].components(separatedBy: ".")
        let header = try JSONDecoder().decode([String: String].self, from: Data(try bytes(token[0])))
        #expect(header == ["alg": "ES256", "typ": "JWT"])
        let claims = try JSONDecoder().decode(Claims.self, from: Data(try bytes(token[1])))
        #expect(claims == Claims(aud: "https://push.example", exp: 1_800_043_200, sub: "https://calendar.example"))
        let signer = try P256.Signing.PublicKey(x963Representation: try bytes(key.publicKey))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try bytes(token[2]))
        #expect(signer.isValidSignature(signature, for: Array("\(token[0]).\(token[1])".utf8)))
    }

    @Test(arguments: [
        ("https://push.example/x", true), ("http://push.example/x", false), ("ftp://x/", false), ("", false),
        ("http://127.0.0.1:81/x", true),
    ])
    func whereMessagesGo(_ endpoint: String, _ isTaken: Bool) async {
        let client = OutgoingClient(rules: OutgoingRules(namedHosts: ["127.0.0.1:81"]))
        let sender = WebPushSender(client: client, key: ServerKey(secret: [1], contact: nil))
        let target = PushTarget(
            endpoint: endpoint,
            publicKey: [UInt8](P256.KeyAgreement.PrivateKey().publicKey.x963Representation),
            authSecret: [UInt8](repeating: 1, count: 16)
        )
        #expect(sender.accepts(target) == isTaken)
        await client.shutDown()
    }

    @Test func privateAddressesAreDead() async {
        let client = OutgoingClient(rules: OutgoingRules())
        let sender = WebPushSender(client: client, key: ServerKey(secret: [1], contact: nil))
        let target = PushTarget(
            endpoint: "https://127.0.0.1:9/x",
            publicKey: [UInt8](P256.KeyAgreement.PrivateKey().publicKey.x963Representation),
            authSecret: [UInt8](repeating: 1, count: 16)
        )
        let message = PushMessage(body: [1], contentType: "text/plain", topic: "t", timeToLiveSeconds: 1)
        await #expect(throws: PushFailure.dead) { try await sender.send(message, to: target) }
        await client.shutDown()
    }
}
