internal import ByteText
internal import CalDAV
internal import CivilTime
internal import ICalendar
internal import WebDAV

/// The time zone data distribution service (RFC 7808): the definitions that answers leave out (RFC 7809), for
/// everybody.
struct TimeZoneService: Sendable {
    private let base: String
    /// Where clients look for it (RFC 7808 §4.2.1.3).
    private static let wellKnown = "/.well-known/timezone/"

    private static let methods = ["OPTIONS", "GET", "HEAD"]

    init(addresses: Addresses) { base = addresses.timeZones }

    func owns(_ path: String) -> Bool { root(of: path) != nil }

    private func root(of path: String) -> String? {
        [Self.wellKnown, base].first { path.hasPrefix($0) || path + "/" == $0 }
    }

    /// The answer to a request of the service; nil for any other. The path is as it stands on the request line: the
    /// name of a zone may hold an encoded slash.
    func answer(
        _ method: String,
        path: String,
        query: [(name: String, value: String)],
        ifNoneMatch: String?
    ) -> DAVAnswer? {
        guard let below = root(of: path) else { return nil }
        if method == "OPTIONS" {
            var answer = DAVAnswer(.ok)
            answer.allow = Self.methods
            answer.isPrivate = false
            return answer
        }
        guard DAVMethod(rawValue: method) != nil else { return DAVHandlers.notImplemented() }
        guard method == "GET" || method == "HEAD" else { return refusal(405, "invalid-action") }
        guard let rest = PercentEncoding.decode(path.dropFirst(below.count)) else {
            return refusal(400, "invalid-action")
        }
        let parameters = Parameters(query)
        var answer: DAVAnswer
        switch rest {
        case "", "capabilities": answer = json(capabilities)
        case "zones", "zones/": answer = list(parameters)
        case "leapseconds": answer = leapSeconds()
        case _ where rest.hasPrefix("zones/") && rest.hasSuffix("/observances"):
            answer = expand(String(rest.dropFirst(6).dropLast(12)), parameters)
        case _ where rest.hasPrefix("zones/"): answer = get(String(rest.dropFirst(6)), parameters)
        default: return refusal(404, "invalid-action")
        }
        if let ifNoneMatch, let etag = answer.etag, ifNoneMatch.contains("\"\(etag)\"") {
            answer.status = .notModified
            answer.body = .none
        }
        if method == "HEAD", case .bytes(let bytes, let type) = answer.body {
            answer.body = .bytes([], type: type)
            answer.contentLength = bytes.count
        }
        answer.isPrivate = false
        return answer
    }

    private func get(_ tzid: String, _ parameters: Parameters) -> DAVAnswer {
        guard let name = ZoneDatabase.shared.canonicalSpelling(of: tzid), let rules = try? ZoneRules.named(name) else {
            return refusal(404, "tzid-not-found")
        }
        let start: Instant?
        let end: Instant?
        switch parameters.range() {
        case .failure(let error): return refusal(400, error.code)
        case .success(let range): (start, end) = range
        }
        var definition = VTimeZone.component(for: rules, from: start ?? Instant(secondsSince1970: 0), to: end)
        definition.set(.text("TZID", name))
        if let end { definition.append(Property("TZUNTIL", value: end.basicText)) }
        let document = CalendarDocument(productIdentifier: DAVServices.productIdentifier, components: [definition])
        var answer = DAVAnswer(.ok, .bytes(document.serialized(), type: "text/calendar; charset=utf-8"))
        answer.etag = ZoneRelease.current.etag
        return answer
    }

    private func expand(_ tzid: String, _ parameters: Parameters) -> DAVAnswer {
        guard let name = ZoneDatabase.shared.canonicalSpelling(of: tzid), let rules = try? ZoneRules.named(name) else {
            return refusal(404, "tzid-not-found")
        }
        let range: (start: Instant?, end: Instant?)
        switch parameters.range() {
        case .failure(let error): return refusal(400, error.code)
        case .success(let found): range = found
        }
        guard let start = range.start else { return refusal(400, "invalid-start") }
        // Some hundred changes at most: nobody needs the observances of a thousand years.
        guard let end = range.end, end - start <= 200 * 366 * 86400 else { return refusal(400, "invalid-end") }
        let first = rules.localTime(at: start)
        var observances = [observance(start, first, first)]
        for change in rules.transitions(in: start..<end) where change.instant > start {
            observances.append(observance(change.instant, change.before, change.after))
        }
        var answer = json(["tzid": .string(name), "observances": .array(observances)])
        answer.etag = ZoneRelease.current.etag
        return answer
    }

    private func observance(_ onset: Instant, _ before: ZoneRules.LocalTime, _ after: ZoneRules.LocalTime) -> JSONValue
    {
        .object([
            "name": .string(after.isDaylight ? "Daylight" : "Standard"), "onset": .string(onset.iso8601),
            "utc-offset-from": .integer(Int64(before.offsetSeconds)),
            "utc-offset-to": .integer(Int64(after.offsetSeconds)),
        ])
    }

