#!/usr/bin/env python3
"""Street searches beside Valhalla and OSRM (MLD), and timetable searches beside plain C, in one run on one machine.

Makes a Python environment with both engines, builds their graphs and our benchmark, draws 200 seeded pairs a town,
asks everybody the same, and prints tables: thread CPU time warm and cold, how the lengths agree, what an import takes.

usage: compare.py [--work DIR] [--data DIR] [--anchors DIR] [--travlendar BINARY] [--pairs N] [TOWN ...]

--work keeps the environment and the built graphs, so that a second run only measures.  --data is the folder with the
towns' files and reference answers, --anchors that with raptor_anchor.c and its friends (without it that table is left
out).  Needs a C compiler for them, and some Python from 3.12 on for the engines.
"""
import argparse
import glob
import json
import os
import shutil
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SHARED = os.environ.get("TRAVLENDAR_SHARED", os.path.join(ROOT, "..", "shared"))
PACKAGES = ["pyvalhalla==3.9.1", "osrm-bindings==26.10.0", "osmium"]
MODES = {"walk": "foot", "bicycle": "bicycle", "car": "car"}
SEED = 7
TOWNS = {
    "porto": {"osm": "porto.osm.pbf", "gtfs": ["stcp=stcp.gtfs.zip", "metro=metro.gtfs.zip"], "date": "20251112"},
    "laquila": {"osm": "laquila.osm.pbf", "gtfs": ["ama=ama.gtfs.zip"], "date": "20221005"},
}


def run(*command, log=None, **options):
    """Runs to the end; gives (seconds, peak megabytes)."""
    with open(log or os.devnull, "ab") as out:
        start = time.perf_counter()
        child = subprocess.Popen([str(part) for part in command], stdout=out, stderr=out, **options)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise SystemExit("%s failed (%d), see %s" % (command[0], child.returncode, log))
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def environment(work):
    """A virtual environment with both engines; its interpreter."""
    python = os.path.join(work, "venv", "bin", "python")
    if not os.path.exists(python):
        names = [shutil.which("python3.%d" % minor) for minor in (12, 13, 14)]
        names += sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/3.1[2-9]*/bin/python3")))
        if sys.version_info >= (3, 12):
            names.insert(0, sys.executable)
        for name in filter(None, names):
            if not subprocess.call([name, "-m", "venv", os.path.join(work, "venv")], stderr=subprocess.DEVNULL):
                break
        else:
            raise SystemExit("The engines need a Python from 3.12 on (pyenv install 3.12, or uv python install 3.12).")
        run(python, "-m", "pip", "install", "--quiet", *PACKAGES, log=os.path.join(work, "pip.log"))
    return python


