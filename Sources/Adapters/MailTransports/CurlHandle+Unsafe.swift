internal import CCurl
internal import Synchronization

/// One transfer of libcurl: its handle, what it reads and what it has received.
///
/// Unsafe: libcurl calls back with the address of `state`, which lives as long as the handle.
///
/// `@unchecked`: one thread at a time uses it, which may be another one each time.
@safe final class CurlHandle: @unchecked Sendable {
    struct Failure: Error {
        /// What has failed.
        enum Scope {
            case transfer
            /// No connection with valid TLS came about, or nothing could be sent over it in time: every other transfer
            /// would fail as well.
            case connection
            /// The name or the password was refused.
            case logIn
        }

        /// libcurl's own words; nothing of them was typed by a person.
        var reason: String
        var scope = Scope.transfer
    }

    /// What the callbacks work on.
    private final class State {
        var upload: [UInt8] = []
        var sent = 0
        var received: [UInt8] = []
        var mostReceived = 0
        var isTooLarge = false
        /// The server's answers, one line each.
        var answers: [String] = []
    }

    private static let isReady = Mutex(false)
    private let handle: UnsafeMutableRawPointer
    /// Where libcurl writes what went wrong, CURL_ERROR_SIZE bytes.
    private let words: UnsafeMutablePointer<CChar>
    private let state = State()
    private var lists: [UnsafeMutablePointer<curl_slist>] = unsafe []

    /// nil: there is no memory for it.
    init?() {
        Self.isReady.withLock { isReady in
            guard !isReady else { return }
            curl_global_init(Int(CURL_GLOBAL_ALL))
            isReady = true
        }
        guard let handle = unsafe curl_easy_init() else { return nil }
        unsafe self.handle = unsafe handle
        unsafe words = .allocate(capacity: Int(CURL_ERROR_SIZE))
        unsafe words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        unsafe travlendar_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, words)
        set(CURLOPT_NOSIGNAL, 1)
        let context = unsafe Unmanaged.passUnretained(state).toOpaque()
        unsafe travlendar_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        unsafe travlendar_curl_set_callback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
            let state = unsafe Unmanaged<State>.fromOpaque(context).takeUnretainedValue()
            let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
            if state.answers.count < 200 {
                let line = unsafe String(decoding: buffer.prefix(500), as: UTF8.self)
                state.answers.append(line.filter { !$0.isNewline })
            }
            return size * count
        }
        unsafe travlendar_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        unsafe travlendar_curl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
            let state = unsafe Unmanaged<State>.fromOpaque(context).takeUnretainedValue()
            guard state.received.count + size * count <= state.mostReceived else {
                state.isTooLarge = true
                return 0
            }
            unsafe state.received.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: size * count))
            return size * count
        }
        unsafe travlendar_curl_set_pointer(handle, CURLOPT_READDATA, context)
        unsafe travlendar_curl_set_callback(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
            guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
            let state = unsafe Unmanaged<State>.fromOpaque(context).takeUnretainedValue()
            let part = state.upload[state.sent...].prefix(size * count)
            unsafe UnsafeMutableRawBufferPointer(start: bytes, count: part.count).copyBytes(from: part)
            state.sent += part.count
            return part.count
        }
    }

    deinit {
        unsafe curl_easy_cleanup(handle)
        unsafe words.deallocate()
        while let list = unsafe lists.popLast() { unsafe curl_slist_free_all(list) }
    }

    func set(_ option: CURLoption, _ value: Int) { unsafe _ = travlendar_curl_set_number(handle, option, value) }

    /// libcurl copies the text.
    func set(_ option: CURLoption, _ value: String) { unsafe _ = travlendar_curl_set_text(handle, option, value) }

    /// Back to what it is by itself.
    func unset(_ option: CURLoption) { unsafe _ = travlendar_curl_set_pointer(handle, option, nil) }

    func set(_ option: CURLoption, _ values: [String]) {
        var list: UnsafeMutablePointer<curl_slist>?
        for value in values { unsafe list = curl_slist_append(list, value) }
        guard let list = unsafe list else { return }
        unsafe lists.append(list)
        unsafe travlendar_curl_set_pointer(handle, option, list)
    }

    /// What the transfer sends.
    func upload(_ bytes: [UInt8]) {
        state.upload = bytes
        set(CURLOPT_UPLOAD, 1)
        unsafe _ = travlendar_curl_set_size(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(bytes.count))
    }

    /// Blocks the thread until the transfer has ended.
    ///
    /// - Parameter most: how many bytes are taken.
    /// - Returns: the bytes.
    /// - Throws: ``Failure``.
    func perform(receiving most: Int = 0) throws(Failure) -> [UInt8] {
        state.received = []
        state.mostReceived = most
        state.answers = []
        state.isTooLarge = false
        state.sent = 0
        unsafe words[0] = 0
        let code = unsafe curl_easy_perform(handle)
        guard code == CURLE_OK else {
            guard !state.isTooLarge else { throw Failure(reason: "It is larger than is taken.") }
            let own = unsafe String(cString: words)
            throw Failure(
                reason: own.isEmpty ? unsafe String(cString: curl_easy_strerror(code)) : own,
                scope: Self.scope(of: code, hasBegun: state.sent > 0)
            )
        }
        return state.received
    }

    private static func scope(of code: CURLcode, hasBegun: Bool) -> Failure.Scope {
        switch code {
        case CURLE_LOGIN_DENIED: .logIn
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_SSL_CONNECT_ERROR, CURLE_USE_SSL_FAILED,
            CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE:
            .connection
        case CURLE_OPERATION_TIMEDOUT: hasBegun ? .transfer : .connection
        default: .transfer
        }
    }

    /// Whether the last transfer was ended because it gave more than was to be taken.
    var wasTooLarge: Bool { state.isTooLarge }

    /// What the server said last, its lines without their ends.
    var answers: [String] { state.answers }
}
