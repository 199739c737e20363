extension TextTable {
    static let english = TextTable(
        language: "en",
        texts: [
            .skipToContent: "Skip to the content",
            .navigation: "Your account",
            .navigationAccount: "Account",
            .navigationSetup: "Calendar apps",
            .logIn: "Log in",
            .logOut: "Log out",
            .thereIsAProblem: "There is a problem",
            .errorPrefix: "Error: {title}",

            .userNameOrEmail: "User name or e-mail address",
            .password: "Password",
            .rememberMe: "Keep me logged in on this device",
            .enterUserName: "Enter your user name or e-mail address",
            .enterPassword: "Enter your password",
            .wrongUserNameOrPassword: "The user name or the password is wrong",
            .tooManyLogIns: "Too many people are logging in. Try again in {seconds} seconds.",
            .loggedOut: "You are logged out.",
            .browserLoggedOut: "The browser is logged out.",
            .logInFirst: "Log in to see that page.",

            .yourAccount: "Your account",
            .displayName: "Name",
            .userName: "User name",
            .emailAddresses: "E-mail addresses",
            .timeZone: "Time zone",
            .loggedInBrowsers: "Where you are logged in",
            .loggedInBrowsersHint: "If you do not recognise a browser, log it out and change your password.",
            .thisBrowser: "this browser",
            .lastUsed: "Last used {time}",
            .loggedInAt: "logged in {time}",
            .logOutBrowser: "Log out",
            .logOutDevice: "Log out {device}, last used {time}",
            .unknownDevice: "Unknown browser",
            .dateAndTime: "{day} {month} {year}, {time}",
            .january: "January", .february: "February", .march: "March", .april: "April", .may: "May", .june: "June",
            .july: "July", .august: "August", .september: "September", .october: "October",
            .november: "November", .december: "December",

            .requestRefused: "Request refused",
            .requestRefusedWords: "Another site sent this request. Go back, open the page here, and try again.",
            .pageExpiredWords: "The page is out of date. Go back, reload it, and try again.",
            .formUnreadableWords: "The form could not be read. Go back and try again.",
            .formTooLargeWords: "The form is too large. Shorten what you entered and try again.",
            .notNow: "Not just now",
            .notNowWords: "The server can't answer at the moment. Load the page again in a minute.",
            .notFound: "Page not found",
            .notFoundWords: "There is nothing at this address.",

            .setupTitle: "Add your calendars",
            .setupIntro: """
            You are logged in as *{user}*. Every calendar app needs three things: the server, your name, and \
            your password (or an app password).
            """,
            .setupNotEncrypted: "This connection is not encrypted.",
            .setupNotEncryptedDetail: "That is fit for a trial on one machine only.",
            .setupProfile: "Download the profile for iPhone, iPad and Mac",
            .setupApple: "iPhone, iPad, Mac",
            .setupAppleSteps: """
            Download the profile below and open it; the device asks for your password. Or: Settings, Calendar, \
            Accounts, Add Account, Other, Add CalDAV Account; server `{host}`, user `{user}`.
            """,
            .setupThunderbird: "Thunderbird",
            .setupThunderbirdSteps: "New Calendar, On the Network; user `{user}`, location `{origin}`, Find Calendars.",
            .setupThunderbirdAddresses: """
             To invite others, check that Properties, Email of the calendar names `{addresses}`: Thunderbird \
            takes the address of your mail account there, and this server does not send invitations from an \
            address that is not yours.
            """,
            .setupAndroid: "Android with DAVx5",
            .setupAndroidSteps: "Login with URL and user name; base URL `{origin}`, user `{user}`.",
            .setupGNOME: "GNOME, Evolution",
            .setupGNOMESteps: "New calendar, CalDAV; URL `{origin}`, user `{user}`, Find Calendars.",
            .setupOthers: "KDE, vdirsyncer and others that ask for an address",
            .setupOthersSteps: "`{account}`",
            .or: "or",
            .setupThen: "Then",
            .setupPlaces: """
            Type a place into an event: a name or an address, geo: coordinates, Home or Office. A moment later \
            the calendar of your trips says when to leave and by what, with reminders, or warns that the day \
            can't work. Move the event, and the trip moves.
            """,
            .setupHashtags: """
            In the notes of an event, `#bike`, `#car`, `#transit`, `#walk` or `#taxi` choose the mode, \
            `#buffer:15m` has you there earlier, and `#notravel` or deleting the trip means none.
            """,
            .setupWhatAnAppSees: "What an app sees",
            .setupSound: """
            The requests that an app makes first were made just now, with your log-in, and all was as it should \
            be.
            """,
            .setupUnsound: """
            The requests that an app makes first were made just now, with your log-in. There is a problem:
            """,
            .setupResult: "Result",
            .setupStep: "Step",
            .setupFound: "Found",
            .setupRight: "OK",
            .setupWrong: "Problem",
            .setupLogIn: "Log in",
            .setupLogInWords: """
            This page is for people who have an account here. Load it again, and give your name and your \
            password where the browser asks for them.
            """,
            .setupWrongPassword: "Wrong name or password",
            .setupWrongPasswordWords: """
            Load the page again to try once more. Your administrator can reset the password.
            """,
            .setupNoAccount: "The account can't be found; see {page}.",

            .setupPlanning: "Which calendars are planned",
            .planningOff: "Your trips are not planned.",
            .planningOffDetail: """
            The calendar of your trips was deleted, which switches planning off. It comes back with its name and \
            colour.
            """,
            .planningSwitchOn: "Plan my trips",
            .planningPlanned: "Planned: trips lead to its events.",
            .planningNotBusy: """
            Not planned: an app set that this calendar does not make you busy. To have it planned, let it count for \
            your availability in the settings of the calendar.
            """,
            .planningShared: "Not planned: another person shares it with you.",
            .planningWithoutEvents: "Not planned: it holds no events.",
            .planningTrips: "Your trips stand here; events that you add to it are planned too.",

            .testFindAccount: "Find the account",
            .testFindAccountFromHost: "Find the account from the bare host name",
            .testNoPrincipal: "PROPFIND on {path} named no principal",
            .testFindCalendars: "Find the calendars",
            .testNoHome: "the principal names no calendar home",
            .testInvitations: "Invitations",
            .testNoAddress: "the account has no e-mail address, so nobody can invite it; ask your administrator",
            .testListCalendars: "List the calendars",
            .testNoCalendar: "there is none; a calendar app can make one",
            .testCompliance: "What the server says it can do",
            .testNoCompliance: "the DAV header is missing: a proxy takes it out of the answers",

            .tripRoute: "Way",
            .tripLeave: "Leave",
            .tripArrive: "Arrive",
            .tripTickets: "Tickets",
            .tripEstimate: "This trip is an estimate by distance: no timetable or map was used.",
            .tripEstimatedEnds:
                "The ways to and from the rides are estimates by distance; the rides are by the timetable.",
            .tripLate: "You arrive {minutes} min late.",
            .tripLegs: "Step by step",
            .tripOptions: "Ways to get there",
            .tripDecisions: "What you can do",
            .tripData: "Data",
            .tripEnds: "{from} → {to}",
            .tripWay: "By",
            .tripDuration: "Takes",
            .tripChanges: "Changes",
            .tripWalking: "On foot",
            .tripCost: "Cost",
            .tripPlanned: "Planned",
            .tripChoose: "Choose",
            .tripChooseThis: "Choose {way}, {departure} to {arrival}",
            .tripFrom: "From {from}",
            .tripTo: "To {to}",
            .tripConfirmTitle: "{action}?",
            .tripConfirmWords: """
            Your calendar is planned again with this decision. You can take it back here as long as \
            the trip has not begun.
            """,
            .tripConfirm: "Yes, do that",
            .tripBack: "No, go back",
            .tripDone: "Done. Your calendar follows in a moment.",
            .tripWithdrawn: "It is not in your calendar, because you decided so.",
            .tripPast: "This has begun: nothing can be changed any more.",
            .tripGone: "This trip is no longer there",
            .tripGoneWords: """
            The event was moved or deleted, or the links of this calendar were withdrawn. Your \
            calendar shows what is planned now.
            """,
            .tripOutOfDate: "This page is out of date",
            .tripOutOfDateWords: """
            The trip has changed since the page was opened, or the form was sent already. Go back, \
            load the page again and look at what is planned now.
            """,
            .tripBest: "best for you",
            .tripQuickest: "quickest",
            .tripCheapest: "cheapest",
            .tripGreenest: "greenest",
            .tripLeastWalking: "least walking",
            .tripFewestTransfers: "fewest changes",
            .tripMostExercise: "most exercise",
        ],
        parts: [
            englishDays, englishEvents, englishSettings, englishInformation, englishSharing, englishAccounts,
            englishSecurity,
            englishAdministration,
        ]
    )
}
