extension TextTable {
    /// What the pages about accounts say.
    static let englishAccountTexts: [TextKey: String] = [
        .languageName: "English",
        .language: "Language",
        .languageOfServer: "As the server has it",
        .languageAndTimeZone: "Language and time zone",
        .languageWords: "This browser keeps your choice. Once you are logged in, your account keeps it.",
        .timeZoneHint: "For example Europe/Rome. Leave it empty for the server's.",
        .timeZoneUnknown: "Enter a time zone such as Europe/Rome",
        .givenName: "First name",
        .surname: "Surname",
        .emailAddress: "E-mail address",
        .phone: "Telephone number",
        .userNameHint: "3 to 21 letters, digits, dots, hyphens or underscores, beginning with a letter.",
        .newUserNameHint: """
        You log in by it. The addresses of your calendars stay, and your first user name goes on working.
        """,
        .passwordHint: "At least 8 characters. A few words in a row are easy to remember and hard to guess.",
        .repeatPassword: "The same password again",
        .presentPassword: "Your present password",
        .newPassword: "New password",
        .send: "Send",
        .sendLink: "Send the link",
        .backToAccount: "Back to your account",
        .noneYet: "None",
        .never: "Never",
        .made: "Made",
        .lastUse: "Last use",
        .action: "Action",
        .reason: "Reason",
        .time: "Time",
        .number: "Number",
        .switchedOn: "On",
        .switchedOff: "Off",

        .enterSomething: "Enter something here",
        .enterGivenName: "Enter your first name",
        .enterSurname: "Enter your surname",
        .enterDisplayName: "Enter your name",
        .enterEmail: "Enter an e-mail address",
        .enterNewUserName: "Enter a user name",
        .enterNewPassword: "Enter a new password",
        .enterCode: "Enter the code",
        .enterPhone: "Enter a telephone number",
        .enterMessage: "Enter a message",
        .enterLabel: "Enter the name of the app or device",
        .tooLong: "This is too long",
        .emailMalformed: "Enter an address such as name@example.org",
        .userNameMalformed: """
        Choose a user name of 3 to 21 letters, digits, dots, hyphens or underscores that begins with a letter and \
        is not reserved
        """,
        .userNameTaken: "This user name is taken. Choose another one.",
        .passwordLength: "Choose a password of 8 to 1024 bytes",
        .passwordNul: "The password holds a character that cannot be kept",
        .passwordCommon: "This password is one of the 10,000 commonest, which are tried first. Choose another one.",
        .passwordLikeName: "This password is little more than one of your names. Choose another one.",
        .passwordsDiffer: "The two passwords are not the same",
        .passwordWrong: "The password is wrong",
        .codeWrong: "The code is wrong, or was used before. Enter the one that the app shows now.",
        .termsMissing: "Agree to the terms to sign up",
        .privacyMissing: "Agree to the use of your data to sign up",
        .tooManyWords: "Write fewer than 1,000 words",
        .labelTaken: "You already have an app password with this name",
        .confirmationWrong: "Type the user name exactly to confirm",
        .archiveUnreadable: "Choose an archive that a Travlendar+ server made, of at most 10 MB",
        .quotaWrong: "Enter a whole number of megabytes, or nothing",
        .tooManyTries: "That was tried too often. Try again in {minutes} minutes.",
        .linkInvalid: "This link is no longer good",
        .linkInvalidWords: "It was used already, or has expired. Ask for a new one where you got it.",

        .signUp: "Sign up",
        .signUpTitle: "Create an account",
        .signUpWords: "You get a mail with a link. Once you have opened it, your account is ready.",
        .agreeToTerms: "I agree to the terms below",
        .agreeToPrivacy: "I agree to the use of my data as described below",
        .termsTitle: "Terms",
        .termsWords: """
        Use the server lawfully and without harming others. It is offered as it is; keep copies of what matters to \
        you. You can leave at any time, with all your data.
        """,
        .consentDataTitle: "Your data",
        .privacyKept: """
        Kept are your name, user name and e-mail address, a hash of your password, your calendars, places, passes \
        and preferences, the telephone number, address and date of birth if you give them, and for seven days the time and the network address of log-ins.
        """,
        .privacyUse: """
        They serve to keep your calendars and to plan your trips, on this server only. Where you are is never \
        kept. There are no cookies but those of your log-in, language and time zone.
        """,
        .consentRights: """
        You can see and change everything, download it all, and delete the account with all that belongs to it at \
        any time.
        """,
        .checkMail: "Look for a mail",
        .checkMailWords: """
        If the address {email} can be used, a mail is on its way to it. Open the link in it to finish.
        """,
        .checkMailReminder: """
        The link works for seven days. After two days a reminder is sent; after seven, all that you entered is \
        deleted.
        """,
        .noMailYet: "This server sends no mail yet. Ask its administrator for your link.",
        .confirmSignUp: "Create the account",
        .confirmSignUpTitle: "Is everything right?",
        .confirmSignUpWords: """
        This is what you entered. To change it, sign up again after this link has expired, or change it later in \
        your account.
        """,
        .accountReady: "Your account is ready. Log in with your user name and your password.",
        .registrationClosed: "Nobody can sign up here just now",
        .registrationClosedWords: "The administrator of this server makes the accounts. Ask them for one.",
        .invitationNeededWords: "Signing up needs an invitation that is still good. Open the link in it.",

        .forgottenPasswordTitle: "I have forgotten my password",
        .forgottenPasswordWords: """
        Enter your user name or e-mail address. If an account has it, its owner gets a mail with a link that sets \
        a new password.
        """,
        .resetSentWords: """
        If an account has that name or address, a mail with a link is on its way. The link works for an hour.
        """,
        .newPasswordTitle: "Set a new password",
        .newPasswordWords: "For the account {user}. All browsers are logged out.",
        .setPassword: "Set the password",
        .passwordChangedNotice: "The password is set. Log in with it.",
        .passwordChangedHere: "The password is set, and all other browsers are logged out.",
        .changePassword: "Change the password",
        .changePasswordWords: "All other browsers are logged out. App passwords stay as they are.",
        .changePasswordHint: "With your present one",

        .changeEmail: "Change the e-mail address",
        .changeEmailHint: "The new one counts once you have confirmed it",
        .changeEmailWords: """
        Your address is {email}. A link is sent to the new one, which counts once you have opened it.
        """,
        .newEmailAddress: "New e-mail address",
        .newEmailSentWords: """
        If the address {email} can be used, a link is on its way to it. Until you open it, nothing changes.
        """,
        .confirmEmail: "Use this address",
        .confirmEmailTitle: "Confirm your new address",
        .confirmEmailWords: "The address {email} becomes the main address of the account {user}.",
        .emailConfirmed: "Your new e-mail address counts from now on.",

        .profileTitle: "Profile",
        .profileHint: "Name, user name, language, time zone, telephone, address",
        .postalAddress: "Address",
        .birthDate: "Date of birth",
        .phoneOptional: "Telephone number (optional)",
        .addressOptional: "Postal address (optional)",
        .birthDateOptional: "Date of birth (optional)",
        .detailsHint: """
        You need not give your telephone number, address or date of birth. They are kept encrypted, and neither other \
        people nor the staff of this server can see them.
        """,
        .phoneMalformed: "Enter a telephone number such as +39 02 1234567",
        .birthDateWrong: "Enter the day on which you were born, such as 1990-12-31",
        .completeProfile: "Complete your profile: it has no telephone number, address or date of birth yet",

        .changedElsewhere: """
        This was changed elsewhere after you had opened the form. Nothing has been saved yet. Below is what you have \
        entered: if you save it, it replaces what is stored.
        """,
        .storedMeanwhile: "What is stored now",
        .storedMeanwhileWords: "Where it differs from what you have entered:",
        .yourConsents: "What you agreed to",
        .agreedAt: "version {version}, {time}",

        .appPasswords: "App passwords",
        .appPasswordsHint: "For calendar apps on your telephone and computer",
        .appPasswordsWords: """
        An app password lets one app read and change your calendars, and nothing else of your account. Lose a \
        device, and you revoke its password here.
        """,
        .appPasswordsNeeded: "Two-step log-in is on, so calendar apps need an app password.",
        .appPasswordsOptional: "Calendar apps also take your own password, as long as two-step log-in is off.",
        .appPasswordFor: "App or device",
        .appPasswordForHint: "For example Thunderbird at work",
        .yourAppPasswords: "Your app passwords",
        .noAppPasswords: "You have none yet.",
        .makeAppPassword: "Make the app password",
        .makeAppPasswordTitle: "Make a new one",
        .newAppPassword: "The app password for {label}",
        .newAppPasswordWords: "Enter it in the app, with the user name {user}. It is shown only now.",
        .revoke: "Revoke",
        .revokeOne: "Revoke the app password {label}",
        .appPasswordRevoked: "The app password is revoked. The app is locked out from now on.",

        .twoStep: "Two-step log-in",
        .sessionEndedKept: "You were logged out meanwhile. Log in, and what you typed is still there.",
        .keptTitle: "You are logged in again",
        .keptWords: """
        What you typed before has not been sent yet. Passwords are not kept: you may be asked for them again.
        """,
        .sendKept: "Send what I typed",
        .dropKept: "Drop it",
        .passkeys: "Passkeys",
        .passkeysHint: "Log in with your finger, your face or a security key",
        .passkeysWords: """
        A passkey is kept by your device, your browser or a security key, and works on this server alone. It opens your \
        account without name and password, and can stand in for the code of two-step log-in.
        """,
        .yourPasskeys: "Your passkeys",
        .noPasskeys: "You have none yet.",
        .addPasskey: "Add a passkey",
        .passkeyName: "Name",
        .passkeyNameHint: "By which you recognise it, for example Ana's phone.",
        .makePasskey: "Create the passkey",
        .makePasskeyWords: "Your browser asks where to keep it, and checks that it is you.",
        .backToPasskeys: "Back to your passkeys",
        .removeOnePasskey: "Remove {label}",
        .passkeyAddedNotice: "The passkey is ready.",
        .passkeyRemovedNotice: "The passkey no longer opens your account. Delete it from your device as well.",
        .logInByPasskey: "Log in with a passkey",
        .logInByPasskeyWords: "Your browser shows the passkeys that it has for this server.",
        .usePasskey: "Use a passkey",
        .orPasskey: "Or with a passkey",
        .passkeyTrouble: "Your browser gave no passkey. Try again, or log in another way.",
        .passkeyMissing: "No passkey was sent. This takes a browser that runs scripts.",
        .passkeyRefused: "This passkey was not accepted.",
        .beginPasskey: "Continue",
        .removePasskey: "Remove",
        .passkeyLate: "It took too long. Try again.",
        .tooManyPasskeys: "You have 20 passkeys. Remove one first.",
        .logInAtProvider: "Log in with {name}",
        .providerTitle: "Log-in with {name}",
        .providerHint: "Open your account without its password",
        .providerWords: """
        Link your account to the one that you have at {name}, and log in there from then on. Your password goes on working, \
        and calendar apps go on as they are.
        """,
        .providerLink: "Link to {name}",
        .providerUnlink: "Take the link away",
        .providerSince: "Linked since",
        .providerContinue: "Continue to {name}",
        .providerContinueWords: "Log in at {name} with the account that is yours. You come back here by yourself.",
        .providerLinkedNotice: "Your account is linked.",
        .providerUnlinkedNotice: "The link is gone.",
        .providerFailed: "You are not logged in",
        .providerUnavailable: "{name} did not answer as it should. Try again later, or log in with your password.",
        .providerNotLinked: """
        No account here is linked to yours at {name}. Log in with your password, then link it on the page of your account.
        """,
        .providerTaken: "Another account here is linked to that one at {name}.",
        .providerDeclined: "{name} was told not to log you in here.",
        .providerExpired: "It took too long, or was begun in another browser.",
        .twoStepHint: "A code of your telephone after the password",
        .twoStepWords: """
        After your password, a browser asks for a code that an authenticator app on your telephone shows. Somebody \
        who learns your password cannot log in with it alone.
        """,
        .twoStepAppsWords: """
        Calendar apps cannot ask for a code. They need app passwords from then on: make one for each before you \
        rely on them.
        """,
        .twoStepBegin: "Set it up",
        .twoStepSetUp: "Set up two-step log-in",
        .twoStepScan: "Scan this picture with an authenticator app.",
        .twoStepPicture: "QR code for the authenticator app",
        .twoStepType: "If the app cannot scan, type this key into it:",
        .twoStepThen: "Then enter the code of six digits that the app shows.",
        .twoStepSwitchOn: "Switch on",
        .twoStepSwitchOff: "Switch off",
        .twoStepOffTitle: "Switch it off",
        .twoStepOffNotice: "Two-step log-in is off.",
        .twoStepIsOn: "It is on: browsers ask for a code after your password.",
        .codeOfApp: "Code",
        .recoveryCodes: "Your recovery codes",
        .recoveryCodesWords: """
        Two-step log-in is on. Each of these codes lets you in once if you have lost your telephone. Print them or \
        write them down: they are shown only now.
        """,
        .recoveryCodesLeft: "You have {count} recovery codes left.",
        .newRecoveryCodes: "New recovery codes",
        .newRecoveryCodesWords: "The old ones no longer count then.",
        .makeRecoveryCodes: "Make new codes",
        .secondStepTitle: "Enter your code",
        .secondStepWords: "Enter the code that your authenticator app shows, or one of your recovery codes.",
        .secondStepLost: "If you have lost both, write to the administrator of this server.",
        .startAgain: "Start again",

        .yourData: "Your data",
        .yourDataHint: "Take everything away, or bring it from another server",
        .exportTitle: "Take everything away",
        .exportWords: """
        One ZIP archive: each calendar as an iCalendar file, which every calendar app reads, and the rest as JSON.
        """,
        .downloadArchive: "Download the archive",
        .importTitle: "Bring an archive",
        .importWords: """
        From another Travlendar+ server. What you have here stays; calendars of the archive are added beside it.
        """,
        .archiveFile: "Archive",
        .importArchive: "Import the archive",
        .imported: "Imported",
        .importedWords: "This was taken from the archive:",
        .leftOut: "What was left out",
        .calendarsWord: "Calendars",
        .objectsWord: "Events and tasks",
        .placesWord: "Saved places",
        .passesWord: "Passes",
        .sharedCalendarsWord: "Calendars that you share with others",
        .deleteAccount: "Delete the account",
        .deleteAccountHint: "With all that belongs to it",
        .deleteWords: """
        The account {user} and all this is deleted for ever. Others no longer see the calendars that you share.
        """,
        .exportFirst: "Take everything away first",
        .typeUserName: "Type the user name to confirm",
        .deleteForEver: "Delete for ever",
        .accountDeletedNotice: "The account is deleted.",

        .contactTitle: "Contact",
        .contactHint: "Ask whoever runs this server",
        .contactWords: """
        Write to those who run this server. They see what you write here, and nothing else of your account.
        """,
        .yourMessage: "Your message",
        .yourMessageHint: "Fewer than 1,000 words",
        .yourQuestion: "Your question",
        .keepThisAddress: "The answer will stand on this page. Keep its address: it is not shown again.",
        .askedAt: "Asked on {time}",
        .answeredAt: "Answered on {time}",
        .noAnswerYet: "There is no answer yet.",
        .doneNotice: "Done.",

        .administration: "Administration",
        .administrationHint: "For staff",
        .administrationWords: """
        What you do here is logged. Calendars, places and profiles of people cannot be seen from here.
        """,
        .staffNeedsTwoStep: "Staff logs in with two steps. Switch them on to open the administration.",
        .people: "Accounts",
        .peopleWords: "User names and figures only.",
        .pendingSignUps: "Sign-ups that wait for confirmation",
        .registration: "Signing up",
        .registrationIsClosed: "Closed",
        .registrationByInvitation: "By invitation",
        .registrationIsOpen: "Open to everybody",
        .mail: "Mail",
        .mailConfigured: "Configured",
        .mailNotConfigured: "Not configured: links for new accounts and passwords stand in the server's log",
        .serviceState: "State of the service",
        .jobs: "Jobs",
        .jobKind: "Kind",
        .waiting: "Waiting",
        .failing: "Failing",
        .givenUp: "Given up",
        .failedJobs: "Failed jobs",
        .mailsWaiting: "Mails waiting to be sent",
        .attempts: "Attempts",
        .retryJob: "Try again",
        .deleteJob: "Delete",
        .adminLog: "Log",
        .acts: "What staff did",
        .subject: "Of",
        .logInAttempts: "Log-ins by the hour",
        .logInAttemptsWords: "Of the last two days, without names and addresses.",
        .hour: "Hour",
        .succeeded: "Right",
        .failed: "Wrong",
        .fromAddresses: "From so many addresses",
        .supportRequests: "Support requests",
        .supportRequest: "Support request",
        .answers: "Answers",
        .answer: "Answer",
        .answersNotMailed: "No mail is sent. Whoever asked sees the answer on their page.",
        .kind: "Kind",
        .kindIndividual: "Person",
        .kindGroup: "Group",
        .kindResource: "Resource",
        .kindRoom: "Room",
        .storage: "Storage",
        .role: "Role",
        .roleNone: "None",
        .roleSupport: "Support",
        .roleAdministrator: "Administrator",
        .quotaInMegabytes: "Quota in megabytes",
        .quotaHint: "Leave it empty for the default.",
        .lostFactorWords: "For somebody who has lost telephone and recovery codes. Make sure that it is them.",
        .removeAccount: "Remove the account",
        .removeAccountWords: "With all that belongs to it, for ever.",
        .invitations: "Invitations",
        .invitationsWords: "An invitation lets one person sign up, within fourteen days.",
        .invitationsNeedSetting: """
        Signing up is closed: an invitation works once accounts.registration is invitation or open.
        """,
        .invite: "Invite",
        .inviteHint: "Leave it empty to hand the link over yourself.",
        .invitationMade: "The invitation",
        .invitationMadeWords: "The link is shown only now:",
        .openInvitations: "Open invitations",
        .goodUntil: "Good until",
        .withdraw: "Withdraw",
        .actInvited: "invited",
        .actWithdrew: "withdrew an invitation",
        .actRemovedAccount: "removed an account",
        .actSetQuota: "set a quota",
        .actSetRole: "set a role",
        .actRemovedSecondFactor: "switched two-step log-in off",
        .actRetriedJob: "retried a job",
        .actDeletedJob: "deleted a job",
        .actAnswered: "answered a support request",
    ]
}
