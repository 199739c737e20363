"""Messages in browsers: switched on, sent encrypted, shown by the service worker, once, and switched off again."""

import json
import time

import pytest

from page_forms import Reader
from persons import Person
from test_push import PushService, b64
from test_realtime import Feed, HOME, UNIVERSITY, message, rides, ways_there
from test_reminders import alarm, in_seconds
from travlendar import GUARD, PASSWORD, Server, event, free_port
from virtual_authenticator import CHROMIUM, Chromium

PAGE = "/account/notifications"


@pytest.fixture(scope="module")
def service():
    with PushService() as service:
        yield service


@pytest.fixture(autouse=True)
def forget(service):
    service.messages.clear()
    service.status.clear()


def switch_on(reader, app):
    """What the script of the page sends once the browser has subscribed."""
    reader.open(PAGE)
    endpoint, key, secret = app
    return reader.send_form(PAGE + "/browsers", endpoint=endpoint, key=key, secret=secret)


def choose(reader, **chosen):
    reader.open(PAGE)
    chosen = {"events": None, "travel": None, "quietFrom": "", "quietUntil": "", **chosen}
    page = reader.send_form(PAGE, **chosen)
    assert page.status == 200, page.text
    return page


def told(service):
    """The messages so far, by the path of the push service, as the browser decrypts them."""
    return [(path, json.loads(text)) for _, path, _, text in service.messages]


def test_a_reminder_arrives_encrypted_in_the_browsers_of_its_owner_once(tmp_path, service):
    with Server(tmp_path, settings=f'outgoing.hosts = ["{service.host}"]\n') as server:
        ana, reader = server.account("ana"), Reader(server)
        reader.enter()
        page = reader.open(PAGE)
        # No mail is sent here, and browsers are a way of their own.
        assert "does not send e-mail" in page.text and 'value="mail"' not in page.text and "SMS" not in page.text
        key = page.text.split('data-push-key="')[1].split('"')[0]
        page = switch_on(reader, service.app("/phone"))
        assert page.status == 200 and "Messages are on in this browser." in page.text
        assert "Firefox, Linux (this browser)" in page.text
        assert reader.cookies.get("browser", "").isdigit()
        choose(reader, events="browser")
        due = in_seconds(3)
        assert ana.put("tea.ics", alarm("tea", due))[0] == 201
        arrived, path, headers, text = service.wait(1)[0]
        assert -1 < (in_seconds(0) - due).total_seconds() < 10
        shown = json.loads(text)
        assert shown["title"] == "Reminder: Tea" and shown["path"].endswith("/tea.ics") and shown["language"] == "en"
        assert headers["urgency"] == "high" and headers["topic"] == shown["tag"] and f"k={key}" in headers["authorization"]
        deadline = time.monotonic() + GUARD
        while "Last message: Never" in reader.open(PAGE).text:
            assert time.monotonic() < deadline
        # Killed before the alarm, the server tells it when it is back; killed afterwards, it tells it no second time.
        assert ana.put("cake.ics", alarm("cake", in_seconds(3), "Cake"))[0] == 201
        server.kill()
        time.sleep(3.5)
        server.start()
        service.wait(2)
        server.kill()
        server.start()
        time.sleep(3)
        # Handed over again where the server died before it had the answer, the message has its old tag: it is shown once.
        assert {shown["title"]: shown["tag"] for _, shown in told(service)}.keys() == {"Reminder: Tea", "Reminder: Cake"}
        assert len({shown["tag"] for _, shown in told(service)}) == 2
        log = server.log.read_text()
        assert not [word for word in ("Tea", "Cake", service.host, "/phone") if word in log]


def test_bob_takes_the_browser_over_and_gone_ones_are_forgotten(tmp_path, service):
    with Server(tmp_path, settings=f'outgoing.hosts = ["{service.host}"]\n') as server:
        ana, reader = server.account("ana"), Reader(server)
        server.account("bob")
        bob = Reader(server)
        reader.enter()
        bob.enter("bob")
        shared = service.app("/shared")
        switch_on(reader, shared)
        assert "(this browser)" in switch_on(bob, shared).text
        assert "On since" not in reader.open(PAGE).text, "the last one who switched it on has it"
        number = bob.cookies["browser"]
        assert reader.post(f"{PAGE}/browsers/{number}/remove", {"csrf": reader.page.form(PAGE).fields[0][1]})[0] == 404
        # A browser that its push service knows no longer.
        switch_on(reader, service.app("/gone"))
        service.status["/gone"] = 410
        choose(reader, events="browser")
        assert ana.put("tea.ics", alarm("tea", in_seconds(1)))[0] == 201
        deadline = time.monotonic() + GUARD
        while "On since" in reader.open(PAGE).text:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        # Logging out ends it too.
        switch_on(reader, service.app("/out"))
        reader.send_form("/logout")
        assert "browser" not in reader.cookies
        reader.enter()
        assert "On since" not in reader.open(PAGE).text


