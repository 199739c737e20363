internal import ByteText

/// An attachment that the server keeps, as an ATTACH property names it (RFC 8607 §4).
public struct ManagedAttachment: Equatable, Sendable {
    /// MANAGED-ID: unique on the server.
    public var id: String
    /// The absolute URI at which it is read.
    public var uri: String
    /// FMTTYPE: the media type.
    public var type: String?
    /// FILENAME.
    public var name: String?
    /// SIZE, in bytes.
    public var size: Int

    /// Creates an attachment reference; `size` is in bytes.
    public init(id: String, uri: String, type: String?, name: String?, size: Int) {
        self.id = id
        self.uri = uri
        self.type = type
        self.name = name
        self.size = size
    }

    /// The ATTACH property. Its FMTTYPE has no parameters (RFC 5545 §3.2.8).
    public var property: Property {
        var parameters = [("MANAGED-ID", id)]
        if let type { parameters.append(("FMTTYPE", type)) }
        parameters.append(("SIZE", String(size)))
        if let name { parameters.append(("FILENAME", name)) }
        return Property("ATTACH", parameters: parameters, value: uri)
    }
}

/// Why attachments of an object can't be changed as was asked.
public enum ManagedAttachmentError: Error, Equatable, Sendable {
    /// No part of the object, and no occurrence of it, has this name.
    case unknownInstance(String)
    /// The parts that were named, or the object, have no attachment with this MANAGED-ID.
    case unknownAttachment(String)
}

extension CalendarObject {
    /// The MANAGED-ID of each managed attachment that the object names, in whatever part of it.
    public var managedAttachments: Set<String> {
        var ids: Set<String> = []
        for component in components {
            for property in component.all("ATTACH") {
                if let id = property.parameter("MANAGED-ID") { ids.insert(id) }
            }
        }
        return ids
    }

    /// The object with one more attachment (RFC 8607 §3.4).
    ///
    /// `instances` are named by `M` for the component without RECURRENCE-ID, or the RECURRENCE-ID of an occurrence as
    /// it is written in the object; an occurrence without a component of its own gets one. nil: all components.
    ///
    /// - Throws: ``ManagedAttachmentError/unknownInstance(_:)``, also for one that is named twice.
    public func attaching(
        _ attachment: ManagedAttachment,
        to instances: [String]?
    ) throws(ManagedAttachmentError) -> CalendarDocument {
        try rewriting(instances) { component throws(ManagedAttachmentError) in component.append(attachment.property) }
    }

    /// The object with an attachment replaced by another wherever it is named (RFC 8607 §3.5).
    ///
    /// - Throws: ``ManagedAttachmentError/unknownAttachment(_:)``.
    public func replacingAttachment(
        _ id: String,
        by attachment: ManagedAttachment
    ) throws(ManagedAttachmentError) -> CalendarDocument {
        guard managedAttachments.contains(id) else { throw .unknownAttachment(id) }
        return try rewriting(nil) { component throws(ManagedAttachmentError) in
            component.properties = component.properties.map { $0.isAttachment(id) ? attachment.property : $0 }
        }
    }

    /// The object without an attachment (RFC 8607 §3.6), in all of it or in some instances, named as in
    /// ``attaching(_:to:)``.
    ///
    /// - Throws: ``ManagedAttachmentError``; each of the named instances must have it.
    public func removingAttachment(
        _ id: String,
        from instances: [String]?
    ) throws(ManagedAttachmentError) -> CalendarDocument {
        guard managedAttachments.contains(id) else { throw .unknownAttachment(id) }
        return try rewriting(instances) { component throws(ManagedAttachmentError) in
            guard instances == nil || component.all("ATTACH").contains(where: { $0.isAttachment(id) }) else {
                throw .unknownAttachment(id)
            }
            component.removeProperties { $0.isAttachment(id) }
        }
    }

    /// The object with the right SIZE of its managed attachments (RFC 8607 §3.7); nil where all is right already.
    public func correctingSizes(_ sizes: [String: Int]) -> CalendarDocument? {
        var changed: [(old: Component, new: Component)] = []
        for component in components {
            var updated = component
            updated.properties = component.properties.map { property in
                guard property.isNamed("ATTACH"), let id = property.parameter("MANAGED-ID"), let size = sizes[id],
                    property.parameter("SIZE") != String(size)
                else { return property }
                var property = property
                property.setParameter("SIZE", String(size))
                return property
            }
            if updated != component { changed.append((component, updated)) }
        }
        return changed.isEmpty ? nil : Scheduling.rewritten(document, changed)
    }

    private func rewriting(
        _ instances: [String]?,
        _ change: (inout Component) throws(ManagedAttachmentError) -> Void
    ) throws(ManagedAttachmentError) -> CalendarDocument {
        var changed: [(old: Component, new: Component)] = []
        var added: [Component] = []
        guard let instances else {
            for component in components {
                var updated = component
                try change(&updated)
                changed.append((component, updated))
            }
            return Scheduling.rewritten(document, changed)
        }
        var seen: Set<String> = []
        let named = Dictionary(
            overrides.map { ($0.first("RECURRENCE-ID")?.value, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var plain = PlainOccurrences(of: self)
        for name in instances {
            guard seen.insert(name.asciiUppercased).inserted else { throw .unknownInstance(name) }
            if let component = name.equalsIgnoringASCIICase("M") ? master : named[name] {
                var updated = component
                try change(&updated)
                changed.append((component, updated))
            } else {
                guard var made = madeOverride(named: name, &plain) else { throw .unknownInstance(name) }
                try change(&made)
                added.append(made)
            }
        }
        return Scheduling.rewritten(document, changed, adding: added)
    }

    private func madeOverride(named name: String, _ plain: inout PlainOccurrences) -> Component? {
        guard isRecurring, let start = master?.first("DTSTART"),
            let value = DateTimeValue(name, tzid: start.parameter("TZID")),
            value.isDate == series.isDate, value.text == name
        else { return nil }
        let recurrence = SeriesCompiler(kind: kind, zones: zones).recurrence(named: value, in: series)
        // An occurrence with a component of its own has the name that stands there.
        return component(for: recurrence) == nil ? plain.component(at: recurrence) : nil
    }
}

extension Property {
    fileprivate func isAttachment(_ id: String) -> Bool { isNamed("ATTACH") && parameter("MANAGED-ID") == id }
}
