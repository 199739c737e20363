internal import ByteText

/// The file name of a Content-Disposition (RFC 6266), read from what a client sends with an attachment (RFC 8607 §3.4)
/// and written for clients that fetch it.
package enum ContentDisposition {
    /// The name in a header; nil where there is none. What would lead elsewhere on a disk is taken off it (RFC 6266
    /// §4.3): folders, control characters, dots and blanks at its ends.
    package static func fileName(in header: String) -> String? {
        var plain: String?
        var extended: String?
        for (name, value) in parameters(of: header) {
            switch name {
            case "filename": plain = plain ?? value
            case "filename*": extended = extended ?? decoded(value)
            default: break
            }
        }
        guard let name = extended ?? plain else { return nil }
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let visible = last.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\"" }
        var text = Substring(String(String.UnicodeScalarView(visible)))
        while let first = text.first, first == "." || first == " " { text.removeFirst() }
        while let last = text.last, last == "." || last == " " { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }

    /// The header of an answer that is to be kept as a file.
    package static func attachment(named name: String?) -> String {
        guard let name else { return "attachment" }
        let ascii = name.utf8.map { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C && $0 != 0x25 ? $0 : 0x5F }
        let plain = "attachment; filename=\"\(String(decoding: ascii, as: UTF8.self))\""
        guard !ascii.elementsEqual(name.utf8) else { return plain }
        return plain + "; filename*=UTF-8''" + PercentEncoding.encode(name)
    }

    // disposition-parm = token "=" ( token / quoted-string )
    private static func parameters(of header: String) -> [(String, String)] {
        var parts: [[UInt8]] = [[]]
        var isQuoted = false
        var isEscaped = false
        for byte in header.utf8 {
            if isEscaped {
                isEscaped = false
                parts[parts.count - 1].append(byte)
            } else if isQuoted, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: ";"), !isQuoted {
                parts.append([])
            } else {
                parts[parts.count - 1].append(byte)
            }
        }
        return parts.dropFirst().compactMap { part in
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = String(decoding: part[..<equals], as: UTF8.self).filter { $0 != " " && $0 != "\t" }
            return (name.lowercased(), String(decoding: part[(equals + 1)...], as: UTF8.self))
        }
    }

    // ext-value = charset "'" [ language ] "'" value-chars (RFC 8187 §3.2.1)
    private static func decoded(_ value: String) -> String? {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased().trimmingSpaces == "utf-8" else { return nil }
        return PercentEncoding.decode(parts[2])
    }
}

extension String {
    fileprivate var trimmingSpaces: String { filter { $0 != " " && $0 != "\t" } }
}
