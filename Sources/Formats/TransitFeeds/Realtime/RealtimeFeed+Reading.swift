extension RealtimeFeed {
    /// Entities of one message; more is refused.
    package static let maximumEntities = 500_000
    package static let maximumBytes = 256 << 20
    /// Stop times, periods and selectors of all its entities: two bytes of a message can be one of them.
    package static let maximumRecords = 2_000_000
    /// Of these, in one entity.
    static let maximumOfOne = 100_000

    /// Reads a message. Fields that we do not know are passed over; deleted entities are only named.
    package init(reading bytes: [UInt8]) throws(RealtimeError) {
        guard bytes.count <= Self.maximumBytes else { throw .overLimit(what: "bytes", limit: Self.maximumBytes) }
        var reader = WireReader(bytes)
        var entities = 0
        var records = 0
        var hasHeader = false
        while let field = try reader.next() {
            switch field.number {
            case 1:
                hasHeader = true
                try readHeader(reader.message(field))
            case 2:
                entities += 1
                guard entities <= Self.maximumEntities else {
                    throw .overLimit(what: "entities", limit: Self.maximumEntities)
                }
                records += try readEntity(reader.message(field))
                guard records <= Self.maximumRecords else {
                    throw .overLimit(what: "stop times and selectors", limit: Self.maximumRecords)
                }
            default: continue
            }
        }
        guard hasHeader else { throw .noHeader }
    }

    private mutating func readHeader(_ message: WireReader) throws(RealtimeError) {
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 2: isDifferential = field.natural == 1
            case 3: timestamp = field.int64
            default: continue
            }
        }
    }

    /// - Returns: how many stop times, periods and selectors it has.
    private mutating func readEntity(_ message: WireReader) throws(RealtimeError) -> Int {
        var reader = message
        var id = ""
        var isDeleted = false
        var update: TripUpdateRecord?
        var vehicle: VehicleRecord?
        var alert: AlertRecord?
        while let field = try reader.next() {
            switch field.number {
            case 1: id = try reader.text(field)
            case 2: isDeleted = field.bool
            case 3: update = try TripUpdateRecord(reader.message(field))
            case 4: vehicle = try VehicleRecord(reader.message(field))
            case 5: alert = try AlertRecord(reader.message(field))
            default: continue
            }
        }
        if isDeleted {
            deleted.append(id)
            return 0
        }
        update?.id = id
        vehicle?.id = id
        alert?.id = id
        if let update { tripUpdates.append(update) }
        if let vehicle { vehicles.append(vehicle) }
        if let alert { alerts.append(alert) }
        return (update?.stopTimes.count ?? 0) + (alert.map { $0.periods.count + $0.selectors.count } ?? 0)
    }

    static func checkCount(_ count: Int, _ what: String) throws(RealtimeError) {
        guard count < maximumOfOne else { throw .overLimit(what: what, limit: maximumOfOne) }
    }

    /// This message with a later differential one laid over it.
    package func applying(_ change: RealtimeFeed) -> RealtimeFeed {
        guard change.isDifferential else { return change }
        var result = self
        let replaced = Set(
            change.deleted + change.tripUpdates.map(\.id) + change.vehicles.map(\.id) + change.alerts.map(\.id)
        )
        result.tripUpdates.removeAll { replaced.contains($0.id) }
        result.vehicles.removeAll { replaced.contains($0.id) }
        result.alerts.removeAll { replaced.contains($0.id) }
        result.tripUpdates += change.tripUpdates
        result.vehicles += change.vehicles
        result.alerts += change.alerts
        result.timestamp = change.timestamp
        return result
    }
}

extension TripDescriptorRecord {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: trip = try reader.text(field)
            case 2: startTime = try reader.text(field)
            case 3: startDate = try reader.text(field)
            case 4: relationship = Relationship(rawValue: field.natural) ?? .scheduled
            case 5: route = try reader.text(field)
            case 6: direction = field.natural
            default: continue
            }
        }
    }
}

extension TripUpdateRecord {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: trip = try TripDescriptorRecord(reader.message(field))
            case 2:
                try RealtimeFeed.checkCount(stopTimes.count, "stop times of one trip")
                stopTimes.append(try StopTimeUpdateRecord(reader.message(field)))
            case 3: vehicle = try vehicleID(reader.message(field)).id
            case 4: timestamp = field.int64
            case 5: delay = field.int32
            case 6: properties = try Properties(reader.message(field))
            default: continue
            }
        }
    }
}

