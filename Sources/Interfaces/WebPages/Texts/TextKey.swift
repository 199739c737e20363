/// What the pages say; each language's table has a text for each. In a text, `{name}` stands for a value, and in those
/// that are
/// rendered as ``Markup``, `` `text` `` for code and `*text*` for emphasis.
enum TextKey: String, CaseIterable, Sendable {
    // Every page.
    case skipToContent, navigation, navigationAccount, navigationSetup, logIn, logOut
    case thereIsAProblem, errorPrefix

    // Logging in and out.
    case userNameOrEmail, password, rememberMe
    case enterUserName, enterPassword, wrongUserNameOrPassword, tooManyLogIns
    case loggedOut, browserLoggedOut, logInFirst

    // The account.
    case yourAccount, displayName, userName, emailAddresses, timeZone
    case loggedInBrowsers, loggedInBrowsersHint, thisBrowser, lastUsed, loggedInAt, unknownDevice
    case logOutBrowser, logOutDevice
    case dateAndTime
    case january, february, march, april, may, june, july, august, september, october, november, december

    // Accounts: language and names.
    case languageName, language, languageOfServer, languageAndTimeZone, languageWords, timeZoneHint, timeZoneUnknown
    case givenName, surname, emailAddress, phone, userNameHint, newUserNameHint, passwordHint, repeatPassword
    case presentPassword, newPassword, send, sendLink, backToAccount, noneYet, never, made, lastUse, action, reason
    case time, number, switchedOn, switchedOff

    // Accounts: problems.
    case enterSomething, enterGivenName, enterSurname, enterDisplayName, enterEmail, enterNewUserName
    case enterNewPassword, enterCode, enterPhone, enterMessage, enterLabel, tooLong, emailMalformed
    case userNameMalformed, userNameTaken, passwordLength, passwordNul, passwordCommon, passwordLikeName
    case passwordsDiffer, passwordWrong, codeWrong, termsMissing, privacyMissing, tooManyWords, labelTaken
    case confirmationWrong, archiveUnreadable, quotaWrong, tooManyTries, tooManyTriesOne, linkInvalid, linkInvalidWords

    // Accounts: signing up.
    case signUp, signUpTitle, signUpWords, agreeToTerms, agreeToPrivacy, termsTitle, termsWords, consentDataTitle
    case privacyKept, privacyUse, consentRights, checkMail, checkMailWords, checkMailReminder, noMailYet
    case confirmSignUp, confirmSignUpTitle, confirmSignUpWords, accountReady, registrationClosed
    case registrationClosedWords, invitationNeededWords

    // Accounts: password.
    case forgottenPasswordTitle, forgottenPasswordWords, resetSentWords, newPasswordTitle, newPasswordWords
    case setPassword, passwordChangedNotice, passwordChangedHere, changePassword, changePasswordWords
    case changePasswordHint

    // Accounts: e-mail.
    case changeEmail, changeEmailHint, changeEmailWords, newEmailAddress, newEmailSentWords, confirmEmail
    case confirmEmailTitle, confirmEmailWords, emailConfirmed

    // Accounts: profile.
    case profileTitle, profileHint, yourConsents, agreedAt, postalAddress, birthDate, phoneOptional
    case addressOptional, birthDateOptional, detailsHint, phoneMalformed, birthDateWrong, completeProfile

    // Forms that were changed elsewhere meanwhile.
    case changedElsewhere, storedMeanwhile, storedMeanwhileWords

    // Accounts: app passwords.
    case appPasswords, appPasswordsHint, appPasswordsWords, appPasswordsNeeded, appPasswordsOptional, appPasswordFor
    case appPasswordForHint, yourAppPasswords, noAppPasswords, makeAppPassword, makeAppPasswordTitle, newAppPassword
    case newAppPasswordWords, revoke, revokeOne, appPasswordRevoked

    // Accounts: what was typed when the session had ended.
    case sessionEndedKept, keptTitle, keptWords, sendKept, dropKept

    // Accounts: passkeys.
    case passkeys, passkeysHint, passkeysWords, yourPasskeys, noPasskeys, addPasskey, passkeyName, passkeyNameHint
    case makePasskey, makePasskeyWords, backToPasskeys, removeOnePasskey, passkeyAddedNotice, passkeyRemovedNotice
    case logInByPasskey, logInByPasskeyWords, usePasskey, orPasskey, passkeyTrouble, passkeyMissing, passkeyRefused
    case passkeyLate, tooManyPasskeys, beginPasskey, removePasskey

