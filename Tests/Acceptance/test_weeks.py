"""Random weeks in Porto through CalDAV: what holds for everybody (PLAN-7), with the real map and timetables.

`WEEKS` says how many, 10 by default; the seed is the name of the failure. The same rules on a drawn town, with more
kinds of events and shrinking, are in Tests/PlanningTests/Weeks.
"""

import datetime
import os
import random

import pytest

from persons import Person, trip_of
from travlendar import Server, event

WEEKS = int(os.environ.get("WEEKS", "10"))
CENTRE = (41.1579, -8.6291)
MONDAY = datetime.datetime(2025, 11, 17)
SETTINGS = 'planning.means = ["foot", "transit", "bicycle", "car", "taxi"]\n'
OTHERS = {"foot", "bicycle", "car", "motorbike", "taxi", "carSharing", "bikeSharing", "scooterSharing", "mopedSharing"}


@pytest.fixture(scope="module")
def server(porto, tmp_path_factory):
    # A warning that comes back rings anew, so the time stands still.
    with Server(tmp_path_factory.mktemp("weeks"), porto, "2025-11-15T00:00:00Z,frozen", "Europe/Lisbon", SETTINGS) as server:
        yield server


class Week:
    """Some days of somebody who lives and works in Porto."""

    def __init__(self, seed):
        self.source = source = random.Random(seed)
        self.events, self.preferences = {}, {}
        self.modes = source.choice([["foot"], ["foot", "transit"], ["foot", "transit", "bicycle"], ["foot", "car"], ["foot", "transit", "taxi"]])
        self.preferences["modes"] = self.modes
        if source.random() < 0.3:
            self.preferences["bufferMinutes"] = source.choice([0, 10, 20])
        if source.random() < 0.3:
            self.preferences["maximumWalkingMetres"] = source.choice([1000, 2000])
        if source.random() < 0.3:
            self.preferences["objective"] = source.choice(["quickest", "cheapest", "greenest"])
        for day in source.sample(range(5), 2):
            for _ in range(source.randint(2, 4)):
                self.add(f"E{len(self.events)}", day)

    def add(self, uid, day):
        source = self.source
        start = MONDAY + datetime.timedelta(days=day, minutes=5 * source.randrange(84, 252))
        end = start + datetime.timedelta(minutes=5 * source.randint(2, 24))
        place = (CENTRE[0] + source.uniform(-0.025, 0.025), CENTRE[1] + source.uniform(-0.03, 0.03))
        kind, lines = source.randrange(8), ()
        if kind == 0:
            place = None
        elif kind == 1:
            end, lines = start + datetime.timedelta(hours=4), ("DESCRIPTION:#flex 45m min 30m",)
        self.events[uid] = (start, end, place, lines)

    def body(self, uid):
        start, end, place, lines = self.events[uid]
        return event(uid, f"{start:%Y%m%dT%H%M%S}", f"{end:%Y%m%dT%H%M%S}", uid, geo=place, zone="Europe/Lisbon", extra=lines)

    def fixed(self):
        return {uid: span for uid, span in self.events.items() if not span[3]}


def problems(week, items):
    """What does not hold."""
    found, fixed = [], week.fixed()
    naive = lambda moment: moment.replace(tzinfo=None)  # noqa: E731 - Lisbon keeps UTC in winter
    warned = {(str(item.event["X-TRAVLENDAR-KIND"]), uid): item for item in items if item.is_warning for uid in item.related}
    for uid, (start, end, _, _) in fixed.items():
        others = {other for other, span in fixed.items() if other != uid and span[0] < end and start < span[1]}
        mark = warned.get(("warning:overlap", uid))
        if bool(others) != bool(mark):
            found.append(f"{uid} overlaps {others}, marked: {mark}")
        found += [f"{other} is not named in {mark.summary}" for other in others if mark and f'"{other}"' not in mark.summary + mark.description and f" {other}" not in mark.description]
    blocks = sorted((item for item in items if item.is_block), key=lambda item: item.start)
    for block in blocks:
        record, kind, uid = trip_of(block), str(block.event["X-TRAVLENDAR-KIND"]), block.related[0]
        arrival = datetime.datetime.fromisoformat(record["arrival"].replace("Z", "+00:00"))
        if kind == "to" and uid in fixed:
            late = naive(arrival) > fixed[uid][0]
            if late != (("warning:unreachable", uid) in warned):
                found.append(f"{block}: late {late}, or not said")
        used = {leg["means"] if leg["means"] in OTHERS else "transit" for leg in record["legs"]} - {"foot"}
        if not used <= set(week.modes):
            found.append(f"{block}: by {used}")
        if record.get("walkingDistance", 0) > week.preferences.get("maximumWalkingMetres", 10**9):
            found.append(f"{block}: {record['walkingDistance']} m on foot")
        alarms = [line for line in block.body.decode().splitlines() if line.startswith("TRIGGER")]
        if not alarms or any(line.partition(":")[2] != "PT0S" and not line.partition(":")[2].startswith("-PT") for line in alarms):
            found.append(f"{block}: alarms {alarms}")
        if not (block.start <= datetime.datetime.fromisoformat(record["departure"].replace("Z", "+00:00")) < arrival <= block.end):
            found.append(f"{block}: {record['departure']} to {record['arrival']}")
    for one, other in zip(blocks, blocks[1:]):
        if trip_of(one)["arrival"] > trip_of(other)["departure"]:
            found.append(f"two trips at once: {one}, {other}")
    lost = {uid for uid in fixed if ("warning:unreachable", uid) in warned}
    lost |= {uid for uid in fixed if ("warning:overlap", uid) in warned and f'"{uid}" stands' not in warned["warning:overlap", uid].summary and f"; {uid} stands" not in warned["warning:overlap", uid].summary}
    for uid, (start, end, place, _) in fixed.items():
        if place is None or uid in lost:
            continue
        for block in blocks:
            if naive(block.start) < end and start < naive(block.end) - datetime.timedelta(minutes=1):
                found.append(f"{block} runs into {uid}")
    return found


@pytest.mark.parametrize("seed", range(WEEKS))
def test_a_week_keeps_the_rules_and_changes_leave_no_trace(server, seed):
    week, person = Week(seed), Person(server, f"week{seed}")
    person.account.place("Home", (CENTRE[0] + week.source.uniform(-0.02, 0.02), CENTRE[1] + week.source.uniform(-0.02, 0.02)))
    person.prefers(**week.preferences)
    for uid in week.events:
        assert person.account.put(f"{uid}.ics", week.body(uid))[0] == 201
    before = person.contents()
    shown = "\n".join(f"{uid} {span[0]:%a %H:%M}-{span[1]:%H:%M} {span[2]} {span[3]}" for uid, span in week.events.items())
    found = problems(week, person.account.items())
    assert not found, "\n".join(found) + f"\n{week.preferences}\n{shown}"

    week.add("X", week.source.randrange(5))
    assert person.account.put("X.ics", week.body("X"))[0] == 201
    person.contents()
    assert person.account.request("DELETE", person.account.calendars()[0] + "X.ics")[0] == 204
    assert person.contents() == before, f"after X came and went\n{week.preferences}\n{shown}"
    person.prefers(modes=["taxi"])
    person.contents()
    person.prefers(modes=week.modes)
    assert person.contents() == before, f"after other modes came and went\n{week.preferences}\n{shown}"
