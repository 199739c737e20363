"""Pages in a browser: logging in and out, sessions, forms, headers, both languages."""

import html
import http.client
import json
import re
import urllib.parse

import pytest

from travlendar import PASSWORD, Server

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"


class Browser:
    """Keeps cookies, follows redirects after forms, and sends forms as a browser does."""

    def __init__(self, server, agent=FIREFOX, language="en", origin=None):
        self.server, self.cookies, self.set_cookies = server, {}, []
        self.fields = {"User-Agent": agent, "Accept": "text/html", "Accept-Language": language}
        self.origin = origin or server.url

    def send(self, method, path, body=None, fields=()):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        try:
            cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}
            connection.request(method, path, body=body, headers={**self.fields, **cookies, **dict(fields)})
            response = connection.getresponse()
            answer = response.status, {k.lower(): v for k, v in response.getheaders()}, response.read().decode()
            self.set_cookies = [v for k, v in response.getheaders() if k.lower() == "set-cookie"]
        finally:
            connection.close()
        for cookie in self.set_cookies:
            pair, *attributes = cookie.split("; ")
            name, _, value = pair.partition("=")
            if "Max-Age=0" in attributes:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value
        return answer

    def get(self, path):
        return self.send("GET", path)

    def post(self, path, form, fields=()):
        kept = {"Content-Type": "application/x-www-form-urlencoded", "Origin": self.origin, **dict(fields)}
        return self.send("POST", path, urllib.parse.urlencode(form), kept)

    def log_in(self, name="ana", password=PASSWORD, **more):
        status, headers, page = self.post("/login", {"name": name, "password": password, **more})
        assert status == 303 and headers["location"] == "/today", page
        return self.get("/account")[2]


def token(page):
    return re.search(r'name="csrf" value="([0-9a-f]{32})"', page).group(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("pages")) as server:
        server.account("ana")
        yield server


def test_logging_in_shows_who_you_are(server):
    browser = Browser(server)
    status, _, page = browser.get("/login")
    assert status == 200 and '<label for="password">' in page
    page = browser.log_in()
    assert "<dd>ana</dd>" in page and "ana@example.com" in page and "Europe/Rome" in page
    assert "Firefox, Linux" in page and "this browser" in page
    assert Browser(server).log_in("ana@example.com")
    assert browser.get("/login")[1]["location"] == "/today"


def test_cookie_flags(server):
    browser = Browser(server)
    browser.post("/login", {"name": "ana", "password": PASSWORD})
    assert len(browser.set_cookies) == 1
    pair, *attributes = browser.set_cookies[0].split("; ")
    # On loopback without TLS: browsers would drop __Host- and Secure.
    assert re.fullmatch(r"session=[0-9a-f]{32}", pair)
    assert attributes == ["Path=/", "HttpOnly", "SameSite=Lax"]
    browser.post("/login", {"name": "ana", "password": PASSWORD, "remember": "yes"})
    assert "Max-Age=7776000" in browser.set_cookies[0]
    assert "travels unencrypted" in server.log.read_text()
    assert pair.split("=")[1] not in server.log.read_text()


def test_behind_a_proxy_with_tls_the_cookie_is_bound_to_the_host(tmp_path):
    settings = 'server.trustedProxies = ["127.0.0.1"]\nserver.basePath = "/cal"\n'
    with Server(tmp_path, settings=settings) as server:
        server.account("ana")
        outside = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "calendar.example.org", "X-Forwarded-For": "192.0.2.7"}
        browser = Browser(server, origin="https://calendar.example.org")
        browser.fields.update(outside)
        for path in ["/cal/login", "/login"]:
            status, headers, _ = browser.post(path, {"name": "ana", "password": PASSWORD})
            assert status == 303 and headers["location"] == "/cal/today"
            name, *attributes = browser.set_cookies[0].split("; ")
            assert name.startswith("__Host-session=") and "Secure" in attributes and "Path=/" in attributes
            assert headers["strict-transport-security"] == "max-age=31536000"
            page = browser.get(path.replace("login", "account"))[2]
            assert 'action="/cal/logout"' in page and 'href="/cal/assets/' in page


def test_wrong_passwords_are_told_and_paced(server):
    browser = Browser(server)
    for form, words in [
        ({"name": "ana", "password": "wrong-Password"}, "The user name or the password is wrong"),
        ({"name": "ana", "password": ""}, "Enter your password"),
        ({"name": "", "password": "x"}, "Enter your user name or e-mail address"),
    ]:
        status, _, page = browser.post("/login", form)
        assert status == 422 and words in page and "<title>Error: " in page
        assert f'value="{form["name"]}"' in page and "wrong-Password" not in page
    assert not browser.cookies
    attempts = server.log.read_text()
    assert "wrong-Password" not in attempts


def test_what_is_typed_is_escaped(server):
    page = Browser(server).post("/login", {"name": '"><script>alert(1)</script>', "password": ""})[2]
    assert "<script>" not in page and html.escape('"><script>') in page


