"""A second opinion on recurrence: random rules expanded by `ics expand` and by python-dateutil give the same starts."""

import collections
import datetime
import itertools
import json
import random

import pytest
from dateutil.rrule import rrulestr

from travlendar import run

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
COUNT = 20


def random_rule(random):
    """A rule on whose reading RFC 5545 leaves no doubt; seldom one without a match within dateutil's reach."""
    frequency = random.choice(["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY"])
    parts = [f"FREQ={frequency}"]
    is_coarse = frequency in ("YEARLY", "MONTHLY")
    if random.random() < 0.5:
        parts.append(f"INTERVAL={random.choice([1, 2, 3, 5, 12])}")
    has_months = random.random() < 0.4
    if has_months:
        parts.append("BYMONTH=" + ",".join(map(str, random.sample(range(1, 13), random.randint(1, 3)))))
    is_set = False
    if random.random() < 0.5:
        days = random.sample(DAYS, random.randint(1, 3))
        if is_coarse and random.random() < 0.5:
            days = [random.choice(["1", "2", "-1", "-2"]) + day for day in days]
        parts.append("BYDAY=" + ",".join(days))
        is_set = True
    if frequency != "WEEKLY" and (frequency != "YEARLY" or has_months) and random.random() < 0.3:
        parts.append("BYMONTHDAY=" + ",".join(map(str, random.sample([1, 2, 13, 15, 28, -1, -2, -15], random.randint(1, 3)))))
        is_set = True
    if random.random() < 0.2:
        parts.append("BYHOUR=" + ",".join(map(str, random.sample(range(24), random.randint(1, 2)))))
    if is_coarse and is_set and random.random() < 0.3:
        parts.append(f"BYSETPOS={random.choice([1, 2, -1])}")
    if random.random() < 0.3:
        parts.append(f"WKST={random.choice(DAYS)}")
    return ";".join(parts)


def cases(seed, wanted):
    generator = random.Random(seed)
    while wanted:
        start = datetime.datetime(generator.randint(1995, 2040), generator.randint(1, 12), generator.randint(1, 28), generator.randint(0, 23), 15)
        rule = random_rule(generator)
        until = (start + datetime.timedelta(days=3000)).strftime("%Y%m%dT%H%M%S")
        try:
            first = next(iter(rrulestr(f"{rule};UNTIL={until}", dtstart=start)), None)
        except ValueError:
            # dateutil refuses a rule by the hour that never meets its BYHOUR.
            continue
        if first is None:
            continue
        # A start that its own rule does not give is undefined: the first that it gives is taken.
        end = (first + datetime.timedelta(days=6000)).strftime("%Y%m%dT%H%M%S")
        rule = f"{rule};UNTIL={end}"
        yield first, rule, list(itertools.islice(rrulestr(rule, dtstart=first), COUNT))
        wanted -= 1


@pytest.mark.parametrize("seed", range(4))
def test_random_rules(tmp_path, seed):
    expected = {}
    for index, (start, rule, starts) in enumerate(cases(seed, 150)):
        path = tmp_path / f"{index}.ics"
        lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", f"UID:{index}", "DTSTAMP:20260101T000000Z",
            f"DTSTART:{start:%Y%m%dT%H%M%S}", f"RRULE:{rule}", "END:VEVENT", "END:VCALENDAR", "",
        ]
        path.write_bytes("\r\n".join(lines).encode())
        expected[str(path)] = (rule, [f"{moment:%Y%m%dT%H%M%S}" for moment in starts])
    found = collections.defaultdict(list)
    for line in run("ics", "expand", "--json", "--limit", COUNT, *expected).stdout.splitlines():
        row = json.loads(line)
        found[row["file"]].append(row["start"])
    for path, (rule, starts) in expected.items():
        assert found[path] == starts, rule
