import Accounts
import HTTPAccess
import HTTPTypes
import Testing

struct SessionCookieTests {
    private static let text = "0123456789abcdef0123456789abcdef"
    private static let encrypted = Site(isEncrypted: true, authority: "x")
    private static let plain = Site(isEncrypted: false, authority: "127.0.0.1")

    @Test func overTLSItIsBoundToTheHost() throws {
        let token = try #require(SessionToken(Self.text))
        #expect(
            SessionCookie.setting(token, on: Self.encrypted, rememberedSeconds: nil)
                == "__Host-session=\(Self.text); Path=/; HttpOnly; SameSite=Lax; Secure"
        )
        #expect(
            SessionCookie.setting(token, on: Self.plain, rememberedSeconds: 60)
                == "session=\(Self.text); Path=/; HttpOnly; SameSite=Lax; Max-Age=60"
        )
        #expect(SessionCookie.removing(on: Self.encrypted).hasSuffix("; Secure; Max-Age=0"))
    }

    @Test(arguments: [
        ("__Host-session=\(text)", true), ("a=b; __Host-session=\(text); c=d", true), ("session=\(text)", false),
        ("__Host-session=short", false), ("", false), ("__Host-session", false), ("x__Host-session=\(text)", false),
    ])
    func isReadByItsName(_ header: String, isThere: Bool) {
        var fields = HTTPFields()
        fields[.cookie] = header
        #expect((SessionCookie.token(in: fields, on: Self.encrypted) != nil) == isThere)
    }
}
