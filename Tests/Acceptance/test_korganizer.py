"""KOrganizer's calendars: Akonadi with its DAV resource, in a session of their own under Xvfb, driven by KDE's konsolekalendar.

Skipped where they aren't installed (`scripts/system-packages acceptance`). With PICTURES=DIRECTORY the window of KOrganizer is kept there.
"""

import contextlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

import pytest

from travlendar import PASSWORD, Server, event

PROGRAMS = ["akonadictl", "akonadi_davgroupware_resource", "korganizer", "konsolekalendar", "dbus-run-session", "gdbus", "xdotool", "Xvfb"]
CONTROL = "org.freedesktop.Akonadi.Control"
RESOURCE = "akonadi_davgroupware_resource_0"


def within(seconds, value, what):
    """The first value that is true."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = value()
        if found:
            return found
        time.sleep(0.5)
    raise AssertionError(f"not within {seconds} s: {what}")


class Session:
    """A display, a message bus and Akonadi, for one person whose home is a directory of the test."""

    def __init__(self, directory):
        self.directory = directory
        directory.mkdir()
        # The names of sockets have 108 bytes at most.
        self.sockets = tempfile.TemporaryDirectory(prefix="kde-", dir="/tmp", ignore_cleanup_errors=True)
        self.environment = {
            **os.environ, "HOME": str(directory), "XDG_CONFIG_HOME": str(directory / "config"), "XDG_DATA_HOME": str(directory / "data"),
            "XDG_CACHE_HOME": str(directory / "cache"), "XDG_RUNTIME_DIR": self.sockets.name, "QT_QPA_PLATFORM": "xcb", "TZ": "UTC", "LC_ALL": "C.UTF-8",
        }
        (directory / "config/akonadi").mkdir(parents=True)
        (directory / "config/akonadi/akonadiserverrc").write_text("[%General]\nDriver=QSQLITE\n")
        (directory / "config/kwalletrc").write_text("[Wallet]\nEnabled=false\nFirst Use=false\n")
        self.log = open(directory / "session.log", "wb")
        self.processes = []

    def start(self, *command, **options):
        process = subprocess.Popen(command, env=self.environment, stdout=self.log, stderr=self.log, start_new_session=True, **options)
        self.processes.append(process)
        return process

    def __enter__(self):
        read, write = os.pipe()
        self.start("Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as display:
            self.environment["DISPLAY"] = ":" + display.readline().strip()
        bus = self.directory / "bus"
        self.start("dbus-run-session", "--", "sh", "-c", f'echo "$DBUS_SESSION_BUS_ADDRESS" >{bus}.new; mv {bus}.new {bus}; exec sleep infinity')
        within(30, bus.exists, "a message bus")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.read_text().strip()
        assert self.start("akonadictl", "start").wait(60) == 0
        return self

    def __exit__(self, *_):
        with contextlib.suppress(subprocess.TimeoutExpired, subprocess.CalledProcessError):
            self.start("akonadictl", "stop").wait(30)
        for process in reversed(self.processes):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.wait(20)
        self.log.close()
        self.sockets.cleanup()

    def run(self, *command, check=True):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=60)
        assert not check or done.returncode == 0, (command, done.stdout, done.stderr)
        return done.stdout

    def call(self, service, path, method, *arguments, check=True):
        return self.run("gdbus", "call", "--session", "-d", service, "-o", path, "-m", method, *arguments, check=check)

    def agents(self, method, *arguments, check=True):
        return self.call(CONTROL, "/AgentManager", "org.freedesktop.Akonadi.AgentManager." + method, *arguments, check=check)

    def add_account(self, url, name):
        within(180, lambda: "davgroupware" in self.agents("agentTypes", check=False), "Akonadi")
        assert RESOURCE in self.agents("createAgentInstance", "akonadi_davgroupware_resource")
        service = "org.freedesktop.Akonadi.Resource." + RESOURCE
        within(30, lambda: self.call(service, "/Settings", "org.freedesktop.DBus.Peer.Ping", check=False), "the resource")
        for method, value in [("setDefaultUsername", name), ("setRemoteUrls", f"['{name}|CalDav|{url}']"), ("save", None)]:
            self.call(service, "/Settings", "org.kde.Akonadi.davGroupware.Settings." + method, *([value] if value else []))
        self.agents("restartAgentInstance", RESOURCE)

    def look_for_calendars(self):
        self.agents("agentInstanceSynchronizeCollectionTree", RESOURCE)

    def password_windows(self):
        return self.run("xdotool", "search", "--onlyvisible", "--class", "akonadi_davgroupware", check=False).split()

    def enter_password(self):
        """There is no wallet: the resource asks in a window."""
        within(180, lambda: self.password_windows() or self.look_for_calendars(), "a window that asks for the password")
        while windows := self.password_windows():
            self.run("xdotool", "mousemove", "--window", windows[-1], "200", "55", "click", "1")
            self.run("xdotool", "type", "--delay", "30", PASSWORD)
            self.run("xdotool", "key", "Return")
            time.sleep(2)
        self.look_for_calendars()

    def calendars(self):
        """name -> number of the calendars that Akonadi has."""
        lines = re.findall(r"^\s*(\d+)\s+-\s+(.+)$", self.run("konsolekalendar", "--list-calendars", check=False), re.M)
        return {name.strip(): number for number, name in lines}

    def calendar(self, number, *arguments, check=True):
        return self.run("konsolekalendar", "--calendar", number, *arguments, check=check)


def test_korganizer_reads_writes_changes_and_deletes(tmp_path):
    for program in PROGRAMS:
        if not shutil.which(program):
            pytest.skip(f"needs {program}")
    with Server(tmp_path / "server") as server, Session(tmp_path / "kde") as kde:
        ana = server.account("ana")
        assert ana.put("tea.ics", event("tea", "20261127T150000", "20261127T160000", "Tea at the office"))[0] == 201
        assert ana.put("run.ics", event("run", "20261123T180000", "20261123T190000", "Run", extra=["RRULE:FREQ=WEEKLY"]))[0] == 201
        kde.add_account(server.url + "/dav/", "ana")
        kde.enter_password()
        numbers = within(180, lambda: (found := kde.calendars()) and {"Calendar", "Travel"} <= found.keys() and found, "both calendars")
        number = numbers["Calendar"]
        week = ["--view", "--date", "2026-11-20", "--end-date", "2026-11-30"]
        shown = within(180, lambda: (text := kde.calendar(number, *week, check=False)).count("Run") >= 2 and text, "the week")
        assert "Tea at the office" in shown

        before = ana.etags(ana.home + "calendar/")
        day = ["--date", "2026-11-26", "--end-date", "2026-11-26", "--time", "10:00", "--end-time", "11:00"]
        kde.calendar(number, "--add", *day, "--summary", "Choir", "--location", "Town Hall")
        (new,) = within(30, lambda: set(ana.etags(ana.home + "calendar/")) - set(before), "the new event")
        text = ana.get(new)[1].decode()
        assert "SUMMARY:Choir" in text and "LOCATION:Town Hall" in text and "DTSTART:20261126T100000Z" in text, text

        kde.calendar(number, "--change", "--uid", "tea", *day, "--summary", "Tea at the museum")
        within(30, lambda: b"Tea at the museum" in ana.get(ana.home + "calendar/tea.ics")[1], "the change")
        kde.calendar(number, "--delete", "--uid", "run", check=False)
        within(30, lambda: ana.home + "calendar/run.ics" not in ana.etags(ana.home + "calendar/"), "the deletion")

        pictures = os.environ.get("PICTURES")
        if pictures:
            kde.start("korganizer")
            within(180, lambda: kde.run("xdotool", "search", "--name", "KOrganizer", check=False).split(), "the window")
            time.sleep(5)
            kde.run("import", "-window", "root", str(pathlib.Path(pictures) / "korganizer.png"))