    // Accounts: log-in at a provider.
    case logInAtProvider, providerTitle, providerHint, providerWords, providerLink, providerUnlink, providerSince
    case providerContinue, providerContinueWords, providerLinkedNotice, providerUnlinkedNotice, providerFailed
    case providerUnavailable, providerNotLinked, providerTaken, providerDeclined, providerExpired

    // Accounts: two steps.
    case twoStep, twoStepHint, twoStepWords, twoStepAppsWords, twoStepBegin, twoStepSetUp, twoStepScan
    case twoStepPicture, twoStepType, twoStepThen, twoStepSwitchOn, twoStepSwitchOff, twoStepOffTitle
    case twoStepOffNotice, twoStepIsOn, codeOfApp, recoveryCodes, recoveryCodesWords, recoveryCodesLeft
    case recoveryCodesLeftOne, newRecoveryCodes, newRecoveryCodesWords, makeRecoveryCodes, secondStepTitle
    case secondStepWords, secondStepLost, startAgain

    // Accounts: data.
    case yourData, yourDataHint, exportTitle, exportWords, downloadArchive, importTitle, importWords, archiveFile
    case importArchive, imported, importedWords, leftOut, calendarsWord, objectsWord, placesWord, passesWord
    case sharedCalendarsWord, deleteAccount, deleteAccountHint, deleteWords, exportFirst, typeUserName
    case deleteForEver, accountDeletedNotice

    // Accounts: contact.
    case contactTitle, contactHint, contactWords, yourMessage, yourMessageHint, yourQuestion, keepThisAddress
    case askedAt, answeredAt, noAnswerYet, doneNotice

    // Accounts: administration.
    case administration, administrationHint, administrationWords, staffNeedsTwoStep, people, peopleWords
    case pendingSignUps, registration, registrationIsClosed, registrationByInvitation, registrationIsOpen, mail
    case mailConfigured, mailNotConfigured, serviceState, jobs, jobKind, waiting, failing, givenUp, failedJobs
    case mailsWaiting
    case attempts, retryJob, deleteJob, adminLog, acts, subject, logInAttempts, logInAttemptsWords, hour, succeeded
    case failed, fromAddresses, supportRequests, supportRequest, answers, answer, answersNotMailed, kind
    case kindIndividual, kindGroup, kindResource, kindRoom, storage, role, roleNone, roleSupport, roleAdministrator
    case quotaInMegabytes, quotaHint, lostFactorWords, removeAccount, removeAccountWords, invitations
    case invitationsWords, invitationsNeedSetting, invite, inviteHint, invitationMade, invitationMadeWords
    case openInvitations, goodUntil, withdraw, actInvited, actWithdrew, actRemovedAccount, actSetQuota, actSetRole
    case actRemovedSecondFactor, actRetriedJob, actDeletedJob, actAnswered

    case recommendTitle, recommendHint, recommendWords, recommended

    // Calendars that a person takes from outside.
    case subscriptions, subscriptionsHint, subscriptionsNone, subscriptionNew, subscriptionAddress
    case subscriptionAddressHint, subscriptionName, subscriptionRefused, subscriptionKnown
    case subscriptionNameTooLong, subscriptionsTooMany, subscriptionRefresh, subscriptionPlan
    case subscriptionUnplan, subscriptionEnd, subscriptionFetched, subscriptionNeverFetched, subscriptionFailed
    case subscriptionPlanned, subscriptionNotPlanned, subscribed, subscriptionQueued, subscriptionEnded
    case subscriptionUnreachable, subscriptionNotAllowed, subscriptionTooSlow, subscriptionTooLarge
    case subscriptionForbidden, subscriptionGone, subscriptionFailing, subscriptionNoCalendar, subscriptionNoRoom

    // What a person is told of.
    case notifications, notificationsHint, notificationsIntro, notificationsNoMail, notificationsNoAddress
    case notificationsRecipient, notificationsEvents, notificationsEventsHint, notificationsTravel
    case notificationsTravelHint, notificationsQuiet, notificationsQuietHint, notificationsQuietFrom
    case notificationsQuietUntil, notificationsQuietEmpty, notificationsQuietHalf, notificationsDay
    case notificationsDayAt, notificationsDayHint, notificationsByMail, notificationsByBrowser, notificationsBySMS
    case browsers, browsersWords, browserUnknown, browserThis, browserSince, browserTurnOn, browserTurnOff
    case browserOffNamed, browserOn, browserOff, browserTooMany, browserRefused, browserDenied, browserFailed
    case browserMissing, browsersApple, browserNotOnHomeScreen, phoneTitle, phoneWords, phoneNumber, phoneNumberHint,
        phoneSendCode, phoneUnreadable
    case phoneTooOften, phoneCodeSent, phoneWaits, phoneCode, phoneConfirm, phoneCodeWrong, phoneCodeOver
    case phoneConfirmed, phoneReady, phoneRemove, phoneRemoved

