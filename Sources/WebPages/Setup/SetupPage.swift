internal import Mustache

/// The page that says how to add the account, and what an app would see.
struct SetupPage {
    private struct Step {
        var mark: String
        var what: String
        var detail: String
    }

    private struct View {
        var user: String
        var origin: String
        var host: String
        var account: String
        var profile: String
        /// As one reads them; nothing where there is none.
        var addresses: String?
        var isEncrypted: Bool
        var isSound: Bool
        var steps: [Step]
    }

    private let view: View

    init(report: SelfTest.Report, site: Site, prefix: String, profilePath: String) throws {
        view = View(
            user: report.userName ?? "?",
            origin: site.origin,
            host: site.authority,
            account: site.origin + (report.principal ?? prefix + "/"),
            profile: profilePath,
            addresses: report.addresses.isEmpty ? nil : report.addresses.joined(separator: " or "),
            isEncrypted: site.isEncrypted,
            isSound: report.steps.allSatisfy(\.isRight),
            steps: report.steps.map { Step(mark: $0.isRight ? "OK" : "Problem", what: $0.what, detail: $0.detail) }
        )
    }

    var html: String { Self.template.render(view) }

    private static let template = Template.compiled(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Add your calendars - Travlendar+</title>
        <style>
        body { font: 100%/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1f; background: #fff }
        code { background: #f0f0f2; padding: .1rem .3rem; border-radius: .2rem; overflow-wrap: anywhere }
        table { border-collapse: collapse; width: 100% }
        th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-top: 1px solid #c8c8cc }
        td:last-child { overflow-wrap: anywhere }
        dt { font-weight: 600; margin-top: .8rem } dd { margin-left: 1.5rem }
        </style>
        </head>
        <body>
        <h1>Add your calendars</h1>
        <p>You are logged in as <strong>{{user}}</strong>. Every calendar app needs three things: the server, your name, and your password (or an app password).</p>
        {{^isEncrypted}}<p><strong>This connection is not encrypted.</strong> That is fit for a trial on one machine only.</p>{{/isEncrypted}}
        <dl>
        <dt>iPhone, iPad, Mac</dt>
        <dd><a href="{{profile}}">Download the profile</a> and open it; the device asks for your password. Or: Settings, Calendar, Accounts, Add Account, Other, Add CalDAV Account; server <code>{{host}}</code>, user <code>{{user}}</code>.</dd>
        <dt>Thunderbird</dt>
        <dd>New Calendar, On the Network; user <code>{{user}}</code>, location <code>{{origin}}</code>, Find Calendars.{{#addresses}} To invite others, see that Properties, Email of the calendar names <code>{{.}}</code>: Thunderbird takes the address of your mail account there, and invitations in the name of an address that this server doesn't know as yours are not sent.{{/addresses}}</dd>
        <dt>Android with DAVx5</dt>
        <dd>Login with URL and user name; base URL <code>{{origin}}</code>, user <code>{{user}}</code>.</dd>
        <dt>GNOME, Evolution</dt>
        <dd>New calendar, CalDAV; URL <code>{{origin}}</code>, user <code>{{user}}</code>, Find Calendars.</dd>
        <dt>KDE, vdirsyncer and others that ask for an address</dt>
        <dd><code>{{account}}</code></dd>
        </dl>
        <h2>Then</h2>
        <p>Type a place into an event: a name or an address, <code>geo:</code> coordinates, Home or Office. A moment later the calendar of your trips says when to leave and by what, with reminders, or warns that the day can't work. Move the event, and the trip moves.
        In the notes of an event, <code>#bike</code>, <code>#car</code>, <code>#transit</code>, <code>#walk</code> or <code>#taxi</code> choose the means, <code>#buffer:15m</code> has you there earlier, and <code>#notravel</code> or deleting the trip means none.</p>
        <h2>What an app sees</h2>
        <p>{{#isSound}}The requests that an app makes first were made just now, with your log-in, and all was as it should be.{{/isSound}}{{^isSound}}The requests that an app makes first were made just now, with your log-in. There is a problem:{{/isSound}}</p>
        <table>
        <thead><tr><th scope="col">Result</th><th scope="col">Step</th><th scope="col">Found</th></tr></thead>
        <tbody>
        {{#steps}}<tr><td>{{mark}}</td><th scope="row">{{what}}</th><td>{{detail}}</td></tr>
        {{/steps}}</tbody>
        </table>
        </body>
        </html>

        """
    )
}
