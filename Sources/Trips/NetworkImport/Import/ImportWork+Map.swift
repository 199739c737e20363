internal import Columns
internal import Geo
internal import MapDrawing
internal import TransitRouting

extension ImportWork {
    /// What maps are drawn from, in a file of its own.
    mutating func makeMap(within bounds: BoundingBox) throws(ImportError) {
        var builder = MapSheetBuilder()
        if !input.streets.isEmpty {
            let isPartial: Bool
            do throws(StreetFileError) {
                isPartial = try MapCollector.collect(input.streets, within: bounds, into: &builder) {
                    tell(.map, $0 * 0.8, "streets, waters, parks, buildings")
                }
            } catch {
                throw .streets(file: error.path, error.error)
            }
            if isPartial {
                warnings.append("The map has no buildings: there are too many for the memory of an import.")
            }
        }
        if let timetable { builder.add(timetable, besides: placesOnTheWay) }
        if builder.leftOut > 0 {
            warnings.append("The map is full: \(builder.leftOut) things of it are not drawn.")
        }
        let count = builder.count
        let finished = builder
        try write(MapSheet.fileName) { path throws(ColumnFileError) in try finished.write(to: path) }
        finish(.map, "\(count) things to draw")
    }
}
