extension StreetProfile {
    /// Which directions of a way with these tags are open, and how fast. For barriers the speed only says open or
    /// closed.
    public func use(of tags: StreetTags) -> StreetUse {
        if let barrier = tags["barrier"], tags["highway"] == nil { return use(ofBarrier: barrier, tags) }
        if tags["route"] == "ferry", tags["highway"] == nil {
            guard let ferrySpeed else { return .closed }
            let speed = tags[StreetTags.ferrySpeedKey].flatMap(Double.init) ?? ferrySpeed
            return oriented(speed, tags, isOpen: decide(access, tags).isOpen)
        }
        guard let highway = tags["highway"] else {
            return tags["turn"] == nil ? .closed : StreetUse(forwardSpeed: 1, backwardSpeed: 1)
        }
        let decision = decide(access, tags)
        var isOpen = decision.isOpen && speeds[highway] != nil
        if onlyWhenNamed.contains(highway), !decision.isNamed { isOpen = false }
        if let steepest, let rise = tags["incline"].flatMap(Self.percent), abs(rise) > steepest { isOpen = false }
        guard isOpen, var speed = speeds[highway] else { return pushed(highway, tags, riding: .closed) }
        for (key, caps) in speedCaps {
            if let value = tags[key], let cap = caps[value] { speed = min(speed, cap) }
        }
        if decision.isLimited { speed *= limitedFactor }
        let riding = oriented(speed, tags, isOpen: true)
        return riding.forwardSpeed > 0 && riding.backwardSpeed > 0 ? riding : pushed(highway, tags, riding: riding)
    }

    private struct Decision {
        var isOpen = true
        /// An open value of the most specific key said so.
        var isNamed = false
        var isLimited = false
    }

    private func decide(_ rules: [AccessRule], _ tags: StreetTags) -> Decision {
        for (rank, rule) in rules.enumerated() {
            guard let value = tags[rule.key] else { continue }
            if rule.closed.contains(value) { return Decision(isOpen: false) }
            if rule.open?.contains(value) ?? true {
                let isNamed = rank == 0 && rule.open != nil
                return Decision(isOpen: true, isNamed: isNamed, isLimited: limitedValues.contains(value))
            }
        }
        return Decision()
    }

    private func use(ofBarrier barrier: String, _ tags: StreetTags) -> StreetUse {
        if ignoresBarriers { return StreetUse(forwardSpeed: 1, backwardSpeed: 1) }
        let named = access.contains { rule in
            guard let value = tags[rule.key] else { return false }
            return !rule.closed.contains(value) && (rule.open?.contains(value) ?? true)
        }
        let isOpen =
            closedBarriers.contains(barrier) ? named && decide(access, tags).isOpen : decide(access, tags).isOpen
        // A barrier is a link without length, passed as two halves.
        return isOpen ? StreetUse(forwardSpeed: 1, backwardSpeed: 1, delay: barrierSeconds / 2) : .closed
    }

    /// The speed in both directions, but for one-ways and signed speeds.
    private func oriented(_ speed: Double, _ tags: StreetTags, isOpen: Bool) -> StreetUse {
        guard isOpen else { return .closed }
        var forward = speed
        var backward = speed
        if let maxspeedFactor {
            let both = tags["maxspeed"].flatMap(Self.kilometresPerHour)
            if let signed = tags["maxspeed:forward"].flatMap(Self.kilometresPerHour) ?? both {
                forward = limited(speed, signed * maxspeedFactor, tags)
            }
            if let signed = tags["maxspeed:backward"].flatMap(Self.kilometresPerHour) ?? both {
                backward = limited(speed, signed * maxspeedFactor, tags)
            }
        }
        switch direction(tags) {
        case .both: break
        case .forward: backward = 0
        case .backward: forward = 0
        }
        return StreetUse(forwardSpeed: min(forward, topSpeed) / 3.6, backwardSpeed: min(backward, topSpeed) / 3.6)
    }

    /// A sign below the speed of the class holds; one above lifts it half way, for streets are seldom driven at their
    /// limit. It does not undo a bad surface or a parking aisle.
    private func limited(_ speed: Double, _ signed: Double, _ tags: StreetTags) -> Double {
        guard signed > speed, let highway = tags["highway"], let ofClass = speeds[highway], speed >= ofClass else {
            return min(speed, signed)
        }
        return (speed + signed) / 2
    }

    private enum Direction {
        case both
        case forward
        case backward
    }

    private func direction(_ tags: StreetTags) -> Direction {
        guard let general = onewayKeys.last else { return .both }
        for key in onewayKeys {
            switch tags[key] {
            case "yes", "true", "1": return key == general ? opened(.forward, tags) : .forward
            case "-1", "reverse": return key == general ? opened(.backward, tags) : .backward
            case "no": return .both
            default: continue
            }
        }
        let highway = tags["highway"]
        if let junction = tags["junction"], junction == "roundabout" || junction == "circular" { return .forward }
        return highway == "motorway" || highway == "motorway_link" ? opened(.forward, tags) : .both
    }

    /// `cycleway=opposite*`, or a lane on one side that runs both ways, opens a one-way street to bicycles.
    private func opened(_ direction: Direction, _ tags: StreetTags) -> Direction {
        guard usesContraflowLanes else { return direction }
        for key in ["cycleway", "cycleway:left", "cycleway:right", "cycleway:both"] {
            if tags[key]?.hasPrefix("opposite") == true { return .both }
        }
        return direction
    }

    /// Fills the closed directions with walking beside the vehicle, where a person on foot may go.
    private func pushed(_ highway: String, _ tags: StreetTags, riding: StreetUse) -> StreetUse {
        guard let pushing, pushing.classes.contains(highway), decide(pushing.access, tags).isOpen else { return riding }
        var speed = pushing.slower[highway] ?? pushing.speed
        if highway == "steps", let ramp = tags["ramp:bicycle"], ramp == "yes" { speed = max(speed, pushing.speed / 2) }
        return StreetUse(
            forwardSpeed: riding.forwardSpeed > 0 ? riding.forwardSpeed : speed / 3.6,
            backwardSpeed: riding.backwardSpeed > 0 ? riding.backwardSpeed : speed / 3.6
        )
    }

    /// An `incline` value in percent: `8%`, `-12 %` or `7°`; nil for `up`, `down` and the like.
    static func percent(_ text: String) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
        guard let number = Double(digits), abs(number) <= 100 else { return nil }
        switch text.dropFirst(digits.count).drop(while: { $0 == " " }) {
        case "%", "": return number
        // The tangent, closely enough for what one can roll up.
        case "°": return number * 1.75 * (1 + number * number / 9_800)
        default: return nil
        }
    }

    /// A `maxspeed` value in km/h: a number, with "mph" or "knots" behind it, "walk", "none" or a national code.
    static func kilometresPerHour(_ text: String) -> Double? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        if let number = Double(digits), number > 0, number <= 300 {
            let unit = text.dropFirst(digits.count).drop { $0 == " " }
            switch unit {
            case "mph": return number * 1.609344
            case "knots": return number * 1.852
            default: return number
            }
        }
        switch text {
        case "none": return 130
        case "walk": return 7
        default: break
        }
        guard let colon = text.firstIndex(of: ":") else { return nil }
        switch text[text.index(after: colon)...] {
        case "urban": return 50
        case "rural": return 90
        case "trunk": return 100
        case "motorway": return 120
        case "living_street": return 10
        default: return nil
        }
    }
}
