/// What is said of ways and vehicles that do not work out.
extension ItemWords {
    private func say(_ english: String, _ italian: String) -> String { language == "it" ? italian : english }

    func leavesLate(_ late: String, _ event: String, _ departure: String, _ arrival: String) -> String {
        say(
            "⚠ \(late) late for \"\(event)\": you leave at \(departure) and arrive at \(arrival)",
            "⚠ \(late) di ritardo per \"\(event)\": parti alle \(departure) e arrivi alle \(arrival)"
        )
    }

    func vehicleElsewhere(_ vehicle: String, _ place: String, _ event: String) -> String {
        say(
            "⚠ No \(vehicle) for the way to \"\(event)\": it is at \(place)",
            "⚠ Niente \(vehicle) per andare a \"\(event)\": luogo attuale \(place)"
        )
    }

    func vehicleLeft(_ vehicle: String, _ place: String, _ event: String) -> String {
        say(
            "⚠ After \"\(event)\" you come home without your \(vehicle): it stays at \(place)",
            "⚠ Dopo \"\(event)\" torni a casa senza \(vehicle): rimane qui: \(place)"
        )
    }

    func noWayHome(_ event: String, _ means: String) -> String {
        say("⚠ No way home from \"\(event)\" by \(means)", "⚠ Nessun modo di tornare a casa da \"\(event)\": \(means)")
    }

    func lateWayHome(_ event: String, _ departure: String, _ means: String) -> String {
        say(
            "⚠ No way home from \"\(event)\" before \(departure) by \(means)",
            "⚠ Da \"\(event)\" si torna a casa solo alle \(departure): \(means)"
        )
    }

    func instead(_ span: String, _ means: String) -> String {
        say("Instead: \(span) \(means)", "In alternativa: \(span) \(means)")
    }

    /// `start`: nil for home.
    func farAway(_ place: String, _ distance: String, from start: String?) -> String {
        say(
            "⚠ \(place) is \(distance) \(start.map { "from \($0)" } ?? "away"): how do you get there?",
            "⚠ \(place): \(distance) \(start.map { "da \($0)" } ?? "di distanza"), come ci arrivi?"
        )
    }

    var vehicleChoices: String {
        say(
            """
            A trip is by this vehicle only where it stands. What you can do: name other means with a hashtag (#taxi, \
            #transit), name the vehicle for the trips before as well, or delete this warning if you know.
            """,
            """
            Un mezzo si usa solo dove si trova. Che cosa si può fare: indicare altri mezzi con un hashtag (#taxi, \
            #mezzi), indicare lo stesso mezzo anche per i viaggi prima, o eliminare questo avviso.
            """
        )
    }

    var farChoices: String {
        say(
            """
            No trip is planned for so long a way. What you can do: enter the flight or train as an event with its place, \
            write #self, or delete this note.
            """,
            """
            Per una distanza simile nessun viaggio è calcolato. Che cosa si può fare: inserire il volo o il treno come \
            evento con il suo luogo, scrivere #dasolo, o eliminare questa nota.
            """
        )
    }
}
