#!/usr/bin/env python3
"""Seeded pairs of street corners, 0.5 to 15 km apart as the crow flies, as many short ones as long ones.
Runs in the environment that compare.py makes (needs the package osmium).

usage: pairs.py town.osm.pbf COUNT SEED out.json
"""
import json
import math
import random
import sys

import osmium

STREETS = {"primary", "secondary", "tertiary", "unclassified", "residential", "living_street"}
NEAREST, FARTHEST = 500, 15_000
TRIES = 500


def corners(path):
    """Nodes of public streets by id: (latitude, longitude)."""
    found = {}
    for way in osmium.FileProcessor(path, osmium.osm.NODE | osmium.osm.WAY).with_locations():
        if not way.is_way() or way.tags.get("highway") not in STREETS or way.tags.get("access") in ("no", "private"):
            continue
        for node in way.nodes:
            if node.location.valid():
                found[node.ref] = (round(node.lat, 7), round(node.lon, 7))
    return [found[key] for key in sorted(found)]


def metres(a, b):
    """Haversine."""
    phi, psi = math.radians(a[0]), math.radians(b[0])
    half = (math.sin((psi - phi) / 2) ** 2
            + math.cos(phi) * math.cos(psi) * math.sin(math.radians(b[1] - a[1]) / 2) ** 2)
    return 2 * 6_371_008.8 * math.asin(math.sqrt(half))


def main(path, count, seed, out):
    places, dice, pairs = corners(path), random.Random(seed), []
    while len(pairs) < count:
        start = dice.choice(places)
        wanted = math.exp(dice.uniform(math.log(NEAREST), math.log(FARTHEST)))
        end = min((dice.choice(places) for _ in range(TRIES)), key=lambda place: abs(metres(start, place) - wanted))
        if metres(start, end) > 0.8 * NEAREST:
            pairs.append({"from": start, "to": end, "metres": round(metres(start, end))})
    with open(out, "w") as file:
        json.dump(pairs, file)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
