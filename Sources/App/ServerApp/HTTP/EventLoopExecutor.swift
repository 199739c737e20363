internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import Synchronization

/// Runs the tasks of connections on the threads that read and write them (ADR 0054).
///
/// A short request then costs no wake-up of another thread, neither for its handler nor for its answer. Whatever may
/// take long leaves the event loop: ``LongRequests``.
final class EventLoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    private init(_ loop: any EventLoop) { self.loop = loop }

    /// One for each event loop; the loops live as long as the process.
    private static let made = Mutex<[ObjectIdentifier: EventLoopExecutor]>([:])

    /// The one of an event loop.
    static func on(_ loop: any EventLoop) -> EventLoopExecutor {
        made.withLock { made in
            if let executor = made[ObjectIdentifier(loop)] { return executor }
            let executor = EventLoopExecutor(loop)
            made[ObjectIdentifier(loop)] = executor
            return executor
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // The closure holds the executor for as long as the job needs it.
        loop.execute { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Handles each connection on its own event loop.
struct OnEventLoop<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base

    /// A connection with the loop that serves it.
    struct Value: ServerChildChannelValue {
        let base: Base.Value
        let executor: EventLoopExecutor

        var channel: any Channel { base.channel }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let executor = EventLoopExecutor.on(channel.eventLoop)
        return base.setup(channel: channel, logger: logger).map { Value(base: $0, executor: executor) }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskExecutorPreference(value.executor) {
            await base.handle(value: value.base, logger: logger)
        }
    }
}
