"""`ics expand` gives what others give: the shared vectors, and random rules expanded by python-dateutil."""

import collections
import datetime
import itertools
import json
import random
import zoneinfo

import pytest
from dateutil.rrule import rrulestr

from travlendar import SHARED, run

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


def vectors(name):
    return [json.loads(line) for line in (SHARED / "corpora/rrule" / name).read_text().splitlines()]


def without_zone(text):
    """Times of the CLI are local; their zone stands beside them."""
    return text.removesuffix("Z")


def event(vector):
    parameters, ending = "", ""
    if vector["value"] == "DATE":
        parameters = ";VALUE=DATE"
    elif vector["tzid"] == "UTC":
        ending = "Z"
    elif vector["tzid"]:
        parameters = f";TZID={vector['tzid']}"
    start = without_zone(vector["dtstart"])
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", f"UID:{vector['id']}", "DTSTAMP:20260101T000000Z",
        f"DTSTART{parameters}:{start}{ending}", f"RRULE:{vector['rrule']}", "END:VEVENT", "END:VCALENDAR", "",
    ]
    return "\r\n".join(lines)


@pytest.mark.parametrize("name", ["vectors.jsonl", "rscale.jsonl"])
def test_rule_vectors(tmp_path, name):
    chosen = [vector for vector in vectors(name) if vector["kind"] == "rrule"]
    paths = {}
    for vector in chosen:
        path = tmp_path / f"{vector['id']}.ics"
        path.write_text(event(vector), newline="")
        paths[str(path)] = vector
    found = collections.defaultdict(list)
    for line in run("ics", "expand", "--json", "--limit", 61, *paths).stdout.splitlines():
        row = json.loads(line)
        found[row["file"]].append(row)
    wrong = []
    for path, vector in paths.items():
        expected = [without_zone(start) for start in vector["expected"]]
        starts = [row["start"] for row in found[path]]
        if not vector["dtstart_matches_rule"]:
            # The expander has the start as the first occurrence, and a COUNT counts it (RFC 5545 3.8.5.3); the vector has the bare rule.
            assert starts[:1] == [without_zone(vector["dtstart"])]
            starts = starts[1:]
            if "COUNT=" in vector["rrule"]:
                expected = expected[: len(starts)]
                assert len(starts) >= len(vector["expected"][:60]) - 1
        if starts[: len(expected)] != expected or (vector["complete"] and len(starts) != len(expected)):
            wrong.append((vector["id"], vector["rrule"], starts[:5], expected[:5]))
        if vector["expected_utc"] and vector["dtstart_matches_rule"]:
            instants = [row["startUTC"] for row in found[path]][: len(expected)]
            if instants != vector["expected_utc"]:
                wrong.append((vector["id"], "startUTC", instants[:5], vector["expected_utc"][:5]))
    assert not wrong


def test_override_vectors(tmp_path):
    chosen = [vector for vector in vectors("vectors.jsonl") if vector["kind"] == "overrides"]
    assert len(chosen) + 1052 == 1256
    wrong = []
    for vector in chosen:
        path = tmp_path / f"{vector['id']}.ics"
        path.write_text(vector["ics"], newline="")
        zone = zoneinfo.ZoneInfo(vector["tzid"] or "UTC")
        bounds = [
            datetime.datetime.strptime(without_zone(text), "%Y%m%dT%H%M%S" if "T" in text else "%Y%m%d").replace(tzinfo=zone)
            .astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
            for text in vector["window"]
        ]
        output = run("ics", "expand", "--json", "--from", bounds[0], "--to", bounds[1], path).stdout
        rows = [json.loads(line) for line in output.splitlines()]
        found = [(row["recurrenceId"], row["start"], row["end"], row.get("summary"), row.get("status")) for row in rows]
        expected = [
            (*(without_zone(entry[field]) for field in ("recurrence_id", "start", "end")), entry["summary"], entry.get("status"))
            for entry in vector["expected"]
        ]
        if found != expected:
            wrong.append((vector["id"], found, expected))
        for row, entry in zip(rows, vector["expected"]):
            if entry.get("start_utc") and row["startUTC"] != entry["start_utc"]:
                wrong.append((vector["id"], row["startUTC"], entry["start_utc"]))
    assert not wrong
