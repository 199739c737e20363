internal import ByteText
internal import CQRencode

/// A QR code as a picture, over libqrencode's matrix.
enum QRCode {
    /// An SVG of black modules on white with the quiet zone of four modules (ISO/IEC 18004 §6.3.8), and the words for
    /// those who do not see it.
    ///
    /// - Parameters:
    ///   - text: what it holds; at most some 1,000 bytes.
    ///   - label: what it is.
    /// - Returns: nil where the text is too long, or there is no memory.
    static func svg(of text: String, label: String) -> String? {
        // The C call copies the text, and gives a matrix that is ours to free.
        guard let code = unsafe QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { unsafe QRcode_free(code) }
        let width = Int(unsafe code.pointee.width)
        guard let modules = unsafe code.pointee.data else { return nil }
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                // The lowest bit of each of width * width bytes: black.
                guard unsafe modules[row * width + column] & 1 == 1 else {
                    column += 1
                    continue
                }
                let start = column
                while column < width, unsafe modules[row * width + column] & 1 == 1 { column += 1 }
                path += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z"
            }
        }
        let size = width + 8
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) \(size)\" "
            + "width=\"\(size * 5)\" height=\"\(size * 5)\" "
            + "role=\"img\" aria-label=\"\(label.escapedForMarkup)\" shape-rendering=\"crispEdges\">"
            + "<rect width=\"\(size)\" height=\"\(size)\" fill=\"#fff\"/><path d=\"\(path)\" fill=\"#000\"/></svg>"
    }
}
