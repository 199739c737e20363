import CivilTime
import Testing
import TripModel

@testable import Accounts

struct PersonPreferencesTests {
    private func text(_ value: String) -> PreferenceValue { .text(value) }

    private func problems(_ value: PreferenceValue) -> [String] {
        do throws(AccountError) {
            _ = try PersonPreferences(value)
            return []
        } catch {
            guard case .invalidPreferences(let problems) = error else { return ["\(error)"] }
            return problems.map { "\($0)" }
        }
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let all: PreferenceValue = .members([
            "modes": .list([.text("bicycle"), .text("transit")]), "order": .list([.text("transit"), .text("foot")]),
            "objective": .text("greenest"), "maximumWalkingMetres": .number(500), "maximumTransfers": .number(2),
            "distances": .members([
                "bicycle": .members(["minimumMetres": .number(500), "maximumMetres": .number(8_000)])
            ]),
            "hours": .members(["transit": .text("05:00-23:00")]), "canDrive": .flag(false),
            "needsWheelchair": .flag(true), "passengers": .number(3),
            "walkingSpeed": .number(1.5), "cyclingSpeed": .number(4.5),
            "bufferMinutes": .number(10), "leadMinutes": .number(15), "returnsHome": .flag(false),
            "longGapMinutes": .number(0),
            "lunch": .members([
                "isOn": .flag(false), "hours": .text("12:00-14:00"), "minutes": .number(45),
                "leastMinutes": .number(15), "days": .list([.text("monday"), .text("friday")]),
                "place": .text("Office"),
            ]),
            "vehicles": .list([.members(["mode": .text("car"), "place": .text("Garage")])]),
            "kinds": .members([
                "choir": .members([
                    "title": .text("Coro"), "icon": .text("🎶"), "color": .text("teal"),
                    "categories": .list([.text("music")]), "calendars": .list([.text("choir")]),
                    "hashtags": .list([.text("coro")]), "bufferMinutes": .number(15),
                ])
            ]),
        ])
        let read = try PersonPreferences(all)
        #expect(read.value == all)
        #expect(read.travel.members.count == PreferenceField.all.count, "every field is in the sample")
        #expect(read.travel.bufferSeconds == 600 && read.travel.longGapSeconds == 0)
        #expect(read.travel.hours[.transit] == DayHours("05:00-23:00"))
    }

    @Test func whatIsNotSaidOfLunchIsAsUsual() throws {
        let none = try PersonPreferences(.members([:]))
        #expect(none.lunch == nil && none.effective(over: TravelPreferences()).lunch == nil)
        let said = try PersonPreferences(.members(["lunch": .members([:])]))
        #expect(said.value == .members(["lunch": .members([:])]))
        #expect(said.effective(over: TravelPreferences()).lunch == LunchBreak.usual)
        let short = try PersonPreferences(.members(["lunch": .members(["minutes": .number(10)])]))
        #expect(short.lunch?.complete.leastMinutes == 10)
        let off = try said.patched(with: .members(["lunch": .members(["isOn": .flag(false)])]))
        #expect(off.lunch == LunchBreak(isOn: false))
        #expect(try off.patched(with: .members(["lunch": .null])).lunch == nil)
    }