    // Feeds and invitations by link: a person's own, and as others see them.
    case feeds, feedsHint, feedsNone, feedNew, feedMake, feedMade, feedMadeHint, feedSeePage, feedScope
    case feedOfAll, feedOfTravel, feedDetail, feedDetailHint, feedBusy, feedPlace, feedTitles, feedEverything
    case feedWithTravel, feedWithTravelHint, feedComment, feedCreated, neverUsed, feedRevoke, feedRevokeNamed
    case feedRevoked, feedChooseWhat, feedCannotBeKept, months, previousMonth, nextMonth, monthIsEmpty
    case timesInZone, feedTruncated, subscribeTitle, subscribeHint, subscribe, download, links, linksHint
    case linkMade, linkSeePage, linkNew, linkEvent, linkPlaces, linkPlacesHint, linkDays, linkMake
    case linkNoEvents, linkNoAnswers, linkEnds, linkCapacity, linkCapacityOne, linkWaiting, linkRevokeNamed
    case linkRevoked, linkCannotBeMade, linkWrongCapacity, linkWrongDays, linkTooMany, eventOpenGraph
    case eventInvitation, eventGone, eventMoved, eventCancelled, eventDeleted
    case eventOver, eventLocalTime, eventRepeats, eventWhere, eventRoom, eventRoomLeft, eventRoomLeftOne
    case eventFull, eventNoMoreAnswers, eventShowInZone, eventShow, eventYourAnswer, eventWillYouCome
    case eventYourName, eventYourEmail, eventEmailHint
    case eventSendAnswer, eventEnterName, eventAnswerNotTaken, eventKeepUpToDate, eventAddHere
    case eventAdded, eventNotAdded, invitationAccept, invitationMaybe, invitationDecline, answeredAccepted
    case answeredWaiting, answeredMaybe, answeredDeclined, answerKeepAddress, tripsTitle, tripsFrom, tripsHint
    case tripsShow, tripsNone, tripsOriginUnknown, tripsOriginAmbiguous, tripsDestinationUnknown, tripsLastBack
    case tripsBack, tripsBackGone, tripsBackUnknown, tripsAnytime
    case tripMinutes, tripGuess
    case mailedChoose, mailedNotTaken, mailedStop, mailedStopTitle, mailedStopWords, mailedStopped

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

    // The frame, today and trips.
    case navigationToday, navigationCalendar, navigationTrips, navigationPlaces, navigationSettings
    case navigationAbout, navigationHelp, navigationPrivacy, navigationLicences, save, cancel, delete, choose
    case change, add, back, yes, no, optional, decimalMark, monday, tuesday, wednesday, thursday, friday, saturday
    case sunday, shortMonday, shortTuesday, shortWednesday, shortThursday, shortFriday, shortSaturday, shortSunday
    case dayAndMonth, dateWithYear, allDay, untilTime, fromTime, untitled, cancelled, tentative, today
    case nothingOnThisDay, needsYou, newEvent, fromHere, leaveInTime, leaveOnDay, attendThisOne, ignoreWarning
    case shareByLink, findThePlace, notesToKnow
    case changeTheEvent, otherOptions, savePlaces, firstUseTitle, firstUseWords, firstUseBegin, noTrips
    case tripPutAside, tripPutAsideWords, timeThereAndHere, tripIsPast, tripIsFor, takeBack, optionsHint, optionModes
    case optionDeparture, optionArrival, optionDuration, optionCost, optionCO2, optionTransfers, optionWalking
    case optionPlanned, chooseOption, anotherWay, byTheseModes, chooseAMode, planThisWay, noTripWords, noTrip
    case decidedNoBreak, decidedKept, decidedWithin
    case decidedIgnored, decidedNoTrip, decidedFirst, decidedDeparture, decidedModes, modeFoot, modeBicycle
    case modeCar, modeMotorbike, modeTransit, modeTaxi, modeCarSharing, modeBikeSharing, noticeDecided
    case noticeTakenBack, noticeNotOffered, noticeSaved, noticeDeleted, noticeMoved, noticeCopied, noticeImported
    case noticeImportedPartly, noticeAnswered, noticeShared, noticeUnshared, styleTitle, styleIntro, styleNotices
    case styleForms, styleCards, styleLists

