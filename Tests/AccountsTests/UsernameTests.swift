import Accounts
import Testing

struct UsernameTests {
    @Test(arguments: [
        ("anna", "anna"), ("Anna2", "anna2"), ("ABC", "abc"), ("a23456789012345678901", "a23456789012345678901"),
        ("Anna.Maria", "anna.maria"), ("jean-luc_2", "jean-luc_2"),
    ])
    func folds(_ typed: String, _ name: String) {
        #expect(Username(typed)?.text == name)
    }

    @Test(arguments: [
        "", "ab", "2anna", "a234567890123456789012", "an na", "anna.", ".anna", "anna-", "an/na", "änna", "anna%",
        "a\u{0}bc", "[bc",
    ])
    func refuses(_ typed: String) {
        #expect(Username(typed) == nil)
    }
}
