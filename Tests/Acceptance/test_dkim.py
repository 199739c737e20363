"""Signatures of mails (DKIM): keys made by the command, mails verified by dkimpy with the records that the command printed."""

import re
import stat
import subprocess

import dkim
import pytest

from mail_server import ANSWERS, configuration, mail_server, meeting, settings, to
from travlendar import BINARY, Server, run


def records(printed):
    """The records of a zone file, as DNS gives them: {name: text}."""
    found = re.findall(r'^(\S+)\. IN TXT ((?:"[^"]*"|[(]\s*(?:"[^"]*"\s*)+[)]))$', printed, re.M)
    return {name: "".join(re.findall(r'"([^"]*)"', value)) for name, value in found}


def verify(message, zone, signature=0):
    def ask(name, timeout=5):
        text = zone.get(name.decode().rstrip("."))
        return text and text.encode()

    try:
        return dkim.DKIM(message).verify(idx=signature, dnsfunc=ask)
    except dkim.ValidationError:  # of the body
        return False


def make(config, selector, file, *more, check=True):
    return run("mail", "dkim", "key", selector, file, *more, "--config", config, check=check)


@pytest.fixture
def keys(tmp_path):
    """Settings with a key of each kind, and what DNS would hold."""
    config = configuration(tmp_path, settings(25))
    files = [tmp_path / "rsa.pem", tmp_path / "ed25519.pem"]
    zone = records(make(config, "cal2026", files[0]).stdout)
    zone |= records(make(config, "ed2026", files[1], "--algorithm", "ed25519").stdout)
    return f'mail.dkimKeys = ["cal2026={files[0]}", "ed2026={files[1]}"]\n', zone, files


def test_a_key_is_made_once_and_for_its_owner_only(tmp_path, keys):
    setting, zone, files = keys
    assert set(zone) == {"cal2026._domainkey.example.org", "ed2026._domainkey.example.org"}
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)
    before = files[0].read_bytes()
    assert b"PRIVATE KEY" in before
    config = configuration(tmp_path, settings(25, ANSWERS + setting))
    again = make(config, "cal2026", files[0], check=False)
    assert again.returncode == 1 and "exists" in again.stderr and files[0].read_bytes() == before
    assert records(run("mail", "dkim", "--config", config).stdout) == zone
    # OpenSSL reads the same public half from the file.
    public = subprocess.run(["openssl", "pkey", "-in", files[0], "-pubout"], check=True, capture_output=True, text=True)
    assert "".join(public.stdout.splitlines()[1:-1]) in zone["cal2026._domainkey.example.org"]
    for arguments, words in [
        (("a b", tmp_path / "x.pem"), "letters, digits and hyphens"), (("cal", "x.pem"), "absolute path"),
        (("cal", tmp_path / "absent/x.pem"), "No such file"),
    ]:
        done = make(config, *arguments, check=False)
        assert done.returncode == 1 and words in done.stderr, done.stderr


def test_mails_are_signed_by_each_key(tmp_path, keys):
    setting, zone, _ = keys
    with mail_server() as (port, box), Server(tmp_path / "server", settings=settings(port, ANSWERS + setting)) as server:
        checked = server.cli("check", check=False).stdout
        assert "RSA, 2048 bits, for example.org" in checked and "Ed25519, for example.org" in checked
        ana = server.account("ana")
        extra = ["DESCRIPTION:Perché no?  Due   spazi\\n.\\n\\n"]
        assert ana.put("tea.ics", meeting("tea", "Tè delle  cinque", extra=extra))[0] == 201
        message = to(box, "dave@example.net")[0].content
        server.cli("mail", "test", "dave@example.net")
        plain = box.mails[-1][0].content
    for content in (message, plain):
        assert content.count(b"\nDKIM-Signature:") + content.startswith(b"DKIM-Signature:") == 2
        assert verify(content, zone, 0) and verify(content, zone, 1)
    assert b"List-Unsubscribe-Post" in message
    for altered in (
        message.replace(b"Subject:", b"Subject: Free", 1), message.replace(b"=One-Click", b"=No", 1),
        message + b"And more.\r\n", b"From: eve@example.org\r\n" + message, b"Subject: Free\r\n" + message,
        b"Reply-To: eve@example.net\r\n" + message,
    ):
        assert not verify(altered, zone, 0) and not verify(altered, zone, 1), altered[:60]
    # What a relay does on the way is no harm: its trace, other folding, another end of lines.
    relayed = b"Received: from a by b\r\n" + message.replace(b"\r\nTo: ", b"\r\nTo:   ", 1) + b"\r\n\r\n"
    assert verify(relayed, zone, 0) and verify(relayed, zone, 1)


