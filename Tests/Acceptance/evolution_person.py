#!/usr/bin/python3
"""A person at Evolution's calendar, through the data server behind Evolution, GNOME Calendar and the GNOME shell.

Stands on `../shared/bench/clients/evolution.py`. Run as a program, by the system's Python with the GObject bindings,
it opens a calendar in a private session and obeys the lines of its standard input, each a JSON list of a command and
its arguments. `Person` starts it and sends them.
"""

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PYTHON = "/usr/bin/python3"


def lab_module(name):
    """A module of the clients' lab, whose directory is in LAB_CLIENTS."""
    directory = os.environ["LAB_CLIENTS"]
    sys.path.insert(0, directory)
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), os.path.join(directory, name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Person:
    """Somebody who has one calendar open in Evolution."""

    def __init__(self, calendar, name, password):
        self.start(__file__, calendar, name, password)

    def start(self, program, *arguments):
        """Starts the other end, a program that obeys."""
        import pytest

        from travlendar import SHARED

        clients = SHARED / "bench/clients"
        bindings = "import gi; gi.require_version('ECal', '2.0'); from gi.repository import ECal"
        needed = [clients / "evolution.py", pathlib.Path("/usr/libexec/evolution-source-registry"), pathlib.Path(PYTHON)]
        if not all(path.exists() for path in needed) or not shutil.which("gnome-keyring-daemon"):
            pytest.skip("needs Evolution's data server, gnome-keyring and the clients' lab")
        if subprocess.run([PYTHON, "-c", bindings], capture_output=True).returncode:
            pytest.skip("needs the GObject bindings of Evolution's calendar")
        # The names of sockets have 108 bytes at most: below a directory of pytest's, Evolution cannot start its pages of mail.
        self.directory = tempfile.TemporaryDirectory(prefix="evo-", dir="/tmp", ignore_cleanup_errors=True)
        environment = {**os.environ, "LAB_CLIENTS": str(clients), "LAB_DIR": self.directory.name}
        self.process = subprocess.Popen(
            [PYTHON, program, *arguments], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.answer()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.directory.cleanup()

    def answer(self):
        # What the session starts may say something too.
        line = next((line for line in self.process.stdout if line.startswith("{")), None)
        assert line, "the session has ended"
        answer = json.loads(line)
        assert "error" not in answer, answer
        return answer["value"]

    def call(self, command, *arguments):
        self.process.stdin.write(json.dumps([command, *arguments]) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def sync(self):
        """What the calendar holds after a refresh, by UID: title, start (UTC, basic format) and the UIDs of its alarms."""
        return self.call("sync")

    def drag(self, uid, minutes):
        """Moves an object in the week view."""
        self.call("drag", uid, minutes)

    def rename(self, uid, title):
        self.call("rename", uid, title)

    def dismiss(self, uid, alarm):
        """Presses Dismiss in the window of a reminder."""
        self.call("dismiss", uid, alarm)

    def delete(self, uid):
        self.call("delete", uid)


class Session:
    """The other end, inside the private session."""

    def __init__(self, lab, calendar, name, password):
        self.evolution = lab.Evolution(calendar, name, password)
        self.evolution.open(calendar)
        self.screen = None

    def component(self, uid):
        return self.evolution.client.get_object_sync(uid, None, None)[1]

    def write(self, component):
        evolution = self.evolution
        evolution.client.modify_object_sync(component, evolution.ECal.ObjModType.ALL, evolution.ECal.OperationFlags.NONE, None)

    def sync(self):
        self.evolution.client.refresh_sync(None)
        self.evolution.pump(seconds=1)
        return {uid: self.told(uid, component) for uid, component in self.evolution.list().items()}

    def told(self, uid, component):
        start = component.get_dtstart() if hasattr(component, "get_dtstart") else None
        value = start.get_value() if hasattr(start, "get_value") else start
        utc = value.convert_to_zone(self.evolution.ICal.Timezone.get_utc_timezone())
        return {"title": component.get_summary(), "start": utc.as_ical_string(), "text": component.as_ical_string()}

    def drag(self, uid, minutes):
        component = self.component(uid)
        for get, put in ((component.get_dtstart, component.set_dtstart), (component.get_dtend, component.set_dtend)):
            time = get()
            time.adjust(0, 0, minutes, 0)
            put(time)
        self.write(component)

    def rename(self, uid, title):
        component = self.component(uid)
        component.set_summary(title)
        self.write(component)

    def alarms(self, uid):
        """The UIDs by which Evolution knows an object's alarms."""
        component = self.evolution.ECal.Component.new_from_icalcomponent(self.component(uid).clone())
        return list(component.get_alarm_uids())

    def dismiss(self, uid, alarm):
        evolution = self.evolution
        evolution.client.discard_alarm_sync(uid, None, alarm, evolution.ECal.OperationFlags.NONE, None)

    def delete(self, uid):
        evolution = self.evolution
        evolution.client.remove_object_sync(uid, None, evolution.ECal.ObjModType.ALL, evolution.ECal.OperationFlags.NONE, None)

    # The window of GNOME Calendar, on a screen of its own.

    def show(self, picture):
        """Opens the window at this week, scrolled to the morning."""
        # All settings are in one file: this one must be written before the others.
        self.evolution.registry.set_default_calendar(self.evolution.src)
        self.evolution.pump(seconds=0.5)
        lab = lab_module("gnome-calendar")
        os.makedirs(lab.WORK, exist_ok=True)
        self.screen = lab.Screen()
        for key, value in (("active-view", "week"), ("window-size", "(1280, 860)")):
            subprocess.run(["gsettings", "set", "org.gnome.calendar", key, value], check=True, stdout=self.screen.log, stderr=self.screen.log)
        self.open_window(picture, "gnome-calendar")
        self.evolution.pump(seconds=1.5)
        self.screen.key("mousemove", "700", "500", "click", "--repeat", "45", "--delay", "8", "4")
        self.screen.key("click", "--repeat", "14", "--delay", "30", "5")
        return self.picture(picture)

    def show_evolution(self, picture, day, other, zone):
        """Opens Evolution itself at the working week of a day (`20261123`), with another calendar beside this one."""
        evolution, travel = self.evolution, self.evolution.src
        for source, name, color in ((travel, "Travel", "#e66100"), (None, "Calendar", "#1c71d8")):
            if source is None:
                evolution.open(other)
                source = evolution.src
            source.set_display_name(name)
            calendar = source.get_extension(evolution.E.SOURCE_EXTENSION_CALENDAR)
            calendar.set_color(color)
            calendar.set_selected(True)
            source.write_sync(None)
        evolution.registry.set_default_calendar(evolution.src)
        evolution.pump(seconds=0.5)
        lab = lab_module("gnome-calendar")
        os.makedirs(lab.WORK, exist_ok=True)
        self.screen = lab.Screen()
        settings = {
            "calendar": {"use-24hour-format": "true", "week-start-day-name": "monday", "show-tag-vpane": "false", "hpane-position": "2000",
                "use-system-timezone": "false", "timezone": zone},
            "shell": {"default-component-id": "calendar", "folder-bar-width": "220"},
        }
        for schema, values in settings.items():
            for key, value in values.items():
                command = ["gsettings", "set", "org.gnome.evolution." + schema, key, value]
                subprocess.run(command, check=True, stdout=self.screen.log, stderr=self.screen.log)
        self.open_window(picture, "evolution", f"calendar:///?startdate={day}T080000")
        evolution.pump(seconds=3)
        # There is no window manager that would make the window as large as the screen.
        self.screen.key("search", "--onlyvisible", "--class", "evolution", "windowsize", "%@", "1280", "860", "windowmove", "%@", "0", "0")
        evolution.pump(seconds=2)
        # The button of the working week.
        self.screen.key("mousemove", "300", "92", "click", "1")
        evolution.pump(seconds=1)
        # To the early morning.
        self.screen.key("mousemove", "700", "500", "click", "--repeat", "2", "--delay", "30", "4")
        return self.picture(picture)

    def open_window(self, picture, *command):
        """Starts a program and waits until the screen is no longer empty. On a busy machine one ends, or hangs, as it
        starts, since what it asks of its session comes too late: a person would start it again."""
        for _ in range(4):
            program = self.screen.start(*command)
            self.evolution.pump(lambda: program.poll() is not None or self.screen.shot(picture) > 100, 60)
            if program.poll() is None and self.screen.shot(picture) > 100:
                return
            program.kill()
            program.wait()
        with open(self.screen.log.name) as log:
            raise RuntimeError(f"the screen stays empty: {program.returncode}, {log.read()[-2000:]}")

    def picture(self, path):
        self.evolution.pump(seconds=2)
        self.screen.key("mousemove", "5", "5")
        return self.screen.shot(path)

    def drag_on_screen(self, start, end):
        """Presses the mouse button at one place and lets it go at another one."""
        self.screen.key("mousemove", *map(str, start), "sleep", "0.3", "mousedown", "1", "sleep", "0.3")
        steps = 12
        for step in range(1, steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end))
            self.screen.key("mousemove", str(x), str(y), "sleep", "0.05")
        self.screen.key("sleep", "0.5", "mouseup", "1")
        self.evolution.pump(seconds=2)

    def close(self):
        if self.screen:
            self.screen.close()


def obey(session):
    """Does what the lines of standard input ask for."""
    print(json.dumps({"value": None}), flush=True)
    for line in sys.stdin:
        command, *arguments = json.loads(line)
        try:
            answer = {"value": getattr(session, command)(*arguments)}
        except Exception as error:
            answer = {"error": repr(error)}
        print(json.dumps(answer), flush=True)


def main():
    lab = lab_module("evolution")
    if os.environ.get("LAB_INSIDE"):
        return obey(Session(lab, *sys.argv[1:]))
    return lab.private_session(__file__, sys.argv[1:], extra={"GSETTINGS_BACKEND": "keyfile"})


if __name__ == "__main__":
    sys.exit(main())