    private func list(_ parameters: Parameters) -> DAVAnswer {
        let release = ZoneRelease.current
        var names = ZoneDatabase.shared.names()
        if let patterns = parameters.values["pattern"] {
            guard patterns.count == 1, let pattern = ZonePattern(patterns[0]) else {
                return refusal(400, "invalid-pattern")
            }
            names = names.filter(pattern.matches)
        } else if let since = parameters.values["changedsince"] {
            guard since.count == 1 else { return refusal(400, "invalid-changedsince") }
            // The database changes as a whole.
            if since[0] == release.etag { names = [] }
        }
        let zones = names.map { name -> JSONValue in
            .object([
                "tzid": .string(name), "etag": .string(release.etag),
                "last-modified": .string(release.changedAt.iso8601),
                "publisher": "IANA", "version": .string(release.version),
            ])
        }
        return json(["synctoken": .string(release.etag), "timezones": .array(zones)])
    }

    private func leapSeconds() -> DAVAnswer {
        let found = ZoneRelease.current
        let seconds = found.leapSeconds.map { entry -> JSONValue in
            .object(["utc-offset": .integer(Int64(entry.offset)), "onset": .string(entry.onset.iso8601)])
        }
        return json([
            "expires": .string(found.leapSecondsExpire.iso8601), "publisher": "IERS", "version": .string(found.version),
            "leapseconds": .array(seconds),
        ])
    }

    private var capabilities: JSONObject {
        func action(_ name: String, _ template: String, _ parameters: [(String, Bool)] = []) -> JSONValue {
            let list = parameters.map { name, isRequired -> JSONValue in
                .object(["name": .string(name), "required": .boolean(isRequired), "multi": false])
            }
            return .object([
                "name": .string(name), "uri-template": .string(base + template), "parameters": .array(list),
            ])
        }
        return [
            "version": .integer(1),
            "info": .object([
                "primary-source": .string("IANA:" + ZoneRelease.current.version), "formats": .array(["text/calendar"]),
                "truncated": .object(["any": true, "untruncated": false]),
            ]),
            "actions": .array([
                action("capabilities", "capabilities"),
                action("list", "zones{?changedsince}", [("changedsince", false)]),
                action("get", "zones{/tzid}{?start,end}", [("start", false), ("end", false)]),
                action("expand", "zones{/tzid}/observances{?start,end}", [("start", true), ("end", true)]),
                action("find", "zones{?pattern}", [("pattern", true)]), action("leapseconds", "leapseconds"),
            ]),
        ]
    }

    private func json(_ object: JSONObject) -> DAVAnswer {
        DAVAnswer(.ok, .bytes(JSONValue.object(object).serialized(), type: "application/json; charset=utf-8"))
    }

    /// RFC 7808 §4.1.4: a problem document (RFC 7807).
    private func refusal(_ status: Int, _ code: String) -> DAVAnswer {
        let problem: JSONObject = [
            "type": .string("urn:ietf:params:tzdist:error:" + code), "status": .integer(Int64(status)),
        ]
        var answer = DAVAnswer(
            HTTPCode(status),
            .bytes(JSONValue.object(problem).serialized(), type: "application/problem+json; charset=utf-8")
        )
        answer.isPrivate = false
        if status == 405 { answer.allow = Self.methods }
        return answer
    }

    /// The parameters of a query, each with all its values.
    private struct Parameters {
        struct Refusal: Error { let code: String }

        let values: [String: [String]]

        init(_ query: [(name: String, value: String)]) {
            values = Dictionary(grouping: query, by: \.name).mapValues { $0.map(\.value) }
        }

        func range() -> Result<(start: Instant?, end: Instant?), Refusal> {
            let start: Instant?
            let end: Instant?
            do throws(Refusal) {
                start = try instant("start")
                end = try instant("end")
            } catch { return .failure(error) }
            if let start, let end, end <= start { return .failure(Refusal(code: "invalid-end")) }
            return .success((start, end))
        }

        private func instant(_ name: String) throws(Refusal) -> Instant? {
            guard let texts = values[name] else { return nil }
            guard texts.count == 1, let instant = try? Instant(iso8601: texts[0]) else {
                throw Refusal(code: "invalid-" + name)
            }
            return instant
        }
    }
}

/// A pattern of the find action (RFC 7808 §5.5): stars at its ends only, spaces for underscores, no regard to case.
struct ZonePattern {
    private let text: String
    private let isOpenAtStart: Bool
    private let isOpenAtEnd: Bool

    /// Nil for a star in the middle, or a backslash that escapes nothing.
    init?(_ pattern: String) {
        var characters: [(character: Character, isStar: Bool)] = []
        var rest = pattern[...]
        while let character = rest.popFirst() {
            if character == "\\" {
                guard let escaped = rest.popFirst(), escaped == "*" || escaped == "\\" else { return nil }
                characters.append((escaped, false))
            } else {
                characters.append((character, character == "*"))
            }
        }
        isOpenAtStart = characters.first?.isStar ?? false
        if isOpenAtStart { characters.removeFirst() }
        isOpenAtEnd = characters.last?.isStar ?? false
        if isOpenAtEnd { characters.removeLast() }
        guard !characters.isEmpty, !characters.contains(where: \.isStar) else { return nil }
        text = Self.folded(String(characters.map(\.character)))
    }

    func matches(_ name: String) -> Bool {
        let name = Self.folded(name)
        switch (isOpenAtStart, isOpenAtEnd) {
        case (true, true): return name.contains(text)
        case (true, false): return name.hasSuffix(text)
        case (false, true): return name.hasPrefix(text)
        case (false, false): return name == text
        }
    }

    private static func folded(_ name: String) -> String { name.replacing("_", with: " ").lowercased() }
}
