internal import CGMime

/// GMime, made ready once for the process.
///
/// GMime counts its starts, and registers a type when it is first used, without regard to other threads: two mails that
/// are written at the same moment, the first of a process, would end it. So one thread starts it and registers all that
/// writing and reading use; who comes meanwhile waits.
enum MailLibrary {
    /// To be called before anything else of GMime.
    static func prepare() { isReady }

    private static let isReady: Void = {
        g_mime_init()
        let types = [
            g_mime_object_get_type, g_mime_part_get_type, g_mime_text_part_get_type, g_mime_multipart_get_type,
            g_mime_multipart_encrypted_get_type, g_mime_multipart_signed_get_type, g_mime_message_get_type,
            g_mime_message_part_get_type, g_mime_message_partial_get_type, g_mime_application_pkcs7_mime_get_type,
            g_mime_content_type_get_type, g_mime_content_disposition_get_type, g_mime_data_wrapper_get_type,
            g_mime_header_get_type, g_mime_header_list_get_type, g_mime_param_get_type, g_mime_param_list_get_type,
            g_mime_parser_get_type, g_mime_parser_options_get_type, g_mime_format_options_get_type,
            g_mime_references_get_type, g_mime_autocrypt_header_get_type, g_mime_autocrypt_header_list_get_type,
            g_mime_stream_get_type, g_mime_stream_mem_get_type, g_mime_stream_filter_get_type,
            g_mime_stream_null_get_type, g_mime_stream_buffer_get_type, g_mime_stream_cat_get_type,
            g_mime_filter_get_type, g_mime_filter_basic_get_type, g_mime_filter_best_get_type,
            g_mime_filter_charset_get_type, g_mime_filter_dos2unix_get_type, g_mime_filter_unix2dos_get_type,
            g_mime_filter_from_get_type, g_mime_filter_strip_get_type, g_mime_filter_smtp_data_get_type,
            internet_address_get_type, internet_address_mailbox_get_type, internet_address_group_get_type,
            internet_address_list_get_type,
        ]
        for register in types { _ = register() }
    }()
}
