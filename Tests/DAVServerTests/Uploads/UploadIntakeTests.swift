import Accounts
import Calendars
import Foundation
import Hummingbird
import NIOCore
import TestSupport
import Testing
import WebDAV

@testable import DAVServer

/// Bodies that arrive slowly or never: what they hold meanwhile is bounded.
@Suite struct UploadIntakeTests {
    private static let ana = PrincipalID(rawValue: 1)
    private static let bruno = PrincipalID(rawValue: 2)
    private let tooLarge = DAVError(.contentTooLarge, "too long")

    /// A body whose pieces a test sends.
    private struct Upload {
        let body: RequestBody
        let pieces: AsyncStream<ByteBuffer>.Continuation

        init() {
            let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
            body = RequestBody(asyncSequence: stream)
            pieces = continuation
        }

        func send(_ count: Int, _ byte: UInt8 = 7) { pieces.yield(ByteBuffer(repeating: byte, count: count)) }
    }

    /// Collects an upload of some pieces, sent at once.
    private func collect(
        _ counts: Int...,
        by person: PrincipalID = ana,
        upTo limit: Int = 10_000,
        in intake: UploadIntake
    ) async throws -> [UInt8] {
        let upload = Upload()
        for (number, count) in counts.enumerated() { upload.send(count, UInt8(number)) }
        upload.pieces.finish()
        return try await intake.collect(upload.body, upTo: limit, of: person, else: tooLarge)
    }

    private func wait(for bytes: Int, in intake: UploadIntake) async throws {
        while intake.unfinishedBytes != bytes { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test(.timeLimit(.minutes(10))) func whatOnePersonSendsSlowlyHoldsNobodyElseUp() async throws {
        let intake = UploadIntake(UploadLimits(personBytes: 1000, totalBytes: 1500))
        let slow = Upload()
        let waiting = Task { try await intake.collect(slow.body, upTo: 10_000, of: Self.ana, else: tooLarge) }
        slow.send(900)
        try await wait(for: 900, in: intake)
        let error = await #expect(throws: DAVError.self) { _ = try await collect(101, in: intake) }
        #expect(error?.status == .serviceUnavailable)
        #expect(error?.retryAfterSeconds == 30)
        #expect(try await collect(100, in: intake).count == 100)
        #expect(try await collect(600, by: Self.bruno, in: intake).count == 600)
        // All together have a limit too.
        let crowded = await #expect(throws: DAVError.self) { _ = try await collect(601, by: Self.bruno, in: intake) }
        #expect(crowded?.status == .serviceUnavailable)
        slow.send(50)
        slow.pieces.finish()
        #expect(try await waiting.value.count == 950)
        #expect(intake.unfinishedBytes == 0)
        #expect(try await collect(1000, in: intake).count == 1000)
    }

    @Test func aBodyThatIsTooLongIsGivenUp() async throws {
        let intake = UploadIntake(UploadLimits())
        let error = await #expect(throws: DAVError.self) { _ = try await collect(60, 41, upTo: 100, in: intake) }
        #expect(error?.status == .contentTooLarge)
        #expect(intake.unfinishedBytes == 0)
        #expect(try await collect(60, 40, upTo: 100, in: intake).count == 100)
    }

    @Test func aLongBodyGoesThroughAFileThatLeavesNothingBehind() async throws {
        let directory = try TemporaryDirectory()
        let folder = directory.file("data")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let intake = UploadIntake(UploadLimits(memoryBytes: 100, directory: folder))
        let bytes = try await collect(80, 30, 5000, 1, in: intake)
        let expected = [(80, 0), (30, 1), (5000, 2), (1, 3)].flatMap { [UInt8](repeating: UInt8($0.1), count: $0.0) }
        #expect(bytes == expected)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        // Where no file can be made, nothing is taken.
        try FileManager.default.removeItem(atPath: folder)
        await #expect(throws: CalendarError.self) { _ = try await collect(200, in: intake) }
        #expect(intake.unfinishedBytes == 0)
    }
}
