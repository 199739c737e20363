/// A JSON schema (2020-12, as OpenAPI 3.1 has it), built from the few forms that our APIs use.
package struct Schema: Equatable, Sendable {
    package let json: JSONValue

    private init(_ members: [String: JSONValue?]) { json = .object(members.compactMapValues(\.self)) }

    package static let boolean = Schema(["type": "boolean"])

    /// An instant as RFC 3339 writes it.
    package static let dateTime = Schema(["type": "string", "format": "date-time"])

    /// A calendar day, `2026-11-30`.
    package static let date = Schema(["type": "string", "format": "date"])

    /// Text; `lengths` are the shortest and the longest in characters, `pattern` is a regular expression (ECMA-262),
    /// `choices` the only values that are taken (empty: any), `fallback` stands for a missing one.
    package static func string(
        lengths: (shortest: Int?, longest: Int?) = (nil, nil),
        pattern: String? = nil,
        choices: [String] = [],
        fallback: String? = nil,
        description: String? = nil
    ) -> Schema {
        Schema([
            "type": "string", "pattern": pattern.map { .string($0) },
            "minLength": lengths.shortest.map { .integer($0) }, "maxLength": lengths.longest.map { .integer($0) },
            "enum": choices.isEmpty ? nil : .array(choices.map { .string($0) }),
            "default": fallback.map { .string($0) }, "description": description.map { .string($0) },
        ])
    }

    package static func integer(minimum: Int? = nil, maximum: Int? = nil, description: String? = nil) -> Schema {
        Schema([
            "type": "integer", "minimum": minimum.map { .integer($0) }, "maximum": maximum.map { .integer($0) },
            "description": description.map { .string($0) },
        ])
    }

    /// An object whose members have names that are not known here, all of one form.
    package static func map(of values: Schema, names: [String] = []) -> Schema {
        Schema([
            "type": "object", "additionalProperties": values.json,
            "propertyNames": names.isEmpty ? nil : ["enum": .array(names.map { .string($0) })],
        ])
    }

    /// With a sentence for people.
    package func described(_ description: String) -> Schema {
        guard case .object(var members) = json else { return self }
        members["description"] = .string(description)
        return Schema(members.mapValues { $0 })
    }

    package static func number(in bounds: ClosedRange<Double>) -> Schema {
        Schema(["type": "number", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)])
    }

    package static func array(of items: Schema) -> Schema { Schema(["type": "array", "items": items.json]) }

    package static func object(required: [String] = [], _ properties: [String: Schema]) -> Schema {
        Schema([
            "type": "object", "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
            "properties": .object(properties.mapValues(\.json)),
        ])
    }

    /// An object with one member, the list; every list is wrapped so that it can get more members.
    package static func list(_ name: String, of items: Schema) -> Schema {
        object(required: [name], [name: array(of: items)])
    }
}

/// A schema that the document lists under `components` and refers to by name.
package struct NamedSchema: Equatable, Sendable {
    package let name: String
    package let schema: Schema

    package init(_ name: String, _ schema: Schema) {
        self.name = name
        self.schema = schema
    }

    var reference: JSONValue { ["$ref": .string("#/components/schemas/\(name)")] }
}
