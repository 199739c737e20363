import CLibical
import CivilTime
import Foundation

/// What is measured of libical.
enum Libical {
    static func parse(_ text: [CChar]) -> OpaquePointer? { icalparser_parse_string(text) }

    static func free(_ component: OpaquePointer?) { icalcomponent_free(component) }

    static func write(_ component: OpaquePointer?) -> Int {
        guard let text = icalcomponent_as_ical_string_r(component) else { return 0 }
        defer { icalmemory_free_buffer(text) }
        return strlen(text)
    }

    static func setSummary(_ component: OpaquePointer?, _ text: String) {
        var event = icalcomponent_get_first_component(component, ICAL_VEVENT_COMPONENT)
        if event == nil { event = component }
        icalcomponent_set_summary(event, text)
    }

    /// How many occurrences a rule has before a year.
    static func count(_ rule: String, start: String, beforeYear year: Int32) -> Int {
        let recurrence = icalrecurrencetype_from_string(rule)
        let iterator = icalrecur_iterator_new(recurrence, icaltime_from_string(start))
        defer { icalrecur_iterator_free(iterator) }
        var count = 0
        while true {
            let next = icalrecur_iterator_next(iterator)
            if icaltime_is_null_time(next) != 0 || next.year >= year { return count }
            count += 1
        }
    }
}
