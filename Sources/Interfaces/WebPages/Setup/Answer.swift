internal import Hummingbird
internal import XMLStream

extension SelfTest {
    /// A multistatus, read as loosely as apps read it.
    struct MultistatusReply {
        let response: Response
        let bytes: [UInt8]

        /// The hrefs within the properties of this local name.
        func hrefs(_ property: String) -> [String] {
            var found: [String] = []
            walk { path, text in
                if let text, path.last == "href", path.dropLast().last == property { found.append(text) }
            }
            return found
        }

        /// The display names of all members that are calendars; the href where one has no name.
        var calendars: [String] {
            var found: [String] = []
            var href = ""
            var name = ""
            var isCalendar = false
            func close() {
                if isCalendar { found.append(name.isEmpty ? href : name) }
                (href, name, isCalendar) = ("", "", false)
            }
            walk { path, text in
                switch path.last {
                case "response": close()
                case "href" where path.dropLast().last == "response": href = text ?? ""
                case "displayname": name = text ?? ""
                case "calendar" where path.dropLast().last == "resourcetype": isCalendar = true
                default: break
                }
            }
            close()
            return found
        }

        /// Calls `visit` for each element, outer ones first, with the local names down to it, and for texts with the
        /// text.
        private func walk(_ visit: ([String], String?) -> Void) {
            guard var reader = try? XMLReader(bytes) else { return }
            Self.walk(&reader, [reader.root().local], visit)
        }

        private static func walk(_ reader: inout XMLReader, _ path: [String], _ visit: ([String], String?) -> Void) {
            while let child = reader.nextChild() {
                let here = path + [child.local]
                if child.local == "href" || child.local == "displayname" {
                    visit(here, reader.trimmedText())
                } else {
                    visit(here, nil)
                    walk(&reader, here, visit)
                }
            }
        }
    }
}
