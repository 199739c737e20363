package import Accounts
internal import CivilTime

/// The body of a request for an app password.
package struct NewAppPasswordMessage: Decodable, Equatable, Sendable {
    package var label: String

    package static let schema = NamedSchema(
        "NewAppPassword",
        .object(required: ["label"], ["label": .string(lengths: (nil, 100))])
    )
}

/// The only answer that ever holds the text of an app password.
package struct MadeAppPasswordMessage: Encodable, Equatable, Sendable {
    package var label: String
    package var password: String

    package init(label: String, password: String) {
        self.label = label
        self.password = password
    }

    package static let schema = NamedSchema(
        "MadeAppPassword",
        .object(required: ["label", "password"], ["label": .string(), "password": .string()])
    )
}

/// The app passwords of a person, without their texts.
package struct AppPasswordListMessage: Encodable, Sendable {
    private struct ListedAppPassword: Encodable {
        var label: String
        var createdAt: String
        /// To the hour; missing where it was never used.
        var lastUsedAt: String?
    }

    private var appPasswords: [ListedAppPassword]

    package init(_ records: [AppPasswordRecord]) {
        appPasswords = records.map { record in
            ListedAppPassword(
                label: record.label,
                createdAt: record.createdAt.iso8601,
                lastUsedAt: record.lastUsedAt?.iso8601
            )
        }
    }

    package static let schema = NamedSchema(
        "AppPasswordList",
        .list(
            "appPasswords",
            of: .object(
                required: ["label", "createdAt"],
                ["label": .string(lengths: (nil, 100)), "createdAt": .dateTime, "lastUsedAt": .dateTime]
            )
        )
    )
}
