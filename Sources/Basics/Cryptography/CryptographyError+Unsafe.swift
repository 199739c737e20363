internal import COpenSSL

extension CryptographyError {
    /// The newest entry of this thread's error queue, which is emptied.
    static func latest() -> CryptographyError {
        let code = ERR_peek_last_error()
        ERR_clear_error()
        guard code != 0, let text = unsafe ERR_reason_error_string(code) else {
            return CryptographyError(reason: "libcrypto gave no reason")
        }
        return unsafe CryptographyError(reason: String(cString: text))
    }

    /// Throws unless a call succeeded, for which most of libcrypto returns 1.
    static func check(_ status: Int32) throws(CryptographyError) {
        guard status == 1 else { throw .latest() }
    }
}
