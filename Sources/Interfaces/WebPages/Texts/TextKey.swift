/// What the pages say; each language's table has a text for each. In a text, `{name}` stands for a value, and in those
/// that are
/// rendered as ``Markup``, `` `text` `` for code and `*text*` for emphasis.
enum TextKey: String, CaseIterable, Sendable {
    // Every page.
    case skipToContent, navigation, navigationAccount, navigationSetup, logIn, logOut
    case thereIsAProblem, errorPrefix

    // Logging in and out.
    case userNameOrEmail, password, rememberMe, forgottenPassword
    case enterUserName, enterPassword, wrongUserNameOrPassword, tooManyLogIns
    case loggedOut, browserLoggedOut, logInFirst

    // The account.
    case yourAccount, displayName, userName, emailAddresses, timeZone
    case loggedInBrowsers, loggedInBrowsersHint, thisBrowser, lastUsed, loggedInAt, unknownDevice
    case logOutBrowser, logOutDevice
    case dateAndTime
    case january, february, march, april, may, june, july, august, september, october, november, december

    // Refusals.
    case requestRefused, requestRefusedWords, pageExpiredWords, formUnreadableWords, formTooLargeWords
    case notNow, notNowWords, notFound, notFoundWords

    // Adding the account to calendar apps.
    case setupTitle, setupIntro, setupNotEncrypted, setupNotEncryptedDetail, setupProfile
    case setupApple, setupAppleSteps, setupThunderbird, setupThunderbirdSteps, setupThunderbirdAddresses
    case setupAndroid, setupAndroidSteps, setupGNOME, setupGNOMESteps, setupOthers, setupOthersSteps, or
    case setupThen, setupPlaces, setupHashtags
    case setupWhatAnAppSees, setupSound, setupUnsound, setupResult, setupStep, setupFound, setupRight, setupWrong
    case setupLogIn, setupLogInWords, setupWrongPassword, setupWrongPasswordWords, setupNoAccount

    // Which calendars are planned.
    case setupPlanning, planningOff, planningOffDetail, planningSwitchOn
    case planningPlanned, planningNotBusy, planningShared, planningWithoutEvents, planningTrips

    // The self-test.
    case testFindAccount, testFindAccountFromHost, testNoPrincipal, testFindCalendars, testNoHome
    case testInvitations, testNoAddress, testListCalendars, testNoCalendar, testCompliance, testNoCompliance
}
