internal import APIRoutes
internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Publishing

extension PersonRouter {
    var feedEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "feeds",
                "The addresses at which others read one's calendars without an account, the oldest first",
                replies: [Reply(200, "a list under feeds", FeedListMessage.schema)]
            ) { _, context in
                let person = try caller(context).principal.id
                let own = try await feeds.calendars(of: person)
                return try JSONBody.response(FeedListMessage(try await feeds.list(of: person), among: own))
            },
            Endpoint(
                .post,
                "feeds",
                "Make a feed; its address is in this answer only",
                body: NewFeedMessage.schema,
                replies: [
                    Reply(201, "the feed with its address", MadeFeedMessage.schema),
                    Reply(404, "no such calendar of one's own"), Reply(422, "a value that can't be kept"),
                ]
            ) { request, context in
                let person = try caller(context).principal.id
                let message = try await JSONBody.read(NewFeedMessage.self, of: request)
                let own = try await feeds.calendars(of: person)
                let made = try await feeds.make(try message.settings(among: own), of: person)
                let address = sharedAddress("/feeds/\(made.token.text)", context)
                return try JSONBody.response(
                    MadeFeedMessage(
                        feed: ListedFeed(made.feed, among: own),
                        url: "\(address).ics",
                        page: address
                    ),
                    status: .created
                )
            },
            Endpoint(
                .delete,
                "feeds/{id}",
                "Revoke a feed at once",
                replies: [Reply(204, "revoked"), Reply(404, "no such feed")]
            ) { _, context in
                let person = try caller(context).principal.id
                guard let id = Int64(try context.pathParameter("id")) else { throw AccountError.notFound }
                try await feeds.revoke(id, of: person)
                return Response(status: .noContent)
            },
        ]
    }
}
