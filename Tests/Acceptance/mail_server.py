"""A mail server that keeps what it takes, or refuses it, and the mails of invitations, for several tests."""

import contextlib
import email
import email.message
import email.policy
import re
import subprocess
import time

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult

from travlendar import BINARY, GUARD, event, free_port


class Postbox:
    """Keeps what it takes; refuses as told."""

    def __init__(self):
        self.mails = []
        self.recipients = []
        self.refuse = {}
        self.log_ins = 0
        # From where each mail came, and how many are taken over one connection.
        self.peers = []
        self.most = None

    async def handle_MAIL(self, server, session, envelope, address, options):
        if self.most and self.peers.count(session.peer) >= self.most:
            return "421 4.7.0 too many mails over this connection"
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address in self.refuse:
            return self.refuse[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.mails.append((envelope, email.message_from_bytes(envelope.content, policy=email.policy.default)))
        self.peers.append(session.peer)
        return "250 2.0.0 kept"


class Mailer(Controller):
    """A mail server on loopback; with a context it offers STARTTLS and takes mails only after it and a log-in."""

    def __init__(self, box, context=None, timeout=300):
        self.context = context
        self.timeout = timeout
        super().__init__(box, hostname="127.0.0.1", port=free_port())

    def factory(self):
        if not self.context:
            return SMTP(self.handler, enable_SMTPUTF8=True, timeout=self.timeout)

        def log_in(server, session, envelope, mechanism, data):
            self.handler.log_ins += 1
            # Who is refused gets the server's usual answer.
            return AuthResult(success=(data.login, data.password) == (b"calendar", b"secret"), handled=False)

        return SMTP(
            self.handler, tls_context=self.context, require_starttls=True, auth_required=True, authenticator=log_in
        )


@contextlib.contextmanager
def mail_server(context=None, timeout=300):
    box = Postbox()
    mailer = Mailer(box, context, timeout)
    mailer.start()
    try:
        yield mailer.port, box
    finally:
        mailer.stop()


def settings(port, more='mail.encryption = "none"\n', scheme="smtp"):
    return (
        'server.publicURL = "https://calendar.example.org"\nmail.from = "calendar@example.org"\n'
        f'mail.server = "{scheme}://localhost:{port}"\n{more}'
    )


def configuration(directory, text):
    """A configuration without a server."""
    file = directory / "travlendar.conf"
    file.write_text(f'data.directory = "{directory / "data"}"\nserver.tls = "off"\n{text}')
    return file


ANSWERS = 'mail.encryption = "none"\nmail.answers = "answer@example.org"\nmail.trustedRelay = "mx.example.org"\n'
DAVE = "mailto:dave@example.net"


def meeting(uid, summary="Tea", start="20300304T090000", guests=("dave@example.net",), extra=()):
    people = [f"ATTENDEE;CN=Guest;PARTSTAT=NEEDS-ACTION:mailto:{guest}" for guest in guests]
    organizer = ["ORGANIZER;CN=Ana Rossi:mailto:ana@example.com", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.com"]
    end = start[:9] + "%02d0000" % (int(start[9:11]) + 1)
    return event(uid, start, end, summary, extra=[*organizer, *people, *extra])


def wait(condition, what, timeout=GUARD):
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(f"not within {timeout} s: {what}")


def to(box, address, count=1):
    """The newest mail to an address, once there are so many."""
    found = wait(
        lambda: [m for m in box.mails if m[0].rcpt_tos == [address]][count - 1:], f"mail {count} to {address}"
    )
    return found[0]


def calendar_part(mail):
    part = next(p for p in mail.walk() if p.get_content_type() == "text/calendar")
    return part, re.sub(r"\r\n[ \t]", "", part.get_payload(decode=True).decode())


def guest(account, name, uid, address=DAVE):
    """The line of a guest in the organizer's copy."""
    text = re.sub(r"\r\n[ \t]", "", account.get(account.calendars()[0] + name)[1].decode())
    return next(line for line in text.splitlines() if line.startswith("ATTENDEE") and address in line)


def answer(mail, status, attendee=None, method="REPLY", sender=None, extra=(), uid=None, organizer=True):
    """A reply as a mail program makes it of an invitation."""
    _, text = calendar_part(mail)
    lines = text.splitlines()
    kept = [line for line in lines if re.match(r"(UID|DTSTART|DTEND|SEQUENCE|ORGANIZER|SUMMARY)[:;]", line)]
    if not organizer:
        kept = [line for line in kept if not line.startswith("ORGANIZER")]
    if uid:
        kept = [f"UID:{uid}" if line.startswith("UID") else line for line in kept]
    attendee = attendee or DAVE
    calendar = "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", f"METHOD:{method}", "BEGIN:VEVENT",
        "DTSTAMP:20291201T000000Z", *[re.sub(r";TZID=[^:;]*", "", line) for line in kept],
        f"ATTENDEE;PARTSTAT={status}:{attendee}", "END:VEVENT", "END:VCALENDAR", "",
    ])
    reply = email.message.EmailMessage()
    reply["From"] = sender or attendee.removeprefix("mailto:")
    reply["To"] = mail["Reply-To"]
    reply["Subject"] = "Re: " + mail["Subject"]
    for name, value in extra:
        reply[name] = value
    reply.set_content("See you")
    reply.add_alternative(calendar.encode(), "text", "calendar", params={"method": method, "charset": "utf-8"})
    return reply.as_bytes()


def address_of(mail):
    return mail["Reply-To"].addresses[0].addr_spec


def receive(server, message, recipient):
    return subprocess.run(
        [str(BINARY), "mail", "receive", "--recipient", recipient, "--config", str(server.config)],
        input=message, capture_output=True, timeout=60,
    )


def again(server):
    """A server looks for the jobs of other processes twice a minute, and when it starts."""
    server.stop()
    server.start()
