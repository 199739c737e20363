internal import HTTPAccess

/// The page that says how to add the account, and what an app would see.
struct SetupView {
    struct Warning {
        var title: String
        var detail: String
    }

    struct App {
        var name: String
        var steps: Markup
    }

    struct Step {
        var mark: String
        var what: String
        var detail: String
    }

    let intro: Markup
    /// nil: the connection is encrypted.
    let warning: Warning?
    let apps: [App]
    let profile: String
    let hashtags: Markup
    /// nil: the account has no calendars.
    let planning: PlanningView?
    let verdict: String
    let steps: [Step]

    init(
        report: SelfTest.Report,
        site: Site,
        prefix: String,
        profilePath: String,
        planning: PlanningView?,
        in texts: TextTable
    ) {
        self.planning = planning
        let values = [
            "user": report.userName ?? "?", "origin": site.origin, "host": site.authority,
            "account": site.origin + (report.principal ?? prefix + "/"),
            "addresses": report.addresses.joined(separator: " \(texts[.or]) "),
        ]
        var thunderbird = texts.markup(.setupThunderbirdSteps, values)
        if !report.addresses.isEmpty {
            thunderbird = thunderbird + texts.markup(.setupThunderbirdAddresses, values)
        }
        intro = texts.markup(.setupIntro, values)
        warning =
            site.isEncrypted
            ? nil : Warning(title: texts[.setupNotEncrypted], detail: texts[.setupNotEncryptedDetail])
        apps = [
            App(name: texts[.setupApple], steps: texts.markup(.setupAppleSteps, values)),
            App(name: texts[.setupThunderbird], steps: thunderbird),
            App(name: texts[.setupAndroid], steps: texts.markup(.setupAndroidSteps, values)),
            App(name: texts[.setupGNOME], steps: texts.markup(.setupGNOMESteps, values)),
            App(name: texts[.setupOthers], steps: texts.markup(.setupOthersSteps, values)),
        ]
        profile = profilePath
        hashtags = texts.markup(.setupHashtags)
        verdict = texts[report.steps.allSatisfy(\.isRight) ? .setupSound : .setupUnsound]
        steps = report.steps.map { step in
            Step(mark: texts[step.isRight ? .setupRight : .setupWrong], what: step.what, detail: step.detail)
        }
    }
}
