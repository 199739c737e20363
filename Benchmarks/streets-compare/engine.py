#!/usr/bin/env python3
"""Asks Valhalla or OSRM for every pair, five times each, and writes times and answers in the format of StreetBench.
Runs in the environment that compare.py makes.

usage: engine.py valhalla CONFIG.json MODE pairs.json out.json
       engine.py osrm BASE.osrm MODE pairs.json out.json
"""
import json
import resource
import statistics
import sys
import time

ROUNDS = 5


def valhalla_asker(config, mode):
    import valhalla

    actor = valhalla.Actor(config)
    costing = {"walk": "pedestrian", "bicycle": "bicycle", "car": "auto"}[mode]
    options = {"pedestrian": {"walking_speed": 4.8}} if mode == "walk" else {}

    def prepare(pair):
        return json.dumps({
            "locations": [{"lat": place[0], "lon": place[1]} for place in (pair["from"], pair["to"])],
            "costing": costing, "costing_options": options, "units": "kilometers", "directions_type": "none"})

    def read(answer):
        summary = json.loads(answer)["trip"]["summary"]
        return summary["length"] * 1000, summary["time"]

    return prepare, actor.route, read


def osrm_asker(base, mode):
    import osrm

    engine = osrm.OSRM(storage_config=base, algorithm="MLD", use_shared_memory=False)

    def prepare(pair):
        return osrm.RouteParameters(
            coordinates=[(place[1], place[0]) for place in (pair["from"], pair["to"])],
            steps=False, overview="false", generate_hints=False)

    def read(answer):
        return answer["routes"][0]["distance"], answer["routes"][0]["duration"]

    return prepare, engine.Route, read


def quantile(values, share):
    return sorted(values)[round(share * (len(values) - 1))]


def main(kind, network, mode, pairs, out):
    prepare, ask, read = {"valhalla": valhalla_asker, "osrm": osrm_asker}[kind](network, mode)
    with open(pairs) as file:
        questions = [prepare(pair) for pair in json.load(file)]
    cold, warm, routes = [], [], []
    for question in questions:
        times, route = [], None
        for _ in range(ROUNDS):
            start = time.thread_time_ns()
            try:
                answer = ask(question)
            except Exception:  # both raise plain RuntimeErrors for "no route"
                answer = None
            times.append((time.thread_time_ns() - start) / 1e6)
        if answer is not None:
            route = read(answer)
        cold.append(times[0])
        warm.append(statistics.median(times))
        routes.append(route)
    with open(out, "w") as file:
        json.dump({
            "warm": [quantile(warm, 0.5), quantile(warm, 0.95)], "cold": [quantile(cold, 0.5), quantile(cold, 0.95)],
            "missed": sum(route is None for route in routes), "routes": routes,
            "peakMegabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}, file)


if __name__ == "__main__":
    main(*sys.argv[1:6])
