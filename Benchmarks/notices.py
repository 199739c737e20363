#!/usr/bin/env python3
"""How soon people and their apps are told, from the outside.

    scripts/acceptance-python Benchmarks/notices.py [push|mail|reminders ...] [--count 60] [--people 100] [--each 100] [--tls]

push        the answer to a PUT to the message at the push service
mail        the answer to a PUT of a meeting to the invitation at the mail server
reminders   `people` with `each` alarms for the same second: how late the mails are; --tls: STARTTLS and a log-in
"""

import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import ssl
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Acceptance"))
from mail_server import ANSWERS, mail_server, meeting, settings  # noqa: E402
from test_push import PushService, register  # noqa: E402
from travlendar import Account, Server, event  # noqa: E402


def quantiles(name, seconds, unit=1000, word="ms"):
    values = sorted(seconds)
    at = lambda q: unit * values[min(len(values) - 1, int(q * len(values)))]  # noqa: E731
    print(f"{name}: p50 {at(0.5):.1f} {word}, p95 {at(0.95):.1f} {word}, most {at(1):.1f} {word}, n {len(values)}", flush=True)


def until(condition, what, seconds=120):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.002)


def cpu(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def push(directory, arguments):
    with PushService() as service, Server(directory, settings=f'outgoing.hosts = ["{service.host}"]\n') as server:
        ana = server.account("ana")
        lags = []
        for number in range(arguments.count):
            # A calendar of its own, since two messages of one calendar keep a distance.
            path = f"{ana.home}c{number}/"
            assert ana.request("MKCALENDAR", path)[0] == 201
            assert register(ana, service.app(f"/{number}"), path=path)[0] == 204
            assert ana.put("e.ics", event("e", "20300304T090000", "20300304T100000", "Tea"), calendar=path)[0] == 201
            answered = time.monotonic()
            until(lambda: len(service.messages) > number, "a message")
            lags.append(max(0, service.messages[number][0] - answered))
        quantiles("change to push", lags)


def mail(directory, arguments):
    with mail_server() as (port, box), Server(directory, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        lags = []
        for number in range(min(arguments.count, 60)):
            assert ana.put(f"m{number}.ics", meeting(f"m{number}"))[0] == 201
            answered = time.monotonic()
            until(lambda: len(box.mails) > number, "a mail")
            lags.append(time.monotonic() - answered)
        quantiles("change to mail handed over", lags)


def reminders(directory, arguments):
    context, more = None, 'mail.encryption = "none"\n'
    if arguments.tls:
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"],
            cwd=directory, check=True, capture_output=True,
        )
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(directory / "cert.pem", directory / "key.pem")
        (directory / "password").write_text("secret\n")
        # As many certificates as a system has.
        authorities = pathlib.Path("/etc/ssl/certs/ca-certificates.crt").read_text()
        (directory / "authorities.pem").write_text(authorities + (directory / "cert.pem").read_text())
        more = (
            f'mail.user = "calendar"\nmail.passwordFile = "{directory / "password"}"\n'
            f'mail.certificates = "{directory / "authorities.pem"}"\n'
        )
    with mail_server(context) as (port, box), Server(directory, settings=settings(port, more)) as server:
        times = []
        take = box.handle_DATA

        async def note(*given):
            times.append(time.time())
            return await take(*given)

        box.handle_DATA = note
        people = []
        for number in range(arguments.people):
            server.account(f"person{number}")
            people.append(Account(server, f"person{number}"))
        total = arguments.people * arguments.each
        due = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0) + datetime.timedelta(
            seconds=30 + total // 25
        )
        stamp = due.strftime("%Y%m%dT%H%M%SZ")
        start = due + datetime.timedelta(hours=1)
        times_of_event = [(start + datetime.timedelta(hours=h)).strftime("%Y%m%dT%H%M%S") for h in (0, 1)]

        def prepare(person):
            chosen = json.dumps({"events": ["mail"], "travel": []})
            secret = server.cli("user", "app-password", person.name).stdout.strip()
            app = Account(server, person.name, secret)
            status = app.request("PUT", "/api/v1/me/notifications", chosen, {"Content-Type": "application/json"})[0]
            assert status == 200
            calendar = app.calendars()[0]
            alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", f"TRIGGER;VALUE=DATE-TIME:{stamp}", "END:VALARM"]
            for number in range(arguments.each):
                body = event(f"e{number}", *times_of_event, f"Tea {number}", zone="UTC", extra=alarm)
                assert app.put(f"e{number}.ics", body, calendar=calendar)[0] == 201

        begun, spent, own = time.monotonic(), cpu(server.process.pid), time.process_time()
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(prepare, people))
        begun, spent, own = time.monotonic() - begun, cpu(server.process.pid) - spent, time.process_time() - own
        print(f"prepared in {begun:.0f} s, of CPU {spent:.1f} s of the server and {own:.1f} s of this benchmark", flush=True)
        left = due.timestamp() - time.time()
        assert left > 3, f"prepared {-left:.0f} s too late"
        time.sleep(max(0, due.timestamp() - time.time() - 1))
        before, own = cpu(server.process.pid), time.process_time()
        until(lambda: len(times) >= total, "all reminders", left + 600)
        spent, own = cpu(server.process.pid) - before, time.process_time() - own
        time.sleep(5)
        assert len(times) == total, f"{len(times)} mails of {total} alarms"
        quantiles(f"lateness of {total} reminders of {arguments.people} people", [t - due.timestamp() for t in times], 1, "s")
        print(f"{1000 * spent / total:.2f} ms of CPU each; the mail server of this benchmark: {1000 * own / total:.2f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="*", default=["push", "mail", "reminders"])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--tls", action="store_true")
    given = parser.parse_args()
    for question in given.questions:
        with tempfile.TemporaryDirectory() as directory:
            {"push": push, "mail": mail, "reminders": reminders}[question](pathlib.Path(directory), given)
