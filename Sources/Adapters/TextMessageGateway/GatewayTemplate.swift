internal import ByteText
internal import FoundationEssentials
internal import Notifications

/// A request to a gateway with places for the message: `{to}`, `{text}`, `{id}`, and `{secret}` for what is kept in a
/// file of its own.
package struct GatewayTemplate: Equatable, Sendable {
    package let url: String
    /// In the order in which they are sent.
    package let headers: [(name: String, value: String)]
    /// Empty: the request is a GET.
    package let body: String
    private let bodyForm: Form

    /// How values are escaped.
    enum Form: Equatable {
        case url
        case json
        case xml
        case plain
    }

    package static func == (left: GatewayTemplate, right: GatewayTemplate) -> Bool {
        left.url == right.url && left.body == right.body
            && left.headers.map { "\($0.name):\($0.value)" } == right.headers.map { "\($0.name):\($0.value)" }
    }

    /// - Parameters:
    ///   - url: `https://…`, or `http://…` where ``isEncrypted`` need not hold. Places stand behind the host.
    ///   - headers: lines such as `Authorization: Bearer {secret}`.
    ///   - body: empty: the message goes into the URL.
    /// - Throws: ``GatewayTemplateProblem``.
    package init(url: String, headers: [String], body: String) throws(GatewayTemplateProblem) {
        let rest = ["https://", "http://"].first(where: url.hasPrefix).map { url.dropFirst($0.count) }
        guard let rest, url.utf8.count <= 2_000, url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let host = rest.split(separator: "/", omittingEmptySubsequences: false).first, !host.isEmpty,
            !host.contains(where: { "{}@?#".contains($0) }), URL(string: Self.example(url)) != nil
        else { throw .url }
        var read: [(name: String, value: String)] = []
        for line in headers {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(Self.isTokenByte),
                line.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
            else { throw .header(line) }
            read.append((String(parts[0]), String(parts[1].trimmingPrefix { $0 == " " })))
        }
        self.url = url
        self.headers = read
        self.body = body
        let type = read.first { $0.name.lowercased() == "content-type" }?.value.lowercased() ?? ""
        bodyForm =
            type.contains("json")
            ? .json : type.contains("x-www-form-urlencoded") ? .url : type.contains("xml") ? .xml : .plain
        if !body.isEmpty, type.isEmpty { throw .contentType }
        let all = url + body + read.map(\.value).joined()
        for place in ["{to}", "{text}"] where !all.contains(place) { throw .place(place) }
        usesSecret = all.contains("{secret}")
    }

    /// Whether it has a place for the secret.
    package let usesSecret: Bool

    package var isEncrypted: Bool { url.hasPrefix("https://") }

    /// Whether the gateway is on this very machine.
    package var isOnThisMachine: Bool {
        let host = url.split(separator: "/", maxSplits: 2).dropFirst().first.map(String.init) ?? ""
        if host.hasPrefix("[") { return host.hasPrefix("[::1]") }
        let name = host.prefix { $0 != ":" }
        return name == "localhost" || name.hasPrefix("127.") && name.allSatisfy { $0.isNumber || $0 == "." }
    }

    struct Filled: Equatable {
        var url: String
        var headers: [[String]]
        var body: String
    }

    func filled(with message: TextMessage, secret: String) -> Filled {
        let values = ["{to}": message.recipient, "{text}": message.text, "{id}": message.id, "{secret}": secret]
        return Filled(
            url: Self.fill(url, values, .url),
            // A line end would begin another header.
            headers: headers.map { [$0.name, Self.fill($0.value, values.mapValues(Self.oneLine), .plain)] },
            body: Self.fill(body, values, bodyForm)
        )
    }

    /// Values are filled in once: what looks like a place in them stays.
    private static func fill(_ template: String, _ values: [String: String], _ form: Form) -> String {
        var output = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            output += rest[..<open]
            rest = rest[open...]
            if let (place, value) = values.first(where: { rest.hasPrefix($0.key) }) {
                output += escaped(value, form)
                rest = rest.dropFirst(place.count)
            } else {
                output.append("{")
                rest = rest.dropFirst()
            }
        }
        return output + rest
    }

    private static func escaped(_ value: String, _ form: Form) -> String {
        switch form {
        case .url: PercentEncoding.encode(value)
        case .json:
            value.unicodeScalars.reduce(into: "") { output, scalar in
                switch scalar {
                case "\"", "\\": output += "\\" + String(scalar)
                case "\n": output += "\\n"
                case "\u{0}"..<" ":
                    let digits = String(scalar.value, radix: 16)
                    output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: output.unicodeScalars.append(scalar)
                }
            }
        case .xml: value.escapedForMarkup
        case .plain: value
        }
    }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { (0x20...0x7E).contains($0.value) ? $0 : " " }))
    }

    private static func example(_ url: String) -> String {
        ["{to}", "{text}", "{id}", "{secret}"].reduce(url) { $0.replacing($1, with: "x") }
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

/// What is wrong with a template.
package enum GatewayTemplateProblem: Error, Equatable, Sendable {
    case url
    /// The line.
    case header(String)
    /// There is a body, and no header says what it is.
    case contentType
    /// This place is missing.
    case place(String)
}