def test_a_program_gets_signed_mails_too(tmp_path, keys):
    setting, zone, _ = keys
    kept = tmp_path / "kept.eml"
    text = settings(25).partition("mail.server")[0] + f'mail.command = ["/usr/bin/tee", "{kept}"]\n' + setting
    run("mail", "test", "dave@example.net", "--config", configuration(tmp_path, text))
    content = kept.read_bytes()
    assert b"\r" not in content and verify(content.replace(b"\n", b"\r\n"), zone, 0)


def test_a_key_that_does_not_do_is_told(tmp_path, keys):
    setting, _, files = keys
    config = configuration(tmp_path, settings(25, ANSWERS + setting))

    def refused(words):
        done = run("check", "--config", config, check=False)
        assert words in done.stdout + done.stderr, done.stdout + done.stderr
        done = subprocess.run([str(BINARY), "serve", "--config", str(config)], capture_output=True, text=True, timeout=60)
        assert done.returncode != 0 and words in done.stdout + done.stderr, done.stdout + done.stderr

    # The installation that `check` looks at.
    run("user", "add", "ana", "--email", "ana@example.com", "--no-password", "--config", config)
    files[0].chmod(0o644)
    refused("chmod 600")
    files[0].chmod(0o600)
    good = files[0].read_bytes()
    files[0].write_text("no key\n")
    refused("holds no private key")
    curve = ["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"]
    files[0].write_bytes(subprocess.run(curve, check=True, capture_output=True).stdout)
    refused("neither RSA nor Ed25519")
    subprocess.run(["openssl", "genrsa", "-out", files[0], "768"], check=True, capture_output=True)
    refused("too short")
    sealed = ["openssl", "genrsa", "-aes128", "-passout", "pass:secret", "-out", files[0], "2048"]
    subprocess.run(sealed, check=True, capture_output=True)
    refused("holds no private key")
    files[0].unlink()
    refused("No such file")
    files[0].write_bytes(good)
    files[0].chmod(0o600)
    subprocess.run(["openssl", "genrsa", "-out", files[1], "1024"], check=True, capture_output=True)
    assert "make one of 2048 bits" in run("check", "--config", config, check=False).stdout


def test_settings_of_keys_that_do_not_fit_are_refused(tmp_path):
    for text, words in [
        (settings(25, ANSWERS + 'mail.dkimKeys = ["/etc/key.pem"]\n'), "SELECTOR=FILE"),
        (settings(25, ANSWERS + 'mail.dkimKeys = ["cal=key.pem"]\n'), "SELECTOR=FILE"),
        (settings(25, ANSWERS + 'mail.dkimKeys = ["-=/etc/key.pem"]\n'), "SELECTOR=FILE"),
        (settings(25, ANSWERS + 'mail.dkimKeys = ["a=/a", "A=/b"]\n'), "one selector twice"),
        (settings(25, ANSWERS + 'mail.dkimKeys = ["a=/a", "b=/a", "c=/a", "d=/a", "e=/a"]\n'), "up to four"),
        ('mail.dkimKeys = ["cal=/etc/key.pem"]\n', "needs mail.server or mail.command"),
        (settings(25, ANSWERS + 'mail.dkimKeys = ["cal=/a"]\n').replace("dar@ex", "dar@é"), "in ASCII"),
    ]:
        done = run("mail", "dkim", "--config", configuration(tmp_path, text), check=False)
        assert done.returncode == 1 and words in done.stderr, done.stderr
    done = run("mail", "dkim", "--config", configuration(tmp_path, settings(25)), check=False)
    assert done.returncode == 1 and "No key is configured" in done.stderr
