internal import Accounts
internal import ByteText
internal import Calendars
internal import HTTPTypes
internal import Hummingbird
internal import Subscriptions

/// The page of the calendars that a person takes from outside.
struct SubscriptionsPage: Sendable {
    let subscriptions: SubscriptionService

    static let path = "/account/subscriptions"

    /// What the buttons of a subscription do.
    enum Act: String, CaseIterable {
        case refresh
        case plan
        case unplan
        case end
    }

    private struct View {
        struct Button {
            var action: String
            var words: String
            var label: String
        }

        struct Row {
            var name: String
            var calendar: String
            var host: String
            /// When it was fetched last, and whether that went well.
            var state: String
            /// nil: the last fetch succeeded, or none was made yet.
            var failure: String?
            var planning: String
            var buttons: [Button]
        }

        var problems: FormProblems?
        var rows: [Row]
        var hasRows: Bool
        var address: Field
        var name: Field
        var action: String
    }

    func show(_ visit: Visit) async throws -> Response { try await page(FormProblems(), visit) }

    func subscribe(_ visit: Visit) async throws -> Response {
        var problems = FormProblems()
        do throws(AccountError) {
            _ = try await subscriptions.subscribe(
                to: visit.form["address"],
                named: visit.form["name"],
                for: visit.person.id
            )
        } catch {
            guard case .invalidValue = error else { throw error }
            note(error, in: &problems, visit.texts)
            return try await page(problems, visit)
        }
        return visit.redirect(to: Self.path, saying: .subscribed)
    }

    private func note(_ error: AccountError, in problems: inout FormProblems, _ texts: TextTable) {
        let most = subscriptions.limits.subscriptions
        switch error {
        case .subscribedAlready: problems.note("address", texts[.subscriptionKnown])
        case .subscriptionNameTooLong:
            problems.note(
                "name",
                texts.text(.subscriptionNameTooLong, ["most": "\(SubscriptionLimits.longestName)"])
            )
        case .tooManySubscriptions(most):
            problems.note("address", texts.text(.subscriptionsTooMany, ["most": "\(most)"]))
        default: problems.note("address", texts[.subscriptionRefused])
        }
    }

    func act(_ act: Act) -> @Sendable (Visit) async throws -> Response {
        { visit in
            guard let id = Int64(try visit.parameter("id")) else { throw AccountError.notFound }
            let person = visit.person.id
            switch act {
            case .refresh: try await subscriptions.refresh(id, of: person)
            case .plan: try await subscriptions.setPlanned(true, id, of: person)
            case .unplan: try await subscriptions.setPlanned(false, id, of: person)
            case .end: try await subscriptions.end(id, of: person)
            }
            let notice: Notice =
                switch act {
                case .refresh: .subscriptionQueued
                case .plan, .unplan: .saved
                case .end: .subscriptionEnded
                }
            return visit.redirect(to: Self.path, saying: notice)
        }
    }

    private func page(_ problems: FormProblems, _ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let rows = try await subscriptions.list(of: visit.person.id).map { subscription, calendar in
            let name = calendar.properties.displayName ?? calendar.name
            let state = subscription.state
            let acts: [(Act, TextKey)] = [
                (.refresh, .subscriptionRefresh),
                calendar.isPlanned ? (.unplan, .subscriptionUnplan) : (.plan, .subscriptionPlan),
                (.end, .subscriptionEnd),
            ]
            return View.Row(
                name: name,
                calendar: visit.prefix + "/calendars/" + PercentEncoding.encode(calendar.name),
                host: SubscriptionAddress.host(of: subscription.address),
                state: state.fetchedAt.map { instant in
                    texts.text(.subscriptionFetched, ["time": texts.dateAndTime(instant, in: visit.zone)])
                } ?? texts[.subscriptionNeverFetched],
                failure: state.failure.map { failure in
                    let time = state.checkedAt.map { texts.dateAndTime($0, in: visit.zone) } ?? ""
                    return texts.text(.subscriptionFailed, ["time": time, "reason": texts[Self.words(failure)]])
                },
                planning: texts[calendar.isPlanned ? .subscriptionPlanned : .subscriptionNotPlanned],
                buttons: acts.map { act, words in
                    View.Button(
                        action: "\(visit.prefix)\(Self.path)/\(subscription.id)/\(act.rawValue)",
                        words: texts[words],
                        label: "\(texts[words]): \(name)"
                    )
                }
            )
        }
        let view = View(
            problems: problems.shown,
            rows: rows,
            hasRows: !rows.isEmpty,
            address: .line(
                "address",
                texts[.subscriptionAddress],
                visit.form["address"],
                hint: texts[.subscriptionAddressHint],
                problem: problems["address"],
                isRequired: true,
                maximum: SubscriptionAddress.longest
            ),
            name: .line(
                "name",
                texts[.subscriptionName],
                visit.form["name"],
                problem: problems["name"],
                maximum: SubscriptionLimits.longestName
            ),
            action: visit.prefix + Self.path
        )
        return visit.formPage(.subscriptions, title: texts[.subscriptions], view, problems: problems)
    }

    private static func words(_ failure: SubscriptionFailure) -> TextKey {
        switch failure {
        case .unreachable: .subscriptionUnreachable
        case .notAllowed: .subscriptionNotAllowed
        case .tooSlow: .subscriptionTooSlow
        case .tooLarge: .subscriptionTooLarge
        case .refused: .subscriptionForbidden
        case .gone: .subscriptionGone
        case .failing: .subscriptionFailing
        case .notCalendar: .subscriptionNoCalendar
        case .noRoom: .subscriptionNoRoom
        }
    }
}
