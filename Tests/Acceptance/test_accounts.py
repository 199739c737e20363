"""Accounts without an administrator, as stories: signing up, a lost telephone, two steps, staff."""

import hashlib
import io
import json
import re
import time
import zipfile

import pytest

from account_pages import ANA, OPEN, download, link, propfind, two_steps
from page_forms import Reader
from test_pages import Browser, token
from travlendar import GUARD, PASSWORD, Account, Server


def test_sign_up_and_confirm(tmp_path):
    with Server(tmp_path, settings=OPEN) as server:
        browser = Browser(server, language="it")
        page = browser.get("/signup")[2]
        assert '<html lang="it">' in page and 'type="module"' in page
        status, _, page = browser.post("/signup", {**ANA, "userName": "1"})
        assert status == 422 and 'value="Rossi"' in page and PASSWORD not in page
        status, _, page = browser.post("/signup", ANA)
        assert status == 200 and "ana@example.com" in page
        assert Account(server, "ana").request("PROPFIND", "/")[0] == 401
        path = link(server, "confirmSignUp")
        # The log holds it once, and nothing of the person but the user name.
        assert server.log.read_text().count(path) == 1 and "ana@example.com" not in server.log.read_text()
        status, _, page = browser.get(path)
        assert status == 200 and "Ana Rossi" in page
        code = path.split("=")[1]
        assert browser.post("/confirm", {"code": code})[1]["location"] == "/login"
        assert browser.post("/confirm", {"code": code})[0] == 410
        assert "<dd>ana</dd>" in browser.log_in()
        # And any calendar app finds the calendars.
        assert Account(server, "ana").calendars()
        # Somebody else with that address sees the same answer, and gets no account.
        stranger = Browser(server, language="it")
        status, _, page = stranger.post("/signup", {**ANA, "userName": "annetta"})
        assert status == 200 and "ana@example.com" in page
        log = server.log.read_text()
        assert log.count("about=confirmSignUp") == 1


def test_nobody_signs_up_where_that_is_closed(tmp_path):
    with Server(tmp_path) as server:
        browser = Browser(server)
        assert browser.get("/signup")[0] == 403
        assert browser.post("/signup", ANA)[0] == 403
        assert "/signup" not in browser.get("/login")[2]
    with Server(tmp_path / "invited", settings='accounts.registration = "invitation"\n') as server:
        browser = Browser(server)
        assert browser.post("/signup", ANA)[0] == 403
        invitation = server.cli("user", "invite").stdout.strip()
        path = invitation[invitation.index("/signup"):]
        assert browser.get(path)[0] == 200
        status, _, page = browser.post("/signup", {**ANA, "invitation": path.split("=")[1]})
        assert status == 200, page
        assert browser.get(path)[0] == 403


