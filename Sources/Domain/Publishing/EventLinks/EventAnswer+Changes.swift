package import CivilTime

extension EventAnswer {
    /// What a store keeps when a guest answers.
    ///
    /// An acceptance stands at the end of those who wait until it is seated. One that was accepted before keeps its
    /// place; a change of mind away and back loses it.
    ///
    /// - Parameters:
    ///   - standing: the guest's earlier answer; nil: there is none.
    ///   - draft: what they answer now.
    ///   - id: of a new answer.
    ///   - now: the time.
    /// - Returns: the answer, not yet seated nor written.
    package static func replacing(
        _ standing: EventAnswer?,
        by draft: EventAnswerDraft,
        id: Int64,
        at now: Instant
    ) -> EventAnswer {
        let keepsPlace = standing?.choice == draft.choice
        return EventAnswer(
            id: standing?.id ?? id,
            link: draft.link,
            digest: draft.digest,
            name: draft.name,
            email: draft.email,
            choice: draft.choice,
            isWaiting: draft.choice == .accepted && (keepsPlace ? standing?.isWaiting ?? true : true),
            answeredAt: keepsPlace ? standing?.answeredAt ?? now : now,
            version: (standing?.version ?? 0) + 1,
            isWritten: false
        )
    }

    /// The same on another seat; it is to be written again.
    package func seated(isWaiting: Bool) -> EventAnswer { changed(isWaiting: isWaiting, version: version + 1, false) }

    /// The same, which the event has now.
    package func written() -> EventAnswer { changed(isWaiting: isWaiting, version: version, true) }

    private func changed(isWaiting: Bool, version: Int64, _ isWritten: Bool) -> EventAnswer {
        EventAnswer(
            id: id,
            link: link,
            digest: digest,
            name: name,
            email: email,
            choice: choice,
            isWaiting: isWaiting,
            answeredAt: answeredAt,
            version: version,
            isWritten: isWritten
        )
    }
}