def test_what_is_no_subscription_is_refused(tmp_path, service):
    with Server(tmp_path, settings=f'outgoing.hosts = ["{service.host}"]\n') as server:
        server.account("ana")
        reader = Reader(server)
        reader.enter()
        endpoint, key, secret = service.app("/x")
        for wrong in [
            ("", "", ""), ("http://127.0.0.1:1/x", key, secret), ("javascript:alert(1)", key, secret),
            (endpoint, b64(b"\4" * 65), secret), (endpoint, key, "AAAA"), (endpoint, "\u00e9", secret),
            (endpoint + "x" * 2000, key, secret),
        ]:
            page = switch_on(reader, wrong)
            assert page.status == 422 and "sent nothing by which it can be reached" in page.text, wrong
        for number in range(20):
            assert switch_on(reader, service.app(f"/{number}")).status == 200
        page = switch_on(reader, service.app("/20"))
        assert page.status == 422 and "as many browsers as can be" in page.text
    with Server(tmp_path / "off", settings='outgoing.purposes = ["subscriptions"]\n') as server:
        ana = Person(server, "ana")
        assert ana.call("PUT", "/notifications", {"events": ["browser"], "travel": []})[0] == 422
        assert ana.call("PUT", "/notifications", {"events": ["pigeon"], "travel": []})[0] == 422


def test_a_trip_that_real_time_moves_is_told_with_its_cause(laquila, tmp_path, service):
    feed = Feed(free_port())
    settings = (
        f'realtime.feeds = ["laquila/ama=http://127.0.0.1:{feed.server_port}/trip-updates.pb"]\n'
        f'realtime.intervalSeconds = 5\noutgoing.hosts = ["{service.host}"]\n'
    )
    with Server(tmp_path, laquila, "2022-10-05T04:00:00Z,frozen", settings=settings) as server:
        ana = server.account("ana", home=HOME)
        reader = Reader(server)
        reader.enter()
        switch_on(reader, service.app("/trips"))
        choose(reader, travel="browser")
        assert ana.put("a.ics", event("rt", "20221005T110000", "20221005T120000", geo=UNIVERSITY))[0] == 201
        ana.wait_for(ways_there, "a way there by bus")
        before = ways_there(ana.settled())[0]
        assert service.messages == [], "a trip that is planned for the first time is no news"
        feed.body = message(rides(before))
        ana.wait_for(
            lambda items: ways_there(items) and ways_there(items)[0].start != before.start, "another departure"
        )
        service.wait(1)
        _, shown = told(service)[0]
        assert shown["title"].startswith("Changed: "), shown
        assert "has moved. It was to begin at" in shown["body"] and "Public transport does not run as planned." in shown["body"], shown
        page = reader.open(shown["path"])
        assert page.status == 200
        # The feed is asked again, and says the same.
        time.sleep(6)
        moved = lambda: [shown for _, shown in told(service) if shown["title"].startswith("Changed")]
        assert len(moved()) == 1, told(service)
        # So it does after a restart, though the day is to be planned again before the feed has answered.
        live = ways_there(ana.settled())[0].start
        feed.delay = 3
        server.kill()
        server.start()
        assert ana.put("b.ics", event("tea", "20221005T170000", "20221005T180000", geo=UNIVERSITY))[0] == 201
        ana.wait_for(lambda items: any("tea" in item.related for item in items), "the trip to another event")
        time.sleep(8)
        assert [item.start for item in ways_there(ana.settled())] == [live] and len(moved()) == 1, told(service)
    feed.shutdown()


