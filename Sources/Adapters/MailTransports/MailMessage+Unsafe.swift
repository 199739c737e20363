internal import CGMime
internal import CivilTime
internal import FoundationEssentials
internal import SelfService

/// A mail in the Internet message format (RFC 5322), written by GMime.
struct MailMessage {
    /// Of lines in the whole message.
    enum LineEnd {
        /// CR and LF, as SMTP has them.
        case wire
        /// LF, as programs read them.
        case system
    }

    let bytes: [UInt8]
    private let time: Instant
    private let lineEnd: LineEnd

    init(_ mail: Mail, sender: String, at time: Instant, lineEnd: LineEnd) {
        self.time = time
        self.lineEnd = lineEnd
        bytes = GMimeLibrary.use { Self.bytes(of: mail, from: sender, at: time, lineEnd) }
    }

    /// Unsafe: GMime's objects are freed here, and keep what they are given of others by counting references.
    private static func bytes(of mail: Mail, from sender: String, at time: Instant, _ lineEnd: LineEnd) -> [UInt8] {
        // 1: the usual headers first.
        let message = unsafe g_mime_message_new(1)
        defer { unsafe g_object_unref(message) }
        let object = unsafe travlendar_mime_object(message)
        let name = oneLine(mail.senderName)
        let from = oneLine(mail.senderAddress ?? sender)
        unsafe g_mime_message_add_mailbox(message, GMIME_ADDRESS_TYPE_FROM, name, from)
        unsafe g_mime_message_add_mailbox(message, GMIME_ADDRESS_TYPE_TO, nil, oneLine(mail.recipient))
        if let reply = mail.replyTo {
            let name = oneLine(reply.name)
            unsafe g_mime_message_add_mailbox(message, GMIME_ADDRESS_TYPE_REPLY_TO, name, oneLine(reply.address))
        }
        unsafe g_mime_message_set_subject(message, oneLine(mail.subject), "utf-8")
        if let date = unsafe g_date_time_new_from_unix_utc(gint64(time.secondsSince1970)) {
            unsafe g_mime_message_set_date(message, date)
            unsafe g_date_time_unref(date)
        }
        let id = mail.id ?? UUID().uuidString.lowercased()
        unsafe g_mime_message_set_message_id(message, "\(id)@\(domain(of: sender))")
        // Where it comes back to this server, it goes no further.
        unsafe g_mime_object_set_header(object, "X-Loop", oneLine(sender), nil)
        if mail.isAutomatic {
            unsafe g_mime_object_set_header(object, "Auto-Submitted", "auto-generated", nil)
            unsafe g_mime_object_set_header(object, "X-Auto-Response-Suppress", "OOF, AutoReply", nil)
        }
        if let url = mail.unsubscribeURL {
            unsafe g_mime_object_set_header(object, "List-Unsubscribe", "<\(oneLine(url))>", nil)
            unsafe g_mime_object_set_header(object, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click", nil)
        }
        if let content = unsafe content(of: mail) {
            unsafe g_mime_message_set_mime_part(message, content)
            unsafe g_object_unref(content)
        }
        return unsafe written(object, lineEnd)
    }

    /// The message below its signatures; unsigned without a signer.
    func signed(by signer: DKIMSigner?) throws(MailError) -> [UInt8] {
        guard let signer else { return bytes }
        do {
            return try signer.fields(signing: bytes, at: time, lineEnd: lineEnd) + bytes
        } catch {
            throw .temporary(error.reason)
        }
    }

    static func domain(of address: String) -> String {
        address.split(separator: "@").last.map { oneLine(String($0)) } ?? "localhost"
    }

    /// What somebody typed can't begin a header field of its own.
    private static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    }

    /// A text alone, or the same in other forms; a scheduling message once more as a file, for programs that do not
    /// look into the alternatives.
    private static func content(of mail: Mail) -> UnsafeMutablePointer<GMimeObject>? {
        let text = unsafe part("text", "plain", Array(mail.text.utf8), GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE)
        guard mail.html != nil || mail.calendar != nil else { return unsafe text }
        let alternative = unsafe g_mime_multipart_new_with_subtype("alternative")
        unsafe add(text, to: alternative)
        if let html = mail.html {
            unsafe add(
                part("text", "html", Array(html.utf8), GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE),
                to: alternative
            )
        }
        guard let calendar = mail.calendar else { return unsafe travlendar_mime_object(alternative) }
        let inline = unsafe part("text", "calendar", calendar.bytes, GMIME_CONTENT_ENCODING_BASE64)
        unsafe g_mime_object_set_content_type_parameter(inline, "method", calendar.method)
        unsafe add(inline, to: alternative)
        let mixed = unsafe g_mime_multipart_new_with_subtype("mixed")
        unsafe add(travlendar_mime_object(alternative), to: mixed)
        let file = unsafe part("application", "ics", calendar.bytes, GMIME_CONTENT_ENCODING_BASE64)
        unsafe g_mime_object_set_disposition(file, "attachment")
        unsafe g_mime_part_set_filename(travlendar_mime_part(file), "invite.ics")
        unsafe add(file, to: mixed)
        return unsafe travlendar_mime_object(mixed)
    }

    /// The multipart keeps the part from then on.
    private static func add(
        _ part: UnsafeMutablePointer<GMimeObject>?,
        to multipart: UnsafeMutablePointer<GMimeMultipart>?
    ) {
        unsafe g_mime_multipart_add(multipart, part)
        unsafe g_object_unref(part)
    }

    private static func part(
        _ type: String,
        _ subtype: String,
        _ bytes: [UInt8],
        _ encoding: GMimeContentEncoding
    ) -> UnsafeMutablePointer<GMimeObject>? {
        let part = unsafe g_mime_part_new_with_type(type, subtype)
        let object = unsafe travlendar_mime_object(part)
        if type == "text" { unsafe g_mime_object_set_content_type_parameter(object, "charset", "utf-8") }
        // The stream copies the bytes.
        let stream = unsafe bytes.withUnsafeBytes { buffer in
            let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            return unsafe g_mime_stream_mem_new_with_buffer(start, buffer.count)
        }
        let content = unsafe g_mime_data_wrapper_new_with_stream(stream, GMIME_CONTENT_ENCODING_DEFAULT)
        unsafe g_object_unref(stream)
        unsafe g_mime_part_set_content(part, content)
        unsafe g_object_unref(content)
        unsafe g_mime_part_set_content_encoding(part, encoding)
        return unsafe object
    }

    private static func written(_ object: UnsafeMutablePointer<GMimeObject>?, _ lineEnd: LineEnd) -> [UInt8] {
        let options = unsafe g_mime_format_options_new()
        defer { unsafe g_mime_format_options_free(options) }
        unsafe g_mime_format_options_set_newline_format(
            options,
            lineEnd == .wire ? GMIME_NEWLINE_FORMAT_DOS : GMIME_NEWLINE_FORMAT_UNIX
        )
        let stream = unsafe g_mime_stream_mem_new()
        defer { unsafe g_object_unref(stream) }
        unsafe g_mime_object_write_to_stream(object, options, stream)
        guard let array = unsafe g_mime_stream_mem_get_byte_array(travlendar_mime_memory(stream)) else { return [] }
        // A GByteArray is its bytes and how many they are; copied before the stream goes.
        let buffer = unsafe UnsafeBufferPointer(start: array.pointee.data, count: Int(array.pointee.len))
        return unsafe Array(buffer)
    }
}
