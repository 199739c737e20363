"""Mail, from outside: a mail server that takes, refuses, hangs and shows bad certificates."""

import contextlib
import email
import email.message
import email.policy
import re
import ssl
import subprocess
import time

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult

from imap_server import mailbox
from test_accounts import two_steps
from test_pages import Browser
from travlendar import BINARY, Server, event, free_port, run


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


def test_a_test_mail_tells_what_became_of_it(tmp_path):
    with mail_server() as (port, box):
        config = configuration(tmp_path, settings(port))
        done = run("mail", "test", "dave@example.net", "--config", config)
        assert "250 2.0.0 kept" in done.stdout
        envelope, mail = box.mails.pop()
        assert envelope.mail_from == "calendar@example.org" and envelope.rcpt_tos == ["dave@example.net"]
        assert mail["From"] == "calendar@example.org" and mail["Auto-Submitted"] == "auto-generated"
        assert "did" in mail.get_content()
        box.refuse["eve@example.net"] = "550 5.1.1 <eve@example.net> unknown"
        done = run("mail", "test", "eve@example.net", "--config", config, check=False)
        assert done.returncode == 1 and "refused" in done.stderr and "5.1.1" in done.stderr
        box.refuse["eve@example.net"] = "450 4.7.1 later"
        done = run("mail", "test", "eve@example.net", "--config", config, check=False)
        assert done.returncode == 1 and "could not be sent now" in done.stderr
    done = run("mail", "test", "dave@example.net", "--config", config, check=False)
    assert done.returncode == 1 and "connect" in done.stderr
    done = run("mail", "test", "nobody", "--config", config, check=False)
    assert done.returncode == 1 and "is not an e-mail address" in done.stderr


def test_a_full_queue_tries_a_wrong_password_once_and_staff_is_told(tmp_path, certificate):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    (tmp_path / "password").write_text("wrong\n")
    login = f'mail.user = "calendar"\nmail.passwordFile = "{tmp_path / "password"}"\n'
    trusted = f'mail.certificates = "{certificate / "cert.pem"}"\n'
    with mail_server(context) as (port, box), Server(tmp_path / "server", settings=settings(port, login + trusted)) as server:
        ana, olga = server.account("ana"), Browser(server)
        server.account("olga")
        olga.log_in("olga")
        two_steps(olga)
        server.cli("user", "role", "olga", "--set", "administrator")
        for number in range(10):
            assert ana.put(f"{number}.ics", meeting(f"meeting-{number}"))[0] == 201
        wait(lambda: server.cli("job", "list").stdout.count("scheduling-message\tfailing") == 10, "all mails to fail")
        assert "Login denied" in (told := server.cli("job", "list").stdout) and "look at mail.user" in told
        assert box.log_ins == 1
        assert server.log.read_text().count("(scheduling-message) failed and is tried again") == 1
        assert "no mail leaves: Login denied" in olga.get("/admin")[2]


def test_nothing_is_sent_without_encryption(tmp_path, certificate):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    (tmp_path / "password").write_text("secret\n")
    login = f'mail.user = "calendar"\nmail.passwordFile = "{tmp_path / "password"}"\n'
    trusted = f'mail.certificates = "{certificate / "cert.pem"}"\n'
    with mail_server(context) as (port, box):
        done = run("mail", "test", "d@example.net", "--config", configuration(tmp_path, settings(port, login + trusted)))
        assert "250" in done.stdout and len(box.mails) == 1
        # A certificate that nobody vouches for.
        config = configuration(tmp_path, settings(port, login))
        done = run("mail", "test", "d@example.net", "--config", config, check=False)
        assert done.returncode == 1 and "certificate" in done.stderr and len(box.mails) == 1
        (tmp_path / "password").write_text("wrong\n")
        config = configuration(tmp_path, settings(port, login + trusted))
        done = run("mail", "test", "d@example.net", "--config", config, check=False)
        assert done.returncode == 1 and "wrong" not in done.stderr and len(box.mails) == 1
    with mail_server() as (port, box):
        # One that offers no TLS.
        done = run("mail", "test", "d@example.net", "--config", configuration(tmp_path, settings(port, "")), check=False)
        assert done.returncode == 1 and "STARTTLS" in done.stderr and not box.mails


