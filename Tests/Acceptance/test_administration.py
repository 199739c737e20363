"""The administrative port, the metrics, the set-up page and the profile for Apple's devices, on the built binary."""

import base64
import contextlib
import http.client
import json
import plistlib
import sqlite3
import time

from travlendar import GUARD, PASSWORD, Server, free_port


def call(port, method, path, body=None, token=None, host=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if host:
            headers["Host"] = host
        connection.request(method, path, body=json.dumps(body) if body is not None else None, headers=headers)
        response = connection.getresponse()
        return response.status, response.read().decode()
    finally:
        connection.close()


def test_accounts_and_metrics_by_the_administrative_port(tmp_path):
    port = free_port()
    with Server(tmp_path, settings=f"admin.port = {port}\n") as server:
        token_file = tmp_path / "data" / "admin-token"
        assert token_file.stat().st_mode & 0o777 == 0o600
        token = token_file.read_text().strip()
        assert call(port, "GET", "/api/v1/principals")[0] == 401
        person = {"name": "ana", "emails": ["ana@example.org"], "password": PASSWORD}
        assert call(port, "POST", "/api/v1/principals", person, token)[0] == 201

        status, text = call(port, "POST", "/api/v1/principals/ana/app-passwords", {"label": "phone"}, token)
        assert status == 201
        app_password = json.loads(text)["password"]

        basic = "Basic " + base64.b64encode(f"ana:{app_password}".encode()).decode()
        home = "/dav/calendars/ana/"
        assert server.request("PROPFIND", home, headers={"Authorization": basic, "Depth": "1"})[0] == 207
        # A quota of her own, seen by her client and kept to.
        quota = "/api/v1/principals/ana/quota"
        use = json.loads(call(port, "GET", quota, token=token)[1])
        assert use == {"usedBytes": 0, "quotaBytes": 1000 * 1024 * 1024, "isDefault": True}
        assert call(port, "PUT", quota, {"quotaBytes": 2000}, token)[0] == 200
        wish = '<propfind xmlns="DAV:"><prop><quota-available-bytes/></prop></propfind>'
        answer = server.request("PROPFIND", home, wish, headers={"Authorization": basic, "Depth": "0"})
        assert b"quota-available-bytes>2000<" in answer[2]
        assert server.request("PUT", home + "file", "x" * 3000, headers={"Authorization": basic})[0] == 507
        assert call(port, "DELETE", quota, token=token)[0] == 204
        assert server.request("PUT", home + "file", "x" * 3000, headers={"Authorization": basic})[0] == 201

        assert call(port, "DELETE", "/api/v1/principals/ana/app-passwords/phone", token=token)[0] == 204
        assert server.request("PROPFIND", home, headers={"Authorization": basic, "Depth": "0"})[0] == 401

        status, text = call(port, "GET", "/api/v1/principals/ana/attempts", token=token)
        outcomes = [attempt["succeeded"] for attempt in json.loads(text)["attempts"]]
        assert outcomes == [False, True]

        metrics = call(port, "GET", "/metrics")[1]
        assert 'travlendar_http_request_seconds_count{method="PROPFIND",status="2xx"} 2' in metrics
        assert 'travlendar_http_request_seconds_count{method="PROPFIND",status="4xx"} 1' in metrics
        assert "process_resident_memory_bytes" in metrics
        # A page of another site, whose name leads to loopback, reads nothing here.
        for path in ["/metrics", "/healthz/ready", "/api/v1/openapi.json"]:
            for host in ["evil.example", f"evil.example:{port}", f"127.0.0.1.evil.example:{port}"]:
                assert call(port, "GET", path, token=token, host=host)[0] == 421, (path, host)
        for host in ["localhost", f"localhost:{port}", f"[::1]:{port}"]:
            assert call(port, "GET", "/metrics", host=host)[0] == 200, host
        assert token not in server.log.read_text() and app_password not in server.log.read_text()

        assert call(port, "DELETE", "/api/v1/principals/ana", token=token)[0] == 204
        assert server.request("PROPFIND", home, headers={"Authorization": basic, "Depth": "0"})[0] == 401


def test_the_setup_page_says_what_an_app_sees(tmp_path):
    with Server(tmp_path) as server:
        account = server.account("ana")
        assert server.request("GET", "/setup")[0] == 401
        status, headers, page = server.request("GET", "/setup", account=account)
        assert status == 200 and headers["content-type"].startswith("text/html")
        text = page.decode()
        assert "all was as it should be" in text
        assert f"http://127.0.0.1:{server.port}/dav/principals/ana/" in text
        status, headers, body = server.request("GET", "/setup/travlendar.mobileconfig", account=account)
        assert status == 200 and headers["content-type"] == "application/x-apple-aspen-config"
        payload = plistlib.loads(body)["PayloadContent"][0]
        assert payload["CalDAVHostName"] == "127.0.0.1"
        assert payload["CalDAVPort"] == server.port
        assert payload["CalDAVUsername"] == "ana"
        assert server.request("PROPFIND", payload["CalDAVPrincipalURL"], account=account)[0] == 207


def test_behind_a_proxy_the_page_shows_the_outer_name(tmp_path):
    settings = 'server.trustedProxies = ["127.0.0.1"]\nserver.basePath = "/cal"\n'
    with Server(tmp_path, settings=settings) as server:
        account = server.account("ana")
        headers = {
            "X-Forwarded-Proto": "https",
            "X-Forwarded-Host": "calendar.example.org",
            "X-Forwarded-For": "192.0.2.7",
        }
        status, _, page = server.request("GET", "/cal/setup", headers=headers, account=account)
        assert status == 200
        assert "https://calendar.example.org/cal/dav/principals/ana/" in page.decode()


def test_passes_by_the_command_line(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana")
        bounds = ["--from", "2026-11-01", "--until", "2026-11-30"]
        server.cli("user", "pass", "set", "ana", "Andante", "--issuer", "metro", "--product", "Z2", *bounds)
        server.cli("user", "pass", "set", "ana", "Bikes", "--issuer", "bikes")
        told = server.cli("user", "pass", "list", "ana").stdout.splitlines()
        assert told == ["Andante\tmetro\t2026-11-01..2026-11-30\tZ2", "Bikes\tbikes\t.."]
        wrong = server.cli("user", "pass", "set", "ana", "X", "--issuer", "x", "--from", "2026-11-31", check=False)
        assert wrong.returncode != 0 and "2026-11-31" in wrong.stderr
        server.cli("user", "pass", "remove", "ana", "andante")
        assert server.cli("user", "pass", "list", "ana").stdout == "Bikes\tbikes\t..\n"
        again = server.cli("user", "pass", "remove", "ana", "andante", check=False)
        assert again.returncode != 0 and "no such entry" in again.stderr


def test_attempts_to_log_in_go_after_a_week_though_nobody_logs_in(tmp_path):
    server = Server(tmp_path)
    server.account("ana")
    day, now = 86400, int(time.time())
    with contextlib.closing(sqlite3.connect(tmp_path / "data/travlendar.sqlite")) as database:
        for at in [now - 8 * day, now - 7 * day - 60, now - 7 * day + 600]:
            database.execute("INSERT INTO loginAttempt (name, address, at, succeeded) VALUES ('ana', '192.0.2.1', ?, 1)", [at])
        database.commit()
        with server:
            deadline = time.monotonic() + GUARD
            while (kept := database.execute("SELECT at FROM loginAttempt").fetchall()) != [(now - 7 * day + 600,)]:
                assert time.monotonic() < deadline, (kept, now)
                time.sleep(0.1)
