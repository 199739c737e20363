"""One private event and one home address, searched for where they must not be: the log, the metrics, others' free-busy
times, the mail of a meeting. What the routes answer to others is asked in Tests/ServerAppTests/HTTP/PrivacyTests.swift,
from the tables of routes."""

import http.client
import re

from persons import Person
from travlendar import Server, event, free_port

HOME = (42.3540123, 13.3910456)
SECRETS = ["Zanzibar", "Tramonto", "42.354", "13.391", "42.3676", "13.350", "secret-uid"]


def found(text):
    text = text if isinstance(text, str) else text.decode(errors="replace")
    return [secret for secret in SECRETS if secret in text]


def call(port, path, token=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
    response = connection.getresponse()
    return response.status, response.read().decode()


def test_log_metrics_and_free_busy_say_nothing_of_where_one_lives_or_goes(laquila, tmp_path):
    admin = free_port()
    settings = f'admin.port = {admin}\nlog.level = "trace"\n'
    with Server(tmp_path, laquila, "2022-10-03T04:00:00Z", settings=settings) as server:
        ana, bob = Person(server, "ana"), Person(server, "bob")
        ana.account.place("Home", HOME)
        body = event("secret-uid", "20221005T100000", "20221005T110000", "Doctor Zanzibar", geo=(42.3676, 13.3500), extra=["CLASS:PRIVATE", "DESCRIPTION:Clinica Tramonto"])
        assert ana.account.put("s.ics", body)[0] == 201
        own = ana.account.wait_for(lambda items: len(items) >= 2, "trips there and back")
        assert found(b"".join(item.body for item in own)), "what is searched for can be found"
        # Mistakes are logged too.
        broken = body.replace(b"END:VEVENT\r\n", b"")
        assert ana.account.put("broken.ics", broken)[0] in (400, 403)
        assert ana.account.put("odd.ics", body.replace(b"geo", b"").replace(b"UID:secret-uid", b"UID:other").replace(b"GEO:", b"X-GEO:").replace(b"SUMMARY", b"LOCATION:Tramonto 77\r\nSUMMARY"))[0] in (201, 403)
        ana.account.settled()
        assert ana.call("PUT", "/places/Tramonto", {"latitude": 42.3676})[0] in (400, 422)
        assert ana.call("PATCH", "/preferences", {"modes": ["Zanzibar"]})[0] == 422

        question = "\r\n".join([
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "METHOD:REQUEST", "BEGIN:VFREEBUSY", "UID:q",
            "DTSTAMP:20221001T000000Z", "DTSTART:20221004T000000Z", "DTEND:20221007T000000Z",
            "ORGANIZER:mailto:bob@example.com", "ATTENDEE:mailto:ana@example.com", "END:VFREEBUSY", "END:VCALENDAR", "",
        ])
        status, _, answer = bob.account.request("POST", bob.account.home + "outbox/", question, {"Content-Type": "text/calendar"})
        assert status == 200 and not found(answer)
        unfolded = re.sub(rb"\r?\n[ \t]", b"", answer)
        busy = re.findall(rb"FREEBUSY[^:]*:([^\r\n<&]*)", unfolded)
        assert b"20221005T080000Z/20221005T090000Z" in b",".join(busy), "the event, and not the trips around it"
        assert not re.search(rb"20221005T07\d{4}Z", b",".join(busy))

        token = (tmp_path / "data" / "admin-token").read_text().strip()
        for path in ["/metrics", "/healthz/ready", "/api/v1/principals", "/api/v1/principals/ana", "/api/v1/principals/ana/attempts"]:
            status, text = call(admin, path, token)
            assert status == 200 and not found(text), f"{path}: {found(text)}"
            if path == "/metrics":
                # How far planning is behind is told all the same.
                assert re.search(r"^travlendar_planning_waiting_people(\{.*\})? 0", text, re.M)
                assert re.search(r"^travlendar_planning_lag_seconds(\{.*\})? 0", text, re.M)
        bob.account.get(ana.account.home + "calendar/s.ics")
        log = server.log.read_text()
        assert len(log) > 200 and not found(log), f"{found(log)} in the log"