class Town:
    def __init__(self, name, work, data, python, pairs):
        self.name, self.python = name, python
        self.source = os.path.join(os.path.abspath(data), name)
        self.osm = os.path.join(self.source, TOWNS[name]["osm"])
        self.folder = os.path.join(work, name)
        self.log = os.path.join(self.folder, "build.log")
        self.pairs = os.path.join(self.folder, "pairs-%d.json" % pairs)
        os.makedirs(self.folder, exist_ok=True)
        if not os.path.exists(self.pairs):
            run(python, os.path.join(HERE, "pairs.py"), self.osm, pairs, SEED, self.pairs, log=self.log)
        self.site = glob.glob(os.path.join(work, "venv", "lib", "python3*", "site-packages"))[0]

    def once(self, name, make):
        """Builds a graph unless it is there; gives (seconds, peak megabytes) of its build."""
        note = os.path.join(self.folder, name + ".built")
        if not os.path.exists(note):
            steps = make()
            with open(note, "w") as file:
                json.dump([sum(s for s, _ in steps), max(m for _, m in steps)], file)
        with open(note) as file:
            return json.load(file)

    def valhalla(self):
        config = os.path.join(self.folder, "valhalla.json")
        tiles = os.path.join(self.folder, "valhalla")

        def make():
            shutil.rmtree(tiles, ignore_errors=True)
            os.makedirs(tiles)
            tools = os.path.join(self.site, "valhalla", "bin")
            with open(config, "w") as file:
                subprocess.check_call(
                    [os.path.join(os.path.dirname(self.python), "valhalla_build_config"), "--mjolnir-tile-dir", tiles,
                     "--mjolnir-admin", os.path.join(self.folder, "admins.sqlite"), "--mjolnir-concurrency", "1"],
                    stdout=file)
            with open(config) as file:
                settings = json.load(file)
            settings["mjolnir"].update(tile_extract="", traffic_extract="")
            settings["logging"] = {"type": "std_out", "color": False}
            with open(config, "w") as file:
                json.dump(settings, file)
            return [run(os.path.join(tools, tool), "-c", config, self.osm, log=self.log)
                    for tool in ("valhalla_build_admins", "valhalla_build_tiles")]

        return config, self.once("valhalla", make)

    def osrm(self, mode):
        base = os.path.join(self.folder, "osrm-" + mode, "town.osrm")

        def make():
            tools, profiles = (os.path.join(self.site, "osrm", *part) for part in (["bin"], ["share", "profiles"]))
            shutil.rmtree(os.path.dirname(base), ignore_errors=True)
            os.makedirs(os.path.dirname(base))
            os.symlink(self.osm, base[:-5] + ".osm.pbf")
            return [run(os.path.join(tools, "osrm-extract"), "-t", 1, "-p",
                        os.path.join(profiles, MODES[mode] + ".lua"), base[:-5] + ".osm.pbf", log=self.log),
                    run(os.path.join(tools, "osrm-partition"), "-t", 1, base, log=self.log),
                    run(os.path.join(tools, "osrm-customize"), "-t", 1, base, log=self.log)]

        return base, self.once("osrm-" + mode, make)

    def ask(self, kind, network, mode):
        out = os.path.join(self.folder, "%s-%s.json" % (kind, mode))
        run(self.python, os.path.join(HERE, "engine.py"), kind, network, mode, self.pairs, out, log=self.log)
        with open(out) as file:
            return json.load(file)


def own_bench():
    package = os.path.join(ROOT, "Benchmarks", "streets")
    subprocess.check_call(["swift", "build", "-c", "release", "--package-path", package], stdout=subprocess.DEVNULL)
    return os.path.join(package, ".build", "release", "StreetBench")


def figures(outcome, kind):
    return "%.3f / %.3f" % tuple(outcome[kind])


def quantile(values, share):
    return sorted(values)[round(share * (len(values) - 1))]


def agreement(ours, engines, mode):
    """How our lengths stand beside the engines'; gives a line, and whether it keeps what we promise."""
    rows = [(own[0], [engine[number][0] for engine in engines if engine[number]])
            for number, own in enumerate(ours) if own]
    rows = [row for row in rows if row[1]]
    near = [min(abs(own / other - 1) for other in others) for own, others in rows]
    inside = sum(0.95 * min(others) <= own <= 1.05 * max(others) for own, others in rows) / len(rows)
    missing = sum(own is None for own in ours)
    line = "%s: nearer engine %.2f %% away in the median, %.2f %% at p95; %.1f %% inside [0.95 of the shorter, 1.05 of " \
        "the longer]; %d not found" % (mode, 100 * statistics.median(near), 100 * quantile(near, 0.95), 100 * inside,
                                       missing)
    holds = missing == 0 and statistics.median(near) <= 0.02
    if mode == "walk":
        for engine in engines:
            away = [abs(own[0] / other[0] - 1) for own, other in zip(ours, engine) if own and other]
            holds = holds and statistics.median(away) <= 0.02 and quantile(away, 0.95) <= 0.1
    if mode == "car":
        holds = holds and inside >= 0.95
    return line + ("" if holds else "  <-- NOT KEPT"), holds


def streets(town, bench):
    answers = os.path.join(town.folder, "ours.json")
    run(bench, town.osm, town.pairs, answers, log=town.log)
    with open(answers) as file:
        ours = json.load(file)
    config, valhalla_build = town.valhalla()
    print("\n%s: streets, ms of thread CPU, median / 95th percentile of %d pairs\n" % (
        town.name, len(ours["walk"]["routes"])))
    print("| | Valhalla warm | cold | OSRM MLD warm | cold | ours warm | cold |\n|---|---|---|---|---|---|---|")
    lines, builds, kept = [], {"Valhalla, all modes": valhalla_build}, True
    for mode in MODES:
        base, builds["OSRM MLD, " + mode] = town.osrm(mode)
        others = [town.ask("valhalla", config, mode), town.ask("osrm", base, mode)]
        cells = [figures(outcome, kind) for outcome in others + [ours[mode]] for kind in ("warm", "cold")]
        print("| %s | %s |" % (mode, " | ".join(cells)))
        line, holds = agreement(ours[mode]["routes"], [other["routes"] for other in others], mode)
        lines.append(line)
        kept = kept and holds
    print("\nLengths:\n" + "\n".join("- " + line for line in lines))
    return builds, kept


