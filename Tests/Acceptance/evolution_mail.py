#!/usr/bin/python3
"""A person whose Evolution reads and sends mail, with a calendar on their own computer: no account of our server.

Run as a program, by the system's Python, it starts Evolution on a screen of its own and obeys the lines of its standard
input; the buttons are pressed as screen readers press them (AT-SPI). `MailPerson` starts it and sends them.
"""

import os
import shutil
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from evolution_person import PYTHON, Person, lab_module, obey  # noqa: E402

SETTINGS = [
    ("org.gnome.desktop.interface", "toolkit-accessibility", "true"),
    ("org.gnome.evolution.mail", "prompt-check-if-default-mailer", "false"),
    ("org.gnome.evolution-data-server", "migrated", "true"),
    # There is no way out of the machine.
    ("org.gnome.evolution-data-server", "network-monitor-gio-name", "'always-online'"),
]
ACCOUNT = {
    "own": """[Data Source]
DisplayName={name}
Enabled=true
Parent=

[Authentication]
Host=127.0.0.1
Method=PLAIN
Port={imap}
User={address}
RememberPassword=true

[Mail Account]
BackendName=imapx
IdentityUid=own-identity
NeedsInitialSetup=false

[Security]
Method=none
""",
    "own-identity": """[Data Source]
DisplayName={name}
Enabled=true
Parent=own

[Mail Identity]
Address={address}
Name={name}

[Mail Submission]
TransportUid=own-transport
UseSentFolder=false
""",
    "own-transport": """[Data Source]
DisplayName={name}
Enabled=true
Parent=own

[Authentication]
Host=127.0.0.1
Method=none
Port={smtp}

[Mail Transport]
BackendName=smtp

[Security]
Method=none
""",
}


class MailPerson(Person):
    """Somebody at their mail program. `imap` and `smtp` are ports of 127.0.0.1, without TLS; no log-in is needed to send."""

    def __init__(self, address, password, imap, smtp):
        import pytest

        programs = ("evolution", "Xvfb", "xdotool", "import")
        bindings = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True)
        if not all(map(shutil.which, programs)) or bindings.returncode:
            pytest.skip("needs Evolution, Xvfb, xdotool, ImageMagick and python3-pyatspi")
        self.start(__file__, address, password, str(imap), str(smtp))

    def open_mail(self, subject):
        """Waits for the only mail in the inbox and opens it; the buttons for its invitation."""
        return self.call("open_mail", subject)

    def press(self, button):
        self.call("press", button)

    def picture(self, name):
        folder = os.environ.get("PICTURES", self.directory.name)
        self.call("picture", os.path.join(folder, f"evolution-{name}.png"))

    def calendar(self):
        """What the calendar on this computer holds, as text."""
        return self.call("calendar")


class Session:
    """The other end, inside the private session."""

    def __init__(self, lab, address, password, imap, smtp):
        self.name = address.split("@")[0].title()
        folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "evolution/sources")
        os.makedirs(folder)
        for uid, text in ACCOUNT.items():
            with open(os.path.join(folder, f"{uid}.source"), "w") as file:
                file.write(text.format(name=self.name, address=address, imap=imap, smtp=smtp))
        own = lab.Evolution("http://127.0.0.1/", address, password)
        if not own.pump(lambda: own.registry.ref_source("own") is not None, 20):
            raise RuntimeError("the account is not there")
        own.store_password(own.registry.ref_source("own"))
        gnome = lab_module("gnome-calendar")
        os.makedirs(gnome.WORK, exist_ok=True)
        self.screen = gnome.Screen()
        os.environ.pop("GTK_A11Y", None)
        for schema, key, value in SETTINGS:
            subprocess.run(["gsettings", "set", schema, key, value], check=True, stdout=self.screen.log, stderr=self.screen.log)
        self.screen.start("evolution", "-c", "mail")
        import pyatspi

        self.pyatspi = pyatspi
        self.find("table cell", self.name, seconds=60)
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "evolution"], capture_output=True, text=True)
        for window in found.stdout.split():
            self.screen.key("windowsize", window, "1280", "850")
        time.sleep(2)

    def walk(self, node=None):
        try:
            node = node or self.pyatspi.Registry.getDesktop(0)
            yield node
            for index in range(node.childCount):
                child = node.getChildAtIndex(index)
                if child:
                    yield from self.walk(child)
        except Exception:
            return  # It has gone meanwhile.

    def all(self, role):
        """What is on the screen and has a name, with it."""
        found = []
        for node in self.walk():
            try:
                if node.getRoleName() == role and node.name:
                    found.append((node.name, node))
            except Exception:
                continue  # It has gone meanwhile.
        return found

    def find(self, role, name, seconds=20):
        """The last thing on the screen whose name holds a text."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = [node for own, node in self.all(role) if name in own]
            if found:
                return found[-1]
            time.sleep(0.3)
        raise RuntimeError(f"there is no {role} {name!r} on the screen")

    def click(self, node):
        place = node.queryComponent().getExtents(self.pyatspi.DESKTOP_COORDS)
        self.screen.key("mousemove", str(place.x + min(place.width // 2, 40)), str(place.y + place.height // 2), "sleep", "0.2", "click", "1")

    def open_mail(self, subject):
        cells = self.all("table cell")
        first = next(index for index, (name, _) in enumerate(cells) if name == self.name)
        self.click(next(cell for name, cell in cells[first:] if name.startswith("Inbox")))
        end = time.monotonic() + 60
        # Only of its first row does the list say rightly where it is.
        while not [name for name, _ in self.all("table cell") if subject in name]:
            if time.monotonic() > end:
                raise RuntimeError(f"no mail {subject!r} arrives")
            self.screen.key("key", "F12")
            time.sleep(2)
        self.click(self.find("table cell", subject))
        self.find("push button", "Open Calendar")
        time.sleep(2)
        return [name for name, _ in self.all("push button")]

    def press(self, name):
        self.find("push button", name).queryAction().doAction(0)
        time.sleep(2)

    def picture(self, path):
        self.screen.shot(path)

    def calendar(self):
        path = os.path.join(os.environ["XDG_DATA_HOME"], "evolution/calendar/system/calendar.ics")
        if not os.path.exists(path):
            return ""
        with open(path) as file:
            return file.read().replace("\r\n ", "").replace("\n ", "")

    def close(self):
        self.screen.close()


def main():
    lab = lab_module("evolution")
    if os.environ.get("LAB_INSIDE"):
        return obey(Session(lab, *sys.argv[1:]))
    more = {
        "GSETTINGS_BACKEND": "keyfile", "NO_AT_BRIDGE": "0", "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        # Its sandbox needs what containers do not give; the mails are the test's own.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    return lab.private_session(__file__, sys.argv[1:], extra=more)


if __name__ == "__main__":
    sys.exit(main())
