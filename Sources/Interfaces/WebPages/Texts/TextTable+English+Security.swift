extension TextTable {
    /// How people log in: app passwords, two steps, passkeys, a provider.
    static let englishSecurity: [TextKey: String] = [
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
        .recoveryCodesLeftOne: "You have 1 recovery code left.",
        .newRecoveryCodes: "New recovery codes",
        .newRecoveryCodesWords: "The old ones no longer count then.",
        .makeRecoveryCodes: "Make new codes",
        .secondStepTitle: "Enter your code",
        .secondStepWords: "Enter the code that your authenticator app shows, or one of your recovery codes.",
        .secondStepLost: "If you have lost both, write to the administrator of this server.",
        .startAgain: "Start again",
    ]
}
