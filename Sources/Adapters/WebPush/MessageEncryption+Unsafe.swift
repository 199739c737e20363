internal import Crypto
internal import FoundationEssentials
internal import Notifications

/// Encrypts a message for one app: `aes128gcm` (RFC 8188) with the keys of RFC 8291.
enum MessageEncryption {
    /// What one record holds beside its tag and delimiter; push services take no longer messages (RFC 8030 §7.2).
    static let mostBytes = recordSize - 17 - 86
    private static let recordSize = 4096

    /// nil: the keys of the app are none.
    static func encrypt(_ message: [UInt8], for target: PushTarget) -> [UInt8]? {
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return encrypt(message, for: target, by: P256.KeyAgreement.PrivateKey(), salt: salt)
    }

    /// - Parameters:
    ///   - message: at most ``mostBytes``.
    ///   - target: the app.
    ///   - key: made for this message.
    ///   - salt: 16 random bytes.
    /// - Returns: header and one record; nil: the keys of the app are none.
    static func encrypt(
        _ message: [UInt8],
        for target: PushTarget,
        by key: P256.KeyAgreement.PrivateKey,
        salt: [UInt8]
    ) -> [UInt8]? {
        guard message.count <= mostBytes, target.authSecret.count == 16,
            let receiver = try? P256.KeyAgreement.PublicKey(x963Representation: target.publicKey),
            let shared = try? key.sharedSecretFromKeyAgreement(with: receiver)
        else { return nil }
        let sender = [UInt8](key.publicKey.x963Representation)
        // RFC 8291 §3.4
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: target.authSecret,
            sharedInfo: Array("WebPush: info\u{0}".utf8) + target.publicKey + sender,
            outputByteCount: 32
        )
        // RFC 8188 §2.2, §2.3
        let content = derive("Content-Encoding: aes128gcm\u{0}", 16, from: material, salt)
        let nonce = derive("Content-Encoding: nonce\u{0}", 12, from: material, salt)
        let nonceBytes = unsafe nonce.withUnsafeBytes { unsafe [UInt8]($0) }
        guard let given = try? AES.GCM.Nonce(data: nonceBytes),
            // The last record ends with 2 and padding.
            let sealed = try? AES.GCM.seal(message + [2], using: content, nonce: given)
        else { return nil }
        let size = UInt32(recordSize)
        let header = salt + (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + [UInt8(sender.count)]
        return header + sender + [UInt8](sealed.ciphertext) + [UInt8](sealed.tag)
    }

    private static func derive(
        _ info: String,
        _ count: Int,
        from material: SymmetricKey,
        _ salt: [UInt8]
    ) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material,
            salt: salt,
            info: Array(info.utf8),
            outputByteCount: count
        )
    }
}
