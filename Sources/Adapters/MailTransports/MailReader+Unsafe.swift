internal import CGMime
internal import FoundationEssentials
package import MailScheduling

/// Reads mails that came in, with GMime. Anybody can write one, so all that is taken of it is bounded.
package enum MailReader {
    /// Why a mail is not read.
    package enum Refusal: Error, Equatable, Sendable {
        case tooLarge(mostBytes: Int)
        case tooManyParts
        case noMail

        /// For whoever sent it.
        package var words: String {
            switch self {
            case .tooLarge(let bytes): "The mail is larger than \(bytes) bytes."
            case .tooManyParts: "The mail has too many parts."
            case .noMail: "This is no mail."
            }
        }
    }

    package static let mostBytes = 10 << 20
    private static let mostParts = 100
    private static let deepest = 10
    private static let mostCalendarBytes = 1 << 20
    private static let mostTextBytes = 64 << 10

    /// - Parameters:
    ///   - bytes: the whole mail, at most ``mostBytes``.
    ///   - recipients: of the envelope; empty: those that the mail system wrote into the header.
    ///   - relay: the mail system whose Authentication-Results (RFC 8601) are believed, by the name that it uses there;
    ///     nil: none.
    /// - Returns: what scheduling needs of it.
    /// - Throws: ``Refusal``.
    package static func read(
        _ bytes: [UInt8],
        to recipients: [String],
        trusting relay: String?
    ) throws(Refusal) -> IncomingMail {
        guard bytes.count <= mostBytes else { throw .tooLarge(mostBytes: mostBytes) }
        // GMime follows parts in parts by recursion.
        guard count("boundary", in: bytes) <= mostParts else { throw .tooManyParts }
        return try GMimeLibrary.use { () throws(Refusal) in try mail(bytes, to: recipients, trusting: relay) }
    }

    private static func mail(
        _ bytes: [UInt8],
        to recipients: [String],
        trusting relay: String?
    ) throws(Refusal) -> IncomingMail {
        let stream = unsafe bytes.withUnsafeBytes { buffer in
            let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            return unsafe g_mime_stream_mem_new_with_buffer(start, buffer.count)
        }
        defer { unsafe g_object_unref(stream) }
        let parser = unsafe g_mime_parser_new_with_stream(stream)
        defer { unsafe g_object_unref(parser) }
        guard let message = unsafe g_mime_parser_construct_message(parser, nil) else { throw .noMail }
        defer { unsafe g_object_unref(message) }
        let headers = unsafe Headers(message)
        var mail = IncomingMail()
        mail.recipients = recipients.isEmpty ? headers.deliveredTo : recipients
        mail.sender = unsafe sender(of: message)
        mail.isAutomatic = headers.isAutomatic
        mail.id = headers["message-id"].first
        mail.loops = headers["x-loop"]
        if let relay, let sender = mail.sender {
            let results = AuthenticationResults(headers["authentication-results"], of: relay)
            mail.provenSender = results.proves(sender) ? sender : nil
        }
        var walk = Walk()
        if let part = unsafe g_mime_message_get_mime_part(message) { unsafe walk.visit(part, depth: 0) }
        mail.calendar = walk.inline ?? walk.file
        mail.text = walk.text.trimmingCharacters
        mail.isReport = walk.isReport || headers.isBounce
        mail.failure = walk.failure
        return mail
    }

    private static func count(_ word: String, in bytes: [UInt8]) -> Int {
        let word = Array(word.utf8)
        var count = 0
        var matched = 0
        for byte in bytes {
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            matched = lower == word[matched] ? matched + 1 : lower == word[0] ? 1 : 0
            if matched == word.count {
                count += 1
                matched = 0
            }
        }
        return count
    }

    /// nil: there is not exactly one.
    private static func sender(of message: UnsafeMutablePointer<GMimeMessage>) -> String? {
        guard let list = unsafe g_mime_message_get_from(message), unsafe internet_address_list_length(list) == 1,
            let mailbox = unsafe travlendar_mime_mailbox(internet_address_list_get_address(list, 0)),
            let address = unsafe internet_address_mailbox_get_addr(mailbox)
        else { return nil }
        return unsafe String(cString: address).lowercased()
    }

    /// The parts of a mail that matter.
    private struct Walk {
        var inline: IncomingMail.CalendarPart?
        var file: IncomingMail.CalendarPart?
        var text = ""
        var isReport = false
        var failure: String?
        private var parts = 0

        /// Unsafe: the objects are the message's, which outlives the walk.
        mutating func visit(_ object: UnsafeMutablePointer<GMimeObject>, depth: Int) {
            parts += 1
            guard parts <= MailReader.mostParts, depth <= MailReader.deepest else { return }
            let type = unsafe g_mime_object_get_content_type(object)
            if let multipart = unsafe travlendar_mime_multipart(object) {
                if unsafe g_mime_content_type_is_type(type, "multipart", "report") != 0 { isReport = true }
                for index in 0..<(unsafe g_mime_multipart_get_count(multipart)) {
                    guard let part = unsafe g_mime_multipart_get_part(multipart, index) else { continue }
                    unsafe visit(part, depth: depth + 1)
                }
                return
            }
            // What was sent inside of a mail is not said by its sender.
            guard let part = unsafe travlendar_mime_part(object) else { return }
            if unsafe g_mime_content_type_is_type(type, "text", "calendar") != 0, inline == nil {
                unsafe inline = calendar(part, type)
            } else if unsafe g_mime_content_type_is_type(type, "application", "ics") != 0, file == nil {
                unsafe file = calendar(part, type)
            } else if unsafe g_mime_content_type_is_type(type, "message", "delivery-status") != 0 {
                isReport = true
                failure = failure ?? Self.finalFailure(in: unsafe Self.content(part, MailReader.mostTextBytes) ?? [])
            } else if unsafe g_mime_content_type_is_type(type, "text", "plain") != 0, text.isEmpty {
                text = String(decoding: unsafe Self.content(part, MailReader.mostTextBytes) ?? [], as: UTF8.self)
            }
        }

        private func calendar(
            _ part: UnsafeMutablePointer<GMimePart>,
            _ type: UnsafeMutablePointer<GMimeContentType>?
        ) -> IncomingMail.CalendarPart? {
            guard let bytes = unsafe Self.content(part, MailReader.mostCalendarBytes) else { return nil }
            let method = unsafe g_mime_content_type_get_parameter(type, "method")
            return IncomingMail.CalendarPart(
                method: unsafe method.map { unsafe String(cString: $0).uppercased() },
                bytes: bytes
            )
        }

        /// nil: it is longer than `most`.
        private static func content(_ part: UnsafeMutablePointer<GMimePart>, _ most: Int) -> [UInt8]? {
            guard let wrapper = unsafe g_mime_part_get_content(part) else { return [] }
            let stream = unsafe g_mime_stream_mem_new()
            defer { unsafe g_object_unref(stream) }
            unsafe g_mime_data_wrapper_write_to_stream(wrapper, stream)
            guard let array = unsafe g_mime_stream_mem_get_byte_array(travlendar_mime_memory(stream)) else { return [] }
            guard unsafe Int(array.pointee.len) <= most else { return nil }
            return unsafe Array(UnsafeBufferPointer(start: array.pointee.data, count: Int(array.pointee.len)))
        }

        /// RFC 3464 §2.3.3: what the other system said of a recipient that it gave up.
        private static func finalFailure(in bytes: [UInt8]) -> String? {
            let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            func value(_ name: String) -> String? {
                let line = lines.first { $0.lowercased().hasPrefix("\(name):") }
                return line.map { String($0.dropFirst(name.count + 1).prefix(300)) }
            }
            guard value("action")?.lowercased().contains("failed") == true else { return nil }
            return (value("diagnostic-code") ?? value("status") ?? "").trimmingCharacters
        }
    }

    /// The header fields that matter, by their names in lower case.
    private struct Headers {
        private var fields: [(name: String, value: String)] = []

        init(_ message: UnsafeMutablePointer<GMimeMessage>) {
            guard let object = unsafe travlendar_mime_object(message),
                let list = unsafe g_mime_object_get_header_list(object)
            else { return }
            for index in 0..<min(unsafe g_mime_header_list_get_count(list), 1_000) {
                guard let header = unsafe g_mime_header_list_get_header_at(list, index),
                    let name = unsafe g_mime_header_get_name(header)
                else { continue }
                // Those that GMime understands have no value of their own.
                guard let value = unsafe g_mime_header_get_value(header) ?? g_mime_header_get_raw_value(header) else {
                    continue
                }
                let text = unsafe String(cString: value)
                fields.append((unsafe String(cString: name).lowercased(), String(text.prefix(10_000))))
            }
        }

        subscript(name: String) -> [String] { fields.filter { $0.name == name }.map(\.value.trimmingCharacters) }

        /// What mail systems write there when they deliver.
        var deliveredTo: [String] {
            ["x-original-to", "delivered-to", "envelope-to", "to", "cc"].flatMap { name in
                self[name].flatMap { value in
                    value.split { ",<> \t\r\n\"".contains($0) }.map(String.init).filter { $0.contains("@") }
                }
            }
        }

        /// RFC 3834 §5; and what other programs write.
        var isAutomatic: Bool {
            let submitted = self["auto-submitted"].first?.lowercased() ?? "no"
            let bulk: Set = ["bulk", "junk", "list", "auto_reply"]
            let isBulk = self["precedence"].contains { bulk.contains($0.lowercased()) }
            return !submitted.hasPrefix("no") || isBulk || !self["x-autoreply"].isEmpty || !self["list-id"].isEmpty
        }

        /// The mail has no sender to whom something could go back.
        var isBounce: Bool { self["return-path"].first?.filter { !$0.isWhitespace } == "<>" }
    }
}

extension String {
    fileprivate var trimmingCharacters: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
