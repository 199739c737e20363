"""Two ways to meet somebody outside by mail: Thunderbird reads and sends it, Postfix and Dovecot carry it.

Skipped without the shared bench, Postfix, Dovecot, OpenDKIM and Thunderbird, and without root. With PICTURES=DIRECTORY
every step leaves a picture there.
"""

import re
import smtplib
import ssl

import dkim
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult

from mail_server import guest, meeting, wait
from test_mail_lab import PROGRAMS, Lab, pytestmark  # noqa: F401
from thunderbird_mail import MailPerson
from thunderbird_person import thunderbird_module
from travlendar import PASSWORD, Account, Server, free_port


@pytest.fixture(scope="module")
def lab():
    thunderbird_module()
    lab = Lab("--dkim")
    try:
        yield lab
    finally:
        lab.stop()


def test_thunderbird_accepts_an_invitation_by_mail(lab, tmp_path):
    with Server(tmp_path / "server", settings=lab.settings("imaps")) as server:
        ana = server.account("ana")
        with MailPerson(
            "alice@example.test", "lab-password", tmp_path, lab.facts["ca"], lab.facts["imap"]["tls"],
            lab.facts["smtp"]["smtps"],
        ) as alice:
            assert ana.put("picnic.ics", meeting("picnic", "Picnic", guests=("alice@example.test",)))[0] == 201
            shown = alice.open_mail("Picnic")
            alice.picture("1-invited")
            assert "imipAcceptButton" in shown["buttons"], shown
            alice.press("imipAcceptButton")
            alice.picture("2-accepted")
            assert alice.attendees()["mailto:alice@example.test"] == "ACCEPTED"
            wait(
                lambda: "PARTSTAT=ACCEPTED" in guest(ana, "picnic.ics", "picnic", "mailto:alice@example.test"),
                "her answer in Ana's calendar", timeout=60,
            )
            # It is moved: her mail program offers the new time, and she declines.
            etag = ana.get(ana.calendars()[0] + "picnic.ics")[0]
            moved = meeting("picnic", "Picnic", start="20300305T100000", guests=("alice@example.test",), extra=["SEQUENCE:1"])
            assert ana.put("picnic.ics", moved, {"If-Match": etag})[0] == 204
            shown = alice.open_mail("Changed: Picnic")
            alice.picture("3-moved")
            assert "imipDeclineButton" in shown["buttons"], shown
            alice.press("imipDeclineButton")
            wait(
                lambda: "PARTSTAT=DECLINED" in guest(ana, "picnic.ics", "picnic", "mailto:alice@example.test"),
                "her second answer", timeout=60,
            )
            assert ana.request("DELETE", ana.calendars()[0] + "picnic.ics")[0] == 204
            shown = alice.open_mail("Cancelled: Picnic")
            alice.picture("4-cancelled")
            assert "imipDeleteButton" in shown["buttons"], shown
            alice.press("imipDeleteButton")
            assert alice.attendees() == {"events": 0}
            assert alice.app.dialogs() == []


class Provider:
    """The mail server of dave@outside.test: takes his mail after a log-in, signs it for his domain, and passes it on to
    the lab as a stranger does, which checks the signature."""

    def __init__(self, lab):
        self.lab = lab
        self.key = (lab.directory / "dkim/outside.test.key").read_bytes()
        self.mails = []

    async def handle_DATA(self, server, session, envelope):
        fields = [b"from", b"to", b"subject", b"date", b"message-id"]
        signature = dkim.sign(envelope.content, b"lab", b"outside.test", self.key, include_headers=fields)
        with smtplib.SMTP("127.0.0.1", self.lab.facts["smtp"]["mx"]) as relay:
            relay.sendmail(envelope.mail_from, envelope.rcpt_tos, signature + envelope.content)
        self.mails.append(envelope)
        return "250 kept"

    def __enter__(self):
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.lab.directory / "tls/server.pem", self.lab.directory / "tls/server.key")

        def log_in(server, session, envelope, mechanism, data):
            return AuthResult(success=(data.login, data.password) == (b"dave@outside.test", b"lab-password"))

        class Submission(Controller):
            def factory(self):
                return SMTP(self.handler, auth_required=True, auth_require_tls=False, authenticator=log_in)

        self.controller = Submission(
            self, hostname="127.0.0.1", port=free_port(), server_hostname="localhost", ssl_context=context
        )
        self.controller.start()
        return self

    def __exit__(self, *_):
        self.controller.stop()


def test_an_invitation_from_thunderbird_is_answered_from_a_calendar(lab, tmp_path):
    # Her mailbox is the one that the server reads; `calendar+ana@` arrives there too.
    trusting = lab.settings("imaps") + 'mail.trustedRelay = "mail.example.test"\n'
    address = "calendar+ana@example.test"
    with Server(tmp_path / "server", settings=trusting) as server, Provider(lab) as provider:
        server.cli("user", "add", "ana", "--email", address, "--password-stdin", input=PASSWORD + "\n")
        ana = Account(server, "ana")
        with MailPerson(
            "dave@outside.test", "lab-password", tmp_path, lab.facts["ca"], lab.facts["imap"]["tls"],
            provider.controller.port,
        ) as dave:
            dave.invite("Dinner", "20300306T180000Z", "20300306T200000Z", [address])
            home = ana.calendars()[0]
            (path,) = wait(lambda: list(ana.etags(home)), "the invitation in Ana's calendar", timeout=60)
            etag, body = ana.get(path)
            text = re.sub(r"\r\n[ \t]", "", body.decode())
            assert "SUMMARY:Dinner" in text and "DTSTART:20300306T180000Z" in text
            assert re.search(r"ATTENDEE.*NEEDS-ACTION.*mailto:calendar\+ana@", text), text
            assert dave.attendees()[f"mailto:{address}"] == "NEEDS-ACTION"
            # She accepts in her calendar app; his mail program offers to note it.
            accepted = re.sub(r"(ATTENDEE.*)NEEDS-ACTION(.*mailto:calendar\+ana@)", r"\1ACCEPTED\2", text)
            assert ana.request("PUT", path, accepted.encode(), {"If-Match": etag, "Content-Type": "text/calendar"})[0] == 204
            shown = dave.open_mail("Dinner")
            dave.picture("1-answered")
            for button in set(shown["buttons"]) & {"imipUpdateButton"}:
                dave.press(button)
            wait(lambda: dave.attendees()[f"mailto:{address}"] == "ACCEPTED", "her answer in his calendar")
            dave.picture("2-noted")
            assert dave.app.dialogs() == []
