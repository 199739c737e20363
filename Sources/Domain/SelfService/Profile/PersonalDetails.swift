package import CivilTime
internal import FoundationEssentials

/// What people may tell of themselves beside their name: nobody has to, and nobody else ever reads it.
package struct PersonalDetails: Equatable, Sendable {
    /// As one writes it on a letter, in several lines; empty: not told.
    package var address = ""
    package var phone = ""
    package var birthDate: CivilDate?

    package static let longestAddress = 500
    /// With country code, extension and the signs between the digits.
    package static let longestPhone = 40
    /// ITU-T E.164 allows 15 digits; an extension may follow.
    static let phoneDigits = 4...20
    static let firstBirthYear = 1900

    package init() {}

    package init(address: String, phone: String, birthDate: CivilDate?) {
        self.address = address
        self.phone = phone
        self.birthDate = birthDate
    }

    package var isEmpty: Bool { self == PersonalDetails() }

    package func problems(today: CivilDate) -> [AccountProblem] {
        var problems: [AccountProblem] = []
        let isPlain = address.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" || $0.value >= 0x20 }
        if address.utf8.count > Self.longestAddress || !isPlain { problems.append(.tooLong(.address)) }
        if !phone.isEmpty {
            let digits = phone.utf8.count { (0x30...0x39).contains($0) }
            let signs = Set("+-./()x# ".utf8)
            let isPhone = phone.utf8.allSatisfy { (0x30...0x39).contains($0) || signs.contains($0) }
            if !isPhone || !Self.phoneDigits.contains(digits) || phone.utf8.count > Self.longestPhone {
                problems.append(.phoneMalformed)
            }
        }
        if let birthDate, birthDate > today || birthDate.year < Self.firstBirthYear {
            problems.append(.birthDateWrong)
        }
        return problems
    }

    // MARK: Kept sealed

    private struct Document: Codable {
        var address: String?
        var phone: String?
        var birthDate: String?
    }

    var bytes: [UInt8] {
        let document = Document(
            address: address.isEmpty ? nil : address,
            phone: phone.isEmpty ? nil : phone,
            birthDate: birthDate?.iso8601
        )
        guard let data = try? JSONEncoder().encode(document) else { preconditionFailure("Texts have a form in JSON.") }
        return Array(data)
    }

    /// nil: not what ``bytes`` makes.
    init?(bytes: [UInt8]) {
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else { return nil }
        address = document.address ?? ""
        phone = document.phone ?? ""
        birthDate = document.birthDate.flatMap { try? CivilDate(iso8601: $0) }
    }
}
