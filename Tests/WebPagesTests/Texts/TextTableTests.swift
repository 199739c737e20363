import Accounts
import CivilTime
import HTTPTypes
import Testing

@testable import WebPages

struct TextTableTests {
    @Test func thereIsATableForEveryLanguageOfAPerson() {
        #expect(TextTable.all.map(\.language) == Principal.languages)
    }

    @Test(arguments: TextTable.all.map(\.language))
    func everyTextIsThere(_ language: String) throws {
        let table = try #require(TextTable.all.first { $0.language == language })
        for key in TextKey.allCases {
            let text = table.texts[key.rawValue] ?? ""
            #expect(!text.isEmpty, "\(language) lacks \(key)")
            #expect(placeholders(text) == placeholders(TextTable.english[key]), "\(language) \(key)")
            for mark in ["`", "*"] {
                #expect(text.split(separator: mark, omittingEmptySubsequences: false).count % 2 == 1)
            }
        }
    }

    private func placeholders(_ text: String) -> Set<String> {
        var names: Set<String> = []
        _ = TextTable.filled(text) { name in
            names.insert(name)
            return ""
        }
        return names
    }

    @Test(arguments: PageTemplate.allCases)
    func templatesNameTextsThatThereAre(_ template: PageTemplate) {
        for part in template.text.split(separator: "{{text.").dropFirst() {
            let name = String(part.prefix { $0 != "}" })
            #expect(TextKey(rawValue: name) != nil, "\(template) names \(name)")
        }
    }

    @Test(arguments: [
        (nil, nil, "en", "en"), (nil, nil, "it", "it"), ("it", "en", "en", "it"),
        (nil, "it-IT,it;q=0.9,en;q=0.8", "en", "it"),
        (nil, "de, en;q=0.5, it;q=0.7", "en", "it"), (nil, "fr", "it", "it"), (nil, "it;q=0, en", "it", "en"),
        (nil, "IT-ch", "en", "it"), ("xx", "yy", "zz", "en"),
    ])
    func theLanguageIsThePersonsElseTheBrowsers(person: String?, accepted: String?, server: String, expected: String) {
        var fields = HTTPFields()
        fields[.acceptLanguage] = accepted
        #expect(TextTable.choose(person: person, accepted: fields, server: server).language == expected)
    }

    @Test(arguments: [
        ("08:40 bus 5 → Sala Eden (12 min)", "Bus 5 → Sala Eden (12 min)"), ("bus 5 → Home", "bus 5 → Home"),
        ("8:40 bus", "8:40 bus"), ("08:40", ""), ("", ""),
    ])
    func aTripIsToldWithoutItsClock(title: String, shown: String) {
        #expect(TextTable.english.tripTitle(title) == shown)
    }

    @Test(arguments: [("lunedì 23 novembre", "Lunedì 23 novembre"), ("èra", "Èra"), ("23", "23"), ("", "")])
    func aHeadingBeginsWithACapital(words: String, shown: String) {
        #expect(TextTable.italian.heading(words) == shown)
    }
}
