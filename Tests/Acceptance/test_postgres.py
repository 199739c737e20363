"""Servers on PostgreSQL: a database that dies under load, two servers of one database, a full disk, moving between stores."""

import http.client
import os
import pathlib
import re
import subprocess
import threading
import time

import pytest

import postgres
from test_meetings import meeting
from travlendar import BINARY, Account, Server, authorization, event

HOME = (45.4642, 9.1900)
CALENDAR = {"Content-Type": "text/calendar"}


@pytest.fixture
def database():
    """A PostgreSQL server that a test may harm."""
    server = postgres.Postgres()
    yield server
    server.remove()


class Writer(threading.Thread):
    """Writes events of its own, and remembers what was acknowledged, until it is told to end."""

    def __init__(self, server, account, calendar, number):
        super().__init__(daemon=True)
        self.server, self.account, self.calendar, self.number = server, account, calendar, number
        self.kept, self.refused, self.ends = {}, [], threading.Event()

    def run(self):
        count = 0
        while not self.ends.is_set():
            count += 1
            path = f"{self.calendar}w{self.number}-{count}.ics"
            body = event(f"w{self.number}-{count}", "20300304T090000", "20300304T100000")
            try:
                status, headers, _ = self.server.request("PUT", path, body, CALENDAR, self.account, timeout=90)
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)
                continue
            if status == 201:
                self.kept[path] = body
            else:
                self.refused.append((status, headers.get("retry-after")))
                time.sleep(0.05)


def test_a_database_that_dies_under_load_loses_nothing_that_was_acknowledged(tmp_path, database):
    with Server(tmp_path, database=database.make_database()) as server:
        account = server.account("ana")
        calendar = account.calendars()[0]
        writers = [Writer(server, account, calendar, number) for number in range(4)]
        for writer in writers:
            writer.start()
        for _ in range(3):
            time.sleep(1)
            database.kill()
            time.sleep(1)
            database.start()
        time.sleep(1)
        for writer in writers:
            writer.ends.set()
        for writer in writers:
            writer.join(120)
        refused = [answer for writer in writers for answer in writer.refused]
        kept = {path: body for writer in writers for path, body in writer.kept.items()}
        assert kept and refused, (len(kept), len(refused))
        assert all(status == 503 and retry for status, retry in refused), refused[:5]
        for path, body in kept.items():
            assert account.get(path)[1] == body, path
        assert server.cli("check").returncode == 0


def test_a_database_that_is_away_is_told_to_those_who_ask_whether_the_server_is_ready(tmp_path, database):
    with Server(tmp_path, database=database.make_database()) as server:

        def becomes(status):
            deadline = time.monotonic() + 240
            while (answer := server.request("GET", "/healthz/ready", timeout=120)[0]) != status:
                assert time.monotonic() < deadline, answer
                time.sleep(0.1)

        becomes(200)
        database.kill()
        becomes(503)
        assert server.request("GET", "/healthz/live")[0] == 200
        database.start()
        becomes(200)
        # Silent, with all connections open: whoever asks is told before the question of the server has ended.
        database.pause()
        try:
            becomes(503)
        finally:
            database.resume()
        becomes(200)


def test_connections_that_are_cut_are_replaced(tmp_path, database):
    with Server(tmp_path, database=database.make_database()) as server:
        account = server.account("ana")
        calendar = account.calendars()[0]
        cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = 'test1'"
        for number in range(20):
            assert int(database.psql("postgres", cut)) > 0
            assert account.put(f"{number}.ics", event(f"{number}", "20300304T090000", "20300304T100000"))[0] == 201
            assert len(account.etags(calendar)) == number + 1


def test_a_statement_that_takes_too_long_is_told_and_the_next_one_works(tmp_path, database):
    url = database.make_database()
    with Server(tmp_path, database=url, settings="storage.statementSeconds = 1\n") as server:
        account = server.account("ana")
        path = account.calendars()[0] + "late.ics"
        hold = "BEGIN; LOCK TABLE home; SELECT 1; SELECT pg_sleep(60)"
        psql = [*database.user, str(database.programs / "psql"), "-X", "-h", str(database.directory), "-U", "postgres"]
        with subprocess.Popen([*psql, "-d", "test1", "-c", hold], stdout=subprocess.DEVNULL, cwd="/") as other:
            held = "SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted"
            while database.psql("test1", held).strip() == "0":
                time.sleep(0.05)
            began = time.monotonic()
            body = event("late", "20300304T090000", "20300304T100000")
            status, headers, _ = server.request("PUT", path, body, CALENDAR, account)
            assert (status, "retry-after" in headers) == (503, True)
            assert time.monotonic() - began < 20
            database.psql("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)'")
            other.wait(20)
        assert account.put("late.ics", body)[0] == 201
        assert server.cli("check").returncode == 0


