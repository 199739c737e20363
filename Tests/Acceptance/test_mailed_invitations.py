"""Invitations by mail, from outside: guests answer on the page and by mail, and nothing is lost or sent twice."""

import email
import email.message
import email.policy
import re


from mail_server import ANSWERS, address_of, again, answer, calendar_part, guest, mail_server, meeting, receive, settings, to, wait
from test_pages import Browser
from travlendar import Server


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
        wait(lambda: len({m["Subject"] for _, m in box.mails}) == 6, "six invitations")
        # Between the mail server's answer and our note SMTP itself allows a second copy, which has the same name.
        assert len({m["Message-ID"] for _, m in box.mails}) == 6
