"""A server whose every page has an address, for tests in browsers: people, events, forms on their way; and the table of routes."""

import base64
import contextlib
import email
import email.policy
import os
import re
import shutil
import sys
import time
import urllib.parse

import pytest

from account_pages import ANA, two_steps
from page_forms import Reader
from persons import Person
from test_maps import HOME, TOMORROW
from test_pages import token
from travlendar import PASSWORD, ROOT, SHARED, Server, event

LAB = SHARED / "bench/pages"
# Addresses that browsers are given and that are no pages.
NOT_PAGES = {
    "/login/provider": "leads to the provider",
    "/login/provider/callback": "the provider leads here; test_openid.py",
    "/account/two-step/codes": "what a form shows once, else /account/two-step",
    "/places/complete": "JSON",
    "/changes": "a stream; test_open_pages.py",
    "/calendars/:calendar/export.ics": "a file",
    "/events/:calendar/:object/files/:file": "a file",
    "/setup/travlendar.mobileconfig": "a file",
    "/manifest.webmanifest": "JSON; test_browser_messages.py",
    "/service-worker.js": "a script that browsers run beside the pages; test_browser_messages.py",
}
# Of several addresses: styles, scripts and pictures.
NO_PATHS = ["\\(asset.path)", "\\(path)"]


def needs(is_there, what):
    if is_there:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI must have {what}")
    pytest.skip(f"needs {what}")


def routes():
    """What the server answers with GET to browsers, as the router of the pages has it."""
    folder = ROOT / "Sources/Interfaces/WebPages"
    domain = "".join(file.read_text() for file in (ROOT / "Sources/Domain").rglob("*.swift"))
    paths = {}
    for file in folder.rglob("*.swift"):
        for name, value, elsewhere in re.findall(r'static let (\w*[pP]ath) = (?:"([^"]+)"|\w+\.(\w+)\n)', file.read_text()):
            known = value or re.search(rf'static let {elsewhere} = "([^"]+)"', domain).group(1)
            paths[f"{file.stem}.{name}"] = known
    found = set()
    for file in folder.glob("PageRouter*.swift"):
        text = file.read_text()
        paths.update(re.findall(r'let (\w+) = "([^"]+)"', text))
        for call in re.finditer(r'\.(?:resource|visits)\(\s*"((?:[^"\\]|\\\([^)]*\))+)"', text):
            depth, end = 1, call.end()
            while depth:
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
            if "get:" in text[call.end():end]:
                path = re.sub(r"\\\(([^)]*)\)", lambda m: paths.get(m.group(1), ":any"), call.group(1))
                assert path != ":any" or call.group(1) in NO_PATHS, f"what is {call.group(1)}?"
                found.add(path)
    return sorted(found - {":any"})


