"""Mail with real counterparts: Postfix takes invitations, guests' programs answer in their dialects, and the answers are
taken out of Dovecot's mailbox. Runs where the shared bench, Postfix and Dovecot are, as root; test_mail.py has the same
against servers of its own."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import pytest

from mail_server import guest, meeting, wait
from travlendar import SHARED, Server

BENCH = SHARED / "bench/mail"
PROGRAMS = ["/usr/sbin/postfix", "/usr/sbin/dovecot", "/usr/lib/dovecot/imap", "/usr/lib/dovecot/lmtp"]
pytestmark = pytest.mark.skipif(
    not BENCH.is_dir() or os.geteuid() != 0 or not all(map(os.path.exists, PROGRAMS)),
    reason="needs the shared bench with Postfix and Dovecot, and root",
)


class Lab:
    def __init__(self, *options):
        self.directory = pathlib.Path(tempfile.mkdtemp(prefix="mail-"))
        self.facts = json.loads(self.run("mail.py", "start", "--password", "lab-password", *options).stdout)

    def run(self, script, *arguments, check=True):
        return subprocess.run(
            [sys.executable, str(BENCH / script), *arguments], env={**os.environ, "MAIL_LAB": str(self.directory)},
            check=check, capture_output=True, text=True, timeout=120,
        )

    def stop(self):
        self.run("mail.py", "stop", "--wipe", check=False)
        shutil.rmtree(self.directory, ignore_errors=True)

    def settings(self, scheme):
        password = self.directory / "server-password"
        password.write_text("lab-password\n")
        port = self.facts["imap"]["tls" if scheme == "imaps" else "starttls"]
        return (
            'server.publicURL = "https://calendar.example.test"\nmail.from = "calendar@example.test"\n'
            f'mail.server = "smtp://127.0.0.1:{self.facts["smtp"]["submission"]}"\n'
            f'mail.user = "calendar@example.test"\nmail.passwordFile = "{password}"\n'
            f'mail.certificates = "{self.facts["ca"]}"\nmail.answers = "calendar@example.test"\n'
            f'mail.mailbox = "{scheme}://127.0.0.1:{port}/INBOX"\nmail.mailboxUser = "calendar@example.test"\n'
            f'mail.mailboxPasswordFile = "{password}"\nmail.mailboxSeconds = 1\n'
        )


@pytest.fixture(scope="module")
def lab():
    lab = Lab()
    try:
        yield lab
    finally:
        lab.stop()


@pytest.mark.parametrize("scheme, dialect, answer", [
    ("imaps", "outlook", "accepted"), ("imap", "gmail", "declined"), ("imaps", "apple", "tentative"),
    ("imap", "thunderbird", "accepted"),
])
def test_an_invitation_is_answered_and_the_organizers_calendar_shows_it(lab, tmp_path, scheme, dialect, answer):
    with Server(tmp_path, settings=lab.settings(scheme)) as server:
        ana = server.account("ana")
        name = f"tea-{dialect}"
        lab.run("inbox.py", "clear", "alice", check=False)
        assert ana.put(f"{name}.ics", meeting(name, guests=("alice@example.test",)))[0] == 201
        told = lab.run("inbox.py", "wait", "alice", "--method", "REQUEST", "--timeout", "60", check=False)
        assert told.returncode in (0, 1), told.stdout + told.stderr
        lab.run("send.py", "--answer", "alice", "--dialect", dialect, "--partstat", answer)
        wait(
            lambda: f"PARTSTAT={answer.upper()}" in guest(ana, f"{name}.ics", name, "mailto:alice@example.test"),
            f"the answer of {dialect}", timeout=60,
        )
        assert "alice@" not in server.log.read_text()