def test_without_script_fewer_get_through(tmp_path):
    with Server(tmp_path, settings=OPEN) as server:
        browser = Browser(server)
        answers = [browser.post("/signup", {**ANA, "userName": f"ana{i}"})[:2] for i in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        assert int(answers[2][1]["retry-after"]) <= 60
        # With a solved puzzle, as the script has it, more.
        challenge = re.search(r'data-challenge="([^"]+)"', browser.get("/signup")[2]).group(1)
        bits = int(challenge.split(".")[0])
        solution = next(
            n for n in range(10_000_000)
            if int.from_bytes(hashlib.sha256(f"{challenge}:{n}".encode()).digest()[:4]) >> (32 - bits) == 0
        )
        form = {**ANA, "userName": "ana9", "challenge": challenge, "solution": solution}
        assert browser.post("/signup", form)[0] == 200
        assert browser.post("/signup", {**form, "userName": "ana10"})[0] == 429


def test_a_forgotten_password(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        browser, other = Browser(server), Browser(server)
        other.log_in()
        pages = [browser.post("/password/forgotten", {"userName": name}) for name in ["ana@example.com", "nobody@example.com"]]
        assert pages[0][0] == pages[1][0] == 200 and pages[0][2] == pages[1][2]
        path = link(server, "resetPassword")
        # Whoever sends the request has no say in where the link leads.
        assert f"127.0.0.1:{server.port}" in server.log.read_text().split("about=resetPassword")[-1]
        assert browser.get(path)[0] == 200
        new = {"code": path.split("=")[1], "newPassword": "Purple-Tram-44", "repeatedPassword": "Purple-Tram-44"}
        assert browser.post("/password/new", new)[1]["location"] == "/login"
        assert browser.post("/password/new", new)[0] == 410
        assert other.get("/account")[0] == 303
        browser.log_in(password="Purple-Tram-44")
        assert browser.post("/login", {"name": "ana", "password": PASSWORD})[0] == 422


def test_two_factor_and_the_calendar_app(tmp_path):
    with Server(tmp_path) as server:
        app = server.account("ana")
        browser = Browser(server)
        browser.log_in()
        assert propfind(server, app)[0] == 207
        secret, codes = two_steps(browser)
        status, _, body = propfind(server, app)
        assert status == 401 and b"/account/app-passwords" in body
        csrf = token(browser.get("/account/app-passwords")[2])
        page = browser.post("/account/app-passwords", {"csrf": csrf, "label": "Phone", "password": PASSWORD})[2]
        own = re.search(r"<code>([a-z2-7-]{31})</code>", page).group(1)
        phone = Account(server, "ana", own)
        assert propfind(server, phone)[0] == 207
        # A browser needs the code as well; an app password opens no page.
        again = Browser(server)
        assert again.post("/login", {"name": "ana", "password": own})[0] == 422
        status, headers, _ = again.post("/login", {"name": "ana", "password": PASSWORD})
        assert status == 303 and headers["location"] == "/login/code"
        assert again.get("/account")[0] == 303
        assert again.post("/login/code", {"code": "abcdef"})[0] == 422
        assert again.post("/login/code", {"code": codes[0]})[0] == 303
        assert again.get("/account")[0] == 200


def test_a_lost_phone(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        browser = Browser(server)
        browser.log_in()
        _, codes = two_steps(browser)
        csrf = token(browser.get("/account/app-passwords")[2])
        page = browser.post("/account/app-passwords", {"csrf": csrf, "label": "Phone", "password": PASSWORD})[2]
        phone = Account(server, "ana", re.search(r"<code>([a-z2-7-]{31})</code>", page).group(1))
        assert propfind(server, phone)[0] == 207
        # The telephone with the authenticator is gone: a recovery code lets her in, and she locks the telephone out.
        computer = Browser(server)
        computer.post("/login", {"name": "ana", "password": PASSWORD})
        assert computer.post("/login/code", {"code": codes[4]})[0] == 303
        page = computer.get("/account/app-passwords")[2]
        path = re.search(r'action="(/account/app-passwords/\d+/revoke)"', page).group(1)
        assert computer.post(path, {"csrf": token(page)})[0] == 303
        assert propfind(server, phone)[0] == 401
        page = computer.get("/account/two-step")[2]
        assert "9 recovery codes" in page
        assert computer.post("/account/two-step/off", {"csrf": token(page), "password": PASSWORD})[0] == 303
        assert "9 recovery codes" not in computer.get("/account/two-step")[2]


def test_a_new_user_name_keeps_the_addresses(tmp_path):
    with Server(tmp_path) as server:
        ana = server.account("ana")
        browser = Browser(server)
        browser.log_in()
        page = browser.get("/account/profile")[2]
        form = {"csrf": token(page), "displayName": "Ana", "userName": "annetta", "language": "it", "timeZone": "Europe/Rome"}
        assert browser.post("/account/profile", form)[0] == 303
        assert "<dd>annetta</dd>" in browser.get("/account")[2]
        assert propfind(server, ana)[0] == 207
        status, _, _ = server.request("PROPFIND", ana.home, headers={"Depth": "0"}, account=Account(server, "annetta"))
        assert status == 207


def test_a_telephone_number_an_address_and_a_date_of_birth_are_the_persons_alone(tmp_path):
    told = {"phone": "+39 02 1234567", "address": "Via Roma 1\r\n20121 Milano", "birthDate": "1990-12-31"}
    with Server(tmp_path, settings=OPEN) as server:
        browser = Browser(server, language="it")
        status, _, page = browser.post("/signup", {**ANA, **told, "phone": "chiamami", "birthDate": "2990-01-01"})
        assert status == 422 and 'id="phone-error"' in page and 'id="birthDate-error"' in page
        assert 'value="chiamami"' in page and "20121 Milano</textarea>" in page
        assert browser.post("/signup", {**ANA, **told})[0] == 200
        browser.post("/confirm", {"code": link(server, "confirmSignUp").split("=")[1]})
        browser.log_in()
        page = browser.get("/account/profile")[2]
        assert 'value="+39 02 1234567"' in page and 'value="1990-12-31"' in page and "Via Roma 1\n20121 Milano" in page
        # Encrypted: no file of the data directory holds them.
        for file in [f for f in tmp_path.rglob("*") if f.is_file()]:
            content = file.read_bytes()
            assert b"1234567" not in content and b"Via Roma" not in content, file
        # Neither apps nor others are told.
        status, _, answer = browser.get("/api/v1/me")
        assert status == 200 and "1234567" not in answer and "Roma" not in answer
        archive = zipfile.ZipFile(io.BytesIO(download(browser, "/account/data/export", token(page))))
        account = json.loads(archive.read("account.json"))
        assert account["details"] == {**told, "address": "Via Roma 1\n20121 Milano"}
        # A form that was opened before another one was saved shows both.
        form = {"csrf": token(page), "displayName": "Ana", "userName": "ana", "language": "it", "timeZone": ""}
        form["version"] = re.search(r'name="version" value="([0-9a-f]{32})"', page).group(1)
        assert browser.post("/account/profile", {**form, **told, "phone": "+39 06 7654321"})[0] == 303
        status, _, page = browser.post("/account/profile", {**form, **told, "phone": "+39 011 55555"})
        assert status == 409 and 'value="+39 011 55555"' in page and "<dd>+39 06 7654321</dd>" in page
        form["version"] = re.search(r'name="version" value="([0-9a-f]{32})"', page).group(1)
        assert browser.post("/account/profile", {**form, "phone": "", "address": "", "birthDate": ""})[0] == 303
        assert "Completa il tuo profilo" in browser.get("/account")[2]


def test_staff(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        server.account("ben")
        browser = Browser(server)
        browser.log_in()
        assert browser.get("/admin")[0] == 404
        server.cli("user", "role", "ana", "--set", "administrator")
        assert browser.get("/admin")[1]["location"] == "/account/two-step"
        two_steps(browser)
        status, _, page = browser.get("/admin")
        assert status == 200 and "links for new accounts and passwords stand in the server" in page
        page = browser.get("/admin/people/ben")[2]
        assert "ben@example.com" not in page
        csrf = token(page)
        assert browser.post("/admin/people/ben/quota", {"csrf": csrf, "quota": "7"})[0] == 303
        assert "7340032" in server.cli("user", "quota", "ben").stdout
        assert browser.post("/admin/people/ben/remove", {"csrf": csrf, "confirmation": "x"})[0] == 422
        assert browser.post("/admin/people/ben/remove", {"csrf": csrf, "confirmation": "ben"})[0] == 303
        page = browser.get("/admin/log")[2]
        assert "set a quota" in page and "removed an account" in page


def test_the_contact_form(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        server.cli("user", "role", "ana", "--set", "support")
        visitor = Browser(server)
        assert visitor.post("/contact", {"message": "x"})[0] == 422
        question = {"givenName": "Ugo", "surname": "Neri", "email": "u@example.com", "phone": "1", "message": "How?"}
        path = visitor.post("/contact", question)[1]["location"]
        assert "There is no answer yet." in visitor.get(path)[2]
        browser = Browser(server)
        browser.log_in()
        two_steps(browser)
        page = browser.get("/admin/support")[2]
        request = re.search(r'href="(/admin/support/\d+)"', page).group(1)
        page = browser.get(request)[2]
        assert browser.post(f"{request}/answer", {"csrf": token(page), "message": "Like this."})[0] == 303
        assert "Like this." in visitor.get(path)[2]


@pytest.mark.parametrize("language", ["en", "it"])
def test_mails_leave_by_the_command(tmp_path, language):
    import email
    import email.policy

    outbox = tmp_path / "outbox"
    command = tmp_path / "mail.sh"
    command.write_text(f"#!/bin/sh\ncat >> {outbox}\n")
    command.chmod(0o700)
    settings = OPEN + f'mail.command = ["{command}", "-t"]\nmail.from = "calendar@example.org"\n'
    settings += 'server.publicURL = "https://calendar.example.org"\n'
    with Server(tmp_path / "server", settings=settings) as server:
        browser = Browser(server, language=language)
        assert browser.post("/signup", ANA)[0] == 200
        deadline = time.monotonic() + GUARD
        while not (outbox.exists() and outbox.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.1)
        message = email.message_from_bytes(outbox.read_bytes(), policy=email.policy.default)
        assert message["To"] == "ana@example.com" and message["From"] == "calendar@example.org"
        text = message.get_content()
        assert ("Conferma" if language == "it" else "Confirm") in message["Subject"]
        code = re.search(r"https://calendar\.example\.org/confirm\?code=([0-9a-f]{32})", text).group(1)
        assert code not in server.log.read_text()
        assert browser.post("/confirm", {"code": code})[0] == 303


def test_telling_somebody_by_mail(tmp_path):
    import email
    import email.policy

    outbox = tmp_path / "outbox"
    command = tmp_path / "mail.sh"
    command.write_text(f"#!/bin/sh\ncat >> {outbox}\n")
    command.chmod(0o700)
    mail = f'mail.command = ["{command}", "-t"]\nmail.from = "calendar@example.org"\n'
    mail += 'server.publicURL = "https://calendar.example.org"\n'
    with Server(tmp_path / "server", settings=OPEN + mail) as server:
        server.account("ana")
        browser = Browser(server)
        assert "/account/recommend" in browser.log_in()
        csrf = token(browser.get("/account/recommend")[2])
        status, _, page = browser.post("/account/recommend", {"csrf": csrf, "email": "nobody"})
        assert status == 422 and 'value="nobody"' in page
        for _ in range(2):
            assert browser.post("/account/recommend", {"csrf": csrf, "email": "ben@example.net"})[0] == 303
        deadline = time.monotonic() + GUARD
        while not (outbox.exists() and outbox.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.1)
        time.sleep(1)
        assert outbox.read_text().count("ben@example.net") == 1
        message = email.message_from_bytes(outbox.read_bytes(), policy=email.policy.default)
        assert message["To"] == "ben@example.net" and "ana" in message["Subject"].lower()
        body = message.get_body(("plain",)).get_content()
        assert "https://calendar.example.org/about" in body and "ana@example.com" not in outbox.read_text()
        # The page that first-time visitors see before they sign up.
        status, _, about = Browser(server).get("/about")
        assert status == 200 and "/signup" in about
    with Server(tmp_path / "closed", settings=mail) as server:
        server.account("ana")
        browser = Browser(server)
        assert "/account/recommend" not in browser.log_in()
        assert browser.get("/account/recommend")[0] == 404


def test_what_was_typed_outlives_the_session_and_the_second_step(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        browser = Reader(server)
        browser.enter("ana")
        _, codes = two_steps(browser)
        browser.open("/calendar/new")
        # The session ends elsewhere; she sends what she has typed.
        browser.cookies.pop("session")
        page = browser.send_form("/calendar/new", title="Choir & tea", place="Via Roma 5")
        assert page.status == 200 and "what you typed is still there" in page.text
        page = browser.send_form("/login", name="ana", password=PASSWORD)
        assert page.status == 200 and page.form("/login/code")
        page = browser.send_form("/login/code", code=codes[0])
        assert "You are logged in again" in page.text
        assert dict(page.form("/calendar/new").fields)["title"] == "Choir & tea"
        page = browser.send_form("/calendar/new")
        assert page.status == 200 and "Choir &amp; tea" in page.text, page.text
