internal import OpenIDClient

extension Setting {
    /// As the provider writes itself: compared letter by letter.
    static let openIDIssuer = Setting(key: "openid.issuer", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.openIDIssuer = text
        guard ProviderAddress.isSafe(text, allowingLocal: true), !text.contains("?") else {
            return "openid.issuer is the address of a provider that begins with https:// and has no query, such as "
                + "https://login.example.org."
        }
        return nil
    }

    static let openIDName = Setting(key: "openid.name", kind: .text) { configuration, value in
        guard case .text(let text) = value else { return nil }
        configuration.openIDName = text
        let isPlain = (1...60).contains(text.count) && !text.contains(where: { $0.isNewline })
        return isPlain ? nil : "openid.name has 1 to 60 characters: it stands on a button."
    }

    static let openIDLinksByEmail = Setting(key: "openid.linksByEmail", kind: .flag) { configuration, value in
        if case .flag(let flag) = value { configuration.openIDLinksByEmail = flag }
        return nil
    }
}

extension Configuration {
    /// Settings of the provider that lack others.
    func openIDConflicts() -> [String] {
        var found: [String] = []
        if openIDIssuer != nil, openIDClient.isEmpty {
            found.append("openid.issuer needs openid.client, by which the provider knows this server.")
        }
        if openIDIssuer != nil, publicURL == nil, !listensOnLoopbackOnly {
            found.append("openid.issuer needs server.publicURL, to which the provider sends browsers back.")
        }
        if openIDIssuer == nil, !openIDClient.isEmpty || openIDSecretFile != nil || openIDLinksByEmail {
            found.append("The settings of openid need openid.issuer, the address of the provider.")
        }
        return found
    }
}
