"""The API of a person's own account: log-in, sessions, app passwords, places, passes, the OpenAPI document."""

import base64
import json

import pytest

from test_pages import Browser
from travlendar import PASSWORD, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("person")) as server:
        server.account("ana")
        yield server


@pytest.fixture(scope="module")
def app_password(server):
    return server.cli("user", "app-password", "ana", "--label", "program").stdout.split()[-1]


def call(server, method, path, body=None, password=None, fields=()):
    headers = dict(fields)
    if password:
        headers["Authorization"] = "Basic " + base64.b64encode(f"ana:{password}".encode()).decode()
    data = json.dumps(body) if body is not None else None
    status, headers, text = server.request(method, "/api/v1/me" + path, data, headers)
    return status, headers, json.loads(text) if text else None


def test_who_is_let_in(server, app_password):
    status, _, me = call(server, "GET", "", password=app_password)
    assert status == 200 and me == {"name": "ana", "displayName": "ana", "emails": ["ana@example.com"]}
    for password in [None, PASSWORD, "wrong"]:
        status, headers, problem = call(server, "GET", "", password=password)
        assert status == 401 and headers["content-type"] == "application/problem+json"
        assert problem["status"] == 401 and problem["detail"]
    for path in ["/sessions", "/app-passwords", "/places", "/passes"]:
        assert call(server, "GET", path)[0] == 401


def test_a_browser_changes_nothing_without_its_token(server):
    browser = Browser(server)
    browser.log_in()
    status, _, text = browser.get("/api/v1/me")
    token = json.loads(text)["csrfToken"]
    body = json.dumps({"label": "from a browser"})
    for fields in [{}, {"X-CSRF-Token": "0" * 32}, {"X-CSRF-Token": token, "Origin": "https://evil.example"}]:
        assert browser.send("POST", "/api/v1/me/app-passwords", body, fields)[0] == 403
    assert browser.send("POST", "/api/v1/me/app-passwords", body, {"X-CSRF-Token": token})[0] == 201
    sessions = json.loads(browser.get("/api/v1/me/sessions")[2])["sessions"]
    current = next(session for session in sessions if session["isCurrent"])
    assert current["device"] == "Firefox, Linux"
    assert browser.send("DELETE", f"/api/v1/me/sessions/{current['id']}", None, {"X-CSRF-Token": token})[0] == 204
    assert browser.get("/api/v1/me")[0] == 401


def test_app_passwords(server, app_password):
    status, _, made = call(server, "POST", "/app-passwords", {"label": "My phone"}, app_password)
    assert status == 201
    home = {"Authorization": "Basic " + base64.b64encode(f"ana:{made['password']}".encode()).decode(), "Depth": "0"}
    assert server.request("PROPFIND", "/dav/calendars/ana/", headers=home)[0] == 207
    listed = call(server, "GET", "/app-passwords", password=app_password)[2]["appPasswords"]
    assert "My phone" in [entry["label"] for entry in listed] and "password" not in listed[0]
    assert call(server, "POST", "/app-passwords", {"label": ""}, app_password)[0] == 422
    assert call(server, "POST", "/app-passwords", {}, app_password)[0] == 400
    assert call(server, "DELETE", "/app-passwords/My%20phone", password=app_password)[0] == 204
    assert server.request("PROPFIND", "/dav/calendars/ana/", headers=home)[0] == 401


def test_places_and_passes(server, app_password):
    home = {"latitude": 42.35, "longitude": 13.4, "address": "Via Roma 1"}
    assert call(server, "PUT", "/places/Home", home, app_password)[0] == 204
    assert call(server, "GET", "/places", password=app_password)[2] == {"places": [{"name": "Home", **home}]}
    assert "Home" in server.cli("user", "place", "list", "ana").stdout
    assert call(server, "PUT", "/places/Home", {**home, "latitude": 91}, app_password)[0] == 422
    assert call(server, "DELETE", "/places/Home", password=app_password)[0] == 204
    pass_ = {"issuer": "metro", "products": ["Z2"], "firstDay": "2026-11-01", "lastDay": "2026-11-30"}
    assert call(server, "PUT", "/passes/Andante", pass_, app_password)[0] == 204
    assert call(server, "GET", "/passes", password=app_password)[2] == {"passes": [{"name": "Andante", **pass_}]}
    assert call(server, "PUT", "/passes/Andante", {**pass_, "lastDay": "2026-10-01"}, app_password)[0] == 422
    assert call(server, "DELETE", "/passes/Andante", password=app_password)[0] == 204


def test_the_document_describes_what_is_there(server, app_password):
    status, _, text = server.request("GET", "/api/v1/openapi.json")
    document = json.loads(text)
    assert status == 200 and document["openapi"] == "3.1.0"
    known = document["components"]

    def check(value):
        if isinstance(value, dict):
            if "$ref" in value:
                _, _, kind, name = value["$ref"].split("/")
                assert name in known[kind]
            for inner in value.values():
                check(inner)
        elif isinstance(value, list):
            for inner in value:
                check(inner)

    check(document["paths"])
    for path, item in document["paths"].items():
        assert path.startswith("/api/v1/me")
        for method in item.keys() - {"parameters"}:
            assert item[method]["summary"] and item[method]["responses"]
            # Each address is there: without log-in it asks for one.
            assert server.request(method.upper(), path.replace("{", "").replace("}", ""))[0] == 401, (method, path)