def test_tls_is_used_and_the_name_of_the_database_server_is_checked(tmp_path):
    database = postgres.Postgres(tls=True)
    try:
        database.make_database()
        authority = database.directory / "server.pem"

        def url(host, mode):
            return f"postgresql://postgres@{host}:{database.port}/test1?sslmode={mode}&sslrootcert={authority}"

        with Server(tmp_path / "a", database=url("localhost", "verify-full")) as server:
            account = server.account("ana")
            assert account.put("a.ics", event("a", "20300304T090000", "20300304T100000"))[0] == 201
            plain = "SELECT count(*) FILTER (WHERE NOT ssl), count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE client_port > 0"
            unsafe, count = database.psql("test1", plain).strip().split("|")
            assert unsafe == "0" and int(count) > 0
        for host, mode, reason in (("127.0.0.1", "verify-full", "does not match"), ("localhost", "disable", "no encryption")):
            refused = Server(tmp_path / mode, database=url(host, mode))
            answer = refused.cli("user", "list", check=False)
            assert answer.returncode != 0 and reason in answer.stderr, answer.stderr
    finally:
        database.remove()


def test_a_full_disk_is_told_and_survived(tmp_path):
    if os.geteuid() != 0:
        pytest.skip("mounting a small disk needs root")
    disk = pathlib.Path("/tmp") / f"travlendar-disk-{os.getpid()}"
    disk.mkdir()
    try:
        made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=40m,mode=0777", "tmpfs", str(disk)], capture_output=True)
        if made.returncode != 0:
            pytest.skip("this system mounts no tmpfs")
        database = postgres.Postgres(tablespace=disk / "space")
        subprocess.run(["install", "-d", "-o", "postgres", "-m", "700", str(disk / "space")], check=True)
        with Server(tmp_path, database=database.make_database()) as server:
            account = server.account("ana")
            calendar = account.calendars()[0]
            ballast = disk / "ballast"
            text = event("big", "20300304T090000", "20300304T100000").replace(
                b"END:VEVENT", b"DESCRIPTION:" + os.urandom(300_000).hex().encode() + b"\r\nEND:VEVENT"
            )
            assert account.put("first.ics", text)[0] == 201
            with open(ballast, "wb") as file:
                try:
                    while True:
                        file.write(b"x" * 65536)
                        file.flush()
                except OSError:
                    pass
            answers = [account.put(f"{n}.ics", text.replace(b"UID:big", b"UID:big%d" % n))[0] for n in range(20)]
            assert answers[-1] in (503, 507), answers
            ballast.unlink()
            assert account.put("after.ics", text.replace(b"UID:big", b"UID:after"))[0] == 201
            there = account.etags(calendar)
            assert len(there) == 2 + sum(status == 201 for status in answers)
        database.remove()
    finally:
        subprocess.run(["umount", "--lazy", str(disk)])


@pytest.fixture
def pair(tmp_path, database):
    """Two servers of one database, with data directories of their own."""
    url = database.make_database()
    servers = [Server(tmp_path / name, clock="2030-03-01T00:00:00Z", database=url) for name in "ab"]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        if server.process:
            server.kill()


def test_two_servers_plan_no_day_twice_though_they_are_killed(pair):
    first, second = pair
    ana = first.account("ana", home=HOME)
    accounts = [ana, Account(second, "ana")]
    calendar = ana.calendars()[0]
    stored = set()
    for number in range(24):
        server = pair[number % 2]
        place = (HOME[0] + 0.01 * (number % 5), HOME[1] + 0.02)
        day = f"203003{4 + number:02}"
        body = event(f"e{number}", f"{day}T090000", f"{day}T100000", geo=place)
        status, _, answer = accounts[number % 2].request("PUT", f"{calendar}{number}.ics", body, CALENDAR)
        assert status == 201, answer
        stored.add(f"e{number}")
        if number % 6 == 5:
            server.kill()
            server.start()

    def ways(items):
        return sorted(uid for item in items if item.is_way_there for uid in item.related)

    items = accounts[1].wait_for(lambda items: set(ways(items)) >= stored, "each event has its way there", timeout=120)
    assert ways(items) == sorted(stored), "an event has two ways"
    accounts[0].settled()
    assert ways(accounts[0].items()) == sorted(stored)
    assert {item.href: item.etag for item in accounts[0].items()} == {i.href: i.etag for i in accounts[1].items()}
    assert first.cli("check").returncode == 0


def test_servers_count_attempts_together(pair):
    def guess(server):
        return server.request("GET", "/feeds/" + "0" * 32)[0]

    assert {guess(pair[0]) for _ in range(30)} == {404}
    assert [guess(server) for server in pair] == [429, 429]
    pair[1].kill()
    pair[1].start()
    assert guess(pair[1]) == 429, "a server that starts forgets who guessed"


