internal import Accounts
internal import ArgumentParser
internal import CivilTime
internal import Planning
internal import ServerApp

struct UserPreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preferences",
        abstract: "Manage how a user wants to travel, in general and to kinds of event.",
        discussion: "The settings planning.* of the configuration apply where a user has set nothing.",
        subcommands: [Show.self, Set.self, Reset.self]
    )

    struct Show: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "Show a user's preferences.")

        @Argument(help: "The user's name.")
        var name: String

        @Flag(help: "With the settings of the configuration, and all kinds of event.")
        var effective = false

        @Flag(help: "Print JSON, as in the person's API.")
        var json = false

        @OptionGroup var installation: InstallationOptions

        func run(for person: Principal, in installation: Installation) async throws {
            var preferences = try await installation.accounts.preferences(of: person.id)
            if effective { preferences = installation.effective(preferences) }
            if json { return try Terminal.json(preferences.value) }
            for line in try PreferencePath.lines(preferences.value) { Terminal.line(line) }
        }
    }

    struct Set: PreferenceChange {
        static let configuration = CommandConfiguration(
            abstract: "Set fields of a user's preferences.",
            discussion: "Fields: "
                + (PreferenceField.all.map { "\($0.name) (\($0.summary))" } + [
                    "vehicles (those owned, with the saved place where each is kept: bicycle,car@Garage)",
                    "showsTravelAsBusy (whether travel counts in the free-busy that others see)",
                    "lunch.FIELD (the lunch that days keep room for: isOn; hours, such as 11:30-14:30; minutes; "
                        + "leastMinutes, to which it may shrink; days, such as monday,friday; place, a saved one)",
                    "kinds.KIND.FIELD (the same for a kind of event; also title, icon, color, categories, calendars, "
                        + "hashtags)",
                ]).joined(separator: "; ")
                + ". For example: modes=foot,transit objective=greenest hours.transit=05:00-23:00 "
                + "distances.bicycle.maximumMetres=8000 lunch.minutes=45 kinds.doctor.bufferMinutes=20"
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "FIELD=VALUE, several values with commas between.")
        var fields: [PreferenceAssignment]

        @OptionGroup var preview: PreviewOptions
        @OptionGroup var installation: InstallationOptions

        func changed(_ preferences: PersonPreferences) throws -> PersonPreferences {
            try fields.reduce(preferences) { try $0.patched(with: $1.patch) }
        }
    }

    struct Reset: PreferenceChange {
        static let configuration = CommandConfiguration(
            abstract: "Take fields of a user's preferences back, so that the configuration counts again."
        )

        @Argument(help: "The user's name.")
        var name: String

        @Argument(help: "The fields, such as hours.transit. Default: all.")
        var fields: [String] = []

        @OptionGroup var preview: PreviewOptions
        @OptionGroup var installation: InstallationOptions

        func changed(_ preferences: PersonPreferences) throws -> PersonPreferences {
            guard !fields.isEmpty else { return PersonPreferences() }
            return try fields.reduce(preferences) {
                try $0.patched(with: PreferencePath.patch(PreferencePath.names($1), .null))
            }
        }
    }
}

struct PreviewOptions: ParsableArguments {
    @Flag(help: "Change nothing; show which blocks and warnings would change.")
    var dryRun = false

    @Option(help: "With --dry-run: how many days to look ahead, 1 to \(PlanningService.mostPreviewedDays).")
    var days = 14

    func validate() throws {
        guard (1...PlanningService.mostPreviewedDays).contains(days) else {
            throw ValidationError("--days must be 1 to \(PlanningService.mostPreviewedDays).")
        }
    }
}

/// A command that changes preferences, or shows what that would do.
protocol PreferenceChange: PrincipalCommand {
    var preview: PreviewOptions { get }

    func changed(_ preferences: PersonPreferences) throws -> PersonPreferences
}

extension PreferenceChange {
    func run(for person: Principal, in installation: Installation) async throws {
        let kept = try await installation.accounts.preferences(of: person.id)
        let changed = try changed(kept)
        guard preview.dryRun else {
            try await installation.accounts.setPreferences(changed, of: person.id, replacing: kept)
            return Terminal.line("The preferences of \(person.name) are stored; future days are planned again.")
        }
        let differences = try await installation.preview(changed, of: person.id, days: preview.days)
        for difference in differences {
            if let before = difference.before { Terminal.line("- \(line(before))") }
            if let after = difference.after { Terminal.line("+ \(line(after))") }
        }
        if differences.isEmpty { Terminal.line("Nothing would change in the next \(preview.days) days.") }
    }

    private func line(_ form: PlanDifference.Form) -> String {
        "\(form.start.iso8601)/\(form.end.iso8601)\t\(form.summary)"
    }
}