class MessagesBrowser(Chromium):
    """Chromium without a window has no push service: what that would do is done by the DevTools protocol."""

    def __enter__(self):
        self.registrations = {}
        super().__enter__()
        self.call("ServiceWorker.enable")
        self.as_browser("Browser.grantPermissions", permissions=["notifications"])
        return self

    def as_browser(self, method, **parameters):
        """A call that is about no page."""
        page, self.session = self.session, None
        try:
            return self.call(method, **parameters)
        finally:
            self.session = page

    def happened(self, message):
        if message.get("method") == "ServiceWorker.workerRegistrationUpdated":
            for registration in message["params"]["registrations"]:
                self.registrations[registration["scopeURL"]] = registration["registrationId"]

    def in_worker(self, script):
        """The value of an expression in the service worker."""
        targets = self.as_browser("Target.getTargets")["targetInfos"]
        worker = next(target for target in targets if target["type"] == "service_worker")
        session = self.as_browser("Target.attachToTarget", targetId=worker["targetId"], flatten=True)["sessionId"]
        page, self.session = self.session, session
        try:
            return self.run(script)
        finally:
            self.session = page

    def deliver(self, site, text):
        """What the worker shows once the push service has handed it a message."""
        before = self.in_worker("registration.getNotifications().then((all) => all.map((one) => one.timestamp))")
        for _ in range(3):
            # One that comes while Chromium ends the idle worker is lost.
            self.call(
                "ServiceWorker.deliverPushMessage", origin=site, registrationId=self.registrations[site + "/"], data=text
            )
            deadline = time.monotonic() + 5
            while time.monotonic() < deadline:
                shown = self.in_worker(
                    "registration.getNotifications().then((all) => all.map((one) => "
                    "({title: one.title, body: one.body, tag: one.tag, lang: one.lang, at: one.timestamp})))"
                )
                if [one["at"] for one in shown] != before:
                    return shown
                time.sleep(0.1)
        raise AssertionError("nothing is shown")

    def click(self):
        """Clicks what is shown; the address that is opened. A click of a script opens no window, so it is noted."""
        return self.in_worker(
            """
            (async () => {
              const [shown] = await registration.getNotifications();
              let work, opened;
              self.clients.openWindow = async (address) => { opened = address; };
              const event = new NotificationEvent("notificationclick", { notification: shown });
              event.waitUntil = (promise) => { work = promise; };
              self.dispatchEvent(event);
              await work;
              return [opened, (await registration.getNotifications()).length];
            })()
            """
        )


@pytest.mark.skipif(not CHROMIUM, reason="there is no chromium on this machine (Debian: chromium)")
def test_the_service_worker_shows_a_message_and_a_click_opens_its_page(tmp_path, service):
    with Server(tmp_path / "server", settings=f'outgoing.hosts = ["{service.host}"]\n') as server:
        ana = server.account("ana")
        with MessagesBrowser(tmp_path / "profile") as page:
            site = f"http://localhost:{server.port}"
            page.open(site + "/login")
            page.fill(name="ana", password=PASSWORD)
            page.send("/login")
            page.at("/today")
            page.open(site + PAGE)
            # It can be put on the screen of a telephone.
            manifest = page.call("Page.getAppManifest")
            assert manifest["url"] == site + "/manifest.webmanifest" and not manifest["errors"], manifest
            assert page.call("Page.getInstallabilityErrors")["installabilityErrors"] == []
            endpoint, key, secret = service.app("/chromium")
            page.run(
                """
                PushManager.prototype.getSubscription = async () => null;
                PushManager.prototype.subscribe = async (options) => {
                  if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error();
                  return { toJSON: () => (%s) };
                };
                Notification.requestPermission = async () => "denied";
                """ % json.dumps({"endpoint": endpoint, "keys": {"p256dh": key, "auth": secret}})
            )
            page.send(PAGE + "/browsers")
            page.wait_for("document.querySelector('[data-trouble=refused]').hidden === false")
            page.run("Notification.requestPermission = async () => 'granted'")
            page.send(PAGE + "/browsers")
            page.wait_for("document.body.innerText.includes('Messages are on in this browser.')")
            assert page.run("navigator.serviceWorker.ready.then((one) => one.scope)") == site + "/"
            page.run("document.querySelector('#events-browser').click()")
            page.send(PAGE)
            page.wait_for("document.querySelector('#events-browser').checked")
            # The message of the server, as the push service gets it.
            assert ana.put("cake.ics", alarm("cake", in_seconds(2), "Cake & <b>tea</b>"))[0] == 201
            text = service.wait(1)[0][3]
            shown = page.deliver(site, text)
            assert [one["title"] for one in shown] == ["Reminder: Cake & <b>tea</b>"] and shown[0]["lang"] == "en"
            assert shown[0]["tag"] == json.loads(text)["tag"] and "This event has an alarm" in shown[0]["body"]
            # Once more, it takes its own place.
            assert len(page.deliver(site, text)) == 1
            assert page.click() == [site + json.loads(text)["path"], 0]
            # What leads elsewhere leads to the first page at most.
            for path in ["https://evil.example/", "//evil.example/", "\\\\evil.example", "javascript:alert(1)"]:
                page.deliver(site, json.dumps({"title": "x", "path": path, "tag": "x"}))
                opened, left = page.click()
                assert opened.startswith(site + "/") and left == 0, opened
            page.deliver(site, "no JSON")
            assert page.click() == [site + "/today", 0]
            # What is open already is shown again.
            page.open(site + json.loads(text)["path"])
            assert "Cake" in page.text
            # An iPhone, in Safari: there is nothing to subscribe with outside the Home Screen.
            page.call(
                "Page.addScriptToEvaluateOnNewDocument",
                source="delete window.PushManager; Object.defineProperty(navigator, 'standalone', { value: false });",
            )
            page.open(site + PAGE)
            page.wait_for("document.querySelector('[data-trouble=home]').hidden === false")
            assert page.run("document.querySelector('[data-trouble=missing]').hidden")
            assert page.run("document.querySelector('#browser button').disabled")
