/// A command that failed, in words for whoever typed it.
struct CommandFailure: Error, CustomStringConvertible {
    var description: String
    /// 1: it failed. 2: it worked and found something wrong.
    var exitCode: Int32 = 1

    init(_ description: String, exitCode: Int32 = 1) {
        self.description = description
        self.exitCode = exitCode
    }
}
