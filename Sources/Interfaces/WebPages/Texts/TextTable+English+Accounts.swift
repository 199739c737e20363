extension TextTable {
    /// Signing up, passwords, addresses, the profile, one's data and questions to the operator.
    static let englishAccounts: [TextKey: String] = [
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
        .tooManyTriesOne: "That was tried too often. Try again in 1 minute.",
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
    ]
}
