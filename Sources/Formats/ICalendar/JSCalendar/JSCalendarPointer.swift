/// Places in a JSCalendar object: pointers of RFC 6901 without the slash before them (RFC 8984 §1.4.9).
enum JSCalendarPointer {
    static func text(_ path: [String]) -> String {
        path.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined(separator: "/")
    }

    static func path(_ text: some StringProtocol) -> [String] {
        text.split(separator: "/", omittingEmptySubsequences: false).map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// The members to set, or with null to remove, to turn one object into another.
    static func patch(
        from old: JSONObject,
        to new: JSONObject,
        _ path: [String] = []
    ) -> [(path: [String], value: JSONValue)] {
        var result: [(path: [String], value: JSONValue)] = []
        for member in new.members {
            let place = path + [member.name]
            guard let before = old[member.name] else {
                result.append((place, member.value))
                continue
            }
            if let inner = before.object, let other = member.value.object {
                result += patch(from: inner, to: other, place)
            } else if before != member.value {
                result.append((place, member.value))
            }
        }
        for member in old.members where new[member.name] == nil { result.append((path + [member.name], .null)) }
        return result
    }

    /// The members of an object, at any depth, that another one has nothing for.
    static func additions(
        in object: JSONObject,
        to other: JSONObject,
        _ path: [String] = []
    ) -> [(path: [String], value: JSONValue)] {
        var result: [(path: [String], value: JSONValue)] = []
        for member in object.members where member.value != .null {
            let place = path + [member.name]
            guard let value = other[member.name] else {
                result.append((place, member.value))
                continue
            }
            if let inner = member.value.object, let made = value.object {
                result += additions(in: inner, to: made, place)
            }
        }
        return result
    }

    /// Sets a value that does not exist yet; all but the last part of the path must exist.
    static func add(_ value: JSONValue, at path: ArraySlice<String>, to object: inout JSONObject) {
        guard let name = path.first else { return }
        if path.count == 1 {
            if object[name] == nil { object[name] = value }
        } else if var inner = object[name]?.object {
            add(value, at: path.dropFirst(), to: &inner)
            object[name] = .object(inner)
        }
    }

    /// Puts a value, or with null takes it away. False where a part of the path before the last is not there.
    static func set(_ value: JSONValue, at path: ArraySlice<String>, in object: inout JSONObject) -> Bool {
        guard let name = path.first else { return false }
        if path.count == 1 {
            object[name] = value == .null ? nil : value
            return true
        }
        guard var inner = object[name]?.object, set(value, at: path.dropFirst(), in: &inner) else { return false }
        object[name] = .object(inner)
        return true
    }

    /// An object with the changes of a patch; nil for a patch that is none: a place that is not there, or two changes
    /// of which one lies inside the other.
    static func applying(_ patch: JSONObject, to object: JSONObject) -> JSONObject? {
        let paths = patch.members.map { path($0.name) }
        guard paths.allSatisfy({ $0.count <= 16 }) else { return nil }
        let sorted = paths.sorted { $0.lexicographicallyPrecedes($1) }
        for (path, next) in zip(sorted, sorted.dropFirst()) where next.starts(with: path) { return nil }
        var result = object
        for (path, member) in zip(paths, patch.members) {
            guard set(member.value, at: path[...], in: &result) else { return nil }
        }
        return result
    }
}
