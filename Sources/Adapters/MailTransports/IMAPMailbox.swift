internal import CCurl
internal import Dispatch

/// A mailbox from which mails are taken, over one connection of IMAP (RFC 9051) by libcurl.
///
/// A mail is done with when it has the flag `\Answered`. `\Seen` would not do: reading a mail sets it, and a mail that
/// was read before a crash would be lost.
///
/// `@unchecked`: libcurl's handle is not safe to share; it is used on `queue` only, one command at a time.
package final class IMAPMailbox: @unchecked Sendable {
    package struct Failure: Error, Equatable, Sendable {
        /// libcurl's words.
        package var reason: String
    }

    /// Flags of a mail that was done with.
    package enum Mark: String, Sendable {
        case taken = #"\Answered"#
        /// It stands out in mail programs.
        case refused = #"\Answered \Flagged"#
    }

    private let settings: IMAPSettings
    private let handle: CurlHandle
    private let queue = DispatchQueue(label: "travlendar.imap")
    /// An answer that lists mails is cut off behind this; the rest is found the next time.
    private static let mostListBytes = 1 << 20

    /// Connects with the first command. nil: there is no memory for it.
    package init?(_ settings: IMAPSettings) {
        guard let handle = CurlHandle() else { return nil }
        self.settings = settings
        self.handle = handle
        handle.set(CURLOPT_PROTOCOLS_STR, "imap,imaps")
        // Without it libcurl goes on in plain text where a server offers no TLS.
        handle.set(
            CURLOPT_USE_SSL,
            Int(settings.encryption == .required ? CURLUSESSL_ALL.rawValue : CURLUSESSL_NONE.rawValue)
        )
        handle.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        if let certificates = settings.certificates { handle.set(CURLOPT_CAINFO, certificates) }
        handle.set(CURLOPT_USERNAME, settings.userName)
        handle.set(CURLOPT_PASSWORD, settings.password)
        handle.set(CURLOPT_CONNECTTIMEOUT, settings.connectSeconds)
        handle.set(CURLOPT_TIMEOUT, settings.totalSeconds)
    }

    /// The mails that are not done with, oldest first, up to some number.
    ///
    /// - Parameters:
    ///   - bytes: above which size they are looked for; nil: of any size.
    ///   - most: how many.
    /// - Returns: their UIDs.
    /// - Throws: ``Failure``.
    package func waiting(largerThan bytes: Int? = nil, atMost most: Int) async throws(Failure) -> [UInt32] {
        let size = bytes.map { " LARGER \($0)" } ?? ""
        let answer = try await perform("UID SEARCH UNANSWERED UNDELETED\(size)", receiving: Self.mostListBytes) ?? []
        let lines = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isNewline)
        let found = lines.filter { $0.uppercased().hasPrefix("* SEARCH") }
            .flatMap { $0.split(separator: " ").dropFirst(2).compactMap { UInt32($0) } }
        return Array(found.sorted().prefix(most))
    }

    /// A whole mail.
    ///
    /// - Parameters:
    ///   - uid: of ``waiting(largerThan:atMost:)``.
    ///   - most: how many bytes are taken.
    /// - Returns: nil: it is larger.
    /// - Throws: ``Failure``.
    package func mail(_ uid: UInt32, atMost most: Int) async throws(Failure) -> [UInt8]? {
        try await perform(nil, mail: uid, receiving: most)
    }

    /// - Throws: ``Failure``.
    package func mark(_ uid: UInt32, as mark: Mark) async throws(Failure) {
        _ = try await perform("UID STORE \(uid) +FLAGS.SILENT (\(mark.rawValue))", receiving: Self.mostListBytes)
    }

    /// One command, or the fetch of a mail where there is none; nil: it would give more than `most` bytes.
    private func perform(
        _ command: String?,
        mail uid: UInt32? = nil,
        receiving most: Int
    ) async throws(Failure) -> [UInt8]? {
        let result: Result<[UInt8]?, Failure> = await withCheckedContinuation { continuation in
            queue.async { [self] in
                handle.set(CURLOPT_URL, uid.map { "\(settings.url);UID=\($0)" } ?? settings.url)
                if let command {
                    handle.set(CURLOPT_CUSTOMREQUEST, command)
                } else {
                    handle.unset(CURLOPT_CUSTOMREQUEST)
                }
                do throws(CurlHandle.Failure) {
                    continuation.resume(returning: .success(try handle.perform(receiving: most)))
                } catch {
                    let isTooLarge = handle.wasTooLarge
                    continuation.resume(
                        returning: isTooLarge ? .success(nil) : .failure(Failure(reason: error.reason))
                    )
                }
            }
        }
        return try result.get()
    }
}