def network(town, travlendar):
    """Imports with our binary; gives the directory, seconds and peak megabytes."""
    folder = os.path.join(town.folder, "network")
    feeds = [part for feed in TOWNS[town.name]["gtfs"] for part in ("--gtfs", feed)]
    cost = run(travlendar, "network", "import", "--name", town.name, "--osm", town.osm, *feeds, "--output", folder,
               cwd=town.source, log=town.log)
    return folder, cost


def verify(town, travlendar, folder, name):
    reference = os.path.join(town.source, "reference", name + ".json")
    answer = subprocess.run(
        [travlendar, "network", "verify", "--network", folder, "--json", "--processor-time", "--repeat", "5",
         "--reference", reference], stdout=subprocess.PIPE, text=True)
    return json.loads(answer.stdout)[0]


def timetables(town, travlendar, folder, anchors):
    tools = os.path.join(town.source, "..", "tools")
    feeds = ["%s=%s" % (feed.split("=")[0], os.path.join(town.source, feed.split("=")[1]))
             for feed in TOWNS[town.name]["gtfs"]]
    date, reference = TOWNS[town.name]["date"], os.path.join(town.source, "reference")
    scratch = {name: os.path.join(town.folder, name + ".bin") for name in ("timetable", "street", "door")}
    dumps = {
        "timetable": ["dump_timetable.py", tools, scratch["timetable"], reference + "/transit.json", date, *feeds],
        "street": ["dump_street.py", tools, town.osm, reference + "/street_exact.json", scratch["street"]],
        "door": ["dump_door.py", tools, town.osm, reference + "/door_to_door.json", scratch["door"], date, *feeds],
    }
    for name, command in dumps.items():
        if not os.path.exists(scratch[name]):
            run(town.python, os.path.join(anchors, command[0]), *command[1:], log=town.log)
    for name in ("raptor_anchor", "door_anchor"):
        program = os.path.join(town.folder, name)
        run("cc", "-O3", "-march=native", "-w", "-o", program, os.path.join(anchors, name + ".c"), "-lm", log=town.log)
        inputs = [scratch["timetable"]] + ([scratch["street"], scratch["door"]] if name == "door_anchor" else [])
        print("- plain C: " + subprocess.check_output([program, *inputs], text=True).strip().replace("\n", "\n  "))
    for name in ("transit", "door_to_door"):
        row = verify(town, travlendar, folder, name)
        print("- ours, %s (departures and arrivals): median %.3f ms, p95 %.3f ms, %d passed, %d failed" % (
            name, row["medianMilliseconds"], row["p95Milliseconds"], row["passed"], row["failed"]))


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--work", default=os.path.join(ROOT, ".build", "streets-compare"))
    arguments.add_argument("--data", default=os.path.join(SHARED, "data"))
    arguments.add_argument("--anchors", default=os.path.join(SHARED, "bench", "routing"))
    arguments.add_argument("--travlendar", default=os.path.join(ROOT, ".build", "release", "travlendar"))
    arguments.add_argument("--pairs", type=int, default=200)
    arguments.add_argument("towns", nargs="*", default=list(TOWNS))
    options = arguments.parse_args()
    os.makedirs(options.work, exist_ok=True)
    python, bench, kept = environment(options.work), own_bench(), True
    for name in options.towns:
        town = Town(name, os.path.abspath(options.work), options.data, python, options.pairs)
        builds, holds = streets(town, bench)
        kept = kept and holds
        if os.path.exists(options.travlendar):
            folder, builds["ours, all modes and timetable"] = network(town, options.travlendar)
            if os.path.isdir(options.anchors):
                print("\n%s: timetables, thread CPU" % name)
                timetables(town, options.travlendar, folder, options.anchors)
        print("\n%s: import (one thread each)\n\n| | seconds | peak MB |\n|---|---|---|" % name)
        for label, (seconds, megabytes) in builds.items():
            print("| %s | %.1f | %.0f |" % (label, seconds, megabytes))
    if not kept:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
