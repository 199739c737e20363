internal import CPQ

/// The rows that a statement gave back, in libpq's memory until the last row of them goes.
// It alone owns the result, and checks the places that are asked for.
@safe final class ResultSet {
    let count: Int
    let columnCount: Int
    // Owned by this object, which is its only user.
    private let result: OpaquePointer

    /// Takes a result over.
    init(owning result: OpaquePointer) {
        unsafe self.result = unsafe result
        count = unsafe Int(PQntuples(result))
        columnCount = unsafe Int(PQnfields(result))
    }

    deinit { unsafe PQclear(result) }

    /// nil: NULL.
    func field(row: Int, column: Int) -> Field? {
        precondition(row < count && column < columnCount, "no such column")
        guard unsafe PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
        // libpq keeps the field's bytes as long as the result; they are copied.
        let bytes = unsafe UnsafeRawBufferPointer(
            start: PQgetvalue(result, Int32(row), Int32(column)),
            count: Int(PQgetlength(result, Int32(row), Int32(column)))
        )
        return unsafe Field(type: PQftype(result, Int32(column)), bytes: Array(bytes))
    }

    func isNull(row: Int, column: Int) -> Bool { unsafe PQgetisnull(result, Int32(row), Int32(column)) != 0 }

    /// The server keeps names in lower case, and libpq folds this one.
    func column(named name: String) -> Int {
        let column = unsafe PQfnumber(result, name)
        precondition(column >= 0, "no column \(name)")
        return Int(column)
    }
}
