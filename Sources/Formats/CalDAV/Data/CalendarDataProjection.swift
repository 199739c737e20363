package import CivilTime
package import ICalendar
package import WebDAV

/// Makes the text that `CALDAV:calendar-data` asks for (RFC 4791 §9.6).
package struct CalendarDataProjection: Sendable {
    private let request: CalendarDataRequest
    private let floating: ZoneRules
    private let limits: Limits

    /// - Parameters:
    ///   - request: what is asked for.
    ///   - floating: the zone of floating times.
    ///   - limits: those of reading and expanding one object.
    package init(_ request: CalendarDataRequest, floating: ZoneRules, limits: Limits = .standard) {
        self.request = request
        self.floating = floating
        self.limits = limits
    }

    /// As ``text(of:allowance:)``, with an allowance that is as good as unbounded.
    package func text(of bytes: [UInt8]) throws(DAVError) -> [UInt8] {
        var allowance = ExpansionAllowance()
        return try text(of: bytes, allowance: &allowance)
    }

    /// The object as it is asked for; its very bytes where nothing special is.
    ///
    /// - Parameters:
    ///   - bytes: the object as it is stored.
    ///   - allowance: what its expansion may cost; what it costs is taken from it.
    /// - Returns: the text of a calendar.
    /// - Throws: 500 for an object that cannot be read any more, `max-instances` for one whose occurrences are too
    ///   many, or too long together.
    package func text(of bytes: [UInt8], allowance: inout ExpansionAllowance) throws(DAVError) -> [UInt8] {
        guard !request.isVerbatim else { return bytes }
        var document = try parsed(bytes)
        do throws(RecurrenceError) {
            if let range = request.expand {
                document =
                    try object(document)?.expanded(
                        in: range.bounds,
                        floating: floating,
                        limits: limits,
                        allowance: &allowance,
                        selecting: { selected($0) }
                    ) ?? document
            } else if let range = request.limitRecurrenceSet {
                if let object = object(document) {
                    allowance.steps -= object.overrides.count
                    guard allowance.steps >= 0 else { throw .exhausted(steps: object.overrides.count) }
                    document = object.limitedRecurrenceSet(in: range.bounds, floating: floating)
                }
            }
        } catch {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("max-instances"),
                "there are too many occurrences, or they are too long together: ask for a shorter range"
            )
        }
        if let range = request.limitFreeBusySet {
            document = object(document)?.limitedFreeBusySet(in: range.bounds) ?? document
        }
        // Expanded times are in UTC and need none.
        if request.expand == nil { request.timeZones.apply(to: &document, limits: limits) }
        if let selection = request.component { select(selection, &document) }
        return document.serialized()
    }

    private func parsed(_ bytes: [UInt8]) throws(DAVError) -> CalendarDocument {
        do throws(CalendarParseError) {
            return try CalendarDocument(parsing: bytes, limits: limits)
        } catch {
            throw DAVError(.internalServerError, nil, "this object can't be read", logDetail: "\(error)")
        }
    }

    /// nil: no calendar object that could be expanded; then it is given as it is.
    private func object(_ document: CalendarDocument) -> CalendarObject? {
        try? CalendarObject(document, acceptsMethod: true, limits: limits)
    }

    private func select(_ selection: ComponentSelection, _ document: inout CalendarDocument) {
        guard let calendar = document.calendar, selection.name == calendar.name else { return }
        document = CalendarDocument([Self.selected(selection, calendar)])
    }

    /// What is wanted of a component of the object.
    private func selected(_ component: Component) -> Component {
        guard let selection = request.component, case .some(let wanted) = selection.components else { return component }
        guard let inner = wanted.first(where: { $0.name == component.name }) else {
            return Component(name: component.name)
        }
        return Self.selected(inner, component)
    }

    private static func selected(_ selection: ComponentSelection, _ component: Component) -> Component {
        var properties = component.properties
        if let wanted = selection.properties {
            properties = properties.compactMap { property in
                guard let match = wanted.first(where: { property.isNamed($0.name) }) else { return nil }
                guard match.withoutValue else { return property }
                var property = property
                property.value = ""
                return property
            }
        }
        var components = component.components
        if case .some(let wanted) = selection.components {
            components = components.compactMap { inner in
                wanted.first { $0.name == inner.name }.map { selected($0, inner) }
            }
        }
        return Component(name: component.name, properties: properties, components: components)
    }
}