def test_settings_that_do_not_fit_are_refused(tmp_path):
    for text, words in [
        (settings(25).replace("localhost", "mail.example.org"), "would show mails to the network"),
        (settings(25, 'mail.user = "me"\n'), "belong together"),
        (settings(25, 'mail.command = ["/bin/true"]\n'), "two ways out"),
        (settings(25, "", scheme="http"), "mail.server is an address like"),
        ('mail.server = "smtps://mail.example.org"\n', "needs server.publicURL"),
        ('mail.mailbox = "imaps://mail.example.org"\n', "with the name of a mailbox"),
        ('mail.mailbox = "imaps://mail.example.org/INBOX;UID=1"\n', "with the name of a mailbox"),
        ('mail.mailbox = "imaps://mail.example.org/INBOX"\n', "needs mail.mailboxUser"),
        ('mail.mailbox = "imap://mail.example.org/INBOX"\nmail.mailboxEncryption = "none"\n', "show mails to the network"),
    ]:
        done = run("mail", "test", "d@example.net", "--config", configuration(tmp_path, text), check=False)
        assert done.returncode == 1 and words in done.stderr, done.stderr


def test_check_logs_in(tmp_path):
    with mail_server() as (port, _):
        with Server(tmp_path, settings=settings(port)) as server:
            assert f"smtp://localhost:{port} takes mails" in server.cli("check", check=False).stdout
    done = run("check", "--config", server.config, check=False)
    assert done.returncode == 2 and f"smtp://localhost:{port}" in done.stdout


# --- Invitations ---

ANSWERS = 'mail.encryption = "none"\nmail.answers = "answer@example.org"\nmail.trustedRelay = "mx.example.org"\n'
DAVE = "mailto:dave@example.net"


