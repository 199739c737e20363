/// Statements in the common subset, as PostgreSQL takes them.
enum QueryText {
    /// `?` and `?1` become `$1`, as SQLite counts them, and `CROSS JOIN … ON`, which fixes the order of tables in
    /// SQLite, a plain join. Texts in quotes stay.
    static func translated(_ sql: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(sql.utf8.count + 16)
        let bytes = Array(sql.utf8)
        var largest = 0
        var index = 0
        var isQuoted = false
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            guard byte == UInt8(ascii: "?"), !isQuoted else {
                result.append(byte)
                continue
            }
            var number = 0
            while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
                number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
                index += 1
            }
            if number == 0 { number = largest + 1 }
            largest = max(largest, number)
            result += "$\(number)".utf8
        }
        return String(decoding: result, as: UTF8.self).replacing("CROSS JOIN", with: "JOIN")
    }

    /// The table whose new rows others wait for, if a statement adds some.
    static func watchedTable(of sql: String) -> String? {
        PostgresDatabase.watchedTables.first { sql.hasPrefix("INSERT INTO \($0) ") }
    }
}
