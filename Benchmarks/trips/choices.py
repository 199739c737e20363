#!/usr/bin/env python3
"""Counts what nobody would choose in the lists of seeded requests (ADR 0080).

    Benchmarks/trips/choices.py BINARY NETWORK [REQUESTS]

Porto, 2025-11-12 and 13, five hours of day and night, half of them depart-at. Each option is judged by what a person sees of it.
"""

import collections
import datetime
import json
import random
import subprocess
import sys

MEANS = "foot,bicycle,car,motorbike,transit,taxi"
HOURS = ["2025-11-12T07:45", "2025-11-12T13:10", "2025-11-12T18:20", "2025-11-12T22:40", "2025-11-13T02:30"]
TRANSIT = {"bus", "trolleybus", "coach", "tram", "metro", "rail", "monorail", "ferry", "cableTram", "aerialLift",
           "funicular", "air", "transit"}


def seconds(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


class Option:
    def __init__(self, told, wish, departs):
        legs = told["legs"]
        leave, arrive = seconds(told["departure"]), seconds(told["arrival"])
        self.lost = arrive - wish if departs else wish - leave
        self.lasts = arrive - leave
        self.cents = (told.get("cost") or {"minorUnits": 0})["minorUnits"]
        self.grams = told["co2Grams"]
        self.walked = sum(leg["distance"] for leg in legs if leg["means"] == "foot")
        self.rides = sum(leg["means"] in TRANSIT for leg in legs)
        self.vehicles = {leg["means"] for leg in legs} - TRANSIT - {"foot"}
        self.needs = self.vehicles | ({"transit"} if self.rides else set())
        self.driven = {means: sum(leg["distance"] for leg in legs if leg["means"] == means) for means in self.vehicles}
        self.labels = told["labels"]

    def criteria(self):
        return (self.lost, self.lasts, self.cents, self.grams, round(self.walked), self.rides)


def judge(options, count):
    least = min(option.lost for option in options)
    for option in options:
        mixed = option.rides and option.vehicles
        for other in options if mixed else []:
            if other.rides or not other.vehicles or not other.vehicles <= option.vehicles:
                continue
            if option.lost >= other.lost and option.lasts >= other.lasts and option.cents >= other.cents:
                count["later, longer and dearer than the same vehicle all the way"] += 1
            if any(option.driven[means] >= 0.9 * other.driven[means] for means in other.vehicles):
                count["drives nine tenths of the way and changes"] += 1
        if any(other.rides == 0 and not other.vehicles and other.lost <= option.lost for other in options) and option.rides:
            count["no sooner than on foot"] += 1
        if any(other is not option and other.needs and other.needs <= option.needs
               and other.criteria() != option.criteria()
               and all(x <= y for x, y in zip(other.criteria(), option.criteria())) for other in options):
            count["another one is better in everything but kcal"] += 1
        if option.lost > least + 7200:
            count["more than two hours behind the first"] += 1
            count["of these rides"] += option.rides > 0
        if "quickest" in option.labels and option.lost > least:
            count["quickest, but not the first"] += 1


def main():
    binary, network = sys.argv[1:3]
    requests = int(sys.argv[3]) if len(sys.argv) > 3 else 40
    rng = random.Random(20251112)
    count = collections.Counter()
    lengths = []
    for number in range(requests):
        places = [(rng.uniform(41.135, 41.185), rng.uniform(-8.66, -8.57)) for _ in range(2)]
        departs, hour = number % 2 == 0, HOURS[number % len(HOURS)] + ":00Z"
        told = subprocess.run(
            [binary, "trip", "--network", network, *(f"--{name}={lat:.6f},{lon:.6f}"
                                                     for name, (lat, lon) in zip(("from", "to"), places)),
             "--depart-at" if departs else "--arrive-by", hour, "--means", MEANS, "--json"],
            capture_output=True, text=True, check=True)
        options = [Option(one, seconds(hour), departs) for one in json.loads(told.stdout)["options"]]
        lengths.append(len(options))
        if options:
            judge(options, count)
    print(f"{requests} requests, {sum(lengths)} options, at most {max(lengths)}")
    for what, times in count.most_common():
        print(f"{times:5} {what}")


if __name__ == "__main__":
    main()
