"""Realtime feeds over HTTP: a canceled bus is replaced, a feed that fails is told once and costs nothing else."""

import datetime
import json
import time

import pytest

from local_servers import Handler, LocalServer
from mail_server import mail_server, settings, wait
from persons import Person
from travlendar import GUARD, Server, event, free_port, run

HOME = (42.3540, 13.3910)
UNIVERSITY = (42.3676, 13.3500)
NOW = datetime.datetime(2022, 10, 5, 4, 0, tzinfo=datetime.timezone.utc)


def field(number, value):
    """One Protocol Buffers field: an integer, a text, or a message."""
    def varint(n):
        out = b""
        while n > 127:
            out, n = out + bytes([n & 127 | 128]), n >> 7
        return out + bytes([n])

    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def message(canceled, timestamp=int(NOW.timestamp())):
    """A GTFS-Realtime message that cancels trips of 2022-10-05."""
    body = field(1, field(1, "2.0") + field(3, timestamp))
    for trip in canceled:
        descriptor = field(1, trip) + field(3, "20221005") + field(4, 3)
        body += field(2, field(1, trip) + field(3, field(1, descriptor)))
    return body


def strike(route, timestamp=int(NOW.timestamp())):
    """A message that takes a line out for the day, because of a strike."""
    period = field(1, timestamp - 3600) + field(2, timestamp + 86400)
    header = field(1, field(1, "24-hour strike at AMA") + field(2, "en"))
    alert = field(1, period) + field(5, field(2, route)) + field(6, 4) + field(7, 1) + field(10, header)
    return field(1, field(1, "2.0") + field(3, timestamp)) + field(2, field(1, "strike") + field(5, alert))


class Feed(LocalServer):
    """Serves one message, with an ETag; counts full answers and conditional ones."""

    def __init__(self, port):
        self.body, self.full, self.unchanged, self.paths, self.delay = message([]), 0, 0, set(), 0
        feed = self

        class Answers(Handler):
            def do_GET(self):
                feed.paths.add(self.path)
                time.sleep(feed.delay)
                tag = f'"{hash(feed.body)}"'
                if self.headers.get("If-None-Match") == tag:
                    feed.unchanged += 1
                    self.send_response(304)
                    self.end_headers()
                    return
                feed.full += 1
                self.answer(200, feed.body, [("ETag", tag)])

        super().__init__(Answers, port)


@pytest.fixture(scope="module")
def feed():
    feed = Feed(free_port())
    yield feed
    feed.shutdown()


def asking(feed, laquila, directory, more=""):
    """A server that asks for a feed."""
    lines = (
        f'realtime.feeds = ["laquila/ama=http://127.0.0.1:{feed.server_port}/trip-updates.pb?key=secret"]\n'
        "realtime.intervalSeconds = 5\n"
    )
    return Server(directory, laquila, "2022-10-05T04:00:00Z,frozen", settings=lines + more)


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory, feed):
    with asking(feed, laquila, tmp_path_factory.mktemp("realtime")) as server:
        yield server


def rides(item):
    """The trips that a block rides, as its STRUCTURED-DATA tells."""
    data = item.event.get("STRUCTURED-DATA")
    data = data if isinstance(data, list) else [data]
    legs = [leg for text in data if text and str(text).startswith("{") for leg in json.loads(str(text))["legs"]]
    return [leg["ride"]["trip"].removeprefix("ama:") for leg in legs if "ride" in leg]


def ways_there(items):
    return [item for item in items if item.is_way_there and "rt" in item.related and rides(item)]


def test_a_canceled_bus_is_replaced_in_the_calendar_and_on_the_command_line(server, feed):
    person = server.account("rider", home=HOME)
    assert person.put("a.ics", event("rt", "20221005T110000", "20221005T120000", geo=UNIVERSITY))[0] == 201
    person.wait_for(ways_there, "a way there by bus")
    first = rides(ways_there(person.settled())[0])

    feed.body = message(first)
    person.wait_for(lambda items: ways_there(items) and not set(rides(ways_there(items)[0])) & set(first), "another bus")
    assert feed.full >= 2 and feed.paths == {"/trip-updates.pb?key=secret"}, "whole feeds, nothing about a person"
    deadline = time.monotonic() + GUARD
    while feed.unchanged == 0:
        assert time.monotonic() < deadline, "a feed that did not change is asked for by its ETag"
        time.sleep(0.1)

    # The command line says the same from the same message.
    path = server.directory / "rt.pb"
    path.write_bytes(feed.body)
    arguments = ["trip", "--network", server.config.read_text().split('directories = ["')[1].split('"')[0], "--json"]
    arguments += ["--from", "%f,%f" % HOME, "--to", "%f,%f" % UNIVERSITY, "--arrive-by", "2022-10-05T08:55:00Z"]
    plain = json.loads(run(*arguments).stdout)
    live = json.loads(run(*arguments, "--realtime", path).stdout)
    trips = lambda answer: {leg["ride"]["trip"].removeprefix("ama:") for o in answer["options"] for leg in o["legs"] if "ride" in leg}
    assert trips(plain) & set(first) and trips(live) and not trips(live) & set(first)


def test_a_feed_that_fails_is_told_once_and_costs_nothing_else(server, feed):
    feed.body = b"this is no message"
    person = server.account("patient", home=HOME)
    deadline = time.monotonic() + GUARD
    while "a realtime feed fails" not in server.log.read_text():
        assert time.monotonic() < deadline, server.log.read_text()
        time.sleep(0.1)
    assert server.request("GET", "/healthz/ready")[0] == 200
    assert person.put("b.ics", event("rt", "20221005T150000", "20221005T160000", geo=UNIVERSITY))[0] == 201
    person.wait_for(ways_there, "a way there by bus")
    log = server.log.read_text()
    assert log.count("a realtime feed fails") == 1
    assert "secret" not in log, "keys stay out of the log"


