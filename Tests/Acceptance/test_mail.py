"""Mail, from outside: a mail server that takes, refuses, hangs and shows bad certificates."""

import email
import email.message
import email.policy
import re
import ssl
import time

from account_pages import two_steps
from imap_server import mailbox
from mail_server import ANSWERS, address_of, answer, configuration, guest, mail_server, meeting, settings, to, wait
from test_pages import Browser
from travlendar import Server, run


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


def test_one_connection_carries_many_mails(tmp_path):
    with mail_server() as (port, box), Server(tmp_path, settings=settings(port, ANSWERS)) as server:
        ana = server.account("ana")

        def send(*names):
            for name in names:
                count = len(box.mails)
                assert ana.put(f"{name}.ics", meeting(name, summary=name))[0] == 201
                wait(lambda: len(box.mails) > count, f"the mail about {name}")

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
            wait(lambda: len(box.mails) > count, f"the mail about {name}")
            time.sleep(1.5)
        assert len(set(box.peers)) == 3 and len(box.mails) == 3


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
            wait(lambda: "PARTSTAT=ACCEPTED" in guest(ana, "tea.ics", "tea"), "the answer")
            wait(lambda: "\\Answered" in incoming.flags[reply], "the mark")
            assert "\\Flagged" not in incoming.flags[reply]
            # Refused: nobody proves who says so, it is too large, it is no mail of anybody's.
            forged = incoming.add(answer(mail, "DECLINED").replace(address_of(mail).encode(), b"answer@example.org"))
            large = incoming.add(b"From: dave@example.net\r\n\r\n" + b"a" * (11 << 20))
            broken = incoming.add(b"\x00\xff no mail at all")
            wait(
                lambda: all("\\Flagged" in incoming.flags[uid] for uid in (forged, large, broken)), "refusals"
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
            wait(lambda: incoming.cut_at_store == 0, "the mark is cut off")
            server.kill()
            job = next(line for line in server.cli("job", "list").stdout.splitlines() if "look-for-mails" in line)
            server.cli("job", "retry", re.search(r"\d+", job).group())
            server.start()
            wait(lambda: "\\Answered" in incoming.flags[uid], "the mark")
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
            wait(lambda: "look-for-mails" in server.cli("job", "list").stdout, "the job")
            wait(lambda: "failed and is tried again" in server.log.read_text(), "the failure")
