internal import FoundationEssentials
internal import Geocoding
internal import OpenStreetMap
internal import TransitRouting
internal import TripSearch

/// The places that people can enter: addresses, points of interest, stops.
extension ImportWork {
    private struct PlaceKey: Hashable {
        var source: OSMRelation.MemberKind
        var id: Int64
        /// A row of houses is many places.
        var number: String?
    }

    mutating func makePlaces() throws(ImportError) {
        guard let places else { return }
        var collector = PlaceCollector()
        // Extracts may overlap: a place with the same id is the same place.
        var seen: Set<PlaceKey> = []
        let mayRepeat = input.streets.count > 1
        var refreshments: [RefreshmentPlaces.Place] = []
        for file in input.streets {
            do throws(OSMError) {
                try OSMPlaceReader.read(
                    path: file,
                    progress: { tell(.places, $0 * 0.5, fileName(file)) },
                    area: { collector.add($0) },
                    emit: { record in
                        let key = PlaceKey(source: record.source, id: record.id, number: record.houseNumber)
                        guard !mayRepeat || seen.insert(key).inserted else { return }
                        collector.add(record)
                        refreshments += Self.refreshment(record).map { [$0] } ?? []
                    }
                )
            } catch {
                throw .streets(file: file, error)
            }
        }
        if let timetable {
            let (isServed, isStation) = TransitLayer.service(of: timetable)
            var known: Set<String> = []
            for row in 0..<timetable.stopCount where isServed[row] && !placesOnTheWay.contains(StopIndex(row)) {
                let stop = StopIndex(row)
                // A stop may be there several times, for trips that are changed to in their own way.
                guard known.insert("\(timetable.feed(of: stop).rawValue):\(timetable.id(of: stop))").inserted else {
                    continue
                }
                collector.addStop(
                    name: timetable.name(of: stop),
                    code: timetable.code(of: stop),
                    otherNames: otherStopNames[stop] ?? [],
                    kind: isStation[row] ? "station" : "stop",
                    coordinate: timetable.coordinate(of: stop)
                )
            }
        }
        let entries = collector.finished(town: input.town)
        tell(.places, 0.6, "\(entries.count) places")
        let path = directory + "/" + places.fileName
        do {
            try places.makeIndex(at: path, of: entries)
        } catch {
            throw .cannotWrite(path: path, reason: "\(error)")
        }
        try ImportedFile.sync(path)
        files.append(places.fileName)
        try write(RefreshmentPlaces(refreshments))
        finish(.places, "\(entries.count) places")
    }

    /// Where one may eat or drink, with hours; nil for other places.
    private static func refreshment(_ record: OSMPlaceRecord) -> RefreshmentPlaces.Place? {
        guard let name = record.name, let hours = record.openingHours,
            let kind = PlaceKinds.kind(ofTag: record.kind).kind, RefreshmentPlaces.kinds[kind] != nil
        else { return nil }
        return RefreshmentPlaces.Place(name: name, kind: kind, hours: hours, coordinate: record.coordinate)
    }

    private mutating func write(_ refreshments: RefreshmentPlaces) throws(ImportError) {
        guard !refreshments.isEmpty else { return }
        let path = directory + "/" + RefreshmentPlaces.fileName
        do {
            try refreshments.json().write(to: URL(filePath: path))
        } catch {
            throw .cannotWrite(path: path, reason: "\(error)")
        }
        try ImportedFile.sync(path)
        files.append(RefreshmentPlaces.fileName)
    }
}