    // Calendars and events.
    case rangeDay, rangeWeek, rangeMonth, rangeYear, rangeAgenda, rangeLabel, calendarMore, earlier, later, search
    case searchEvents, searchNothing, searchHint, searchCut, moreEventsThanShown, newEventOn, moreOnThisDay
    case partOfEvents, nextEvents, previousEvents, moreOnDay, moreWarnings
    case partOfAccounts, partOfLinks, nextPart, previousPart
    case oneEventOn, eventsOn, eventEdit, eventTitle, eventPlace, eventPlaceHint, eventAllDay, eventStartDate
    case eventStartTime, eventEndDate, eventEndTime, eventEndTimeHint, eventZone, eventCalendar, eventKind, eventNotes
    case eventNotesHint, eventInvitees, eventInviteesHint, eventIsFree, eventIsPrivate, eventWhen, eventStatus
    case eventOrganizer, eventChangedMeanwhile, eventStandsNow, eventSaveAgain, enterTitle, enterStartDate
    case enterStartTime, enterEndTime, dateUnreadable, timeUnreadable, endBeforeStart, untilBeforeStart
    case intervalUnreadable, notAnAddress, tooManyInvitees, chooseACalendar, repeatTitle, repeatNone, repeatDaily
    case repeatWeekly, repeatMonthly, repeatYearly, repeatKeep, repeatInterval, repeatIntervalHint, repeatWeekdays
    case repeatUntil, repeatUntilHint, repeatsDaily, repeatsDays, repeatsWeekdays, repeatsWeekly, repeatsWeeks
    case repeatsMonthly, repeatsMonths, repeatsYearly, repeatsYears, repeatsOtherwise, repeatsOn, repeatsUntil
    case repeatsTimes, alarmTitle, alarmNone, alarmKeep, alarmAtStart, alarmBefore, oneDay, scopeTitle, scopeThis
    case scopeFollowing, scopeAll, deleteThis, deleteEvent, deletionIsTold, moveOrCopy, moveEvent, copyEvent
    case answerTitle, answerAccept, answerMaybe, answerDecline, answerAccepted, answerDeclined, answerTentative
    case answerNone, refusedForbidden, refusedTooLarge, refusedAttendees, refusedDates, refusedNotOrganizer
    case refusedOther, kindNone, kindWork, kindLecture, kindExam, kindDoctor, kindSport, kindShopping
    case kindNightOut, kindRestaurant, kindTrain, kindFlight, calendarsTitle, calendarsIntro, calendarNew
    case calendarName, calendarColor, calendarShow, calendarHide, calendarHidden, calendarShared, calendarCounts
    case calendarExportTitle, calendarExport, calendarImport, calendarImportFile, calendarImportButton, calendarDelete
    case calendarDeleteTitle, calendarDeleteWords, calendarLeaveWords, calendarDeleteTravel, calendarCannotDelete
    case calendarSharing, calendarSharedWith, calendarShareWith, calendarShareWrite, calendarShareButton
    case calendarUnshare, calendarUnshareLabel, calendarReads, calendarWrites, calendarInvited
    case calendarNoSuchPerson, enterName, enterColor, chooseAFile, fileUnreadable, colorBlue, colorGreen
    case colorOrange, colorRed, colorPurple, colorTeal, colorOlive, colorGrey, colorKeep, tasksTitle, tasksIntro
    case tasksNone, taskDue, taskNoDate