extension TripUpdateRecord.Properties {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: trip = try reader.text(field)
            case 2: startDate = try reader.text(field)
            case 3: startTime = try reader.text(field)
            case 5: headsign = try reader.text(field)
            default: continue
            }
        }
    }
}

/// VehicleDescriptor.
private func vehicleID(_ message: WireReader) throws(RealtimeError) -> (id: String, label: String) {
    var reader = message
    var id = ""
    var label = ""
    while let field = try reader.next() {
        switch field.number {
        case 1: id = try reader.text(field)
        case 2: label = try reader.text(field)
        default: continue
        }
    }
    return (id, label)
}

extension StopTimeUpdateRecord {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: sequence = UInt32(truncatingIfNeeded: field.raw)
            case 2: arrival = try Event(reader.message(field))
            case 3: departure = try Event(reader.message(field))
            case 4: stop = try reader.text(field)
            case 5: relationship = Relationship(rawValue: field.natural) ?? .scheduled
            case 6: try readProperties(reader.message(field))
            default: continue
            }
        }
    }

    private mutating func readProperties(_ message: WireReader) throws(RealtimeError) {
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: assignedStop = try reader.text(field)
            case 3: pickup = field.natural
            case 4: dropOff = field.natural
            default: continue
            }
        }
    }
}

extension StopTimeUpdateRecord.Event {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: delay = field.int32
            case 2: time = field.int64
            default: continue
            }
        }
    }
}

extension VehicleRecord {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: trip = try TripDescriptorRecord(reader.message(field))
            case 2: try readPosition(reader.message(field))
            case 3: sequence = UInt32(truncatingIfNeeded: field.raw)
            case 4: isStopped = field.natural == 1
            case 5: timestamp = field.int64
            case 7: stop = try reader.text(field)
            case 8: (vehicle, label) = try vehicleID(reader.message(field))
            case 9: occupancy = field.natural
            default: continue
            }
        }
        // "Ignored if current_stop_sequence is missing."
        if sequence == nil { isStopped = false }
    }

    private mutating func readPosition(_ message: WireReader) throws(RealtimeError) {
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: latitude = field.float
            case 2: longitude = field.float
            case 3: bearing = field.float
            default: continue
            }
        }
    }
}

extension AlertRecord {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1:
                try RealtimeFeed.checkCount(periods.count, "periods of one alert")
                periods.append(try Period(reader.message(field)))
            case 5:
                try RealtimeFeed.checkCount(selectors.count, "selectors of one alert")
                selectors.append(try Selector(reader.message(field)))
            case 6: cause = field.natural
            case 7: effect = Effect(rawValue: field.natural) ?? .unknown
            case 8: url = try translations(reader.message(field))
            case 10: header = try translations(reader.message(field))
            case 11: description = try translations(reader.message(field))
            default: continue
            }
        }
    }
}

/// TranslatedString.
private func translations(_ message: WireReader) throws(RealtimeError) -> [String: String] {
    var reader = message
    var texts: [String: String] = [:]
    while let field = try reader.next() {
        guard field.number == 1 else { continue }
        var inner = try reader.message(field)
        var text = ""
        var language = ""
        while let part = try inner.next() {
            switch part.number {
            case 1: text = try inner.text(part)
            case 2: language = try inner.text(part)
            default: continue
            }
        }
        texts[language] = text
    }
    return texts
}

extension AlertRecord.Period {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init(start: nil, end: nil)
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: start = field.int64
            case 2: end = field.int64
            default: continue
            }
        }
    }
}

extension AlertRecord.Selector {
    init(_ message: WireReader) throws(RealtimeError) {
        self.init()
        var reader = message
        while let field = try reader.next() {
            switch field.number {
            case 1: agency = try reader.text(field)
            case 2: route = try reader.text(field)
            case 3: routeType = field.natural
            case 4: trip = try TripDescriptorRecord(reader.message(field))
            case 5: stop = try reader.text(field)
            case 6: direction = field.natural
            default: continue
            }
        }
    }
}
