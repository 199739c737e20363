internal import FoundationEssentials
internal import Glibc

/// Runs a program to its end.
enum ProgramRun {
    /// Blocks the thread. The program reads `input` from standard input, and what it prints is thrown away.
    ///
    /// The input is a file without a name: a program that ends early breaks no pipe.
    ///
    /// - Parameters:
    ///   - command: the absolute path of the program, and its arguments.
    ///   - input: all of it.
    /// - Returns: its status, 128 and the signal where one ended it; nil: it can't be run.
    static func status(of command: [String], input: [UInt8]) -> Int32? {
        let path = FileManager.default.temporaryDirectory.appending(path: "travlendar-mail-XXXXXX").path
        var template = Array(path.utf8CString)
        let file = unsafe mkstemp(&template)
        guard file >= 0 else { return nil }
        defer { close(file) }
        // Another program that is started meanwhile does not get it.
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = unsafe unlink(template)
        var rest = input[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
        guard lseek(file, 0, SEEK_SET) == 0 else { return nil }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, file, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // The calls copy what they are given; the texts live until then.
        let arguments: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) } + [nil]
        let environment: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("PATH=/usr/sbin:/usr/bin:/sbin:/bin"), nil]
        defer {
            for index in unsafe arguments.indices { unsafe free(arguments[index]) }
            unsafe free(environment[0])
        }
        var process: pid_t = 0
        guard unsafe posix_spawn(&process, command[0], &actions, nil, arguments, environment) == 0 else { return nil }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }
}
