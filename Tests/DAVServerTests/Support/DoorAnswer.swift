import ByteText
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// The complete response.
struct DoorAnswer: Sendable {
    let status: Int
    let fields: HTTPFields
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    func field(_ name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
}

func basic(_ name: String, _ password: String) -> String {
    "Basic " + Base64.encode(Array("\(name):\(password)".utf8))
}

/// Collects the body of a response.
final class BodySink: ResponseBodyWriter, Sendable {
    let bytes = Mutex<[UInt8]>([])

    func write(_ buffer: ByteBuffer) async throws {
        bytes.withLock { $0 += Array(buffer.readableBytesView) }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
