internal import CZlib

/// Unpacks one raw deflate stream (RFC 1951) piece by piece, with a buffer of fixed size.
@safe
final class Inflater {
    private var stream = unsafe z_stream()
    private var isOpen: Bool
    private(set) var isFinished = false

    init() {
        isOpen = unsafe inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit {
        if isOpen { _ = unsafe inflateEnd(&stream) }
    }

    /// Unpacks all of `input` and hands the output out in pieces. Returns false when the stream is damaged or `sink`
    /// refuses.
    func feed(_ input: [UInt8], into sink: ([UInt8]) -> Bool) -> Bool {
        guard isOpen, !isFinished else { return isFinished }
        return unsafe input.withUnsafeBufferPointer { source -> Bool in
            unsafe stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
            unsafe stream.avail_in = UInt32(source.count)
            while unsafe stream.avail_in > 0 || !isFinished {
                var result = Z_OK
                let output = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 17) { buffer, count in
                    unsafe stream.next_out = buffer.baseAddress
                    unsafe stream.avail_out = UInt32(buffer.count)
                    result = unsafe inflate(&stream, Z_NO_FLUSH)
                    count = unsafe buffer.count - Int(stream.avail_out)
                }
                if !output.isEmpty, !sink(output) { return false }
                switch result {
                case Z_STREAM_END:
                    isFinished = true
                    return true
                case Z_OK: if unsafe stream.avail_in == 0 && output.count < 1 << 17 { return true }
                case Z_BUF_ERROR: return true
                default: return false
                }
            }
            return true
        }
    }

    /// The CRC-32 of ZIP, of `bytes` after those that gave `sum`.
    static func checksum(_ sum: UInt, _ bytes: [UInt8]) -> UInt {
        unsafe bytes.withUnsafeBufferPointer { unsafe crc32(sum, $0.baseAddress, UInt32($0.count)) }
    }
}
