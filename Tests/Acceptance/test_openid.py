"""Logging in at a provider of OpenID Connect: linking, coming back, and what is refused."""

import html
import http.client
import re
import urllib.parse

import pytest

from account_pages import two_steps
from openid_provider import Key, Provider
from test_pages import Browser, token
from travlendar import PASSWORD, Server


@pytest.fixture(scope="module")
def provider():
    with Provider() as provider:
        yield provider


@pytest.fixture(scope="module")
def server(provider, tmp_path_factory):
    directory = tmp_path_factory.mktemp("openid")
    with Server(directory, settings=provider.settings(directory)) as server:
        server.account("ana")
        server.account("ben")
        yield server


def at_provider(browser, address):
    """The browser goes to the provider and comes back to the server: the path and query of where it is sent."""
    parts = urllib.parse.urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=30)
    connection.request("GET", f"{parts.path}?{parts.query}")
    back = connection.getresponse().getheader("Location")
    connection.close()
    assert back.startswith(browser.server.url + "/login/provider/callback?")
    return back.removeprefix(browser.server.url)


def log_in(browser, query=""):
    status, headers, _ = browser.get("/login/provider" + query)
    assert status == 303
    return browser.get(at_provider(browser, headers["location"]))


def link(browser, name="ana"):
    browser.log_in(name)
    csrf = token(browser.get("/account/provider")[2])
    status, headers, page = browser.post("/account/provider", {"csrf": csrf, "password": PASSWORD})
    assert status == 200 and "form-action 'self'" in headers["content-security-policy"]
    address = html.unescape(re.search(r'href="([^"]+)">Continue to Example</a>', page).group(1))
    return browser.get(at_provider(browser, address))


def test_linked_by_the_owner_then_opened_there(server, provider):
    page = Browser(server).get("/login")[2]
    assert 'href="/login/provider?next=%2Ftoday">Log in with Example</a>' in page
    stranger = Browser(server)
    status, _, page = log_in(stranger)
    assert status == 403 and "No account here is linked to yours at Example" in page
    assert stranger.get("/account")[0] == 303

    browser = Browser(server)
    status, headers, _ = link(browser)
    assert status == 303 and headers["location"] == "/account/provider"
    page = browser.get("/account/provider")[2]
    assert "Your account is linked." in page and "ana@example.com" in page

    elsewhere = Browser(server)
    status, headers, _ = log_in(elsewhere, "?next=/calendar/month")
    assert status == 303 and headers["location"] == "/calendar/month"
    assert "<dd>ana</dd>" in elsewhere.get("/account")[2]
    # Never to another site.
    assert log_in(Browser(server), "?next=https://other.example")[1]["location"] == "/today"
    # One account there opens one here.
    status, _, page = link(Browser(server), "ben")
    assert status == 403 and "Another account here is linked" in page

    csrf = token(browser.get("/account/provider")[2])
    assert browser.post("/account/provider/unlink", {"csrf": csrf})[0] == 303
    assert log_in(Browser(server))[0] == 403
    log = server.log.read_text()
    assert "ana-at-example" not in log and "code=" not in log


def test_what_is_brought_back_counts_once_and_in_one_browser(server):
    browser = Browser(server)
    link(browser)
    asked, other = Browser(server), Browser(server)
    path = at_provider(asked, asked.get("/login/provider")[1]["location"])
    other.get("/login/provider")
    for thief in [Browser(server), other]:
        assert thief.get(path)[0] == 403 and thief.get("/account")[0] == 303
    assert asked.get(path)[0] == 303
    assert Browser(server).get(path)[0] == 403
    csrf = token(browser.get("/account/provider")[2])
    browser.post("/account/provider/unlink", {"csrf": csrf})


@pytest.mark.parametrize("change", [{"iss": "https://other.example"}, {"aud": "other"}, {"nonce": "x"}, {"exp": 1}])
def test_a_token_that_is_not_for_us_opens_nothing(server, provider, change):
    known, provider.person = provider.person, {**provider.person, **change}
    try:
        status, _, page = log_in(Browser(server))
        assert status == 502 and "Example did not answer as it should" in page
        assert "the ID token is not believed" in server.log.read_text()
    finally:
        provider.person = known


def test_a_token_by_another_key_opens_nothing(server, provider):
    provider.signer = Key()
    try:
        assert log_in(Browser(server))[0] == 502
    finally:
        provider.signer = provider.key


def test_the_code_of_two_steps_is_asked_for_after_it(tmp_path, provider):
    with Server(tmp_path, settings=provider.settings(tmp_path, linksByEmail=True)) as server:
        server.account("ana")
        # The provider has verified her address, and the operator trusts it.
        browser = Browser(server)
        assert log_in(browser)[1]["location"] == "/today"
        _, codes = two_steps(browser)
        elsewhere = Browser(server)
        status, headers, _ = log_in(elsewhere, "?next=/trips")
        assert headers["location"] == "/login/code" and elsewhere.get("/account")[0] == 303
        assert elsewhere.post("/login/code", {"code": codes[0]})[1]["location"] == "/trips"


def test_without_the_provider_there_is_the_password(tmp_path):
    settings = 'openid.issuer = "http://127.0.0.1:9"\nopenid.client = "x"\nopenid.name = "Example"\n'
    with Server(tmp_path, settings=settings) as server:
        server.account("ana")
        browser = Browser(server)
        status, _, page = browser.get("/login/provider")
        assert status == 502 and "log in with your password" in page
        assert browser.log_in()
    with Server(tmp_path / "none") as server:
        assert Browser(server).get("/login/provider")[0] == 404
        assert "/login/provider" not in Browser(server).get("/login")[2]


@pytest.mark.parametrize("settings, words", [
    ('openid.issuer = "http://login.example.org"\nopenid.client = "x"\n', "https://"),
    ('openid.issuer = "https://login.example.org"\n', "openid.client"),
    ('openid.client = "x"\n', "openid.issuer"),
])
def test_settings_that_cannot_work_are_told(tmp_path, settings, words):
    with pytest.raises(AssertionError, match=words):
        Server(tmp_path, settings=settings).start()
