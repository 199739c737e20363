internal import Calendars
internal import TripModel

extension ItemWords {
    static let english = ItemWords(
        leave: { "Leave \($0)" },
        late: { "\($0) late" },
        home: "Home",
        office: "Office",
        near: { "near \($0)" },
        fromHome: { "\($0) from home" },
        unreadTag: { "\"\($0)\" is not understood" },
        decimalMark: ".",
        months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        estimate: "This trip is an estimate by distance: no timetable or map was used.",
        estimatedEnds: "The ways to and from the rides are estimates by distance; the rides are by the timetable.",
        workedOutBy: { "Worked out by \($0)." },
        standsInFor: { "\($0) gave no answer; this trip was worked out without it." },
        or: "Or",
        cost: "Cost",
        forPassengers: { "for \($0) people" },
        tickets: "Tickets",
        held: { "you have \($0)" },
        arrange: "Call ahead: this ride must be booked with the agency or driver.",
        stops: { $0 == 1 ? "1 stop" : "\($0) stops" },
        line: "line",
        towards: "towards",
        every: { "every \($0)" },
        mapData: "Data",
        modes: [
            .foot: "walk", .bicycle: "bicycle", .car: "car", .motorbike: "motorbike", .transit: "transit",
            .taxi: "taxi", .carSharing: "shared car", .bikeSharing: "shared bicycle",
            .scooterSharing: "shared scooter",
            .mopedSharing: "shared moped", .bus: "bus", .tram: "tram", .metro: "metro", .rail: "train",
            .ferry: "ferry", .cableTram: "cable tram", .funicular: "funicular", .aerialLift: "cable car",
            .trolleybus: "trolleybus", .monorail: "monorail", .coach: "coach", .air: "plane",
        ],
        tags: [
            .foot: "walk", .bicycle: "bike", .car: "car", .motorbike: "motorbike", .transit: "transit", .taxi: "taxi",
            .carSharing: "carsharing", .bikeSharing: "bikesharing",
        ],
        going: [
            .foot: "on foot", .bicycle: "by bicycle", .car: "by car", .motorbike: "by motorbike",
            .transit: "by public transport", .taxi: "by taxi", .carSharing: "by shared car",
            .bikeSharing: "by shared bicycle",
        ],
        shortened: "shortened",
        and: "and",
        either: "or",
        lunch: "Lunch",
        lunchChoices: "This lunch is in your settings, where its hours, length and days can be changed.",
        slotFound: { "The time that the day leaves for this between \($0) and \($1)." },
        openNear: { "Open then near \($0):" },
        openKinds: [
            "restaurant": "restaurant", "food_court": "food court", "biergarten": "beer garden", "pub": "pub",
            "fast_food": "fast food", "cafe": "café", "bar": "bar", "bakery": "bakery",
            "ice_cream": "ice cream", "pastry": "pastry shop",
        ],
        unreachable: { "⚠ \($0) late for \"\($1)\": earliest arrival \($2) by \($3)" },
        ownTravelTooLong: { "⚠ \($0) too little for the way to \"\($1)\"" },
        more: { $1 ? "and at least \($0) more" : "and \($0) more" },
        overlaps: { event, others, standing, count in
            let verdict = count == 0 ? "" : "; \(standing) \(count == 1 ? "stands" : "stand")"
            return "⚠ Overlap: \"\(event)\" and \(others)\(verdict)"
        },
        visit: { "\"\($0)\" is during \($1): both are planned" },
        visits: { "\"\($0)\" is interrupted by \($1): all are planned" },
        fromAssumed: { "from \($0)?" },
        startAssumed: { "Where \"\($0)\" takes place is not known: this trip is assumed to start at \($1)." },
        onTheWay: { "On the way: \($0)." },
        leavesEarlyFor: { "It leaves this early because of \($0)." },
        early: { "\($0) early" },
        arrivesEarly: { "You arrive \($0) early: nothing later is in time." },
        noServiceBetween: { "No bus or train between \($0) and \($1)." },
        noServiceAfter: { "No bus or train after \($0)." },
        noServiceBefore: { "No bus or train before \($0)." },
        timetableEnds: { "The timetable ends on \($0): what runs after that day is not known yet." },
        timetableBegins: { "The timetable begins on \($0): what runs before that day is not known." },
        wayTaken: { "\"\($0)\" is left out: the way to \"\($1)\" takes its time" },
        placeNotFound: { "⚠ Place not found: \"\($0)\" of \"\($1)\"" },
        elsewhere: { "\($0) is on no map of this server." },
        placeAmbiguous: { "⚠ Which \"\($0)\" is meant for \"\($1)\"?" },
        placeMeant: { "⚠ \"\($0)\": did you mean \"\($1)\"?" },
        placeInexact: { "⚠ Where in \"\($0)\" is \"\($1)\"?" },
        arrivalUnknown: { "⚠ Where does \"\($0)\" take you?" },
        unreadTags: { "\($0) in \"\($1)\" \($2 == 1 ? "is" : "are") not understood" },
        farNight: { "Do you sleep near \($0)? It is \($1) from home" },
        missingNumber: { "Number \($0) is not on the map. The place taken is \($1): up to \($2) off." },
        betweenNumbers: { "Number \($0) is not on the map. It must lie between its neighbours: up to \($1) off." },
        wide: { "\($0) is large: the place may be up to \($1) away." },
        unused: { "Not used to find the place: \($0)." },
        exactnessChoices: """
            Where is it exactly? Write a house number or the name of the place into the event, choose it on a map, or \
            write coordinates as geo:45.4781,9.2273.
            """,
        chosen: { place, choice in
            choice.map { "\"\(place)\" is \($0), as you chose before." }
                ?? "\"\(place)\" is the place that you chose before."
        },
        breakLost: { "⚠ No room for \"\($0)\": \($1) wanted, \($2) free" },
        visitLost: { "⚠ No room for \"\($0)\" with the way there and on: \($1) wanted" },
        noMeans: { "⚠ No way to \"\($0)\" \($1)" },
        leavesLate: { "⚠ \($0) late for \"\($1)\": you leave at \($2) and arrive at \($3)" },
        vehicleElsewhere: { "⚠ No \($0) for the way to \"\($2)\": it is at \($1)" },
        vehicleLeft: { "⚠ After \"\($2)\" you come home without your \($0): it stays at \($1)" },
        noWayHome: { "⚠ No way home from \"\($0)\" \($1)" },
        lateWayHome: { "⚠ No way home from \"\($0)\" before \($1) by \($2)" },
        instead: { "Instead: \($0) \($1)" },
        farAway: { place, distance, start in
            "⚠ \(place) is \(distance) \(start.map { "from \($0)" } ?? "away"): how do you get there?"
        },
        noVehicleThere: { "⚠ No \($0) of \($1) left for the way to \"\($2)\"" },
        noVehicleHome: { "⚠ No \($0) of \($1) left for the way home from \"\($2)\"" },
        usuallyThere: "There usually is one here; this is checked again from an hour before you leave.",
        silentSince: { provider, day, time in
            "\(provider) has sent nothing since \(day.map { "\($0) " } ?? "")\(time): its vehicles are left out."
        },
        ridesSilentSince: { agency, day, time in
            let since = "\(day.map { "\($0) " } ?? "")\(time)"
            return "\(agency) has sent no live times since \(since): this trip goes by the timetable."
        },
        noVehicleChoices: "The first of these is planned. Pick another one, or delete this warning if you know.",
        choiceFell: { "Your choice for \"\($0)\" no longer holds: \($1)" },
        choiceDeparture: { "leave at \($0)" },
        choiceWinner: "this event goes first",
        choiceKept: "trips give way to it",
        choiceFellSinceChanged: """
            The event has another time or place than when you chose. Choose again if you still want it, or delete this \
            note.
            """,
        choiceFellNotOffered: """
            It is no longer possible, so the trip was planned anew. Choose again, or delete this note.
            """,
        choiceFellNoRoom: "There is no room for that any more. Choose again, or delete this note.",
        noHome: "⚠ No trips from and to home: Home is not set",
        room: { "No trips to rooms without a place, such as \"\($0)\"" },
        language: "en",
        calendarName: "Calendar",
        travelCalendar: TravelCalendarWords(),
        causes: [
            .unknown: "Disruption", .other: "Disruption", .technicalProblem: "Technical problem", .strike: "Strike",
            .demonstration: "Demonstration", .accident: "Accident", .holiday: "Holiday", .weather: "Weather",
            .maintenance: "Maintenance", .construction: "Construction works", .police: "Police operation",
            .medicalEmergency: "Medical emergency",
        ],
        hindrance: { "\($0): no \($1)" },
        rideCanceled: { "\($0) is canceled" },
        rideLate: { "\($0) is \($1) late" },
        rideEarly: { "\($0) leaves \($1) early" },
        disruption: { "⚠ \($0) on the way to \"\($1)\"" },
        disruptionHome: { "⚠ \($0) on the way home from \"\($1)\"" },
        disruptionChoices: "The trips of this day take it into account. Delete this warning if you know.",
        letFirst: { "Attend \"\($0)\"" },
        attendInstead: { "Attend \"\($0)\" instead of \"\($1)\"" },
        keepBreak: { "Keep \"\($0)\": trips give way to it" },
        shortenBreak: { "Shorten \"\($0)\" to \($1)" },
        moveBreak: { "Move \"\($0)\" to \($1)" },
        dropBreak: { "Skip \"\($0)\" this time" },
        meansPlace: { "It is: \($0)" },
        goBy: { "Choose: \($0), leaving at \($1)" },
        ignoreWarning: "Ignore this warning",
        noTripWanted: "No trip needed",
        takeBack: "Take back what you decided",
        unreachableChoices: """
            What you can do: move this event or the one before, end the one before earlier, choose other means with a \
            hashtag (#taxi, #bike, #car), or delete this warning if you know.
            """,
        overlapChoices: """
            What you can do: move or delete one of them, or mark the one you will not attend as free. \
            Trips are planned to the one that stands.
            """,
        wayTakenChoices: """
            You chose to attend the later event, and the way there is part of it. No trip is planned to this one. What \
            you can do: take that choice back, move one of the two, or delete this note.
            """,
        visitChoices: """
            The trip there interrupts the longer event, and you go back afterwards where time is left: delete the way \
            back if you do not. If you will not go, mark this event as free.
            """,
        visitsChoices: """
            You leave for what takes place meanwhile, and come back where time is left. What you do not go to, mark as \
            free.
            """,
        placeChoices: """
            No trip is planned, as we do not guess: it is not known here, or lies outside our region. What you can \
            do: write the address in full, choose the place on a map, write coordinates as geo:45.4781,9.2273, or \
            #notravel. What you write into the place of the event or of this note holds for the same words from then on.
            """,
        ambiguousChoices: """
            No trip is planned, as we do not guess. Copy one of these lines into the place of the event or of this \
            note, or write the place in full. Your choice holds for the same words from then on.
            """,
        arrivalChoices: """
            It begins in one place and ends in another, and nothing says where. Until then no trip is planned after \
            it. Write both ends into its place: Lisboa Aeroporto → Porto Aeroporto.
            """,
        tagChoices: """
            Understood are: #walk #bike #car #motorbike #transit #taxi #carsharing #bikesharing for the means; \
            #from Office, #buffer 15m, #persons 3, #notravel and #self for the trip; #flex 30m min 20m for a break; #stay \
            for an all-day event where you sleep; #home and #office to save a place. Other hashtags are yours: delete this \
            note if this one was not meant for us.
            """,
        stayChoices: """
            The trips home for the night and back are planned. If you stay, make an all-day event from the day of \
            arrival to the day of departure, with the hotel as its place and #stay in its notes: the trips then begin \
            and end there. Delete this note if you do come home.
            """,
        breakChoices: """
            What you can do: allow a shorter one (#flex 30m min 20m), widen its span, move or delete another event, or \
            delete this warning.
            """,
        noMeansChoices: "What you can do: allow more means, name one with a hashtag, or write #notravel.",
        vehicleChoices: """
            A trip is by this vehicle only where it stands. What you can do: name other means with a hashtag (#taxi, \
            #transit), name the vehicle for the trips before as well, or delete this warning if you know.
            """,
        farChoices: """
            No trip is planned for so long a way. What you can do: enter the flight or train as an event with both \
            ends as its place (Lisboa Aeroporto → Porto Aeroporto), write #self into this event, or delete this note.
            """,
        noHomeChoices: """
            Trips are planned only between the events of a day. To set it, make an event at your home with its place \
            and #home in its notes, or ask your administrator.
            """,
        roomChoices: """
            A room does not say where its house is, so no trip is planned. To have trips, write the place as well, as \
            in \
            "Office, Room 4" or "Room 4, Via Roma 1, Milano". This is said once for all rooms: delete this note if you \
            know.
            """
    )
}
