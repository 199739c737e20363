internal import HTTPTypes
internal import Mustache

/// What stands in the place of a page whose reader is not let in.
struct RefusalPage {
    private struct View {
        var title: String
        var words: String
    }

    private let view: View

    init(status: HTTPResponse.Status, hasLoggedIn: Bool) {
        switch (status, hasLoggedIn) {
        case (.unauthorized, false):
            view = View(
                title: "Log in",
                words:
                    "This page is for people who have an account here. Load it again, and give your name and your password "
                    + "where the browser asks for them."
            )
        case (.unauthorized, true):
            view = View(
                title: "Wrong name or password",
                words: "Load the page again to try once more. Who runs this server can give you another password."
            )
        default:
            view = View(
                title: "Not just now",
                words: "The server can't let you in at the moment. Load the page again in a minute."
            )
        }
    }

    var html: String { Self.template.render(view) }

    private static let template = Template.compiled(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>{{title}} - Travlendar+</title>
        <style>
        body { font: 100%/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1f; background: #fff }
        </style>
        </head>
        <body>
        <h1>{{title}}</h1>
        <p>{{words}}</p>
        </body>
        </html>

        """
    )
}
