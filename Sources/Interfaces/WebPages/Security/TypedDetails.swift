internal import CivilTime
internal import SelfService

/// Address, telephone number and date of birth as a form has them.
struct TypedDetails {
    var address: String
    var phone: String
    /// As browsers send dates, `2001-12-31`.
    var birthDate: String

    init(_ form: FormBody) {
        // Browsers send line ends as CR LF.
        address = form.trimmed("address").replacing("\r\n", with: "\n")
        phone = form.trimmed("phone")
        birthDate = form.trimmed("birthDate")
    }

    init(_ details: PersonalDetails) {
        address = details.address
        phone = details.phone
        birthDate = details.birthDate?.iso8601 ?? ""
    }

    var isBirthDateRead: Bool { birthDate.isEmpty || date != nil }
    private var date: CivilDate? { try? CivilDate(iso8601: birthDate) }

    var read: PersonalDetails { PersonalDetails(address: address, phone: phone, birthDate: date) }
}

extension FormBuilder {
    /// The fields that nobody has to fill in.
    func details(_ typed: TypedDetails) -> [FormField] {
        [
            text(.phone, .phoneOptional, typed.phone, type: "tel", autocomplete: "tel"),
            area(.address, .addressOptional, typed.address, rows: 3, autocomplete: "street-address"),
            text(
                .birthDate,
                .birthDateOptional,
                typed.birthDate,
                type: "date",
                autocomplete: "bday",
                hint: .detailsHint
            ),
        ]
    }
}
