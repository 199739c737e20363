internal import FoundationEssentials
internal import OpenIDClient
internal import TripSearch

extension Installation {
    /// The largest secret that is read, in bytes.
    private static let longestSecret = 1_000

    /// Where people may log in in place of here; nil: nowhere. It holds connections, so a server makes one and shuts it
    /// down.
    ///
    /// - Throws: ``StartError`` where the secret can't be read.
    func identityProvider() throws(StartError) -> OpenIDProvider? {
        guard let issuer = configuration.openIDIssuer else { return nil }
        return OpenIDProvider(
            OpenIDProvider.Settings(
                issuer: issuer,
                clientID: configuration.openIDClient,
                clientSecret: try configuration.openIDSecretFile.map(Self.secret(inFile:)),
                name: configuration.openIDName ?? URL(string: issuer)?.host() ?? issuer,
                redirectAddress: publicAddress + "/login/provider/callback"
            ),
            clock: clock
        )
    }

    /// Without blanks and line ends around it.
    private static func secret(inFile path: String) throws(StartError) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .openID(reason: "openid.secretFile (\(path)) can't be read: \(FileTrouble.words(error)).")
        }
        let text = String(decoding: data.prefix(longestSecret + 1), as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1, data.count <= longestSecret else {
            throw .openID(reason: "openid.secretFile (\(path)) holds no secret of one line.")
        }
        return String(words[0])
    }
}
