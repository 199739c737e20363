extension TextTable {
    static let englishSharing: [TextKey: String] = [
        .recommendTitle: "Tell somebody about Travlendar+",
        .recommendHint: "Send an e-mail that leads to the information page.",
        .recommendWords: """
        They get one e-mail with your name and a link to the information page, from where they can sign up. Their \
        address is not kept.
        """,
        .recommended: "The e-mail is on its way.",

        .subscriptions: "Subscribed calendars",
        .subscriptionsHint: """
        A calendar that others publish, such as school holidays or the matches of a league. It is looked at again and \
        again, and nobody but its publisher changes it.
        """,
        .subscriptionsNone: "There are no subscriptions.",
        .subscriptionNew: "New subscription",
        .subscriptionAddress: "Address of the calendar",
        .subscriptionAddressHint: "It begins with https://, http:// or webcal://.",
        .subscriptionName: "Name (empty: the name it is published with)",
        .subscriptionRefused: "Enter an address that begins with https://, http:// or webcal://, without a password",
        .subscriptionKnown: "You have subscribed to this calendar already",
        .subscriptionNameTooLong: "Enter a name of at most {most} characters",
        .subscriptionsTooMany: "You have {most} subscriptions, as many as there can be: end one first",
        .subscriptionRefresh: "Refresh",
        .subscriptionPlan: "Plan trips to it",
        .subscriptionUnplan: "Plan no trips to it",
        .subscriptionEnd: "Unsubscribe",
        .subscriptionFetched: "Refreshed {time}",
        .subscriptionNeverFetched: "Not fetched yet",
        .subscriptionFailed: "The last attempt ({time}) failed: {reason}",
        .subscriptionPlanned: "part of your day",
        .subscriptionNotPlanned: "not part of your day",
        .subscribed: "You are subscribed. The events appear within a minute.",
        .subscriptionQueued: "The calendar is being refreshed.",
        .subscriptionEnded: "The subscription has ended, and its calendar is deleted.",
        .subscriptionUnreachable: "the server there can't be reached.",
        .subscriptionNotAllowed: "the address is in a private network.",
        .subscriptionTooSlow: "it took too long.",
        .subscriptionTooLarge: "the calendar is too large.",
        .subscriptionForbidden: "the publisher refuses access.",
        .subscriptionGone: "nothing is published there.",
        .subscriptionFailing: "the publisher reports an error.",
        .subscriptionNoCalendar: "what is published there is not a calendar.",
        .subscriptionNoRoom: "your account has no room for it.",

        .notifications: "Reminders",
        .notificationsHint: "Be told of events, of when to leave, of trips that change, and of the coming day.",
        .notificationsIntro: """
        Your calendar apps ring by themselves. In addition, this server can tell you when an alarm goes off or a trip \
        changes: by e-mail, in your browsers or by text message, as you choose. What you have dismissed in an app by \
        then is not sent. The messages hold titles, times and places.
        """,
        .notificationsNoMail: "This server does not send e-mail.",
        .notificationsNoAddress: "Your account has no e-mail address, so you can't be told by e-mail.",
        .notificationsRecipient: "E-mails go to {address}.",
        .notificationsEvents: "Alarms of events and tasks",
        .notificationsEventsHint: "Of all calendars that you see, for each alarm that is set in an event.",
        .notificationsTravel: "Trips",
        .notificationsTravelHint: """
        When it is time to leave, when something is wrong with a trip, and when a trip of the next 24 hours moves.
        """,
        .notificationsQuiet: "Quiet hours",
        .notificationsQuietHint: """
        In this time nothing is sent by any of these ways. It follows when the quiet hours end, unless it is about something that is over \
        by then. Leave both empty for none.
        """,
        .notificationsQuietFrom: "From",
        .notificationsQuietUntil: "Until",
        .notificationsQuietEmpty: "Enter an end that differs from the beginning",
        .notificationsQuietHalf: "Enter both times, or none",
        .notificationsDay: "The day in one e-mail",
        .notificationsDayAt: "Send it at",
        .notificationsDayHint: "All events and trips of the day. Leave it empty for no such e-mail.",
        .notificationsByMail: "By e-mail",
        .notificationsByBrowser: "In my browsers",
        .notificationsBySMS: "By text message",
        .browsers: "Browsers",
        .browsersWords: """
        A browser in which you switch messages on shows them also while no page of this server is open. They are \
        encrypted for that browser. Logging out there switches them off.
        """,
        .browsersApple: """
        On an iPhone or iPad (iOS 16.4 or later), first put this server on the Home Screen: open it in Safari, tap \
        Share, then Add to Home Screen. Open it from there, log in, and switch messages on here.
        """,
        .browserNotOnHomeScreen: """
        On this device, messages can be switched on only where this server was opened from the Home Screen: in \
        Safari, tap Share, then Add to Home Screen, and open it from there.
        """,
        .browserUnknown: "A browser",
        .browserThis: "{device} (this browser)",
        .browserSince: "On since {time}. Last message: {use}.",
        .browserTurnOn: "Switch on in this browser",
        .browserTurnOff: "Switch off",
        .browserOffNamed: "Switch off: {device}",
        .browserOn: "Messages are on in this browser. Choose above what it tells you.",
        .browserOff: "Messages are off in that browser.",
        .browserTooMany: "Messages are on in as many browsers as can be. Switch one off first.",
        .browserRefused: """
        This browser sent nothing by which it can be reached. It needs scripts, and a push service \
        that this server may use.
        """,
        .browserDenied: "The browser does not allow messages of this server. You can change that in its settings.",
        .browserFailed: "The browser could not be subscribed. Try again later.",
        .browserMissing: "This browser shows no messages of servers.",
        .phoneTitle: "Text messages",
        .phoneWords: """
        Text messages pass a provider of this server's administrator and the telephone network, which can read them. \
        A message says what it is about, when and where.
        """,
        .phoneNumber: "Telephone number",
        .phoneNumberHint: "With the country code, such as +39 333 1234567.",
        .phoneSendCode: "Send me a code",
        .phoneUnreadable: "Enter a number with its country code, such as +39 333 1234567",
        .phoneTooOften: "Three codes were sent already. Try again tomorrow",
        .phoneCodeSent: "A code is on its way to your telephone. It is valid for 15 minutes.",
        .phoneWaits: "{number} waits for its code.",
        .phoneCode: "Code",
        .phoneConfirm: "Confirm the number",
        .phoneCodeWrong: "This is not the code that was sent",
        .phoneCodeOver: "This code is not valid any more. Have another one sent",
        .phoneConfirmed: "Text messages go to {number}.",
        .phoneReady: "The number is confirmed. Choose above what is sent to it.",
        .phoneRemove: "Forget the number",
        .phoneRemoved: "The number is forgotten. Nothing is sent to it any more.",

        .feeds: "Calendar feeds",
        .feedsHint: """
        A feed is an address that shows a calendar to people and apps without an account here. Everybody who has \
        the address can read it, until you revoke it.
        """,
        .feedsNone: "There are no feeds.",
        .feedNew: "New feed",
        .feedMake: "Make the feed",
        .feedMade: "The feed is made.",
        .feedMadeHint: "Copy its address now: it is not shown again.",
        .feedSeePage: "See it as a page",
        .feedScope: "Calendar",
        .feedOfAll: "All my calendars",
        .feedOfTravel: "My trips only",
        .feedDetail: "What it tells",
        .feedDetailHint: """
        Events that are marked private or confidential show as busy times only. Guests, reminders and attachments \
        are never told.
        """,
        .feedBusy: "Busy times only",
        .feedPlace: "Busy times and the town",
        .feedTitles: "Titles and the town",
        .feedEverything: "Everything",
        .feedWithTravel: "With trips",
        .feedWithTravelHint: "The length of a trip can tell where you live.",
        .feedComment: "For whom (only you see this)",
        .feedCreated: "Made {time}",
        .neverUsed: "never read",
        .feedRevoke: "Revoke",
        .feedRevokeNamed: "Revoke {name}",
        .feedRevoked: "The feed is revoked; its address shows nothing any more.",
        .feedChooseWhat: "Choose a calendar and what the feed tells",
        .feedCannotBeKept: """
        The feed could not be made: the comment has more than {bytes} bytes, or there are as many feeds as there \
        can be.
        """,

        .months: "Months",
        .previousMonth: "Previous month",
        .nextMonth: "Next month",
        .monthIsEmpty: "Nothing is on in this month.",
        .timesInZone: "Times are those of {zone}.",
        .feedTruncated: "There is more in this calendar than can be shown here.",
        .subscribeTitle: "In your calendar app",
        .subscribeHint: "Subscribe, and the app keeps itself up to date; or copy the address into it.",
        .subscribe: "Subscribe",
        .download: "Download",

        .links: "Invitations by link",
        .linksHint: """
        A link shows one event to people without an account, and takes their answers into your calendar. Everybody \
        who has the link can use it, until you revoke it.
        """,
        .linkMade: "The link is made.",
        .linkSeePage: "See the page",
        .linkNew: "New link",
        .linkEvent: "Event",
        .linkPlaces: "Places (leave empty for any number)",
        .linkPlacesHint: """
        Those who accept when all places are taken wait, and move up when somebody declines. A link takes up to {most} \
        answers.
        """,
        .linkDays: "Days until the link ends (leave empty for no end)",
        .linkMake: "Make the link",
        .linkNoEvents: "There is no event of yours in the next 90 days.",
        .linkNoAnswers: "Nobody has answered yet.",
        .linkEnds: "ends {time}",
        .linkCapacity: "{count} places",
        .linkCapacityOne: "1 place",
        .linkWaiting: "waits for a place",
        .linkRevokeNamed: "Revoke the link to {name}",
        .linkRevoked: "The link is revoked. The answers stay in your calendar.",
        .linkCannotBeMade: "Choose an event that you organize and that is still to come",
        .linkWrongCapacity: "Enter the number of places as a whole number from 1 to {most}, or leave it empty",
        .linkWrongDays: "Enter the number of days as a whole number from 1 to {most}, or leave it empty",
        .linkTooMany: "You have as many links as there can be. Revoke one to make another.",

        .eventOpenGraph: "You are invited",
        .eventInvitation: "{name} invites you",
        .eventGone: "An event that is gone",
        .eventMoved: "This event has moved. It was to begin on {time}.",
        .eventCancelled: "This event is cancelled.",
        .eventDeleted: "This event does not take place any more.",
        .eventOver: "This event is over.",
        .eventLocalTime: "For you:",
        .eventRepeats: "It repeats; this is the next time.",
        .eventWhere: "Where",
        .eventRoom: "Places",
        .eventRoomLeft: "{count} left",
        .eventRoomLeftOne: "1 left",
        .eventFull: "All are taken. If you accept, you wait for one.",
        .eventShowInZone: "Show the time in the time zone",
        .eventShow: "Show",
        .eventYourAnswer: "Your answer",
        .eventWillYouCome: "Will you come?",
        .eventYourName: "Your name",
        .eventYourEmail: "Your e-mail address (if you like)",
        .eventEmailHint: "Only the organizer sees it.",
        .eventSendAnswer: "Send the answer",
        .eventEnterName: "Enter your name and choose an answer",
        .eventAnswerNotTaken: """
        The answer could not be taken: the name is too long or has a quotation mark in it, or the e-mail address \
        is not one.
        """,
        .eventNoMoreAnswers: "No more answers are taken with this link. Ask the organizer.",
        .eventKeepUpToDate: "Open in a calendar app",
        .eventAddHere: "Add to my calendar here",
        .eventAdded: "The event is in your calendar, and your trip to it will be.",
        .eventNotAdded: "The event could not be added: it may be in a calendar of yours already.",
        .invitationAccept: "Yes, I'll come",
        .invitationMaybe: "Maybe",
        .invitationDecline: "No, I can't",
        .answeredAccepted: "You accepted.",
        .answeredWaiting: "You accepted, and wait for a place.",
        .answeredMaybe: "You answered: maybe.",
        .mailedChoose: "Choose an answer",
        .mailedNotTaken: "The organizer expects no answer any more: the event was changed, or takes place without you.",
        .mailedStop: "No more mail from this server",
        .mailedStopTitle: "No more mail?",
        .mailedStopWords: """
        Nobody on this server will be able to send you invitations by mail any more, nor tell you of changes to those that \
        you have.
        """,
        .mailedStopped: "Done. This server sends you no more invitations, and tells whoever invites you so.",
        .answeredDeclined: "You declined.",
        .answerKeepAddress: "Keep the address of this page: with it you can change your answer.",
        .tripsTitle: "How do I get there?",
        .tripsFrom: "Where you come from",
        .tripsHint: "An address or a place. It is not stored, and the organizer does not see it.",
        .tripsShow: "Show the ways",
        .tripsNone: "No way there was found.",
        .tripsOriginUnknown: "No such place was found. Write a street with its number and town.",
        .tripsOriginAmbiguous: "This could be several places. Copy one of these:",
        .tripsDestinationUnknown: "Where the event is can't be told from its place.",
        .tripsLastBack: "The last way back",
        .tripsBack: "The way back",
        .tripsBackGone: "After the event, public transport does not run any more: the last departure is at {time}.",
        .tripsBackUnknown: "No public transport was found for the way back.",
        .tripsAnytime: "At any time:",
        .tripMinutes: "{minutes} min",
        .tripGuess: "estimate",
    ]
}