    @Test func aLunchThatCannotBeIsRefused() {
        func problems(_ lunch: [String: PreferenceValue]) -> [String] {
            self.problems(.members(["lunch": .members(lunch)]))
        }
        #expect(
            problems(["hours": text("14:00-12:00"), "minutes": .number(2), "days": .list([]), "menu": text("pasta")])
                == [
                    "lunch.menu: there is no such field",
                    "lunch.days: must name one day at least; to have no lunch, say isOn: false",
                    "lunch.hours: must be one time from and until, such as 11:30-14:30, on one day",
                    "lunch.minutes: must be a whole number from 5 to 480",
                ]
        )
        #expect(
            problems(["minutes": .number(30), "leastMinutes": .number(40), "hours": text("12:00-12:20")]) == [
                "lunch.leastMinutes: must not be more than minutes (30)",
                "lunch.hours: must be at least as long as minutes (30)",
            ]
        )
        #expect(
            problems(["days": .list([text("monday"), text("monday"), text("lundi")])]).map { $0.prefix(14) } == [
                "lunch.days.1: ", "lunch.days.2: ",
            ]
        )
    }

    @Test func everyFieldThatIsWrongIsNamed() {
        let value: PreferenceValue = .members([
            "modes": .list([]), "order": .list([.text("foot"), .text("foot"), .text("rocket")]),
            "objective": .text("prettiest"), "maximumWalkingMetres": .number(0.5), "canDrive": .text("yes"),
            "hours": .members(["transit": .text("5-23"), "boat": .text("05:00-06:00")]),
            "distances": .members(["bicycle": .members(["minimumMetres": .number(9), "maximumMetres": .number(8)])]),
            "walkingSpeed": .number(400), "colour": .text("red"),
            "vehicles": .list([
                .members(["mode": .text("taxi")]), .members(["mode": .text("car"), "wheels": .number(4)]),
            ]),
            "kinds": .members(["a/b": .members([:]), "work": .members(["bufferMinutes": .number(-1)])]),
        ])
        #expect(
            problems(value).sorted() == [
                "canDrive: must be true or false",
                "colour: there is no such field",
                "distances.bicycle.maximumMetres: must not be less than minimumMetres",
                "hours.boat: there is no such field",
                "hours.transit: must be hours such as 05:00-23:00, or several with commas between",
                "kinds.a/b: the identifier of a kind is 1 to 40 letters and digits",
                "kinds.work.bufferMinutes: must be a whole number from 0 to 240",
                "maximumWalkingMetres: must be a whole number from 1 to 100000",
                "modes: must name one mode at least",
                "objective: must be one of balanced, quickest, cheapest, greenest",
                "order.1: names foot a second time",
                "order.2: must be one of foot, bicycle, car, motorbike, transit, taxi, carSharing, bikeSharing",
                "vehicles.0.mode: must be bicycle, car or motorbike",
                "vehicles.1.wheels: there is no such field",
                "walkingSpeed: must be a number from 0.3 to 4.0",
            ]
        )
        #expect(problems(.list([])) == ["must be an object"])
    }

    @Test func aPatchChangesWhatItNames() throws {
        let kept = try PersonPreferences(
            .members([
                "objective": .text("greenest"), "hours": .members(["transit": .text("05:00-23:00")]),
                "canDrive": .flag(false),
            ])
        )
        let changed = try kept.patched(
            with: .members(["objective": .null, "hours": .members(["bicycle": .text("08:00-18:00")])])
        )
        #expect(
            changed.value
                == .members([
                    "canDrive": .flag(false),
                    "hours": .members(["transit": .text("05:00-23:00"), "bicycle": .text("08:00-18:00")]),
                ])
        )
        #expect(throws: AccountError.self) { try kept.patched(with: .null) }
    }

    @Test func vehiclesDecideAboutTheirModes() {
        let server = TravelPreferences(modes: [.foot, .transit, .bicycle])
        #expect(PersonPreferences().merged(over: server).modes == [.foot, .transit, .bicycle])
        let car = PersonPreferences(vehicles: [OwnedVehicle(mode: .car)])
        #expect(car.merged(over: server).modes == [.foot, .transit, .car])
        let chosen = PersonPreferences(travel: TravelPreferences(modes: [.foot, .bicycle]), vehicles: [])
        #expect(chosen.merged(over: server).modes == [.foot])
    }

    @Test func aKindOfOnesOwnIsLaidOverThePredefinedOne() throws {
        let said = try PersonPreferences(
            .members(["kinds": .members(["doctor": .members(["leadMinutes": .number(45)])])])
        )
        let doctor = try #require(said.allKinds["doctor"])
        #expect(doctor.travel.leadMinutes == 45 && doctor.travel.bufferSeconds == 600)
        #expect(doctor.categories?.contains("dentist") == true)
        #expect(said.value["kinds"]?["doctor"] == .members(["leadMinutes": .number(45)]), "only what was said is kept")
    }
}