def test_forged_forms_are_refused(server):
    browser = Browser(server)
    csrf = token(browser.log_in())
    for form, fields in [
        ({}, {}),
        ({"csrf": "0" * 32}, {}),
        ({"csrf": csrf}, {"Origin": "https://evil.example"}),
        ({"csrf": csrf}, {"Origin": "null"}),
        ({"csrf": csrf}, {"Sec-Fetch-Site": "cross-site"}),
    ]:
        assert browser.post("/logout", form, fields)[0] == 403, (form, fields)
    foreign = Browser(server, origin="https://evil.example")
    assert foreign.post("/login", {"name": "ana", "password": PASSWORD})[0] == 403 and not foreign.cookies
    assert browser.get("/account")[0] == 200
    # What changes something is a POST.
    assert browser.get("/logout")[0] == 405


def test_forms_have_limits(server):
    browser = Browser(server)
    kept = {"Content-Type": "application/x-www-form-urlencoded", "Origin": server.url}
    assert browser.send("POST", "/login", "a=" + "x" * 70_000, kept)[0] == 413
    assert browser.send("POST", "/login", "&".join(f"f{n}=x" for n in range(300)), kept)[0] == 413
    assert browser.send("POST", "/login", "name=%ff", kept)[0] == 400
    assert browser.send("POST", "/login", "{}", {**kept, "Content-Type": "application/json"})[0] == 415


def test_logging_out(server):
    browser = Browser(server)
    csrf = token(browser.log_in())
    old = dict(browser.cookies)
    status, headers, _ = browser.post("/logout", {"csrf": csrf})
    assert status == 303 and headers["location"] == "/login" and "session" not in browser.cookies
    assert "You are logged out." in browser.get("/login")[2]
    assert "You are logged out." not in browser.get("/login")[2]
    browser.cookies = old
    assert browser.get("/account")[0] == 303


def test_a_session_is_revoked_from_another_browser(server):
    first, second = Browser(server), Browser(server, agent=CHROME)
    first.log_in()
    second.log_in()
    page = first.get("/account")[2]
    row = next(row for row in page.split("<li>") if "Chrome, Windows" in row)
    action = re.search(r'action="(/account/sessions/\d+/logout)"', row).group(1)
    assert first.post(action, {"csrf": token(page)})[0] == 303
    assert "The browser is logged out." in first.get("/account")[2]
    assert second.get("/account")[0] == 303
    assert first.post(action, {"csrf": token(page)})[0] == 404


def test_sessions_outlive_a_restart_and_end_with_the_password(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        browser = Browser(server)
        browser.log_in()
        server.stop()
        server.start()
        assert browser.get("/account")[0] == 200
        server.cli("user", "password", "ana", "--password-stdin", input="Another-Horse-9\n")
        assert browser.get("/account")[0] == 303


def test_headers(server):
    for path in ["/login", "/setup", "/account", "/setup/travlendar.mobileconfig"]:
        _, headers, _ = Browser(server).get(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert headers["referrer-policy"] == "same-origin" and headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in headers


def test_assets_are_kept_for_ever(server):
    page = Browser(server).get("/login")[2]
    path = re.search(r'href="(/assets/[0-9a-f]+/site.css)"', page).group(1)
    status, headers, _ = Browser(server).get(path)
    assert status == 200 and headers["content-type"].startswith("text/css")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert Browser(server).get("/assets/0000/site.css")[0] == 404
    assert "<style" not in page and " style=" not in page and not re.search(r"<script(?![^>]* src=)", page)


def test_both_languages(server):
    italian = Browser(server, language="it-IT,it;q=0.9,en;q=0.5")
    page = italian.get("/login")[2]
    assert '<html lang="it">' in page and "Nome utente o indirizzo e-mail" in page
    assert "Il tuo account" in italian.log_in()
    assert '<html lang="en">' in Browser(server, language="fr").get("/login")[2]
    basic = {"Authorization": "Basic " + __import__("base64").b64encode(f"ana:{PASSWORD}".encode()).decode()}
    setup = italian.send("GET", "/setup", None, basic)[2]
    assert "Aggiungi i tuoi calendari" in setup and "tutto era in ordine" in setup


def test_what_is_not_a_page_is_still_the_calendar_servers(server):
    account = type("A", (), {"name": "ana", "password": PASSWORD})
    assert server.request("GET", "/")[1]["location"] == "/dav/"
    assert server.request("GET", "/", headers={"Accept": "text/html"})[1]["location"] == "/about"
    assert server.request("PROPFIND", "/", headers={"Depth": "0"}, account=account)[0] == 207
    assert server.request("PROPFIND", "/.well-known/caldav", headers={"Depth": "0"}, account=account)[0] == 207
    assert server.request("SEARCH", "/dav/calendars/ana/", account=account)[0] == 501
    status, headers, _ = server.request("MKCOL", "/dav/principals/", account=account)
    assert status == 405 and "PROPFIND" in headers["allow"]
    status, headers, _ = server.request("GET", "/nothing")
    assert status == 404 and headers["x-request-id"]
    assert server.request("PROPFIND", "/login")[0] == 404
    assert server.request("GET", "/dav/" + "x" * 20_000, account=account)[0] == 414


def test_an_account_without_a_language_takes_that_of_its_first_browser(tmp_path):
    """Else its trips and mails would be written in another language than its pages."""
    with Server(tmp_path) as server:
        server.account("ana")
        english, italian = Browser(server, language="en"), Browser(server, language="it")
        english.log_in()
        assert "language" not in json.loads(english.get("/api/v1/me")[2])
        italian.log_in()
        assert json.loads(italian.get("/api/v1/me")[2])["language"] == "it"
        assert '<html lang="it">' in english.get("/today")[2]
