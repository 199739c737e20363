"""Pages that stay open: they show what changed meanwhile, and the stream that tells them of it says nothing else."""

import datetime
import re
import shutil
import socket
import threading
import time

import pytest

from chromium import Chromium
from page_forms import Reader
from test_pages import token
from test_sharing import post, share
from travlendar import Account, Server, demo_network, event

HOME = (44.110612, 8.936217)
TODAY = datetime.date.today()
SOON = 2  # seconds: from the answer to a PUT to the page that shows it
PATIENCE = 10  # the same where the machine is busy with other tests


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    network = demo_network(tmp_path_factory.mktemp("demo"))
    with Server(tmp_path_factory.mktemp("open"), network=network, zone="UTC") as server:
        server.account("ana", home=HOME)
        server.account("bruno")
        yield server


def stamp(days, clock):
    return (TODAY + datetime.timedelta(days=days)).strftime("%Y%m%d") + "T" + clock


def put(account, uid, title, days=1, place=None):
    assert account.put(uid + ".ics", event(uid, stamp(days, "120000"), stamp(days, "130000"), title, place, zone="UTC"))[0] in (201, 204)


def accept(person):
    """Takes the calendar that was offered."""
    listing = person.request("PROPFIND", f"{person.home}notifications/", "", {"Depth": "1"})[2]
    uid = re.search(rb"invite-([0-9a-f-]+)\.xml", listing).group(1).decode()
    answer = f"<D:href>mailto:{person.name}@example.com</D:href><CS:invite-accepted/><CS:in-reply-to>{uid}</CS:in-reply-to>"
    reply = f'<CS:invite-reply xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/">{answer}</CS:invite-reply>'
    assert post(person, person.home, reply)[0] == 200


def account(server, name):
    return Account(server, name)


class Stream:
    """A stream of events as a browser keeps it open; its lines come in by themselves."""

    def __init__(self, reader, path=None, fields=()):
        if path is None:
            path = re.search(r'data-changes="([^"]+)"', reader.get("/today")[2]).group(1)
        cookies = "; ".join(f"{name}={value}" for name, value in reader.cookies.items())
        head = {"Host": f"127.0.0.1:{reader.server.port}", "Accept": "text/event-stream", "Cookie": cookies, **dict(fields)}
        self.socket = socket.create_connection(("127.0.0.1", reader.server.port))
        self.socket.sendall(f"GET {path} HTTP/1.1\r\n{''.join(f'{k}: {v}' + chr(13) + chr(10) for k, v in head.items())}\r\n".encode())
        self.text, self.ended = "", threading.Event()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self):
        try:
            while data := self.socket.recv(4096):
                self.text += data.decode()
        except OSError:
            pass
        self.ended.set()

    def wait(self, condition, seconds=PATIENCE):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if condition(self.text):
                return True
            time.sleep(0.01)
        return False

    def close(self):
        self.socket.close()


@pytest.fixture()
def ana(server):
    reader = Reader(server)
    reader.enter("ana")
    account(server, "ana").settled()
    return reader


def test_a_stream_says_that_something_changed_and_nothing_else(server, ana):
    stream = Stream(ana)
    assert stream.wait(lambda text: "retry:" in text), stream.text
    assert stream.text.startswith("HTTP/1.1 200") and "text/event-stream" in stream.text and "no-store" in stream.text
    assert "changed" not in stream.text.partition("\r\n\r\n")[2]
    began = time.monotonic()
    put(account(server, "ana"), "secret", "Zanzibar", place="Cafe Aurora")
    assert stream.wait(lambda text: "event: changed" in text), stream.text
    assert time.monotonic() - began < PATIENCE
    account(server, "ana").settled()
    body = stream.text.partition("\r\n\r\n")[2]
    # The marks are numbers, the lines those of the format; chunk sizes of HTTP stand between.
    assert re.fullmatch(r"(\s|[0-9a-f]+\r\n|retry: 3000|event: changed|id: \d+-\d+\.\d+|data: changed|:)*", body), body
    stream.close()


