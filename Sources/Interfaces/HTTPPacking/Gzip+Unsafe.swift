internal import CZlib

/// Packs an answer as gzip (RFC 1952) piece by piece, as it is made.
///
/// Safe to hold: the one pointer in it is made and freed here, and is never given out.
@safe package final class Gzip {
    /// zlib keeps the address of its stream, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>

    /// The fastest: a listing shrinks to a quarter, which is what a telephone waits for.
    private static let level: Int32 = 1
    /// The largest window, with a gzip header instead of zlib's.
    private static let windowBits: Int32 = 15 + 16
    private static let memoryLevel: Int32 = 8

    /// nil: there is no memory for it.
    package init?() {
        unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let code = unsafe deflateInit2_(
            stream,
            Self.level,
            Z_DEFLATED,
            Self.windowBits,
            Self.memoryLevel,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        guard code == Z_OK else {
            unsafe stream.deallocate()
            return nil
        }
    }

    deinit {
        _ = unsafe deflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// The output available after these bytes; empty while zlib still buffers.
    package func pack(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        var packed: [UInt8] = []
        unsafe bytes.withUnsafeBufferPointer { source in
            // zlib does not write through next_in; it only lacks the const.
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(source.count)
            var isDone = false
            while !isDone {
                let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { target, count in
                    unsafe stream.pointee.next_out = target.baseAddress
                    unsafe stream.pointee.avail_out = UInt32(Self.pieceBytes)
                    _ = unsafe deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
                    count = unsafe Self.pieceBytes - Int(stream.pointee.avail_out)
                }
                packed += piece
                // Room that is left says that there was no more to write.
                isDone = piece.count < Self.pieceBytes
            }
        }
        return packed
    }

    private static let pieceBytes = 64 << 10

    /// A whole body, packed; nil: there is no memory for it.
    package static func packed(_ bytes: [UInt8]) -> [UInt8]? { Gzip()?.pack(bytes, isLast: true) }

    /// Answers shorter than this fit a packet anyhow.
    package static let shortestBody = 1024

    /// Whether a client takes gzip (RFC 9110 §12.5.3): it, or anything, is named with a weight that is not 0.
    package static func isAccepted(_ header: String?) -> Bool {
        // As bytes: most requests of programs bring one, and walking over characters costs more than the rest.
        guard let header else { return false }
        var any = false
        for item in header.utf8.split(separator: UInt8(ascii: ",")) {
            let parts = item.split(separator: UInt8(ascii: ";")).map { $0.filter { $0 != 0x20 && $0 != 0x09 } }
            guard let coding = parts.first, names.contains(where: { isSame(coding, $0) }) else { continue }
            let weight = parts.dropFirst().first { isSame($0.prefix(2), "q=") }
            let isWanted = weight.map { Double(String(decoding: $0.dropFirst(2), as: UTF8.self)) ?? 1 > 0 } ?? true
            if !isSame(coding, "*") { return isWanted }
            any = isWanted
        }
        return any
    }

    private static let names = ["gzip", "x-gzip", "*"]

    /// Whether bytes are a text that has no capital letters, whatever their own case.
    private static func isSame(_ bytes: some Sequence<UInt8>, _ text: String) -> Bool {
        bytes.elementsEqual(text.utf8) { $0 | 0x20 == $1 }
    }
}