def meeting(uid, summary="Tea", start="20300304T090000", guests=("dave@example.net",), extra=()):
    people = [f"ATTENDEE;CN=Guest;PARTSTAT=NEEDS-ACTION:mailto:{guest}" for guest in guests]
    organizer = ["ORGANIZER;CN=Ana Rossi:mailto:ana@example.com", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.com"]
    end = start[:9] + "%02d0000" % (int(start[9:11]) + 1)
    return event(uid, start, end, summary, extra=[*organizer, *people, *extra])


def wait(condition, what, timeout=20):
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


def test_a_guest_outside_is_invited_answers_on_the_page_and_by_mail(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        secret = "DESCRIPTION:Bring cake\\n#from:Vicolo dei Segreti 4"
        assert ana.put("tea.ics", meeting("tea", extra=[secret, "X-PRIVATE:nobody"]))[0] == 201
        envelope, mail = to(box, "dave@example.net")
        # Who it comes from, and where answers go.
        token = re.fullmatch(r"answer\+([a-z2-7]{26})@example\.org", address_of(mail)).group(1)
        assert envelope.mail_from == address_of(mail) and mail["From"].addresses[0].addr_spec == "calendar@example.org"
        assert "Ana Rossi" in str(mail["From"]) and mail["Subject"] == "Invitation: Tea"
        part, text = calendar_part(mail)
        assert part.get_param("method") == "REQUEST" and "METHOD:REQUEST" in text
        assert f"mailto:{address_of(mail)}" in text and "RSVP=TRUE" in text
        assert [p.get_content_type() for p in mail.walk()] == [
            "multipart/mixed", "multipart/alternative", "text/plain", "text/html", "text/calendar", "application/ics",
        ]
        everything = envelope.content.decode() + text + mail.get_body(("plain",)).get_content()
        assert "Segreti" not in everything and "X-PRIVATE" not in everything and "Bring cake" in everything
        assert "Monday 4 March 2030, 09:00–10:00 (Europe/Rome)" in mail.get_body(("plain",)).get_content()
        # The page answers nothing when it is opened, and answers without an account.
        page = f"/i/{token}"
        browser = Browser(server)
        status, _, shown = browser.get(f"{page}?answer=declined")
        assert status == 200 and "Tea" in shown and "Segreti" not in shown and 'value="declined" checked' in shown
        assert "NEEDS-ACTION" in guest(ana, "tea.ics", "tea")
        assert browser.post(f"{page}/answer", {"choice": "maybe"})[0] == 303
        assert "PARTSTAT=TENTATIVE" in guest(ana, "tea.ics", "tea")
        # Their mail program's answer; Outlook's names no organizer.
        done = receive(server, answer(mail, "ACCEPTED", organizer=False), address_of(mail))
        assert done.returncode == 0, done.stderr
        assert "PARTSTAT=ACCEPTED" in guest(ana, "tea.ics", "tea")
        # Words go on to the organizer.
        note = email.message.EmailMessage()
        note["From"], note["To"], note["Subject"] = "dave@example.net", address_of(mail), "Tea"
        note.set_content("May I bring my sister?")
        assert receive(server, note.as_bytes(), address_of(mail)).returncode == 0
        again(server)
        envelope, told = to(box, "ana@example.com")
        assert "my sister" in told.get_content() and told["Reply-To"] == "dave@example.net"
        # A change, and a cancellation, to the same address.
        etag = ana.get(ana.calendars()[0] + "tea.ics")[0]
        changed = meeting("tea", start="20300305T100000", extra=["SEQUENCE:1"])
        assert ana.put("tea.ics", changed, {"If-Match": etag})[0] == 204
        envelope, mail = to(box, "dave@example.net", 2)
        assert mail["Subject"] == "Changed: Tea" and token in address_of(mail)
        assert ana.request("DELETE", ana.calendars()[0] + "tea.ics")[0] == 204
        envelope, mail = to(box, "dave@example.net", 3)
        assert mail["Subject"] == "Cancelled: Tea" and "METHOD:CANCEL" in calendar_part(mail)[1]
        # The page knows once the mail is no longer being sent.
        wait(lambda: "cancelled" in browser.get(page)[2].lower(), "the page says so")
        assert not ({"dave@example.net", token} & set(re.findall(r"[\w+@.]+", server.log.read_text())))


def test_nobody_answers_for_somebody_else(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        ana.put("tea.ics", meeting("tea", guests=("dave@example.net", "erin@example.net")))
        _, mail = to(box, "dave@example.net")
        own = address_of(mail)
        erin = "mailto:erin@example.net"
        for message, recipient, words in [
            (answer(mail, "ACCEPTED", attendee=erin), own, "somebody else"),
            (answer(mail, "ACCEPTED", uid="other"), own, "another event"),
            (answer(mail, "ACCEPTED"), "answer@example.org", "Nothing proves"),
            (answer(mail, "ACCEPTED"), "answer+" + "a" * 26 + "@example.org", "no longer in use"),
            (b"Subject: x\r\n\r\nBEGIN:VCALENDAR\r\n", "answer@example.org", "no invitation"),
            (answer(mail, "ACCEPTED", method="NONSENSE"), own, "can't be read"),
            (b"Content-Type: multipart/mixed; boundary=x\r\n\r\n" + b"--x\r\nboundary=y\r\n" * 200, own, "too many"),
            (b"a" * (11 << 20), own, "larger"),
            (
                answer(mail, "ACCEPTED", attendee=erin, extra=[("Authentication-Results", "mx.evil.org; dmarc=pass "
                       "header.from=example.net")]), "answer@example.org", "Nothing proves",
            ),
            (
                answer(mail, "ACCEPTED", attendee=erin, sender="dave@example.net", extra=[("Authentication-Results",
                       "mx.example.org; dmarc=pass header.from=example.net")]), "answer@example.org", "somebody else",
            ),
        ]:
            done = receive(server, message, recipient)
            assert done.returncode == 65 and words in done.stderr.decode(), (words, done)
        assert "NEEDS-ACTION" in guest(ana, "tea.ics", "tea") and "NEEDS-ACTION" in guest(ana, "tea.ics", "tea", erin)
        # Our own mails and those of nobody end here.
        envelope = next(e for e, _ in box.mails if e.rcpt_tos == ["dave@example.net"])
        assert receive(server, envelope.content, own).returncode == 0
        holiday = b"From: dave@example.net\r\nAuto-Submitted: auto-replied\r\n\r\nI am away."
        assert b"No person" in receive(server, holiday, own).stdout
        count = len(box.mails)
        # What a trusted relay has checked counts.
        checked = [("Authentication-Results", "mx.example.org; spf=none; dkim=pass header.d=example.net")]
        done = receive(server, answer(mail, "DECLINED", attendee=erin, extra=checked), "answer@example.org")
        assert done.returncode == 0, done.stderr
        assert "PARTSTAT=DECLINED" in guest(ana, "tea.ics", "tea", erin)
        assert len(box.mails) == count


def test_one_connection_carries_many_mails(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")

        def send(*names):
            for name in names:
                count = len(box.mails)
                assert ana.put(f"{name}.ics", meeting(name, summary=name))[0] == 201
                wait(lambda: len(box.mails) > count, f"the mail about {name}", timeout=10)

        send("a", "b", "c", "d")
        assert len(set(box.peers)) == 1
        # A server that takes no more over it gets the next ones over others, at once and once.
        box.most = 5
        send("e", "f", "g")
        assert len(set(box.peers)) == 2
        # What it refuses for now is not tried again at once.
        box.refuse["gone@example.net"] = "450 4.7.1 later"
        assert ana.put("h.ics", meeting("h", guests=("gone@example.net",)))[0] == 201
        wait(lambda: "4.7.1" in server.cli("job", "list").stdout, "the job that waits")
        send("i")
        assert [mail["Subject"] for _, mail in box.mails] == [f"Invitation: {name}" for name in "abcdefgi"]


def test_a_connection_that_the_mail_server_has_closed_loses_no_mail(tmp_path):
    with mail_server(timeout=1) as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        for name in "abc":
            count = len(box.mails)
            assert ana.put(f"{name}.ics", meeting(name))[0] == 201
            wait(lambda: len(box.mails) > count, f"the mail about {name}", timeout=10)
            time.sleep(1.5)
        assert len(set(box.peers)) == 3 and len(box.mails) == 3


def test_what_does_not_arrive_is_told(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        box.refuse["gone@example.net"] = "550 5.1.1 no such person"
        ana.put("tea.ics", meeting("tea", guests=("gone@example.net", "dave@example.net")))
        _, told = to(box, "ana@example.com")
        assert "gone@example.net" in told.get_content() and "5.1.1" in told.get_content()
        assert "SCHEDULE-STATUS=5.2" in guest(ana, "tea.ics", "tea", "gone@example.net")
        # A report from further on.
        _, mail = to(box, "dave@example.net")
        report = (
            f"From: <>\r\nTo: {address_of(mail)}\r\nMIME-Version: 1.0\r\n"
            "Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n"
            "--x\r\nContent-Type: text/plain\r\n\r\nSorry\r\n"
            "--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n"
            "Final-Recipient: rfc822; dave@example.net\r\nAction: failed\r\nStatus: 5.2.2\r\n"
            "Diagnostic-Code: smtp; 552 mailbox full\r\n\r\n--x--\r\n"
        )
        assert receive(server, report.encode(), address_of(mail)).returncode == 0
        again(server)
        assert "SCHEDULE-STATUS=5.2" in guest(ana, "tea.ics", "tea")
        _, told = to(box, "ana@example.com", 2)
        assert "mailbox full" in told.get_content()
        # Who wants no more gets nothing, and the organizer is told.
        browser = Browser(server)
        path = re.search(r"https://calendar\.example\.org(/i/\S+/stop)", str(mail["List-Unsubscribe"])).group(1)
        path = path.rstrip(">")
        assert browser.get(path)[0] == 200
        assert browser.post(path, {"List-Unsubscribe": "One-Click"})[0] == 200
        ana.put("coffee.ics", meeting("coffee", summary="Coffee"))
        _, told = to(box, "ana@example.com", 3)
        assert "no mail" in told.get_content()
        assert "SCHEDULE-STATUS=5.3" in guest(ana, "coffee.ics", "coffee")
        assert sum(e.rcpt_tos == ["dave@example.net"] for e, _ in box.mails) == 1


def test_an_invitation_from_outside_is_answered_by_mail(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")

        def message(method, sequence=0, start="20300304T090000Z", status="CONFIRMED", extra=()):
            lines = [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", f"METHOD:{method}", "BEGIN:VEVENT", "UID:out",
                "DTSTAMP:20291201T000000Z", f"DTSTART:{start}", "DURATION:PT1H", "SUMMARY:Dinner",
                f"SEQUENCE:{sequence}", f"STATUS:{status}", "ORGANIZER;CN=Dave:mailto:dave@example.net",
                "ATTENDEE;PARTSTAT=ACCEPTED;SCHEDULE-AGENT=CLIENT:mailto:ana@example.com",
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "DESCRIPTION:x", "END:VALARM",
                "END:VEVENT", "END:VCALENDAR", "",
            ]
            mail = email.message.EmailMessage()
            mail["From"], mail["To"], mail["Subject"] = "Dave <dave@example.net>", "ana@example.com", "Dinner"
            for name, value in extra:
                mail[name] = value
            mail.set_content("Dinner")
            mail.add_alternative("\r\n".join(lines).encode(), "text", "calendar", params={"method": method})
            return mail.as_bytes()

        proven = [("Authentication-Results", "mx.example.org; dmarc=pass (p=none) header.from=example.net")]
        assert receive(server, message("REQUEST"), "ana@example.com").returncode == 65
        done = receive(server, message("REQUEST", extra=proven), "ana@example.com")
        assert done.returncode == 0, done.stderr
        home = ana.calendars()[0]
        (path,) = ana.etags(home)
        etag, body = ana.get(path)
        assert b"NEEDS-ACTION" in body and b"VALARM" not in body and b"SCHEDULE-AGENT" not in body
        # She accepts in her calendar app.
        accepted = body.replace(b"PARTSTAT=NEEDS-ACTION", b"PARTSTAT=ACCEPTED")
        assert ana.request("PUT", path, accepted, {"If-Match": etag, "Content-Type": "text/calendar"})[0] == 204
        _, mail = to(box, "dave@example.net")
        text = calendar_part(mail)[1]
        assert "METHOD:REPLY" in text and "PARTSTAT=ACCEPTED" in text and "ORGANIZER;CN=Dave:mailto:dave@example.net" in text
        assert "is coming" in mail["Subject"] and mail["Auto-Submitted"] is None
        # An update, an older one, and the end.
        moved = message("REQUEST", 2, "20300304T180000Z", extra=proven)
        assert receive(server, moved, "ana@example.com").returncode == 0
        assert b"20300304T180000Z" in ana.get(path)[1]
        assert receive(server, message("REQUEST", 1, extra=proven), "ana@example.com").returncode == 65
        cancelled = message("CANCEL", 3, status="CANCELLED", extra=proven)
        assert receive(server, cancelled, "ana@example.com").returncode == 0
        assert b"STATUS:CANCELLED" in ana.get(path)[1]


def test_a_kill_sends_no_mail_twice_and_loses_none(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")
        for number in range(6):
            ana.put(f"m{number}.ics", meeting(f"m{number}", summary=f"Meeting {number}"))
            if number % 2:
                server.kill()
                server.start()
        wait(lambda: len({m["Subject"] for _, m in box.mails}) == 6, "six invitations", timeout=90)
        # Between the mail server's answer and our note SMTP itself allows a second copy, which has the same name.
        assert len({m["Message-ID"] for _, m in box.mails}) == 6


# --- Out of a mailbox ---

def of_mailbox(directory, port, scheme="imap", more='mail.mailboxEncryption = "none"\n'):
    (directory / "mailbox-password").write_text("secret\n")
    return (
        f'mail.mailbox = "{scheme}://localhost:{port}/INBOX"\nmail.mailboxUser = "answer@example.org"\n'
        f'mail.mailboxPasswordFile = "{directory / "mailbox-password"}"\nmail.mailboxSeconds = 1\n{more}'
    )


def test_mails_are_taken_out_of_a_mailbox(tmp_path):
    with mail_server() as (port, box), mailbox() as (incoming, imap):
        with Server(tmp_path, settings=settings(port, ANSWERS) + of_mailbox(tmp_path, imap)) as server:
            ana = server.account("ana")
            assert ana.put("tea.ics", meeting("tea"))[0] == 201
            _, mail = to(box, "dave@example.net")
            reply = incoming.add(answer(mail, "ACCEPTED"))
            wait(lambda: "PARTSTAT=ACCEPTED" in guest(ana, "tea.ics", "tea"), "the answer", timeout=40)
            wait(lambda: "\\Answered" in incoming.flags[reply], "the mark", timeout=40)
            assert "\\Flagged" not in incoming.flags[reply]
            # Refused: nobody proves who says so, it is too large, it is no mail of anybody's.
            forged = incoming.add(answer(mail, "DECLINED").replace(address_of(mail).encode(), b"answer@example.org"))
            large = incoming.add(b"From: dave@example.net\r\n\r\n" + b"a" * (11 << 20))
            broken = incoming.add(b"\x00\xff no mail at all")
            wait(
                lambda: all("\\Flagged" in incoming.flags[uid] for uid in (forged, large, broken)), "refusals", timeout=40
            )
            assert not any(f"UID FETCH {large} " in command for command in incoming.commands)
            assert "PARTSTAT=ACCEPTED" in guest(ana, "tea.ics", "tea")
            # It is marked neither when the connection is cut off then, nor when the server is killed; the note is told once.
            note = email.message.EmailMessage()
            note["From"], note["To"], note["Subject"] = "dave@example.net", address_of(mail), "Tea"
            note["Message-ID"] = "<note-1@example.net>"
            note.set_content("May I bring my sister?")
            incoming.cut_at_store = 1
            uid = incoming.add(note.as_bytes())
            wait(lambda: incoming.cut_at_store == 0, "the mark is cut off", timeout=40)
            server.kill()
            job = next(line for line in server.cli("job", "list").stdout.splitlines() if "look-for-mails" in line)
            server.cli("job", "retry", re.search(r"\d+", job).group())
            server.start()
            wait(lambda: "\\Answered" in incoming.flags[uid], "the mark", timeout=120)
            to(box, "ana@example.com")
            told = [m["Message-ID"] for e, m in box.mails if e.rcpt_tos == ["ana@example.com"]]
            assert len(set(told)) == 1
            assert incoming.flags[reply] == {"\\Seen", "\\Answered"}
            assert "mails wait" in server.cli("check", check=False).stdout
            assert "sister" not in server.log.read_text() and "dave@" not in server.log.read_text()


def test_a_mailbox_that_cannot_be_opened_is_told(tmp_path, certificate):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    trusted = f'mail.certificates = "{certificate / "cert.pem"}"\n'
    with mailbox(context) as (incoming, imap):
        for more, words in [(trusted, "0 mails wait"), ("", "certificate")]:
            text = settings(1, ANSWERS) + of_mailbox(tmp_path, imap, "imaps", more)
            config = configuration(tmp_path, text)
            run("user", "add", "a", "--config", config, "--password-stdin", input="secret secret\n", check=False)
            told = run("check", "--config", config, check=False).stdout
            line = next(line for line in told.splitlines() if "mailbox" in line)
            assert words in line and "secret" not in told, told
        commands = len(incoming.commands)
        assert commands > 0
        # Plain text where TLS is asked for: nothing is said.
    with mailbox() as (incoming, imap):
        config = configuration(tmp_path, settings(1, ANSWERS) + of_mailbox(tmp_path, imap, more=""))
        told = run("check", "--config", config, check=False).stdout
        assert "mailbox" in told and not any("LOGIN" in command for command in incoming.commands), told
        with Server(tmp_path / "s", settings=settings(1, ANSWERS) + of_mailbox(tmp_path, imap, more="")) as server:
            wait(lambda: "look-for-mails" in server.cli("job", "list").stdout, "the job", timeout=40)
            wait(lambda: "failed and is tried again" in server.log.read_text(), "the failure", timeout=40)
