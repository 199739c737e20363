"""Passkeys in a real browser, with Chromium's virtual authenticator: made, used alone, used in place of the code."""

import pytest

from account_pages import two_steps
from test_pages import Browser
from travlendar import PASSWORD, Server
from virtual_authenticator import CHROMIUM, Chromium


def test_without_script_a_page_says_what_it_takes(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        browser = Browser(server)
        status, _, page = browser.get("/login/passkey?next=/trips")
        assert status == 200 and "data-passkey=" in page and 'name="next" value="/trips"' in page
        status, _, page = browser.post("/login/passkey", {"next": "/trips"})
        assert status == 422 and "No passkey was sent" in page
        status, _, page = browser.post("/login/passkey", {"credential": "AQ", "clientData": "e30", "authenticatorData": "AA", "signature": "AA"})
        assert status == 422 and "This passkey was not accepted" in page
        assert browser.get("/account")[0] == 303


@pytest.mark.skipif(not CHROMIUM, reason="there is no chromium on this machine (Debian: chromium)")
def test_a_passkey_in_a_browser(tmp_path):
    with Server(tmp_path / "server") as server, Chromium(tmp_path / "profile") as page:
        server.account("ana")
        # A passkey is bound to a name, which an address is not.
        site = f"http://localhost:{server.port}"
        page.open(site + "/login")
        page.fill(name="ana", password=PASSWORD)
        page.send("/login")
        page.at("/today")
        page.open(site + "/account/passkeys")
        page.fill(password=PASSWORD)
        page.send("/account/passkeys/begin")
        page.at("/account/passkeys/begin")
        page.fill(label="Ana's phone")
        page.send("/account/passkeys/finish")
        page.at("/account/passkeys")
        assert "The passkey is ready." in page.text and "Ana's phone" in page.text
        made = page.passkeys()
        assert len(made) == 1 and made[0]["isResidentCredential"] and made[0]["rpId"] == "localhost"

        page.send("/logout")
        page.at("/login")
        page.open(site + "/login/passkey?next=/trips")
        page.send("/login/passkey")
        page.at("/trips")
        page.send("/logout")
        page.at("/login")

        # With two steps on, it stands for the code.
        browser = Browser(server)
        browser.log_in()
        two_steps(browser)
        page.open(site + "/login?next=/trips")
        page.fill(name="ana", password=PASSWORD)
        page.send("/login")
        page.at("/login/code")
        page.send("/login/code/passkey")
        page.at("/trips")

        # Removed here, it opens nothing, though the browser has it still.
        page.open(site + "/account/passkeys")
        page.run("document.querySelector('form[action$=\"/remove\"] button').click()")
        page.wait_for("document.body.innerText.includes('no longer opens your account')")
        page.send("/logout")
        page.at("/login")
        page.open(site + "/login/passkey")
        page.send("/login/passkey")
        page.wait_for("document.body.innerText.includes('This passkey was not accepted')")
        assert "a passkey was refused" in server.log.read_text()
