"""How many of the texts of `places-evaluate --texts` Nominatim finds within 150 m.

    travlendar network places-evaluate ... --texts | python3 nominatim.py PROJECT LAT,LON

PROJECT is the directory of a finished `nominatim import`; the packages are nominatim-db, nominatim-api and
psycopg[binary] of PyPI. What is judged is the first answer to a free-form query near LAT,LON. Nominatim asks nothing
back and does not say what it left out: every answer elsewhere is wrong in silence.
"""

import asyncio
import collections
import json
import math
import pathlib
import sys
import time

import nominatim_api


def metres(one, two):
    width = math.cos(math.radians((one[0] + two[0]) / 2))
    return 111_195 * math.hypot(one[0] - two[0], (one[1] - two[1]) * width)


def groups(sample):
    """The lines of the report that a text counts in, as places-evaluate has them."""
    names = [sample["kind"]]
    if sample["kind"] != "number not in the map":
        names.append("all forms")
    if sample["kind"] == "address" and sample["form"].startswith("plain"):
        names.append("plain addresses")
    if sample["form"] == "typo":
        names.append("one-letter typos")
    return names


async def main(project, near):
    latitude, longitude = map(float, near.split(","))
    box = f"{longitude - 0.2},{latitude - 0.2},{longitude + 0.2},{latitude + 0.2}"
    counts = collections.defaultdict(collections.Counter)
    times = []
    async with nominatim_api.NominatimAPIAsync(pathlib.Path(project)) as api:
        for line in sys.stdin:
            sample = json.loads(line)
            began = time.monotonic()
            found = await api.search(sample["text"].replace("\n", ", "), max_results=1, viewbox=box)
            times.append(time.monotonic() - began)
            if not found:
                outcome = "not found"
            else:
                place = (found[0].centroid.lat, found[0].centroid.lon)
                near_enough = min(metres(place, other) for other in sample["accepted"]) <= 150
                outcome = "right" if near_enough else "elsewhere"
            for group in groups(sample):
                counts[group][outcome] += 1
    print(f"{'':24}{'texts':>7}{'right %':>9}{'elsewhere %':>13}{'not found %':>13}")
    for group, outcomes in counts.items():
        total = sum(outcomes.values())
        share = [100 * outcomes[name] / total for name in ("right", "elsewhere", "not found")]
        print(f"{group:24}{total:7}{share[0]:9.1f}{share[1]:13.1f}{share[2]:13.1f}")
    times.sort()
    print(f"A query: p50 {1000 * times[len(times) // 2]:.1f} ms, p95 {1000 * times[len(times) * 95 // 100]:.1f} ms.")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
