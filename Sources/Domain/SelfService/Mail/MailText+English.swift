extension MailText {
    static let english = MailText(
        language: "en",
        greeting: "Hello {name},",
        greetingWithoutName: "Hello,",
        closing: "Travlendar+ at {address}"
    ) { occasion in
        switch occasion {
        case .confirmSignUp:
            Words(
                subject: "Confirm your e-mail address",
                text: """
                    you, or somebody in your name, signed up as {user}. Open this page to confirm your address and to \
                    finish; the link works for seven days:

                    {link}

                    If it was not you, do nothing: all that was entered is deleted after seven days.
                    """
            )
        case .remindSignUp:
            Words(
                subject: "Your account is waiting for you",
                text: """
                    you signed up as {user} two days ago and have not confirmed your address yet. Open this page to finish:

                    {link}

                    If you have changed your mind, do nothing: all that was entered is deleted in five days.
                    """
            )
        case .alreadyRegistered:
            Words(
                subject: "You already have an account",
                text: """
                    somebody entered your address, which already belongs to an account. If it was you, log in here, where \
                    you can also set a new password:

                    {link}

                    If it was not you, do nothing. Whoever it was has not been told that the account exists.
                    """
            )
        case .welcome:
            Words(
                subject: "Your account is ready",
                text: """
                    your account {user} is ready. Add it to the calendar app that you already use:

                    {link}
                    """
            )
        case .resetPassword:
            Words(
                subject: "Set a new password",
                text: """
                    somebody asked for a new password of the account {user}. If it was you, open this page within an hour:

                    {link}

                    If it was not you, do nothing: your password stays as it is.
                    """
            )
        case .passwordChanged:
            Words(
                subject: "Your password was changed",
                text: """
                    the password of the account {user} was changed, and all browsers were logged out. If it was not you, \
                    set a new password at once:

                    {link}
                    """
            )
        case .confirmEmail:
            Words(
                subject: "Confirm your new e-mail address",
                text: """
                    the account {user} is to have this address. Open this page within a day to confirm it:

                    {link}

                    If you know nothing of it, do nothing.
                    """
            )
        case .emailChanged:
            Words(
                subject: "Your e-mail address was changed",
                text: """
                    the account {user} has another e-mail address now, and this one does not belong to it any more. If it \
                    was not you, write to the administrator of the server:

                    {link}
                    """
            )
        case .invitation:
            Words(
                subject: "You are invited",
                text: """
                    you are invited to Travlendar+, a calendar that knows how long it takes to get there. Open this page to \
                    sign up; the link works once, for fourteen days:

                    {link}
                    """
            )
        case .recommendation:
            Words(
                subject: "{user} invites you to Travlendar+",
                text: """
                    {user} uses Travlendar+, a calendar that knows how long it takes to get there, and thought that you \
                    might like it. Read what it does, and sign up if you wish:

                    {link}

                    If you do not, do nothing: your address was not kept.
                    """
            )
        case .secondFactorOn:
            Words(
                subject: "Two-step log-in is on",
                text: """
                    logging in to the account {user} now takes a code of your authenticator app. Calendar apps need app \
                    passwords from now on:

                    {link}
                    """
            )
        case .secondFactorOff:
            Words(
                subject: "Two-step log-in is off",
                text: """
                    logging in to the account {user} takes the password alone from now on. If it was not you, set a new \
                    password and switch it on again:

                    {link}
                    """
            )
        case .externalLogInOn:
            Words(
                subject: "Your account was linked",
                text: """
                    the account {user} was linked to one at another provider, and opens by logging in there too. If it \
                    was not you, take the link away and set a new password:

                    {link}
                    """
            )
        case .passkeyAdded:
            Words(
                subject: "A passkey was added",
                text: """
                    the account {user} has a new passkey, and opens with it. If it was not you, remove it and set a new \
                    password:

                    {link}
                    """
            )
        case .supportAnswer:
            Words(
                subject: "Your question has an answer",
                text: """
                    somebody has answered what you asked:

                    {link}
                    """
            )
        case .accountDeleted:
            Words(
                subject: "Your account was deleted",
                text: "the account {user} was deleted with all that belonged to it."
            )
        case .test:
            Words(
                subject: "Mail from Travlendar+ arrives",
                text: "an administrator sent this mail to see whether mail leaves the server. It did."
            )
        }
    }
}
