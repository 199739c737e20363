internal import ByteText

/// Reading of TZif data (RFC 9636), versions 1 to 4.
enum TimeZoneFile {
    /// The rules in a file's bytes; nil when they are malformed.
    static func rules(name: String, bytes: [UInt8]) -> ZoneRules? {
        guard let first = Header(bytes, at: 0) else { return nil }
        guard first.version >= 2 else { return block(first, name: name, bytes: bytes, timeBytes: 4, tail: nil) }
        guard let second = Header(bytes, at: Header.size + first.blockSize(timeBytes: 4)) else { return nil }
        let footer = second.offset + Header.size + second.blockSize(timeBytes: 8)
        var tail: ZoneTail?
        if footer < bytes.count, bytes[footer] == UInt8(ascii: "\n"),
            let end = ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: footer + 1)
        {
            tail = ZoneTail(posix: Array(bytes[(footer + 1)..<end]))
        }
        return block(second, name: name, bytes: bytes, timeBytes: 8, tail: tail)
    }

    private struct Header {
        static let size = 44
        let offset: Int
        let version: Int
        let counts: [Int]

        /// Nil without the magic or with counts that cannot be.
        init?(_ bytes: [UInt8], at offset: Int) {
            guard offset >= 0, offset + Header.size <= bytes.count,
                bytes[offset..<(offset + 4)].elementsEqual("TZif".utf8)
            else { return nil }
            self.offset = offset
            let mark = bytes[offset + 4]
            version = mark == 0 ? 1 : Int(mark) - 0x30
            var counts: [Int] = []
            for field in 0..<6 {
                let value = TimeZoneFile.integer(bytes, at: offset + 20 + field * 4, size: 4)
                guard (0...1_000_000).contains(value) else { return nil }
                counts.append(Int(value))
            }
            self.counts = counts
        }

        var leapCount: Int { counts[2] }
        var timeCount: Int { counts[3] }
        var typeCount: Int { counts[4] }
        var characterCount: Int { counts[5] }

        func blockSize(timeBytes: Int) -> Int {
            timeCount * (timeBytes + 1) + typeCount * 6 + characterCount + leapCount * (timeBytes + 4) + counts[1]
                + counts[0]
        }
    }

    private static func block(
        _ header: Header,
        name: String,
        bytes: [UInt8],
        timeBytes: Int,
        tail: ZoneTail?
    ) -> ZoneRules? {
        let start = header.offset + Header.size
        guard header.typeCount > 0, start + header.blockSize(timeBytes: timeBytes) <= bytes.count else { return nil }
        let indexes = start + header.timeCount * timeBytes
        let types = indexes + header.timeCount
        let characters = types + header.typeCount * 6
        var kinds: [ZoneRules.LocalTime] = []
        for type in 0..<header.typeCount {
            let offset = Int(integer(bytes, at: types + type * 6, size: 4))
            let nameStart = Int(bytes[types + type * 6 + 5])
            guard abs(offset) < 7 * 86400, nameStart < header.characterCount else { return nil }
            let text = bytes[(characters + nameStart)..<(characters + header.characterCount)].prefix { $0 != 0 }
            kinds.append(
                .init(
                    offsetSeconds: offset,
                    isDaylight: bytes[types + type * 6 + 4] != 0,
                    abbreviation: String(decoding: text, as: UTF8.self)
                )
            )
        }
        var changes: [Int64] = []
        var segments: [UInt16] = [0]
        for index in 0..<header.timeCount {
            let time = integer(bytes, at: start + index * timeBytes, size: timeBytes)
            let type = UInt16(bytes[indexes + index])
            guard Int(type) < kinds.count, time > changes.last ?? .min else { return nil }
            // Some files mark the start of time with a change in the year -10^10: it says nothing.
            guard time > -100_000_000_000 else {
                segments[0] = type
                continue
            }
            changes.append(time)
            segments.append(type)
        }
        return ZoneRules(name: name, changes: changes, segments: segments, kinds: kinds, tail: tail)
    }

    /// A big-endian signed integer; the caller has checked the range.
    private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int64 {
        var value: UInt64 = 0
        for index in offset..<(offset + size) { value = value << 8 | UInt64(bytes[index]) }
        return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }
}
