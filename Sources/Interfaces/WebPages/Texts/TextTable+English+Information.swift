extension TextTable {
    static let englishInformation: [TextKey: String] = [
        .aboutTitle: "Your calendar knows how long it takes to get there",
        .aboutIntro: """
        Travlendar+ is a calendar server. Keep the calendar app that you have: type an event with a place, \
        and when to leave, by what, and a reminder stand in your calendar. If a day can't work, a warning \
        says so in time.
        """,
        .aboutTrips: "Trips by themselves",
        .aboutTripsWords: """
        On foot, by bicycle, car, public transport, taxi or shared vehicle, as you like it. When an event \
        moves, its trip moves.
        """,
        .aboutApps: "Every calendar app",
        .aboutAppsWords: """
        Apple Calendar, Thunderbird, Evolution, DAVx5, GNOME, KDE and others. Nothing is installed on your \
        phone.
        """,
        .aboutPrivacy: "Your days are yours",
        .aboutPrivacyWords: "Maps and timetables are on this server. Nobody else learns where you live or go.",
        .aboutBegin: "Log in",
        .helpTitle: "Help",
        .helpIntro: "How to use your calendar app with this server.",
        .helpFirst: "First steps",
        .helpFirstWords: """
        Add the account to your app. Save your home. Enter an event with a place. Look at the calendar of \
        your trips.
        """,
        .helpSay: "What you can say from your app",
        .helpSayPlace: "Place: an address, a name, or a place of yours, such as `Home`.",
        .helpSayMode: "`#bike`, `#car`, `#transit`, `#walk`, `#taxi` in the notes: go this way.",
        .helpSayNone: "`#notravel`: no trip. Deleting the trip means the same.",
        .helpSayBuffer: "`#buffer:15m`: be there 15 minutes early.",
        .helpSayFlex: """
        `#flex 30m`: 30 minutes anywhere within the event, such as lunch. A lunch for every day is set under Settings.
        """,
        .helpSayMove: "Move the trip: leave at that time.",
        .helpSayFree: "Mark an event as free, or decline it: it is out of the day.",
        .helpWarnings: "Warnings",
        .helpWarningsWords: """
        A warning says what does not work and by how much. On the first page you choose between events that \
        overlap, take another option, or ignore it.
        """,
        .helpKeys: "Keys",
        .helpKeysWords: "In the calendar: `j` and `k` go on and back, `t` is today, `n` a new event.",
        .helpApps: "Calendar apps",
        .helpAppApple: "iPhone, iPad, Mac",
        .helpAppThunderbird: "Thunderbird",
        .helpAppAndroid: "Android (DAVx5)",
        .helpAppGnome: "GNOME, Evolution",
        .helpAppOthers: "KDE and others",
        .helpStepsApple: """
        Settings, Calendar, Accounts, Add Account, Other, Add CalDAV Account. Server: `{host}`. Then your \
        user name and password. Or download the profile on the page for calendar apps.
        """,
        .helpStepsThunderbird: """
        New Calendar, On the Network. Your user name, location `{origin}`, Find Calendars. Tick all, also \
        the one of your trips.
        """,
        .helpStepsAndroid: """
        In DAVx5: Login with URL and user name; base URL `{origin}`. Tick the calendars and let it \
        synchronise. The events appear in any calendar app of the phone.
        """,
        .helpStepsGnome: "New calendar, CalDAV; URL `{origin}`, your user name, Find Calendars.",
        .helpPictureWeek:
            "A week in Thunderbird: your events, and between them the trips that the server has planned.",
        .helpPictureEvolution: "Evolution: your events in blue, each trip in the colour of its means of transport.",
        .helpPictureGnome: "GNOME Calendar: your events in blue, the trips between them in orange.",
        .helpPictureAlarm: "Thunderbird tells you when it is time to leave.",
        .helpStepsOthers: "Apps that ask for an address take `{origin}/dav/`; your user name and password follow.",
        .helpThenApp: "If the app shows no trips, look whether the calendar of your trips is ticked there.",
        .legalTitle: "Legal notes and privacy",
        .legalOperator: "Who runs this server",
        .legalOperatorMissing: "The operator has not said yet who they are. Ask the person who gave you the account.",
        .privacyTitle: "What is stored, and why",
        .privacyCalendars: """
        Your calendars, places and preferences: to serve them to you and to plan your trips. Until you \
        delete them or your account.
        """,
        .privacyTrips: "Planned trips: in your own calendar, for 400 days.",
        .privacyLogins: "Attempts to log in, with the address that they came from: for 7 days, against abuse.",
        .privacyPosition: "Where you are: used for one answer when you ask for the way from here, and not stored.",
        .privacyCookies: """
        Cookies: one that keeps you logged in, and one that carries a notice from one page to the next. None \
        of others.
        """,
        .privacyOthers: """
        No place and no trip leaves this server, unless its operator connected an outside service for it and \
        says so above.
        """,
        .privacyRights: """
        You may see, change, take with you and delete what is stored of you. Write to the operator for \
        anything that the pages do not offer.
        """,
        .licencesTitle: "Source and licences",
        .licencesProgram: "Travlendar+ is free software; its licence and source come with it.",
        .licencesMaps: "Maps and timetables",
        .licencesMap: """
        Maps: © OpenStreetMap contributors, under the Open Database License (`openstreetmap.org/copyright`).
        """,
        .licencesFeeds: "Timetables belong to their agencies; each trip names the sources that it was made with.",
        .licencesParts: """
        Made with Swift, SwiftNIO, Hummingbird, swift-mustache, GRDB, SQLite and other free software, each \
        under its own licence.
        """,
    ]
}
