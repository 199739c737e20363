/// What a unit of work needs from the store to be as if it were alone. SQLite has one writer, which gives all of it.
package enum UnitIsolation: Sendable {
    /// The unit sees the moment of its first statement. It is run again where a row that it changes was changed since
    /// then. Every write to a home changes the row of the home first, so that units on one home follow one another.
    case snapshot
    /// As if units ran one after another, whatever they read: for rules over rows that nothing else guards, such as
    /// groups that must not contain one another.
    case serializable
    /// Each statement sees what is committed by then; what must follow one another locks a row or a name.
    case statements
}
