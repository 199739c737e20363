/// A control of a form with its label, hint and problem; `parts/field.mustache` renders it.
struct Field: TemplateMembers {
    static let members: Members = [
        "name": { $0.name }, "label": { $0.label }, "hint": { $0.hint }, "problem": { $0.problem },
        "describedBy": { $0.describedBy }, "isRequired": { $0.isRequired }, "maximum": { $0.maximum },
        "line": { $0.line }, "area": { $0.area }, "choice": { $0.choice }, "file": { $0.file },
    ]

    struct Option: TemplateMembers {
        static let members: Members = [
            "value": { $0.value }, "label": { $0.label }, "isChosen": { $0.isChosen },
        ]

        var value: String
        var label: String
        var isChosen: Bool
    }

    /// One line of text, a date, a number or the like.
    struct Line: TemplateMembers {
        static let members: Members = [
            "type": { $0.type }, "value": { $0.value }, "least": { $0.least }, "greatest": { $0.greatest },
            "step": { $0.step }, "autocomplete": { $0.autocomplete }, "isPlace": { $0.isPlace },
            "inputMode": { $0.inputMode }, "isLiteral": { $0.isLiteral },
        ]

        var type: String
        var value: String
        var least: String?
        var greatest: String?
        var step: String?
        /// What the browser may fill in.
        var autocomplete: String
        /// The script completes places here.
        var isPlace = false
        /// Which keyboard a telephone shows; nil: that of the type.
        var inputMode: String?
        /// Names, codes and passwords: no keyboard may correct them.
        var isLiteral = false
    }

    struct Area: TemplateMembers {
        static let members: Members = [
            "value": { $0.value }, "rows": { $0.rows }, "autocomplete": { $0.autocomplete },
        ]

        var value: String
        var rows: Int
        /// What the browser may fill in; nil: it decides.
        var autocomplete: String?
    }

    /// A file to be chosen.
    struct File: TemplateMembers {
        static let members: Members = ["types": { $0.types }]

        /// As the browser offers them: `.ics,text/calendar`.
        var types: String?
    }

    struct Choice: TemplateMembers {
        static let members: Members = ["options": { $0.options }]

        var options: [Option]
    }

    /// Also its id.
    let name: String
    let label: String
    let hint: String?
    let problem: String?
    /// The ids of what describes it.
    let describedBy: String?
    let isRequired: Bool
    let maximum: Int?
    private(set) var line: Line?
    private(set) var area: Area?
    private(set) var choice: Choice?
    private(set) var file: File?

    private init(
        _ name: String,
        _ label: String,
        hint: String?,
        problem: String?,
        isRequired: Bool,
        maximum: Int? = nil
    ) {
        self.name = name
        self.label = label
        self.hint = hint
        self.problem = problem
        self.isRequired = isRequired
        self.maximum = maximum
        let ids = [hint.map { _ in "\(name)-hint" }, problem.map { _ in "\(name)-error" }].compactMap(\.self)
        describedBy = ids.isEmpty ? nil : ids.joined(separator: " ")
    }

    static func line(
        _ name: String,
        _ label: String,
        _ value: String,
        type: String = "text",
        hint: String? = nil,
        problem: String? = nil,
        isRequired: Bool = false,
        maximum: Int? = nil,
        autocomplete: String = "off",
        range: (least: String, greatest: String)? = nil,
        step: String? = nil,
        isPlace: Bool = false,
        inputMode: String? = nil,
        isLiteral: Bool = false
    ) -> Field {
        let isText = ["text", "search", "email", "url", "password", "tel"].contains(type)
        var field = Field(
            name,
            label,
            hint: hint,
            problem: problem,
            isRequired: isRequired,
            maximum: isText ? maximum ?? 300 : nil
        )
        field.line = Line(
            type: type,
            value: value,
            least: range?.least,
            greatest: range?.greatest,
            step: step,
            autocomplete: autocomplete,
            isPlace: isPlace,
            inputMode: inputMode,
            isLiteral: isLiteral
        )
        return field
    }

    /// `types`: nil: any.
    static func file(
        _ name: String,
        _ label: String,
        types: String?,
        hint: String? = nil,
        problem: String? = nil
    ) -> Field {
        var field = Field(name, label, hint: hint, problem: problem, isRequired: false)
        field.file = File(types: types)
        return field
    }

    static func area(
        _ name: String,
        _ label: String,
        _ value: String,
        rows: Int = 4,
        hint: String? = nil,
        problem: String? = nil,
        maximum: Int = 10_000,
        autocomplete: String? = nil
    ) -> Field {
        var field = Field(name, label, hint: hint, problem: problem, isRequired: false, maximum: maximum)
        field.area = Area(value: value, rows: rows, autocomplete: autocomplete)
        return field
    }

    static func choice(
        _ name: String,
        _ label: String,
        _ value: String,
        _ options: [(String, String)],
        hint: String? = nil,
        problem: String? = nil
    ) -> Field {
        var field = Field(name, label, hint: hint, problem: problem, isRequired: false)
        field.choice = Choice(
            options: options.map { Option(value: $0.0, label: $0.1, isChosen: $0.0 == value) }
        )
        return field
    }
}

/// A checkbox with its label; `parts/tick.mustache` renders it.
struct Tick: TemplateMembers {
    static let members: Members = [
        "id": { $0.id }, "name": { $0.name }, "value": { $0.value }, "label": { $0.label },
        "isTicked": { $0.isTicked }, "detail": { $0.detail }, "fault": { $0.fault }, "type": { $0.type },
    ]

    /// Unlike the others of its group.
    let id: String
    let name: String
    let value: String
    let label: String
    let isTicked: Bool
    let detail: String?
    /// What is wrong with it; of a group, the group says it.
    let fault: String?
    /// `checkbox` or `radio`.
    let type: String

    init(_ name: String, _ label: String, isTicked: Bool, hint: String? = nil, fault: String? = nil) {
        id = name
        self.name = name
        value = "yes"
        self.label = label
        self.isTicked = isTicked
        detail = hint
        self.fault = fault
        type = "checkbox"
    }

    /// One of a group.
    init(of name: String, value: String, _ label: String, isTicked: Bool, isOnlyOne: Bool, hint: String? = nil) {
        id = "\(name)-\(value)"
        self.name = name
        self.value = value
        self.label = label
        self.isTicked = isTicked
        detail = hint
        fault = nil
        type = isOnlyOne ? "radio" : "checkbox"
    }
}

/// Checkboxes or radio buttons that belong together, some with `details`, by their values; `parts/group.mustache`
/// renders it.
struct TickGroup: TemplateMembers {
    static let members: Members = [
        "name": { $0.name }, "legend": { $0.legend }, "hint": { $0.hint }, "problem": { $0.problem },
        "ticks": { $0.ticks },
    ]

    let name: String
    let legend: String
    let hint: String?
    let problem: String?
    let ticks: [Tick]

    init(
        _ name: String,
        _ legend: String,
        _ options: [(String, String)],
        chosen: Set<String>,
        isOnlyOne: Bool = false,
        hint: String? = nil,
        problem: String? = nil,
        details: [String: String] = [:]
    ) {
        self.name = name
        self.legend = legend
        self.hint = hint
        self.problem = problem
        ticks = options.map {
            Tick(
                of: name,
                value: $0.0,
                $0.1,
                isTicked: chosen.contains($0.0),
                isOnlyOne: isOnlyOne,
                hint: details[$0.0]
            )
        }
    }
}
