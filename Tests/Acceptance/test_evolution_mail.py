"""Somebody outside whose Evolution reads an invitation by mail and accepts; Postfix and Dovecot carry it.

Skipped without the shared bench, Postfix, Dovecot and Evolution, and without root. With PICTURES=DIRECTORY every step
leaves a picture there.
"""

import pytest

from evolution_mail import MailPerson
from mail_server import guest, meeting, wait
from test_mail_lab import Lab, pytestmark  # noqa: F401
from travlendar import Server


@pytest.fixture(scope="module")
def lab():
    lab = Lab()
    try:
        yield lab
    finally:
        lab.stop()


def test_evolution_accepts_an_invitation_by_mail(lab, tmp_path):
    with Server(tmp_path / "server", settings=lab.settings("imaps")) as server:
        ana = server.account("ana")
        ports = lab.facts["imap"]["starttls"], lab.facts["smtp"]["mx"]
        with MailPerson("alice@example.test", "lab-password", tmp_path, *ports) as alice:
            try:
                assert ana.put("picnic.ics", meeting("picnic", "Picnic", guests=("alice@example.test",)))[0] == 201
                buttons = alice.open_mail("Invitation: Picnic")
                alice.picture("1-invited")
                assert {"Accept", "Tentative", "Decline"} <= set(buttons), buttons
                alice.press("Accept")
                wait(
                    lambda: "PARTSTAT=ACCEPTED" in guest(ana, "picnic.ics", "picnic", "mailto:alice@example.test"),
                    "her answer in Ana's calendar", timeout=60,
                )
                alice.picture("2-accepted")
                assert "PARTSTAT=ACCEPTED" in wait(alice.calendar, "the event in her own calendar")
            finally:
                alice.call("close")
