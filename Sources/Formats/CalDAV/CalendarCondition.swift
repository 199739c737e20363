package import WebDAV
internal import XMLStream

/// The preconditions of RFC 4791 that a message alone can break.
package enum CalendarCondition {
    /// A precondition element of the CalDAV namespace.
    package static func named(_ local: String, _ content: [Markup] = []) -> DAVCondition {
        DAVCondition(XMLName(Namespace.calDAV, local), content)
    }

    /// The filter is no filter of RFC 4791 §9.7 (§7.8).
    package static func invalidFilter(_ explanation: String) -> DAVError {
        DAVError(.forbidden, named("valid-filter"), explanation)
    }

    /// A name of a zone that this server does not know (RFC 7809 §3.1.5, §3.1.6).
    package static func unknownZone(_ tzid: String) -> DAVError {
        DAVError(
            .forbidden,
            named("valid-timezone"),
            "\(tzid) is no time zone that this server knows; send its VTIMEZONE"
        )
    }

    package static func unsupportedCollation(_ name: String) -> DAVError {
        DAVError(.forbidden, named("supported-collation"), "the collation \(name) is not supported")
    }

    package static func unsupportedData(_ explanation: String) -> DAVError {
        DAVError(.forbidden, named("supported-calendar-data"), explanation)
    }
}
