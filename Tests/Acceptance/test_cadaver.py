"""cadaver, a WebDAV client of the command line (Debian's package), in a home with calendars."""

import os
import re
import shutil
import subprocess

import pytest

from travlendar import PASSWORD, Server, event


@pytest.fixture(scope="module")
def person(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("cadaver"), clock="2026-03-02T05:00:00Z") as server:
        yield server.account("gaia")


@pytest.fixture
def cadaver(person, tmp_path):
    program = shutil.which("cadaver")
    assert program, "cadaver is missing: scripts/system-packages test"
    netrc = tmp_path / ".netrc"
    netrc.write_text(f"machine 127.0.0.1\nlogin {person.name}\npassword {PASSWORD}\n")
    netrc.chmod(0o600)

    def run(*commands):
        """command -> what cadaver said to it."""
        done = subprocess.run(
            [program, person.server.url + person.home], input="\n".join([*commands, "quit", ""]), text=True,
            env={"HOME": str(tmp_path), "PATH": os.defpath, "TERM": "dumb"}, cwd=tmp_path, capture_output=True, timeout=60,
        )
        said = re.split(r"^dav:[^>\n]*> ?", done.stdout, flags=re.M)[1:]
        assert len(said) > len(commands), done.stdout + done.stderr
        return {command: text for command, text in zip(commands, said)}

    run.directory = tmp_path
    return run


def test_files_and_folders(person, cadaver):
    (cadaver.directory / "note.txt").write_text("note\n")
    said = cadaver(
        "mkcol folder", "put note.txt", "copy note.txt other.txt", "move other.txt folder/", "copy folder copied",
        "lock note.txt", "discover note.txt", "unlock note.txt", "propset note.txt colour green",
        "propget note.txt colour", "get note.txt got.txt", "ls", "ls copied", "rm note.txt", "rmcol folder", "rmcol copied",
    )
    for command, answer in said.items():
        assert "failed" not in answer, (command, answer)
    assert "Value of colour is: green" in said["propget note.txt colour"]
    assert "Scope: exclusive" in said["discover note.txt"]
    assert re.search(r"note\.txt +5 +Mar +2 +2026", said["ls"]) and "Coll:   folder" in said["ls"]
    assert "other.txt" in said["ls copied"]
    assert (cadaver.directory / "got.txt").read_text() == "note\n"
    assert "note.txt" not in str(cadaver("ls"))


def test_calendars_and_events(person, cadaver):
    (cadaver.directory / "a.ics").write_bytes(event("a", "20260305T100000", "20260305T110000"))
    said = cadaver(
        "cd calendar", "put a.ics", "copy a.ics b.ics", "move a.ics c.ics", "ls", "cd ..", "copy calendar second", "ls second",
        "rmcol second", "ls",
    )
    # A calendar has one object of each UID (RFC 4791 §5.3.2.1); with all that is in it, it can be copied.
    assert "403 Forbidden" in said["copy a.ics b.ics"]
    for command in ["put a.ics", "move a.ics c.ics", "copy calendar second", "rmcol second"]:
        assert "succeeded" in said[command], (command, said[command])
    assert re.search(r"Coll: +second +\d+ +Mar +2 +2026", cadaver("copy calendar second", "ls", "rmcol second")["ls"])
    assert "c.ics" in said["ls second"] and "c.ics" not in said["ls"] and "Coll:   calendar" in said["ls"]
    assert person.get(person.home + "calendar/c.ics")[1] is not None
