internal import Glibc

/// Reads a password without echoing it.
enum PasswordInput {
    /// The first line of standard input, for scripts.
    static func fromStandardInput() throws -> String {
        guard let line = readLine(strippingNewline: true), !line.isEmpty else {
            throw CommandFailure("Standard input contains no password; pipe one line into --password-stdin.")
        }
        return line
    }

    /// Asks twice on a terminal.
    static func ask() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandFailure("There is no terminal to ask for a password; use --password-stdin.")
        }
        let first = try hidden("Password: ")
        guard try hidden("Again: ") == first else {
            throw CommandFailure("The two passwords differ; nothing was changed.")
        }
        return first
    }

    private static func hidden(_ prompt: String) throws -> String {
        Terminal.note(prompt)
        var settings = termios()
        // Both calls fill or read `settings`, which outlives them.
        guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw CommandFailure("The terminal's settings can't be read.")
        }
        var quiet = settings
        quiet.c_lflag &= ~tcflag_t(ECHO)
        _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
        defer { _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) }
        guard let line = readLine(strippingNewline: true) else { throw CommandFailure("No password was given.") }
        return line
    }
}
