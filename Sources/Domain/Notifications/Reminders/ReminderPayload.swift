internal import Accounts
internal import ByteText
internal import Cryptography

/// Why a trip or a warning is told of though no alarm goes off.
struct TripChange: Codable, Equatable {
    /// When the trip began before; nil: it is a warning.
    var before: Int64?
    var isDisruption: Bool
}

/// What the job of a message names. No words: they are read when the message is sent.
struct ReminderPayload: Codable, Equatable {
    var collection: Int64
    var name: String
    /// Of the occurrence.
    var start: Int64
    /// When the alarm goes off; of a change, when it was noticed.
    var alarm: Int64
    /// nil: it is about an alarm.
    var change: TripChange?
    /// The browser that is told; nil: it is told by another way.
    var browser: Int64?

    /// Names the message, alike by whatever way it is told.
    func key(uid: String, for person: PrincipalID) -> String {
        let isChange = change == nil ? "" : "\nchange"
        let subject = "\(person.rawValue)\n\(start)\n\(alarm)\n\(uid)\(isChange)"
        return Base64URL.text(Array(SHA256.hash(of: Array(subject.utf8)).bytes))
    }
}

/// What the job of a day's mail names.
struct DigestPayload: Codable {
    /// Days since 1970-01-01.
    var day: Int
}
