internal import ByteText

/// The XML form of iCalendar (RFC 6321), written only.
public enum XCal {
    /// The document as xCal, in UTF-8.
    public static func serialized(_ document: CalendarDocument) -> [UInt8] {
        var writer = Writer()
        writer.output.append(ascii: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        writer.output.append(ascii: "<icalendar xmlns=\"urn:ietf:params:xml:ns:icalendar-2.0\">")
        for component in document.components { writer.write(component) }
        writer.output.append(ascii: "</icalendar>\n")
        return writer.output
    }

    private struct Writer {
        var output: [UInt8] = []

        mutating func write(_ component: Component) {
            let name = Writer.elementName(component.name)
            open(name)
            let properties = component.properties
            if !properties.isEmpty {
                open("properties")
                for property in properties { write(JCalProperty(property)) }
                close("properties")
            }
            let components = component.components
            if !components.isEmpty {
                open("components")
                for child in components { write(child) }
                close("components")
            }
            close(name)
        }

        private mutating func write(_ property: JCalProperty) {
            let name = Writer.elementName(property.name)
            open(name)
            if !property.parameters.isEmpty {
                open("parameters")
                for parameter in property.parameters {
                    let element = Writer.elementName(parameter.name)
                    open(element)
                    for value in parameter.values { write("text", value) }
                    close(element)
                }
                close("parameters")
            }
            for value in property.values { write(value, property) }
            close(name)
        }

        private mutating func write(_ value: JSONValue, _ property: JCalProperty) {
            switch (property.name, property.type) {
            case ("geo", "float"):
                for (name, part) in zip(["latitude", "longitude"], value.array ?? []) { write(name, Writer.text(part)) }
            case ("request-status", "text"):
                for (name, part) in zip(["code", "description", "data"], value.array ?? []) {
                    write(name, Writer.text(part))
                }
            case (_, "period"):
                let parts = (value.array ?? []).map { Writer.text($0) }
                open("period")
                for (index, part) in parts.enumerated() {
                    write(index == 0 ? "start" : part.hasPrefix("P") ? "duration" : "end", part)
                }
                close("period")
            case (_, "recur"):
                open("recur")
                for member in value.object?.members ?? [] {
                    for part in member.value.array ?? [member.value] {
                        write(Writer.elementName(member.name), Writer.text(part))
                    }
                }
                close("recur")
            default: write(property.type, Writer.text(value))
            }
        }

        private static func text(_ value: JSONValue) -> String {
            value.string ?? String(decoding: value.serialized(), as: UTF8.self)
        }

        /// A name in lower case that XML accepts.
        private static func elementName(_ name: String) -> String {
            var bytes = name.utf8.map { $0.isASCIIAlphanumeric || $0 == 0x2D ? $0.asciiLowercased : 0x5F }
            if bytes.first?.isASCIILetter != true { bytes.insert(0x5F, at: 0) }
            return String(decoding: bytes, as: UTF8.self)
        }

        private mutating func open(_ name: String) {
            output.append(UInt8(ascii: "<"))
            output.append(text: name)
            output.append(UInt8(ascii: ">"))
        }

        private mutating func close(_ name: String) {
            output.append(ascii: "</")
            output.append(text: name)
            output.append(UInt8(ascii: ">"))
        }

        private mutating func write(_ name: String, _ text: String) {
            open(name)
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "<"): output.append(ascii: "&lt;")
                case UInt8(ascii: ">"): output.append(ascii: "&gt;")
                case UInt8(ascii: "&"): output.append(ascii: "&amp;")
                case 0x0D: output.append(ascii: "&#13;")
                // XML 1.0 has no place for other control characters.
                case 0x00..<0x09, 0x0B, 0x0C, 0x0E..<0x20: continue
                default: output.append(byte)
                }
            }
            close(name)
        }
    }
}
