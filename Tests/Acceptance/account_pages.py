"""What people do on the pages about accounts, for several tests: two steps, archives, links of the log."""

import base64
import hashlib
import hmac
import re
import struct
import time


from test_pages import token
from travlendar import PASSWORD

OPEN = 'accounts.registration = "open"\n'
ANA = {
    "givenName": "Ana", "surname": "Rossi", "email": "ana@example.com", "userName": "ana",
    "newPassword": PASSWORD, "repeatedPassword": PASSWORD, "timeZone": "Europe/Rome", "terms": "yes", "privacy": "yes",
}


def link(server, about, timeout=30):
    """The path of the newest link that the log holds for the operator."""
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        lines = [line for line in server.log.read_text().splitlines() if f"about={about}" in line]
        if lines:
            return re.search(r"link=\S*?(/[a-z/]*\?\S+)", lines[-1]).group(1).strip('"')
        time.sleep(0.1)
    raise AssertionError(f"no link about {about} in\n{server.log.read_text()}")


def totp(secret, when=None):
    """RFC 6238 for the key that the page shows."""
    key = base64.b32decode(secret.replace(" ", "") + "=" * (-len(secret.replace(" ", "")) % 8))
    digest = hmac.new(key, struct.pack(">Q", int((when or time.time()) // 30)), hashlib.sha1).digest()
    start = digest[19] & 15
    return "%06d" % ((struct.unpack(">I", digest[start:start + 4])[0] & 0x7FFFFFFF) % 1000000)


def propfind(server, account):
    return server.request("PROPFIND", account.home, headers={"Depth": "0"}, account=account)


def two_steps(browser):
    """Switches two steps on; the key of the app and the codes for recovery."""
    csrf = token(browser.get("/account/two-step")[2])
    status, _, page = browser.post("/account/two-step/begin", {"csrf": csrf, "password": PASSWORD})
    assert status == 200 and "<svg " in page
    setup = re.search(r'name="setup" value="([0-9a-f]{32})"', page).group(1)
    secret = re.search(r"<code>([A-Z2-7 ]{39})</code>", page).group(1)
    status, _, page = browser.post("/account/two-step/finish", {"csrf": csrf, "setup": setup, "code": totp(secret)})
    codes = re.findall(r"<code>([a-z2-7]{5}-[a-z2-7]{5})</code>", page)
    assert status == 200 and len(codes) == 10, page
    return secret, codes


def download(browser, path, csrf):
    import http.client
    import urllib.parse

    connection = http.client.HTTPConnection("127.0.0.1", browser.server.port, timeout=60)
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    fields = {**browser.fields, "Cookie": cookies, "Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", path, urllib.parse.urlencode({"csrf": csrf}), fields)
    response = connection.getresponse()
    assert response.status == 200 and response.getheader("Content-Type") == "application/zip"
    body = response.read()
    connection.close()
    return body


def upload(browser, path, csrf, archive):
    boundary = "----accounts"
    body = b"".join([
        f'--{boundary}\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n{csrf}\r\n'.encode(),
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n'.encode(),
        b"Content-Type: application/zip\r\n\r\n", archive, f"\r\n--{boundary}--\r\n".encode(),
    ])
    fields = {"Content-Type": f"multipart/form-data; boundary={boundary}", "Origin": browser.origin}
    status, _, page = browser.send("POST", path, body, fields)
    return status, page
