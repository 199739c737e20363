"""What is read or locked while others write it: one state or another, never a mixture of two."""

import concurrent.futures
import threading

import pytest

from travlendar import Server

LOCK = (
    '<lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>'
)
ROUNDS = 150


@pytest.fixture(scope="module")
def person(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("races"), clock="2026-03-02T05:00:00Z") as server:
        yield server.account("gaia")


def beside(writer, reader, readers=3):
    """Runs `reader` ROUNDS times in several threads while `writer` runs again and again."""
    done = threading.Event()

    def write():
        while not done.is_set():
            writer()

    with concurrent.futures.ThreadPoolExecutor(readers + 1) as pool:
        writing = pool.submit(write)
        try:
            for reading in [pool.submit(lambda: [reader() for _ in range(ROUNDS)]) for _ in range(readers)]:
                reading.result()
        finally:
            done.set()
        writing.result()


def test_a_file_is_told_with_the_type_of_the_same_write(person):
    path = person.home + "overwritten"

    def write():
        for letter in "ab":
            assert person.request("PUT", path, letter * 5000, {"Content-Type": f"text/{letter}"})[0] in (201, 204)

    def read():
        status, headers, body = person.request("GET", path)
        assert status == 200 and len(set(body)) == 1
        assert headers["content-type"] == f"text/{chr(body[0])}"
        told = person.request("GET", path, None, {"If-Match": headers["etag"]})
        assert told[0] == 412 or told[2] == body

    write()
    beside(write, read)


def test_a_lock_stands_on_what_is_there(person):
    path = person.home + "locked"

    def write():
        person.request("PUT", path, "x")
        person.request("DELETE", path)

    def lock():
        status, headers, answer = person.request("LOCK", path, LOCK, {"Depth": "0"})
        if status == 423:
            return
        assert status in (200, 201), answer
        assert person.request("GET", path)[0] == 200
        assert person.request("UNLOCK", path, None, {"Lock-Token": headers["lock-token"]})[0] == 204

    beside(write, lock)


def test_a_representation_is_of_one_state(person):
    calendar = person.calendars()[0]
    path = calendar + "shown.ics"
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VEVENT", "UID:shown", "DTSTAMP:20260301T000000Z",
        "DTSTART:20260305T090000Z", "SUMMARY:Tea", "ORGANIZER:mailto:gaia@example.com",
        "ATTENDEE:mailto:gaia@example.com", "ATTENDEE:mailto:zoe@example.net", "END:VEVENT", "END:VCALENDAR", "",
    ]
    headers = {"Content-Type": "text/calendar", "Prefer": "return=representation"}

    def put():
        status, answered, body = person.request("PUT", path, "\r\n".join(lines), headers)
        if status in (200, 201) and body:
            # The server has added the status of its message: what was sent is not what the tag is of.
            assert b"SCHEDULE-STATUS" in body and answered["preference-applied"] == "return=representation"

    beside(lambda: person.request("DELETE", path), put)
