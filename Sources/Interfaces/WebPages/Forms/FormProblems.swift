/// What is wrong with a form, in the order of its fields.
struct FormProblems {
    /// The same words stand above the form, as a link, and at the field.
    struct Problem {
        var field: String
        var words: String
    }

    private(set) var list: [Problem] = []

    var isEmpty: Bool { list.isEmpty }

    /// Of one field the first problem counts.
    mutating func note(_ field: String, _ words: String) {
        if self[field] == nil { list.append(Problem(field: field, words: words)) }
    }

    subscript(field: String) -> String? { list.first { $0.field == field }?.words }

    /// For the view of a form: nil where there is nothing to tell.
    var shown: FormProblems? { isEmpty ? nil : self }
}
