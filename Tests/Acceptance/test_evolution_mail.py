"""People outside whose Evolution reads an invitation by mail and answers; Postfix and Dovecot carry it.

Skipped without the shared bench, Postfix, Dovecot and Evolution, and without root. With PICTURES=DIRECTORY every step
leaves a picture there.
"""

import pytest

from evolution_mail import MailPerson
from mail_server import guest, meeting, wait
from test_mail_lab import Lab, pytestmark  # noqa: F401
from travlendar import Account, Server


@pytest.fixture(scope="module")
def lab():
    lab = Lab()
    try:
        yield lab
    finally:
        lab.stop()


@pytest.fixture(scope="module")
def server(lab, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server"), settings=lab.settings("imaps")) as server:
        server.account("ana")
        yield server


# Each has an inbox of their own: only of the first row of its list does Evolution say where it is.
@pytest.mark.parametrize(("guest_name", "button", "status"), [("alice", "Accept", "ACCEPTED"), ("bob", "Decline", "DECLINED")])
def test_evolution_answers_an_invitation_by_mail(lab, server, tmp_path, guest_name, button, status):
    ana = Account(server, "ana")
    # Tried again, it is another event.
    address, name = f"{guest_name}@example.test", f"picnic-{guest_name}-{tmp_path.name}"
    lab.run("inbox.py", "clear", guest_name)
    ports = lab.facts["imap"]["starttls"], lab.facts["smtp"]["mx"]
    with MailPerson(address, "lab-password", *ports) as person:
        try:
            assert ana.put(f"{name}.ics", meeting(name, "Picnic", guests=(address,)))[0] == 201
            buttons = person.open_mail("Invitation: Picnic")
            person.picture(f"1-{guest_name}-invited")
            assert {"Accept", "Tentative", "Decline"} <= set(buttons), buttons
            person.press(button)
            wait(
                lambda: f"PARTSTAT={status}" in guest(ana, f"{name}.ics", name, f"mailto:{address}"),
                "the answer in Ana's calendar", timeout=60,
            )
            person.picture(f"2-{guest_name}-answered")
            wait(lambda: f"PARTSTAT={status}" in person.calendar(), "the same in their own calendar")
        finally:
            person.call("close")
