"""Mails that mean harm, as the shared bench writes them, to the address of a guest and to that of everybody: forged, bombs,
broken MIME, lies about what they are. Each is dealt with soon, and no guest has answered."""

import re
import subprocess
import sys
import time

import pytest

from mail_server import ANSWERS, address_of, guest, mail_server, meeting, receive, settings, to
from travlendar import SHARED, Server

SEND = SHARED / "bench/mail/send.py"
# `own-message` needs a mailbox and `huge` minutes to be written; test_mail.py has both.
NAMES = [
    "forged-from", "other-attendee", "wrong-uid", "old-sequence", "mime-bomb", "wide-bomb", "broken-base64",
    "charset-lies", "two-calendars", "method-lies", "auto-submitted", "encoded-word-bomb", "header-injection", "rrule-bomb",
    "nul-bytes", "not-closed",
]
pytestmark = pytest.mark.skipif(not SEND.exists(), reason="needs the shared bench")


def written(name, recipient):
    done = subprocess.run(
        [sys.executable, str(SEND), "--print", "--from", "mallory@outside.test", "--to", recipient, "--hostile", name,
         "--organizer", "ana@example.com", "--uid", "tea"],
        capture_output=True, timeout=120,
    )
    assert done.returncode == 0 and done.stdout, done.stderr
    return done.stdout


def test_no_guest_has_answered(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        assert ana.put("tea.ics", meeting("tea", guests=("dave@example.net", "bob@example.test")))[0] == 201
        own = address_of(to(box, "dave@example.net")[1])
        to(box, "bob@example.test")
        home = ana.calendars()[0]
        before, names = ana.get(home + "tea.ics")[1], set(ana.etags(home))
        verdicts = {}
        for name in NAMES:
            message = written(name, own)
            for recipient in (own, "answer@example.org", "ana@example.com"):
                began = time.monotonic()
                done = receive(server, message, recipient)
                assert time.monotonic() - began < 20, name
                assert done.returncode in (0, 65), (name, done.stderr)
                verdicts[name, recipient == own] = (done.returncode, (done.stdout + done.stderr).decode())
        # A guest's own address takes words and nothing that is forged; no other address takes anything.
        assert ana.get(home + "tea.ics")[1] == before and set(ana.etags(home)) == names, verdicts
        for address in ("dave@example.net", "bob@example.test"):
            assert "NEEDS-ACTION" in guest(ana, "tea.ics", "tea", "mailto:" + address)
        assert verdicts["other-attendee", True][0] == 65 and "somebody else" in verdicts["other-attendee", True][1]
        assert verdicts["wide-bomb", True][0] == verdicts["mime-bomb", True][0] == 65
        assert all(code == 65 for (name, is_own), (code, _) in verdicts.items() if not is_own and name != "auto-submitted")
        assert {envelope.rcpt_tos[0] for envelope, _ in box.mails} <= {"dave@example.net", "bob@example.test", "ana@example.com"}
        assert not re.search(r"victim|mallory", server.log.read_text())
        assert server.request("GET", "/healthz/ready")[0] == 200
