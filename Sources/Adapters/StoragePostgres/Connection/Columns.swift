internal import Calendars

/// The sixteen bytes of an ``ETag`` in a result row.
struct ETagColumn: DatabaseValueConvertible {
    let etag: ETag

    var argument: Argument { .bytes(Array(ObjectTable.data(of: etag))) }

    init?(_ field: Field) {
        guard field.bytes.count == 16 else { return nil }
        let words = [field.bytes.prefix(8), field.bytes.suffix(8)].map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        etag = ETag(high: words[0], low: words[1])
    }
}

/// The bytes of a result row's field.
struct BytesColumn: DatabaseValueConvertible {
    let bytes: [UInt8]

    var argument: Argument { .bytes(bytes) }

    init?(_ field: Field) { bytes = field.bytes }
}
