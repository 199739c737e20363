internal import CivilTime

extension TextTable {
    private static let months: [TextKey] = [
        .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november, .december,
    ]

    /// `22 November 2026, 19:06`.
    func dateAndTime(_ instant: Instant, in zone: ZoneRules) -> String {
        let local = zone.local(instant)
        let time = [local.time.hour, local.time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return text(
            .dateAndTime,
            [
                "day": "\(local.date.day)", "month": self[Self.months[local.date.month - 1]],
                "year": "\(local.date.year)", "time": time.joined(separator: ":"),
            ]
        )
    }
}