def test_others_are_not_told_but_those_who_share_are(server, ana):
    bruno = Reader(server)
    bruno.enter("bruno")
    stream = Stream(bruno)
    assert stream.wait(lambda text: "retry:" in text)
    put(account(server, "ana"), "own", "Own")
    time.sleep(0.5)
    assert "event: changed" not in stream.text
    path = account(server, "ana").calendars()[0]
    assert post(account(server, "ana"), path, share("mailto:bruno@example.com", "read"))[0] == 200
    assert stream.wait(lambda text: "event: changed" in text), stream.text
    time.sleep(0.5)
    before = stream.text.count("event: changed")
    accept(account(server, "bruno"))
    # Which calendars a person sees is looked at every 15 seconds.
    assert stream.wait(lambda text: text.count("event: changed") > before, 25), stream.text
    time.sleep(0.5)
    seen = stream.text.count("event: changed")
    put(account(server, "ana"), "shared", "Shared")
    assert stream.wait(lambda text: text.count("event: changed") > seen), stream.text
    stream.close()


def test_what_happened_before_the_stream_is_told_at_once(server, ana):
    page = ana.get("/calendar/week")[2]
    path = re.search(r'data-changes="([^"]+)"', page).group(1)
    put(account(server, "ana"), "between", "Between")
    account(server, "ana").settled()
    stream = Stream(ana, path)
    assert stream.wait(lambda text: "event: changed" in text), stream.text
    last = re.findall(r"id: (\S+)", stream.text)[-1]
    stream.close()
    # As a browser comes back: from the last mark on, whatever its address says.
    again = Stream(ana, path, {"Last-Event-ID": last}.items())
    assert again.wait(lambda text: "retry:" in text)
    time.sleep(0.5)
    assert "event: changed" not in again.text
    again.close()


def test_a_stream_ends_with_its_session(server, ana):
    stream = Stream(ana)
    assert stream.wait(lambda text: "retry:" in text)
    ana.post("/logout", {"csrf": token(ana.get("/account")[2])})
    assert stream.wait(lambda text: "event: stop" in text, 3), stream.text
    stranger = Reader(server)
    status, headers, _ = stranger.get("/changes")
    assert (status, headers["location"]) == (303, "/login?next=%2Fchanges")


def test_other_sites_open_none(server, ana):
    assert ana.send("GET", "/changes", fields={"Sec-Fetch-Site": "cross-site"}.items())[0] == 403


def test_too_many_streams_of_one_person_end_the_oldest(server, ana):
    first = Stream(ana)
    assert first.wait(lambda text: "retry:" in text)
    others = [Stream(ana) for _ in range(20)]
    assert first.wait(lambda text: "event: stop" in text), first.text
    assert all(stream.wait(lambda text: "retry:" in text) for stream in others)
    put(account(server, "ana"), "many", "Many")
    assert all(stream.wait(lambda text: "event: changed" in text) for stream in others)
    for stream in others:
        stream.close()


def test_the_end_of_the_server_waits_for_no_stream(tmp_path):
    with Server(tmp_path / "ending") as server:
        server.account("ana")
        reader = Reader(server)
        reader.enter("ana")
        streams = [Stream(reader) for _ in range(3)]
        assert all(stream.wait(lambda text: "retry:" in text) for stream in streams)
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 5
        assert all(stream.ended.wait(5) for stream in streams)


def test_a_form_is_not_loaded_again_while_trips_are_planned(server, ana):
    """Pages that show trips load again without script; a form never does, or what is typed would be lost."""
    put(account(server, "ana"), "busy", "Busy", place="Cafe Aurora")
    for path in ["/calendar/new", "/events/calendar/busy.ics/edit", "/trips/here", "/calendar/search?q=x"]:
        status, headers, text = ana.get(path)
        assert status == 200 and "refresh" not in headers and 'http-equiv="refresh"' not in text and "data-changes" not in text, path


# In a browser


needs_chromium = pytest.mark.skipif(not shutil.which("chromium"), reason="needs Chromium (Debian: chromium)")


@pytest.fixture(scope="module")
def browser(server):
    reader = Reader(server)
    reader.enter("ana")
    with Chromium() as browser:
        browser.cookie(server.url, "session", reader.cookies["session"])
        yield browser