class Site:
    """A server with people, and the address of each page with the person who opens it."""

    def __init__(self, server, outbox):
        self.server, self.outbox = server, outbox
        self.readers = {"": Reader(server)}
        self.addresses = []

    @property
    def url(self):
        # Passkeys are bound to a name.
        return f"http://localhost:{self.server.port}"

    def person(self, name):
        self.readers[name] = Reader(self.server)
        self.readers[name].enter(name)
        return self.readers[name]

    def add(self, who, *paths):
        self.addresses += [(who, path) for path in paths]

    def mailed(self, pattern, timeout=30):
        """The path of the link in a mail."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            for file in self.outbox.iterdir():
                mail = email.message_from_bytes(file.read_bytes(), policy=email.policy.default)
                body = mail.get_body(("plain",))
                link = body and re.search(pattern, body.get_content())
                if link:
                    return link.group(0)
            time.sleep(0.1)
        raise AssertionError(f"no mail with {pattern}")

    def client(self, who, language="en"):
        import lab

        client = lab.Client(self.url, language)
        client.cookies = dict(self.readers[who].cookies)
        if who == "setup":
            client.basic = "Basic " + base64.b64encode(f"bruno:{PASSWORD}".encode()).decode()
        return client


@pytest.fixture(scope="module")
def site(lindenport, tmp_path_factory):
    needs(LAB.is_dir(), LAB)
    needs(shutil.which("chromium"), "Chromium (Debian: chromium)")
    with opened_site(tmp_path_factory.mktemp("browsers"), lindenport) as site:
        yield site


@contextlib.contextmanager
def opened_site(directory, network):
    sys.path.insert(0, str(LAB))
    outbox = directory / "outbox"
    outbox.mkdir()
    command = directory / "mail.sh"
    command.write_text(f"#!/bin/sh\nmkdir -p {directory}/new && file=$(mktemp {directory}/new/XXXXXX) && cat > $file && mv $file {outbox}\n")
    command.chmod(0o700)
    settings = (
        'accounts.registration = "open"\npages.style = true\npages.operator = ["Example Ltd, Harbour Road 1"]\n'
        f'mail.command = ["{command}", "-t"]\nmail.from = "calendar@example.org"\nmail.answers = "answer@example.org"\n'
        'mail.trustedRelay = "mx.example.org"\n'
        'openid.issuer = "http://127.0.0.1:9"\nopenid.client = "x"\nopenid.name = "Example"\n'
    )
    server = Server(directory / "server", network=network, settings=settings)
    with server.config.open("a") as configuration:
        configuration.write(f'server.publicURL = "http://localhost:{server.port}"\n')
    with server:
        site = Site(server, outbox)
        furnish(site)
        yield site


def furnish(site):
    server, visitor = site.server, site.readers[""]
    person = Person(server, "ana")
    ana = person.account
    ana.place("Home", HOME)
    for name in ["bruno", "olga", "otto"]:
        server.account(name)
    reader = site.person("ana")
    guest = "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:dave@example.net"
    host = "ORGANIZER:mailto:ana@example.com"
    for name, body in {
        "lunch.ics": event("lunch", TOMORROW + "T120000", TOMORROW + "T130000", "Lunch", "Cafe Aurora"),
        "clash.ics": event("clash", TOMORROW + "T124500", TOMORROW + "T140000", "Clash", "Farholm Inn"),
        "choir.ics": event("choir", TOMORROW + "T190000", TOMORROW + "T203000", "Choir", extra=["RRULE:FREQ=WEEKLY"]),
        "tea.ics": event("tea", TOMORROW + "T160000", TOMORROW + "T170000", "Tea", extra=[host, guest]),
    }.items():
        assert ana.put(name, body)[0] == 201, name
    items = ana.wait_for(lambda items: any(i.is_block for i in items) and any(i.is_warning for i in items), "trips and a warning")
    trip = next(item for item in items if item.is_block)

    day = f"{TOMORROW[:4]}-{TOMORROW[4:6]}-{TOMORROW[6:]}"
    lunch, choir = "/events/calendar/lunch.ics", "/events/calendar/choir.ics"
    site.add("ana", "/today", "/trips", "/trips/here", "/trips/" + trip.href.rpartition("/")[2].removesuffix(".ics"))
    site.add("ana", *[f"/calendar/{range}?date={day}" for range in ["day", "week", "month", "year", "agenda"]])
    site.add("ana", "/calendar/new?date=" + day, "/calendar/search?q=lunch", "/tasks", lunch, lunch + "/edit", lunch + "/delete")
    when = re.search(rf"{re.escape(choir)}\?at=\w+", reader.open(f"/calendar/agenda?date={day}").text).group(0)
    site.add("ana", when, when.replace("?", "/edit?"), when.replace("?", "/delete?"), "/events/calendar/tea.ics")
    site.add("ana", "/calendars", "/calendars/calendar", "/calendars/travel", "/calendars/calendar/delete")
    site.add("ana", "/places", "/settings", "/settings/kinds", "/settings/kinds/work", "/settings/passes", "/welcome", "/style")
    site.add("ana", "/places/find?words=Dr+Molar&next=/today")
    site.add("ana", *["/account" + page for page in [
        "", "/profile", "/password", "/email", "/app-passwords", "/two-step", "/passkeys", "/provider", "/recommend", "/data", "/delete",
        "/delegates", "/feeds", "/links", "/subscriptions", "/notifications",
    ]])
    # What she shows to others.
    feed = person.call("POST", "/feeds", {"scope": "all", "detail": "titles"})[2]["url"]
    link = person.call("POST", "/event-links", {"uid": "lunch"})[2]["url"]
    site.add("", *[urllib.parse.urlsplit(address).path.removesuffix(".ics") for address in [feed, link]])
    answered = visitor.post(site.addresses[-1][1] + "/answer", {"choice": "accepted", "name": "Bea", "email": "bea@example.net"})
    site.add("", urllib.parse.urlsplit(answered[1]["location"]).path)
    site.add("", urllib.parse.urlsplit(str(trip.event["URL"])).path)
    invited = site.mailed(r"/i/[a-z2-7]{26}")
    site.add("", invited, invited + "/stop")
    # What only a browser gives: a passkey.
    site.add("ana", passkey(site))

    site.add("", "/about", "/help", "/privacy", "/licences", "/login", "/login/passkey", "/signup", "/password/forgotten", "/language", "/contact")
    site.add("", *[f"/help/{app}" for app in ["apple", "thunderbird", "android", "gnome", "others"]])
    assert visitor.post("/signup", {**ANA, "email": "new@example.com", "userName": "newcomer"})[0] == 200
    site.add("", site.mailed(r"/confirm\?\S+"))
    assert visitor.post("/password/forgotten", {"userName": "bruno@example.com"})[0] in (200, 303)
    site.add("", site.mailed(r"/password/new\?\S+"))
    csrf = token(reader.get("/account/email")[2])
    assert reader.post("/account/email", {"csrf": csrf, "email": "anna@example.com", "password": PASSWORD})[0] in (200, 303)
    site.add("", site.mailed(r"/account/email/confirm\?\S+"))
    question = {"givenName": "Ugo", "surname": "Neri", "email": "u@example.com", "phone": "1", "message": "How do I invite people?"}
    site.add("", visitor.post("/contact", question)[1]["location"])

    olga = site.person("olga")
    two_steps(olga)
    server.cli("user", "role", "olga", "--set", "administrator")
    site.add("olga", "/admin", "/admin/jobs", "/admin/log", "/admin/people", "/admin/people/bruno", "/admin/invitations", "/admin/support")
    site.add("olga", re.search(r"/admin/support/\d+", olga.get("/admin/support")[2]).group(0))
    csrf = token(olga.get("/admin/invitations")[2])
    assert olga.post("/admin/invitations", {"csrf": csrf, "email": "carla@example.com"})[0] in (200, 201, 303)
    # Halfway in: the password was right, the code is asked for.
    otto = site.person("otto")
    two_steps(otto)
    halfway = site.readers["otto"] = Reader(server)
    assert halfway.post("/login", {"name": "otto", "password": PASSWORD})[1]["location"] == "/login/code"
    site.add("otto", "/login/code")
    site.readers["setup"] = Reader(server)
    site.add("setup", "/setup")


def passkey(site):
    """The address of the page of a passkey that Chromium's virtual authenticator made."""
    import pages

    browser = pages.Chromium(site.client("ana"), None)
    try:
        browser.new("en")
        browser.cdp.send("WebAuthn.enable")
        browser.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }})
        page = browser.page
        page.goto(site.url + "/account/passkeys")
        page.fill("#password", PASSWORD)
        page.click("form[action$='/begin'] button")
        page.wait_for_url("**/begin")
        page.fill("#label", "Telephone")
        page.click("form[action$='/finish'] button")
        page.wait_for_url("**/account/passkeys")
        return urllib.parse.urlsplit(page.locator("a[href*='/account/passkeys/']").first.get_attribute("href")).path
    finally:
        browser.close()
