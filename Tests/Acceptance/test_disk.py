"""A disk that is full, and one that can't be written: no acknowledged write is lost, no half one is seen, and it goes on with room again."""

import os
import pathlib
import subprocess

import pytest

from travlendar import Server, event


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 12 MB of its own; mounting it needs root, which CI is."""
    if os.geteuid() != 0:
        if os.environ.get("CI") == "true":
            pytest.fail("CI must run as root to mount a small disk")
        pytest.skip("mounting a small disk needs root")
    disk = tmp_path / "disk"
    disk.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", str(disk)], capture_output=True, text=True)
    if made.returncode != 0:
        pytest.skip(f"this system mounts no tmpfs: {made.stderr.strip()}")
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


def serve(disk):
    server = Server(disk / "server")
    # The log would fill the disk too, and is not what is tested.
    server.log = pathlib.Path(str(disk) + ".log")
    return server


def body(number):
    return event(f"disk-{number}", "20260302T090000", "20260302T100000").replace(
        b"END:VEVENT", b"DESCRIPTION:" + b"long " * 8000 + b"\r\nEND:VEVENT"
    )


def test_a_full_disk_loses_nothing_that_was_acknowledged(small_disk):
    server = serve(small_disk)
    server.start()
    try:
        account = server.account("ana")
        calendar = account.calendars()[0]
        kept, refused = {}, 0
        for number in range(600):
            path = f"{calendar}{number}.ics"
            status, _, answer = server.request("PUT", path, body(number), {"Content-Type": "text/calendar"}, account)
            if status == 201:
                kept[path] = body(number)
            else:
                assert status in (503, 507), (status, answer)
                # RFC 4331 §6.
                assert status == 503 or b"sufficient-disk-space" in answer
                refused += 1
                if refused == 5:
                    break
        assert refused == 5 and kept
        for path, sent in kept.items():
            status, _, stored = server.request("GET", path, account=account)
            assert status == 200 and stored == sent
        server.kill()
        # Room again, as an operator makes it.
        subprocess.run(["mount", "-o", "remount,size=40m", str(small_disk)], check=True)
        server.start()
        for path, sent in kept.items():
            status, _, stored = server.request("GET", path, account=account)
            assert status == 200 and stored == sent
        path = f"{calendar}later.ics"
        assert server.request("PUT", path, body("later"), {"Content-Type": "text/calendar"}, account)[0] == 201
        assert "all sound" in server.cli("check").stdout
    finally:
        server.stop()


def test_a_disk_that_turns_read_only_is_told_and_survived(small_disk):
    server = serve(small_disk)
    server.start()
    try:
        account = server.account("ana")
        calendar = account.calendars()[0]
        first = f"{calendar}first.ics"
        assert server.request("PUT", first, body(1), {"Content-Type": "text/calendar"}, account)[0] == 201
        server.kill()
        subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
        with pytest.raises(AssertionError) as failure:
            server.start()
        assert "write" in str(failure.value), "the message says that it can't write"
        server.process = None
        subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
        server.start()
        status, _, stored = server.request("GET", first, account=account)
        assert status == 200 and stored == body(1)
    finally:
        server.stop()


def test_a_first_log_in_needs_no_room(small_disk):
    """It was 503 for everybody: a log-in is recorded, and could not be."""
    server = serve(small_disk)
    server.start()
    try:
        account = server.account("ana")
        server.kill()
        server.start()
        fill(small_disk)
        status, _, answer = server.request("PROPFIND", account.home, None, {"Depth": "0"}, account)
        assert status == 207, answer
        calendar = account.calendars()[0]
        status, _, _ = server.request("PUT", f"{calendar}a.ics", body(1), {"Content-Type": "text/calendar"}, account)
        assert status in (503, 507)
    finally:
        server.stop()


def fill(disk):
    """Takes all that is left of a disk."""
    with open(disk / "filler", "wb", buffering=0) as file:
        for size in (65536, 512, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError:
                pass


def test_a_database_that_was_cut_short_is_not_served(tmp_path):
    """It started, and acknowledged what was lost with the next restore."""
    server = Server(tmp_path / "server")
    server.start()
    try:
        account = server.account("ana")
        calendar = account.calendars()[0]
        for number in range(50):
            path = f"{calendar}{number}.ics"
            assert server.request("PUT", path, body(number), {"Content-Type": "text/calendar"}, account)[0] == 201
        backup = tmp_path / "backup.sqlite"
        assert server.cli("backup", backup).returncode == 0
        server.stop()
        server.start()
        last = f"{calendar}last.ics"
        assert server.request("PUT", last, body("last"), {"Content-Type": "text/calendar"}, account)[0] == 201
        server.kill()
        database = tmp_path / "server/data/travlendar.sqlite"
        os.truncate(database, database.stat().st_size // 2)
        with pytest.raises(AssertionError) as failure:
            server.start()
        assert "is damaged" in str(failure.value) and "travlendar restore" in str(failure.value)
        server.process = None
        assert server.cli("restore", backup).returncode == 0
        server.start()
        assert server.request("GET", f"{calendar}7.ics", account=account)[0] == 200
    finally:
        server.stop()
