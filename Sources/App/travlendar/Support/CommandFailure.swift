/// The failure of a command, as text for its user.
struct CommandFailure: Error, CustomStringConvertible {
    var description: String
    /// 1: the command failed. 2: it succeeded and found a problem.
    var exitCode: Int32 = 1

    init(_ description: String, exitCode: Int32 = 1) {
        self.description = description
        self.exitCode = exitCode
    }
}
