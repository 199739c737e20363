import CivilTime
import Testing

struct TimeOfDayTests {
    @Test(arguments: [(0, "00:00"), (9 * 3600 + 5 * 60 + 59, "09:05"), (86_399, "23:59")])
    func aClockShowsHoursAndMinutes(seconds: Int, text: String) {
        #expect(TimeOfDay(secondsSinceMidnight: seconds).hoursAndMinutes == text)
    }
}