    // Places, preferences and the way from here.
    case placesIntro, placeAdd, placeName, placeNameHint, placeWhere, placeWhereHint, placeFind, enterPlaceName
    case placeFindIntro, placeIsSaved, placeNumberMissing, placeWordsUnused, placeIsStop, placeIsStreet
    case placeAlongStreet, placeIsTown, placeUpTo, mapPickNear
    case enterPlace, placeNotFound, confirmPlace, whichPlace, searchAgain, learnedPlaces, learnedPlacesHint
    case busyTitle, busyShow, busyFree, busyNoFree, busyNever, busyUnknown, busyRefused, busyTooMuch
    case attachments, attachmentAdd, attachmentFile, attachmentUnnamed, noticeFileAdded, noticeFileMissing
    case delegates, delegatesHint, delegatesIntro, delegateAdd, delegateUser, delegateUserHint, delegateMayWrite
    case delegateWrites, delegateReads, delegatorsTitle, delegatorsHint, delegatesTooMany
    case tripsBeingPlanned, optionDistance, optionKcal
    case mapOfDay, mapOfTrip, mapOfPlaces, mapOfEvent, mapOfChoices, mapChoose, mapChooseTitle, mapChooseHint, mapMarked
    case mapMiddle, mapCloser, mapFarther, mapNorth, mapSouth, mapWest, mapEast, mapPick
    case forgetPlace, mapAttribution, whereAreYou, whereAreYouHint, enterWhereYouAre, useMyPosition, noPosition
    case positionNotKept, showTheWay, hereNothing, hereWay, hereNoWay, hereOption, hereLate, anEstimate
    case preferencesTitle, prefModes, prefModesHint, prefObjective, objectiveBalanced, objectiveQuickest
    case objectiveCheapest, objectiveGreenest, prefOrderTitle, prefOrderHint, prefOrder, prefCanDrive
    case prefWheelchair, prefReturnsHome, prefWalking, prefWalkingHint, prefTransfers, prefTransfersHint
    case prefBuffer, prefBufferHint, prefLead, prefLeadHint, prefGap, prefGapHint, prefWalkingSpeed
    case prefCyclingSpeed, prefSpeedHint, prefByMode, prefByModeHint, prefHours, prefHoursHint, prefLeast
    case prefGreatest, prefShowsTravel, prefShowsTravelHint, asUsual, emptyMeans, enterANumber, enterBetween
    case hoursUnreadable, distancesUnreadable, textTooLong, valueUnreadable, vehicleUnreadable, vehiclesTitle
    case lunchTitle, lunchHint, lunchOn, lunchFrom, lunchUntil, lunchMinutes, lunchLeast, lunchLeastHint, lunchDays
    case lunchPlace, lunchAnywhere, lunchHours, lunchLonger, lunchDayMissing, lunchPlaceUnknown
    case vehiclesHint, vehicleAtHome, vehicleStands, previewButton, previewTitle, previewNothing, previewOne
    case previewCount, previewBefore, previewAfter, previewNotSaved, kindsTitle, kindsIntro, kindNew, kindHashtags
    case kindHashtagsHint, kindCategories, kindCategoriesHint, kindRemove, tooManyKinds, passesTitle, passesIntro
    case passAdd, passName, passNameHint, passIssuer, passIssuerHint, passProducts, passProductsHint, passFirstDay
    case passLastDay, passExpired, enterIssuer, firstUseIntro, firstUseHome, firstUseHomeHint, firstUseModes
    case firstUseModesHint, notNowButton

    // What this is, help, legal notes.
    case aboutTitle, aboutIntro, aboutTrips, aboutTripsWords, aboutApps, aboutAppsWords, aboutPrivacy
    case aboutPrivacyWords, aboutBegin, helpTitle, helpIntro, helpFirst, helpFirstWords, helpSay, helpSayPlace
    case helpSayMode, helpSayNone, helpSayBuffer, helpSayFlex, helpSayMove, helpSayFree, helpWarnings
    case helpWarningsWords, helpKeys, helpKeysWords, helpApps, helpAppApple, helpAppThunderbird, helpAppAndroid
    case helpAppGnome, helpAppOthers, helpStepsApple, helpStepsThunderbird, helpStepsAndroid, helpStepsGnome
    case helpStepsOthers, helpThenApp, legalTitle, legalOperator, legalOperatorMissing, privacyTitle
    case helpPictureWeek, helpPictureAlarm, helpPictureEvolution, helpPictureGnome
    case privacyCalendars, privacyTrips, privacyLogins, privacyPosition, privacyCookies, privacyOthers
    case privacyRights, licencesTitle, licencesProgram, licencesMaps, licencesMap, licencesFeeds, licencesParts
    // The page of a trip or a warning.
    case tripRoute, tripLeave, tripArrive, tripTickets, tripEstimate, tripEstimatedEnds, tripLate, tripLegs, tripOptions
    case tripDecisions, tripData, tripEnds, tripWay, tripDuration, tripChanges, tripWalking, tripCost
    case tripPlanned, tripChoose, tripChooseThis, tripFrom, tripTo, tripConfirmTitle, tripConfirmWords
    case tripConfirm, tripBack, tripDone, tripWithdrawn, tripPast, tripGone, tripGoneWords, tripOutOfDate
    case tripOutOfDateWords, tripBest, tripQuickest, tripCheapest, tripGreenest, tripLeastWalking
    case tripFewestTransfers, tripMostExercise
}