def shows(browser, words, seconds=PATIENCE):
    """How long it took until the page says so; None: it never did."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if words in browser.script("document.querySelector('main').innerText"):
            return time.monotonic() - began
        time.sleep(0.02)
    return None


@needs_chromium
@pytest.mark.parametrize("path", ["/today", "/calendar/day", "/calendar/week", "/calendar/month", "/calendar/agenda"])
def test_an_event_of_a_calendar_app_appears_on_the_open_page(server, browser, path):
    ana = account(server, "ana")
    name = "Visit" + path.rpartition("/")[2]
    browser.open(server.url + path)
    ana.settled()
    browser.rest()
    put(ana, name.lower(), name, days=0)
    took = shows(browser, name)
    assert took is not None, browser.script("document.querySelector('main').innerText")
    assert took < SOON, f"{took:.2f} s"
    # And what is deleted goes away.
    assert ana.request("DELETE", ana.calendars()[0] + name.lower() + ".ics")[0] == 204
    deadline = time.monotonic() + PATIENCE
    while name in browser.script("document.querySelector('main').innerText"):
        assert time.monotonic() < deadline, "it is still there"
        time.sleep(0.02)
    assert not browser.complaints, browser.complaints


@needs_chromium
def test_trips_follow_their_event_on_the_open_page(server, browser):
    ana = account(server, "ana")
    browser.open(server.url + "/today")
    put(ana, "museum", "Museum", days=2, place="Cafe Aurora")
    assert shows(browser, "→ Cafe Aurora") is not None, browser.script("document.querySelector('main').innerText")
    assert ana.request("DELETE", ana.calendars()[0] + "museum.ics")[0] == 204


@needs_chromium
def test_what_is_being_typed_stays(server, browser):
    ana = account(server, "ana")
    browser.open(server.url + "/calendar/week")
    ana.settled()
    browser.script("document.getElementById('q').focus()")
    browser.call("Input.insertText", text="dentist")
    put(ana, "typing", "Typing", days=0)
    assert shows(browser, "Typing") is not None
    assert browser.script("document.getElementById('q').value + ' ' + document.activeElement.id") == "dentist q"
    # A part that has the field in it waits until the field is left.
    browser.script("""(() => {
      const part = document.querySelector("[data-live=calendar]");
      part.insertAdjacentHTML("afterbegin", "<input id=within value=''>");
      document.getElementById("within").focus();
    })()""")
    browser.call("Input.insertText", text="half a sentence")
    put(ana, "dessert", "Dessert", days=0)
    assert shows(browser, "Dessert", 2) is None
    assert browser.script("document.getElementById('within').value") == "half a sentence"
    browser.script("document.getElementById('within').value = ''; document.getElementById('q').focus()")
    assert shows(browser, "Dessert") is not None
    # The keyboard stays on the link on which it is.
    browser.script("[...document.querySelectorAll('[data-live=calendar] a')].find((a) => a.textContent.includes('Dessert')).focus()")
    put(ana, "fourth", "Fourth", days=0)
    assert shows(browser, "Fourth") is not None
    assert "Dessert" in browser.script("document.activeElement.textContent")


@needs_chromium
def test_events_can_be_moved_after_the_page_was_renewed(server, browser):
    ana = account(server, "ana")
    browser.open(server.url + "/calendar/day")
    put(ana, "movable", "Movable", days=0)
    assert shows(browser, "Movable") is not None
    box = browser.script("""(() => {
      const item = [...document.querySelectorAll(".movable")].find((item) => item.textContent.includes("Movable"));
      item.scrollIntoView({ block: "center" });
      const { left, top, width, height } = item.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })()""")
    browser.drag(box[0], box[1], box[0], box[1] + 52)
    deadline = time.monotonic() + PATIENCE
    while b"T130000" not in (ana.get(ana.calendars()[0] + "movable.ics")[1] or b"").partition(b"DTSTART")[2][:60]:
        assert time.monotonic() < deadline, ana.get(ana.calendars()[0] + "movable.ics")
        time.sleep(0.05)
