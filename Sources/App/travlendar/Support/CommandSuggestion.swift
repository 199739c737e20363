internal import ArgumentParser
internal import Geocoding

/// What a person who mistyped a command may have meant.
struct CommandSuggestion: Equatable {
    /// `user plase`: as it was typed.
    let typed: String
    /// `user place`; nil: nothing is like it.
    let meant: String?
    /// The commands that there are in its place.
    let known: [String]

    /// nil: every command is one of ours.
    ///
    /// - Parameters:
    ///   - arguments: of the command line, without the program's name.
    ///   - root: the program.
    init?(_ arguments: [String], of root: any ParsableCommand.Type) {
        var command = root
        var path: [String] = []
        for word in arguments {
            let subcommands = command.configuration.subcommands
            guard !subcommands.isEmpty, !word.hasPrefix("-"), word != "help" else { return nil }
            let next = subcommands.first { Self.names(of: $0).contains(word) }
            if let next {
                path.append(word)
                command = next
                continue
            }
            typed = (path + [word]).joined(separator: " ")
            known = subcommands.map { Self.names(of: $0)[0] }
            let close = subcommands.flatMap(Self.names).compactMap { name in
                EditDistance.between(word.lowercased(), name, limit: 2).map { (distance: $0, name: name) }
            }
            meant = close.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
                .map { (path + [$0.name]).joined(separator: " ") }
            return
        }
        return nil
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        [command.configuration.commandName ?? String(describing: command).lowercased()] + command.configuration.aliases
    }
}

extension CommandSuggestion: CustomStringConvertible {
    var description: String {
        let program = "travlendar"
        let advice = meant.map { "Did you mean `\(program) \($0)`?" } ?? "There are: \(known.joined(separator: ", "))."
        return "There is no command `\(program) \(typed)`. \(advice)"
    }
}
