extension EventWords {
    static let english = EventWords(
        language: "en",
        untitled: "Event",
        invitation: Occasion(subject: "Invitation: {title}", introduction: "{name} invites you:"),
        update: Occasion(subject: "Changed: {title}", introduction: "{name} has changed an event you are invited to:"),
        cancellation: Occasion(
            subject: "Cancelled: {title}",
            introduction: "{name} has cancelled your invitation to this event:"
        ),
        accepted: Occasion(subject: "{name} is coming: {title}", introduction: "{name} is coming to this event:"),
        tentative: Occasion(subject: "{name} may come: {title}", introduction: "{name} may come to this event:"),
        declined: Occasion(
            subject: "{name} is not coming: {title}",
            introduction: "{name} is not coming to this event:"
        ),
        counter: Occasion(
            subject: "{name} proposes another time: {title}",
            introduction: "{name} proposes another time for this event:"
        ),
        refresh: Occasion(
            subject: "{name} asks for the latest version: {title}",
            introduction: "{name} asks for the latest version of this event:"
        ),
        declineCounter: Occasion(
            subject: "Your proposal was declined: {title}",
            introduction: "{name} stays with the time of this event, and declines your proposal:"
        ),
        when: "When",
        place: "Where",
        repeats: "The event repeats.",
        willYouCome: "Will you come? You can answer without an account:",
        yes: "Yes",
        maybe: "Maybe",
        no: "No",
        footer: "Sent by {server} on behalf of {name}.",
        stop: "No more mail from this server:",
        failed: Occasion(
            subject: "Not delivered: {title}",
            introduction: """
                the mail about "{title}" could not be delivered to {address}:

                {reason}

                Your calendar shows it beside the guest. Check the address, or tell them in another way.
                """
        ),
        notSent: Occasion(
            subject: "Not sent: {title}",
            introduction: """
                the mail about "{title}" to {address} could not be sent for days:

                {reason}

                Your calendar shows it beside the guest. Tell them in another way. If you are told this of several \
                guests, ask your administrator.
                """
        ),
        wantsNoMail: "They want no mail from this server.",
        proposal: Occasion(
            subject: "Another time is proposed: {title}",
            introduction: """
                {name} proposes another time for "{title}":

                {when}

                If you agree, move the event in your calendar: everybody is told. If not, you need not do anything.
                """
        ),
        note: Occasion(
            subject: "About your event: {title}",
            introduction: "{address} wrote to you about \"{title}\":"
        ),
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ],
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    )
}