def test_meetings_of_fifty_people_from_two_servers_at_once(pair):
    names = [f"guest{number}" for number in range(50)]
    for name in ["ana", "bea", *names]:
        pair[0].account(name)
    organizers = [Account(pair[0], "ana"), Account(pair[1], "bea")]
    homes = [account.calendars()[0] for account in organizers]
    statuses = []

    def invite(side):
        for number in range(4):
            account = organizers[side]
            body = meeting(f"{account.name}-{number}", organizer=account.name, attendees=names)
            statuses.append(account.request("PUT", f"{homes[side]}{number}.ics", body, CALENDAR, timeout=120)[0])

    threads = [threading.Thread(target=invite, args=[side]) for side in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses == [201] * 8
    for name in (names[0], names[25], names[49]):
        account = Account(pair[1], name)
        assert len(account.etags(account.calendars()[0])) == 8, name
    assert pair[0].cli("check").returncode == 0


def test_everything_moves_to_postgresql_and_back(tmp_path, database):
    server = Server(tmp_path / "server", clock="2030-03-01T00:00:00Z")
    server.start()
    ana = server.account("ana", home=HOME)
    app_password = server.cli("user", "app-password", "ana", "--label", "Phone").stdout.strip()
    calendar = ana.calendars()[0]
    for number in range(30):
        body = event(f"e{number}", f"203003{2 + number % 20:02}T090000", f"203003{2 + number % 20:02}T100000",
                     geo=(HOME[0] + 0.05, HOME[1]), extra=["RRULE:FREQ=DAILY;COUNT=3"] if number % 5 == 0 else ())
        assert ana.put(f"{number}.ics", body)[0] == 201
    ana.request("DELETE", f"{calendar}0.ics")
    report = '<sync-collection xmlns="DAV:"><sync-token>%s</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>'
    ana.settled(quiet=3)

    def changes(token):
        status, _, answer = ana.request("REPORT", calendar, report % token, {"Content-Type": "application/xml"})
        assert status == 207, answer
        return re.search(rb"sync-token>([^<]*)<", answer).group(1).decode(), answer.count(b"<response>") + answer.count(b":response>") // 2

    token, _ = changes("")
    before = (ana.etags(calendar), ana.etags(ana.travel))
    server.stop()
    plain = server.config.read_text()
    file = tmp_path / "server/data/travlendar.sqlite"
    url = database.make_database()

    def copy(source, target):
        return subprocess.run([str(BINARY), "storage", "copy", "--from", str(source), "--to", str(target)],
                              capture_output=True, text=True)

    # One that is interrupted leaves nothing, and starts again.
    with subprocess.Popen([str(BINARY), "storage", "copy", "--from", str(file), "--to", url], stdout=subprocess.PIPE) as half:
        half.stdout.readline()
        half.kill()
    done = copy(file, url)
    assert done.returncode == 0 and "all tables are alike" in done.stdout, done.stdout + done.stderr
    assert copy(file, url).returncode == 1, "a store that is not empty was filled again"

    def same(settings):
        server.config.write_text(settings)
        server.start()
        phone = Account(server, "ana", password=app_password)
        assert phone.request("PROPFIND", ana.home, headers={"Depth": "0"})[0] == 207
        assert ana.etags(calendar) == before[0]
        assert ana.etags(ana.travel) == before[1]
        assert changes(token)[1] == 0
        assert server.cli("check").returncode == 0
        server.stop()

    same(plain + f'storage.url = "{url}"\n')
    back = tmp_path / "back.sqlite"
    done = copy(url, back)
    assert done.returncode == 0, done.stdout + done.stderr
    file.rename(tmp_path / "old.sqlite")
    for suffix in ("-wal", "-shm"):
        pathlib.Path(f"{file}{suffix}").unlink(missing_ok=True)
    back.rename(file)
    same(plain)


@pytest.mark.parametrize("is_postgres", [False, True], ids=["file", "postgresql"])
def test_a_text_with_nul_is_refused_by_every_store_and_not_called_a_failure(tmp_path, request, is_postgres):
    database = request.getfixturevalue("database").make_database() if is_postgres else None
    with Server(tmp_path, database=database) as server:
        account = server.account("ana")
        assert account.put("a.ics", event("a\0", "20300304T090000", "20300304T100000"))[0] == 403
        assert account.put("a%00.ics", event("a", "20300304T090000", "20300304T100000"))[0] in (400, 403)
        attendee = event("a", "20300304T090000", "20300304T100000", extra=["ATTENDEE:mailto:bob%00@example.com"])
        assert account.put("b.ics", attendee)[0] == 201
        form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": server.url}
        assert server.request("POST", "/login", "name=ana%00&password=x", form)[0] == 400
        assert server.request("PROPFIND", "/", None, authorization(Account(server, "ana\0", "x")))[0] == 401
        password = server.cli("user", "app-password", "ana", "--label", "program").stdout.split()[-1]
        program = Account(server, "ana", password)
        for path, body in (("/places/Home", '{"latitude":45,"longitude":9,"address":"\\u0000"}'), ("/places?q=a%00b", None)):
            status, _, answer = program.request("PUT" if body else "GET", "/api/v1/me" + path, body)
            assert (status, b"U+0000" in answer) == (400, True), answer