@pytest.fixture
def fresh_feed():
    """One that no other test has filled."""
    feed = Feed(free_port())
    yield feed
    feed.shutdown()


@pytest.fixture
def fresh_server(laquila, tmp_path, fresh_feed):
    with asking(fresh_feed, laquila, tmp_path) as server:
        yield server


def test_a_strike_is_named_and_goes(fresh_server, fresh_feed):
    server, feed = fresh_server, fresh_feed
    person = server.account("commuter", home=HOME)
    assert person.put("c.ics", event("rt", "20221005T110000", "20221005T120000", summary="Lecture", geo=UNIVERSITY))[0] == 201
    person.wait_for(ways_there, "a way there by bus")
    ridden = rides(ways_there(person.settled())[0])
    network = server.config.read_text().split('directories = ["')[1].split('"')[0]
    arguments = ["trip", "--network", network, "--from", "%f,%f" % HOME, "--to", "%f,%f" % UNIVERSITY, "--json"]
    options = json.loads(run(*arguments, "--arrive-by", "2022-10-05T08:55:00Z").stdout)["options"]
    legs = [leg for option in options for leg in option["legs"] if "ride" in leg]
    line = next(leg["line"] for leg in legs if leg["ride"]["trip"].removeprefix("ama:") in ridden)
    feed.body = strike(line["routeID"].removeprefix("ama:"))
    warned = lambda items: [item for item in items if item.is_warning and "Strike" in item.summary]
    items = person.wait_for(warned, "a warning that names the strike")
    warning = warned(items)[0]
    assert line["name"] in warning.summary and "Lecture" in warning.summary and "24-hour strike at AMA" in warning.description
    feed.body = message([])
    person.wait_for(lambda items: not warned(items) and ways_there(items), "the warning goes with the strike")


def test_a_feed_that_falls_silent_is_told_in_the_block_and_costs_nothing_else(fresh_server, fresh_feed):
    server, feed = fresh_server, fresh_feed
    person = server.account("listener", home=HOME)
    # Who is about to leave is told; a trip in the afternoon is as it was.
    for uid, start, end in (("rt", "20221005T073000", "20221005T083000"), ("later", "20221005T160000", "20221005T170000")):
        assert person.put(uid + ".ics", event(uid, start, end, geo=UNIVERSITY))[0] == 201
    person.wait_for(ways_there, "a way there by bus")
    told = lambda items: [item for item in ways_there(items) if "has sent no live times since 05:00" in item.description]
    assert not told(person.settled())
    feed.body = message([], timestamp=int(NOW.timestamp()) - 3600)
    items = person.wait_for(told, "that the agency is silent")
    assert "by the timetable" in told(items)[0].description
    assert not [item for item in items if "later" in item.related and "live times" in item.description]
    assert server.request("GET", "/healthz/ready")[0] == 200
    feed.body = message([])
    person.wait_for(lambda items: ways_there(items) and not told(items), "it is back")


def test_a_feed_that_is_down_at_a_restart_changes_nothing_for_ten_minutes(laquila, tmp_path):
    feed = Feed(free_port())
    with mail_server() as (port, box), asking(feed, laquila, tmp_path, settings(port)) as server:
        person = Person(server, "steady")
        assert person.call("PUT", "/notifications", {"events": [], "travel": ["mail"]})[0] == 200
        account = person.account
        account.put("d.ics", event("rt", "20221005T110000", "20221005T120000", geo=UNIVERSITY))
        account.wait_for(ways_there, "a way there by bus")
        first = rides(ways_there(account.settled())[0])
        feed.body = message(first)
        moved = lambda items: ways_there(items) and not set(rides(ways_there(items)[0])) & set(first)
        account.wait_for(moved, "another bus")
        wait(lambda: box.mails, "the mail about the other bus")
        account.settled()
        known, told = rides(ways_there(account.items())[0]), len(box.mails)

        def plan_again(uid):
            """Something else on that day has all of it planned again."""
            times = [f"20221005T{hour}0000" for hour in (17, 18)]
            assert account.put(f"{uid}.ics", event(uid, *times, summary=uid, geo=UNIVERSITY))[0] == 201
            account.wait_for(lambda items: any(uid in item.related for item in items), "a plan of " + uid)
            return account.settled()

        feed.shutdown()
        feed.server_close()
        server.kill()
        server.start()
        assert rides(ways_there(plan_again("first"))[0]) == known, "what the feed said last counts on"
        # The feed is back and says what it said.
        again = Feed(feed.server_port)
        try:
            again.body = feed.body
            wait(lambda: again.full, "that it is asked again", 120)
            assert rides(ways_there(plan_again("second"))[0]) == known
            told_of_this = [mail.get_content() for _, mail in box.mails if "rt" in mail.get_content()]
            assert len(box.mails) == told, told_of_this
        finally:
            again.shutdown()
            again.server_close()
        # What it said is too old: by the timetable the first bus runs.
        server.stop()
        server.clock = "2022-10-05T04:10:01Z,frozen"
        server.start()
        assert rides(ways_there(plan_again("third"))[0]) == first, "the timetable"


def test_a_wrong_name_stops_the_start(laquila, tmp_path):
    server = Server(tmp_path, laquila, settings='realtime.feeds = ["laquila/metro=/tmp/x.pb"]\n')
    with pytest.raises(AssertionError, match="the network laquila has: ama"):
        server.start()
