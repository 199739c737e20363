package import Glibc
internal import Synchronization

/// A program that runs beside the tests, started by `posix_spawn`.
///
/// Foundation's `Process` crashes now and then where many are started at once in a process with many open files.
package final class ChildProcess: Sendable {
    package struct Failure: Error, Sendable {
        /// Of `errno`.
        package let code: Int32
    }

    package let processIdentifier: pid_t
    /// nil: it has not been waited for yet.
    private let status = Mutex<Int32?>(nil)

    /// Starts a program, looked up in PATH unless its name has a slash.
    ///
    /// - Parameters:
    ///   - program: the program's name or path.
    ///   - arguments: without the program's name.
    ///   - input: the descriptor that it reads from; nil: `/dev/null`.
    ///   - output: the descriptor that it writes to; nil: that of the tests.
    ///   - errors: the descriptor for its messages; nil: that of the tests.
    /// - Throws: ``Failure`` where the program is not there or can't be started.
    package init(
        _ program: String,
        _ arguments: [String],
        input: Int32? = nil,
        output: Int32? = nil,
        errors: Int32? = nil
    ) throws(Failure) {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        if let input {
            unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        if let output { unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
        if let errors { unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
        // A copy in another child would keep a pipe open.
        for descriptor in [input, output, errors].compactMap(\.self) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

        // Copies that live until the call has returned; the system keeps none of them.
        var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
        unsafe words.append(nil)
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        var identifier: pid_t = 0
        let code = unsafe posix_spawnp(&identifier, program, &actions, nil, words, environ)
        guard code == 0 else { throw Failure(code: code) }
        processIdentifier = identifier
    }

    // A child that nobody waits for stays as a zombie, and Swift Testing then waits for its own exit tests forever.
    deinit {
        guard status.withLock({ $0 }) == nil else { return }
        kill(processIdentifier, SIGKILL)
        waitUntilExit()
    }

    /// Asks it to end (SIGTERM). Nothing happens where it has been waited for.
    package func terminate() {
        if status.withLock({ $0 }) == nil { kill(processIdentifier, SIGTERM) }
    }

    /// Waits on the calling thread until it has ended.
    ///
    /// - Returns: the exit code, or the number of the signal that ended it.
    @discardableResult
    package func waitUntilExit() -> Int32 {
        status.withLock { status in
            if let status { return status }
            var word: Int32 = 0
            while unsafe waitpid(processIdentifier, &word, 0) < 0, errno == EINTR {}
            let signal = word & 0x7F
            let result = signal == 0 ? (word >> 8) & 0xFF : signal
            status = result
            return result
        }
    }
}
