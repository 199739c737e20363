/// Hands the events of the log to its subscribers.
///
/// Each subscriber reads on from its own stored position, so none is lost by a crash, and a slow one holds nobody up. A
/// commit of this process wakes the hub at once, commits soon after it share the next reading of the log; what other
/// processes recorded is found every few seconds. Positions are stored every few seconds rather than after each event,
/// since a commit per event would cost a sync of the disk each: handlers see the last events again after a crash.
package final class EventHub: Sendable {
    /// How long events are kept, in seconds.
    package static let keptSeconds: Int64 = 7 * 86_400

    private let repository: any EventRepository
    private let channels: [Channel]
    private let settings: Settings

    /// How often the log is read, how much of it at once, and where failures are reported.
    package struct Settings: Sendable {
        /// How often to look for events of other processes, and to store positions.
        package var idle = Duration.seconds(5)
        /// The least time between two readings of the log, where a subscriber does not take longer: commits within it
        /// share the second one.
        package var gathering = Duration.milliseconds(5)
        /// The first pause after a failure, doubled up to a minute.
        package var pause = Duration.seconds(1)
        /// How many places of the log are read at once.
        package var pageSize = 256
        package var log: @Sendable (String) -> Void = { _ in }

        package init() {}
    }

    private struct Channel: Sendable {
        let subscriber: EventSubscriber
        let signal = WakeSignal()
    }

    package init(repository: any EventRepository, subscribers: [EventSubscriber], settings: Settings = Settings()) {
        self.repository = repository
        self.settings = settings
        channels = subscribers.map { Channel(subscriber: $0) }
    }

    /// Delivers until the task is cancelled, then stores the positions.
    package func run() async {
        let signals = channels.map(\.signal)
        repository.onRecord { for signal in signals { signal.send() } }
        do throws(EventError) {
            try await repository.retainSubscribers(channels.map(\.subscriber.name))
        } catch {
            settings.log("positions of former subscribers are still kept: \(error)")
        }
        await withTaskGroup { group in
            for channel in channels { group.addTask { await self.serve(channel) } }
            group.addTask {
                while !Task.isCancelled {
                    for signal in signals { signal.send() }
                    try? await Task.sleep(for: self.settings.idle)
                }
                for signal in signals { signal.finish() }
            }
            await group.waitForAll()
        }
        repository.onRecord {}
    }

    /// Delivers all that stands in the log, once.
    package func deliverAll() async throws {
        for channel in channels {
            let name = channel.subscriber.name
            let position = try await deliver(to: channel.subscriber, after: try await repository.openPosition(of: name))
            try await repository.setPosition(position, of: name)
        }
    }

    /// - Returns: how far it was read.
    private func deliver(to subscriber: EventSubscriber, after start: Int64) async throws -> Int64 {
        var position = start
        while try await deliverPage(to: subscriber, after: &position) {}
        return position
    }

    /// - Returns: whether there may be more.
    private func deliverPage(to subscriber: EventSubscriber, after position: inout Int64) async throws -> Bool {
        let page = try await repository.listEvents(after: position, limit: settings.pageSize)
        guard page.position > position else { return false }
        if !page.events.isEmpty { try await subscriber.handle(page.events) }
        position = page.position
        return page.hasMore
    }

    private func serve(_ channel: Channel) async {
        let name = channel.subscriber.name
        var reading: (position: Int64, stored: Int64)?
        var storedAt = ContinuousClock.now
        let gathering = max(settings.gathering, channel.subscriber.gathering)
        var readAt = ContinuousClock.now - gathering
        var pause = settings.pause
        for await _ in channel.signal.stream {
            let early = gathering - (.now - readAt)
            // Cancelled: what is there is delivered once more before the end.
            if early > .zero { try? await Task.sleep(for: early) }
            readAt = .now
            do {
                if reading == nil {
                    let position = try await repository.openPosition(of: name)
                    reading = (position, position)
                }
                guard var state = reading else { continue }
                defer { reading = state }
                while !Task.isCancelled, try await deliverPage(to: channel.subscriber, after: &state.position) {}
                if state.position > state.stored, .now - storedAt >= settings.idle {
                    try await repository.setPosition(state.position, of: name)
                    state.stored = state.position
                    storedAt = .now
                }
                pause = settings.pause
            } catch {
                settings.log("events for \(name) are delivered again later: \(error)")
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, .seconds(60))
                channel.signal.send()
            }
            if Task.isCancelled { break }
        }
        guard let reading, reading.position > reading.stored else { return }
        do throws(EventError) {
            try await repository.setPosition(reading.position, of: name)
        } catch {
            settings.log("the position of \(name) could not be stored: \(error)")
        }
    }
}
