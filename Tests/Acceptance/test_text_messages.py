"""Text messages: a gateway of the test's own, a telephone confirmed by its code, reminders once, refusals and settings."""

import json
import re
import ssl
import time
import urllib.parse

import pytest

from local_servers import Handler, LocalServer, wait_for
from page_forms import Reader
from persons import Person
from test_reminders import alarm, in_seconds
from travlendar import GUARD, Server, run

PAGE = "/account/notifications"
NUMBER = "+393331234567"


class Gateway(LocalServer):
    """Keeps what it takes; answers as told."""

    def __init__(self):
        self.messages, self.status, self.answer, self.hangs = [], 202, '{"status": "queued"}', False
        gateway = self

        class Answers(Handler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                gateway.messages.append((self.path, dict(self.headers), body.decode()))
                if gateway.hangs:
                    time.sleep(60)
                self.answer(gateway.status, gateway.answer.encode(), [("Location", "http://127.0.0.1:1/")])

            do_GET = do_POST

        super().__init__(Answers)

    def wait(self, count, seconds=GUARD):
        return wait_for(self.messages, count, seconds)


@pytest.fixture
def gateway():
    with Gateway() as gateway:
        yield gateway


def settings(gateway, directory, more=""):
    secret = directory / "sms-secret"
    secret.write_text("t0ken\n")
    return (
        f'sms.url = "{gateway.url}/v1/messages"\n'
        'sms.headers = ["Authorization: Bearer {secret}", "Content-Type: application/json"]\n'
        """sms.body = '{"to": "{to}", "text": "{text}", "reference": "{id}"}'\n"""
        f'sms.secretFile = "{secret}"\nserver.publicURL = "https://calendar.example.org"\n{more}'
    )


def confirm(reader, gateway, number="0039 333 123-4567"):
    before = len(gateway.messages)
    reader.open(PAGE)
    page = reader.send_form(PAGE + "/phone", phone=number)
    assert page.status == 200 and "A code is on its way" in page.text, page.text
    code = re.search(r"\b\d{6}\b", json.loads(gateway.wait(before + 1)[before][2])["text"]).group(0)
    page = reader.send_form(PAGE + "/phone/confirm", code=code)
    assert page.status == 200 and f"Text messages go to {NUMBER}" in page.text, page.text


def test_a_telephone_is_confirmed_and_reminded_once(tmp_path, gateway):
    with Server(tmp_path, settings=settings(gateway, tmp_path)) as server:
        ana, reader = Person(server, "ana"), Reader(server)
        reader.enter()
        page = reader.open(PAGE)
        assert "Text messages" in page.text and 'value="sms"' not in page.text
        assert ana.call("PUT", "/notifications", {"events": ["sms"], "travel": []})[0] == 422
        for wrong in ["", "333 1234567", "+39 333", "+39 333 1234567\r\nX: y", "call me"]:
            page = reader.send_form(PAGE + "/phone", phone=wrong)
            assert page.status == 422 and "with its country code" in page.text, wrong
        assert gateway.messages == []
        confirm(reader, gateway)
        path, headers, body = gateway.messages[0]
        assert path == "/v1/messages" and headers["Authorization"] == "Bearer t0ken" and json.loads(body)["to"] == NUMBER
        page = reader.send_form(PAGE, events=["browser", "sms"], travel=None, quietFrom="", quietUntil="")
        assert page.status == 200 and 'name="events" type="checkbox" value="sms" checked' in page.text
        assert ana.call("GET", "/notifications")[2] == {"events": ["browser", "sms"], "travel": []}
        due = in_seconds(3)
        assert ana.account.put("tea.ics", alarm("tea", due, 'Tea "now"'))[0] == 201
        _, _, body = gateway.wait(2)[1]
        assert (in_seconds(0) - due).total_seconds() < 10
        message = json.loads(body)
        assert message["text"].startswith('Reminder: Tea "now"\n') and len(message["text"]) <= 160
        assert message["reference"] != json.loads(gateway.messages[0][2])["reference"]
        # Killed before the alarm, it is sent when the server is back; killed afterwards, not once more.
        assert ana.account.put("cake.ics", alarm("cake", in_seconds(3), "Cake"))[0] == 201
        server.kill()
        time.sleep(3.5)
        server.start()
        gateway.wait(3)
        server.kill()
        server.start()
        time.sleep(3)
        assert len(gateway.messages) == 3
        log = server.log.read_text()
        assert not [word for word in ("Tea", "Cake", "3331234567", "t0ken") if word in log]
        reader.open(PAGE)
        page = reader.send_form(PAGE + "/phone/remove")
        assert "Nothing is sent to it any more" in page.text
        assert ana.call("GET", "/notifications")[2] == {"events": ["browser"], "travel": []}


def test_killed_while_a_message_is_handed_over_it_is_sent_once(tmp_path, gateway):
    with Server(tmp_path, settings=settings(gateway, tmp_path)) as server:
        ana, reader = Person(server, "ana"), Reader(server)
        reader.enter()
        confirm(reader, gateway)
        assert ana.call("PUT", "/notifications", {"events": ["sms"], "travel": []})[0] == 200
        gateway.hangs = True
        assert ana.account.put("tea.ics", alarm("tea", in_seconds(1)))[0] == 201
        gateway.wait(2)
        server.kill()
        gateway.hangs = False
        server.start()
        time.sleep(5)
        assert len(gateway.messages) == 2
        assert "text-message" not in server.cli("job", "list").stdout


def test_codes_are_guessed_in_vain(tmp_path, gateway):
    with Server(tmp_path, settings=settings(gateway, tmp_path)) as server:
        server.account("ana")
        reader = Reader(server)
        reader.enter()
        reader.open(PAGE)
        reader.send_form(PAGE + "/phone", phone=NUMBER)
        code = re.search(r"\b\d{6}\b", json.loads(gateway.wait(1)[0][2])["text"]).group(0)
        wrong = "000000" if code != "000000" else "111111"
        for count in range(5):
            page = reader.send_form(PAGE + "/phone/confirm", code=wrong)
            assert page.status == 422 and ("not the code" if count < 4 else "not valid any more") in page.text
        assert "not valid any more" in reader.send_form(PAGE + "/phone/confirm", code=code).text
        for _ in range(2):
            assert reader.send_form(PAGE + "/phone", phone=NUMBER).status == 200
        page = reader.send_form(PAGE + "/phone", phone=NUMBER)
        assert page.status == 422 and "Three codes were sent already" in page.text


@pytest.mark.parametrize(
    "status, answer, words",
    [
        (503, "", "the gateway answers 503 (attempt 1)"), (400, "", "the gateway answers 400"),
        (302, "", "the gateway answers 302"), (200, "error 7", "without the text of sms.answer"),
        (504, "", "the message may have been sent"),
    ],
)
def test_a_refusal_is_a_job_that_tells_why(tmp_path, gateway, status, answer, words):
    with Server(tmp_path, settings=settings(gateway, tmp_path, 'sms.answer = "queued"\n')) as server:
        ana, reader = Person(server, "ana"), Reader(server)
        reader.enter()
        confirm(reader, gateway)
        assert ana.call("PUT", "/notifications", {"events": ["sms"], "travel": []})[0] == 200
        gateway.status, gateway.answer = status, answer
        assert ana.account.put("tea.ics", alarm("tea", in_seconds(1)))[0] == 201
        gateway.wait(2)
        deadline = time.monotonic() + GUARD
        while words not in (jobs := server.cli("job", "list").stdout):
            assert time.monotonic() < deadline, jobs
            time.sleep(0.1)
        assert "Tea" not in jobs and "3331234567" not in jobs
        assert len(gateway.messages) == 2


def test_a_test_message_tells_what_the_gateway_answered(tmp_path, gateway, certificate):
    def send(text, number=NUMBER):
        config = tmp_path / "sms.conf"
        config.write_text(f'data.directory = "{tmp_path / "none"}"\nserver.tls = "off"\n{text}')
        return run("sms", "test", number, "--language", "it", "--config", config, check=False)

    lines = settings(gateway, tmp_path, 'sms.answer = "queued"\n')
    done = send(lines, "0039 333 123-4567")
    assert done.returncode == 0 and 'it, and answers 202. Its answer: {"status": "queued"}' in done.stdout, done
    message = json.loads(gateway.messages.pop()[2])
    assert message["to"] == NUMBER and "https://calendar.example.org arrivano" in message["text"]
    for status, answer, words in [
        (200, "\x1b[2Jno money", "without the text of sms.answer"), (302, "", "perhaps http://127.0.0.1:1/"),
        (401, "who?", "sms.secretFile"), (503, "", "tries such a message again"), (422, "bad number", "Its answer: bad number"),
    ]:
        gateway.status, gateway.answer = status, answer
        done = send(lines)
        assert done.returncode == 1 and words in done.stderr and str(status) in done.stderr, done
        assert "\x1b" not in done.stderr and "t0ken" not in done.stderr
    assert len(gateway.messages) == 5
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    with Gateway() as encrypted:
        encrypted.socket = context.wrap_socket(encrypted.socket, server_side=True, do_handshake_on_connect=False)
        done = send(lines.replace(gateway.url, encrypted.url.replace("http:", "https:")))
        assert done.returncode == 1 and "its certificate is not valid" in done.stderr, done
        assert not encrypted.messages
    done = send(lines.replace(gateway.url, "http://127.0.0.1:1"))
    assert done.returncode == 1 and "it refuses the connection" in done.stderr, done
    done = send("")
    assert done.returncode == 1 and "set sms.url" in done.stderr
    done = send(lines, "333 1234567")
    assert done.returncode == 1 and "with its country code" in done.stderr


def test_a_query_and_settings_that_lack_something(tmp_path, gateway):
    query = f'sms.url = "{gateway.url}/send?to={{to}}&text={{text}}"\nserver.publicURL = "https://calendar.example.org"\n'
    with Server(tmp_path / "query", settings=query) as server:
        server.account("ana")
        reader = Reader(server)
        reader.enter()
        reader.open(PAGE)
        assert reader.send_form(PAGE + "/phone", phone=NUMBER).status == 200
        path, _, body = gateway.wait(1)[0]
        fields = urllib.parse.parse_qs(urllib.parse.urlsplit(path).query)
        assert fields["to"] == [NUMBER] and "Travlendar+" in fields["text"][0] and body == ""
    for lines, words in [
        ('sms.url = "https://sms.example.org/"', "{to} is missing"),
        ('sms.body = "x"', "need sms.url"),
        ('sms.url = "http://sms.example.org/{to}/{text}"', "sms.plainHttp"),
        ('sms.url = "https://sms.example.org/{to}/{text}/{secret}"', "sms.secretFile"),
        ('sms.url = "https://sms.example.org/"\nsms.body = "{to}{text}"', "Content-Type"),
        ('sms.url = "https://sms.example.org/{to}{text}"\nsms.headers = ["X y: z"]', "X y: z"),
        ('sms.url = "sms.example.org"', "sms.url"),
    ]:
        config = tmp_path / "wrong.conf"
        config.write_text(f'data.directory = "{tmp_path / "none"}"\n{lines}\n')
        done = run("check", "--config", config, check=False)
        assert done.returncode != 0 and words in done.stdout + done.stderr, (lines, done.stdout, done.stderr)
