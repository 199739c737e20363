internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// What everybody may read: what this is, help, legal notes, licences.
struct InformationPages: Sendable {
    let services: PageServices
    /// What the operator says of themselves, in paragraphs; none: nothing yet.
    let operatorWords: [String]

    private struct About {
        /// Where to sign up; `nil` where accounts are made by invitation or by the administrator.
        var signUp: String?
        var logIn: String
    }

    private struct Help {
        struct App {
            var address: String
            var words: String
        }

        var sayings: [Markup]
        var apps: [App]
        var keys: Markup
    }

    private struct HelpApp {
        struct Picture {
            var source: String
            var words: String
            var width: Int
            var height: Int
        }

        var steps: Markup
        var pictures: [Picture]
        var setup: String
        var back: String
    }

    private struct Legal {
        var paragraphs: [String]
    }

    private struct Licences {
        var map: Markup
    }

    /// The apps that have a page of help, by the last part of its address.
    private enum App: String, CaseIterable {
        case apple, thunderbird, android, gnome, others

        var title: TextKey {
            switch self {
            case .apple: .helpAppApple
            case .thunderbird: .helpAppThunderbird
            case .android: .helpAppAndroid
            case .gnome: .helpAppGnome
            case .others: .helpAppOthers
            }
        }

        var steps: TextKey {
            switch self {
            case .apple: .helpStepsApple
            case .thunderbird: .helpStepsThunderbird
            case .android: .helpStepsAndroid
            case .gnome: .helpStepsGnome
            case .others: .helpStepsOthers
            }
        }

        /// Of the real app.
        var pictures: [(asset: Asset, words: TextKey, width: Int, height: Int)] {
            switch self {
            case .thunderbird:
                [
                    (.thunderbirdWeek, .helpPictureWeek, 900, 579), (.thunderbirdAlarm, .helpPictureAlarm, 600, 300),
                ]
            case .gnome:
                [
                    (.evolutionWeek, .helpPictureEvolution, 900, 492), (.gnomeMonth, .helpPictureGnome, 900, 605),
                ]
            case .apple, .android, .others: []
            }
        }
    }

    private static let sayings: [TextKey] = [
        .helpSayPlace, .helpSayMode, .helpSayNone, .helpSayBuffer, .helpSayFlex, .helpSayMove, .helpSayFree,
    ]

    func about(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        let prefix = services.renderer.prefix
        let isOpen = services.desk.signUp.registration == .open
        let view = About(signUp: isOpen ? prefix + "/signup" : nil, logIn: prefix + "/login")
        return services.page(.about, title: texts[.aboutTitle], view, for: request, context)
    }

    func help(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        let view = Help(
            sayings: Self.sayings.map { texts.markup($0) },
            apps: App.allCases.map {
                Help.App(address: services.renderer.prefix + "/help/" + $0.rawValue, words: texts[$0.title])
            },
            keys: texts.markup(.helpKeysWords)
        )
        return services.page(.help, title: texts[.helpTitle], view, for: request, context)
    }

    func helpApp(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let app = context.parameters.get("app").flatMap({ App(rawValue: $0) }) else {
            throw AccountError.notFound
        }
        let texts = services.texts(for: request, context)
        let prefix = services.renderer.prefix
        let view = HelpApp(
            steps: texts.markup(app.steps, ["host": context.site.authority, "origin": context.site.origin + prefix]),
            pictures: app.pictures.map { picture in
                HelpApp.Picture(
                    source: prefix + picture.asset.path,
                    words: texts[picture.words],
                    width: picture.width,
                    height: picture.height
                )
            },
            setup: prefix + "/setup",
            back: prefix + "/help"
        )
        return services.page(.helpApp, title: texts[app.title], view, for: request, context)
    }

    func legal(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        let words = operatorWords.isEmpty ? [texts[.legalOperatorMissing]] : operatorWords
        return services.page(.legal, title: texts[.legalTitle], Legal(paragraphs: words), for: request, context)
    }

    func licences(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let texts = services.texts(for: request, context)
        let view = Licences(map: texts.markup(.licencesMap))
        return services.page(.licences, title: texts[.licencesTitle], view, for: request, context)
    }
}
