"""Mail, from outside: a mail server that takes, refuses, hangs and shows bad certificates."""

import contextlib
import email
import email.policy
import ssl

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult

from travlendar import Server, free_port, run


class Postbox:
    """Keeps what it takes; refuses as told."""

    def __init__(self):
        self.mails = []
        self.recipients = []
        self.refuse = {}

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address in self.refuse:
            return self.refuse[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.mails.append((envelope, email.message_from_bytes(envelope.content, policy=email.policy.default)))
        return "250 2.0.0 kept"


class Mailer(Controller):
    """A mail server on loopback; with a context it offers STARTTLS and takes mails only after it and a log-in."""

    def __init__(self, box, context=None):
        self.context = context
        super().__init__(box, hostname="127.0.0.1", port=free_port())

    def factory(self):
        if not self.context:
            return SMTP(self.handler, enable_SMTPUTF8=True)

        def log_in(server, session, envelope, mechanism, data):
            return AuthResult(success=(data.login, data.password) == (b"calendar", b"secret"))

        return SMTP(
            self.handler, tls_context=self.context, require_starttls=True, auth_required=True, authenticator=log_in
        )


@contextlib.contextmanager
def mail_server(context=None):
    box = Postbox()
    mailer = Mailer(box, context)
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


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    import subprocess

    directory = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"],
        cwd=directory, check=True, capture_output=True,
    )
    return directory


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
    ]:
        done = run("mail", "test", "d@example.net", "--config", configuration(tmp_path, text), check=False)
        assert done.returncode == 1 and words in done.stderr, done.stderr


def test_check_logs_in(tmp_path):
    with mail_server() as (port, _):
        with Server(tmp_path, settings=settings(port)) as server:
            assert f"smtp://localhost:{port} takes mails" in server.cli("check", check=False).stdout
    done = run("check", "--config", server.config, check=False)
    assert done.returncode == 2 and f"smtp://localhost:{port}" in done.stdout
