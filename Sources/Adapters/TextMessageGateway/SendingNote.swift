internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import Synchronization

/// Whether anything of a request has left: without that, a gateway can't have taken the message in it.
final class SendingNote: Sendable {
    private let sent = Atomic(false)

    var wasSent: Bool { sent.load(ordering: .acquiring) }

    func noteSent() { sent.store(true, ordering: .releasing) }
}

/// Collects a response, and notes when its request has begun to be sent.
final class NotingDelegate: HTTPClientResponseDelegate {
    typealias Response = HTTPClient.Response

    private let collected: ResponseAccumulator
    private let note: SendingNote

    init(_ collected: ResponseAccumulator, _ note: SendingNote) {
        self.collected = collected
        self.note = note
    }

    func didSendRequestHead(task: HTTPClient.Task<Response>, _ head: HTTPRequestHead) { note.noteSent() }

    func didReceiveHead(task: HTTPClient.Task<Response>, _ head: HTTPResponseHead) -> EventLoopFuture<Void> {
        collected.didReceiveHead(task: task, head)
    }

    func didReceiveBodyPart(task: HTTPClient.Task<Response>, _ buffer: ByteBuffer) -> EventLoopFuture<Void> {
        collected.didReceiveBodyPart(task: task, buffer)
    }

    func didReceiveError(task: HTTPClient.Task<Response>, _ error: any Error) {
        collected.didReceiveError(task: task, error)
    }

    func didFinishRequest(task: HTTPClient.Task<Response>) throws -> Response {
        try collected.didFinishRequest(task: task)
    }
}
