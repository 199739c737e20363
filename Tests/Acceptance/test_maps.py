"""Maps drawn by the server from its own network: on pages, without script, for holders of links, and in a real browser. Nobody else's server is asked."""

import datetime
import html
import json
import math
import re
import shutil
import time
import urllib.parse

import pytest

from chromium import PATH as CHROMIUM, Chromium
from page_forms import Page, Reader
from travlendar import GUARD, Account, Server, event, run

HOME = (44.110612, 8.936217)
TOMORROW = (datetime.date.today() + datetime.timedelta(days=1)).strftime("%Y%m%d")


@pytest.fixture(scope="module")
def server(tmp_path_factory, lindenport):
    with Server(tmp_path_factory.mktemp("maps"), network=lindenport) as server:
        server.ana = server.account("ana", home=HOME)
        server.account("ben")
        body = event("lunch", TOMORROW + "T120000", TOMORROW + "T130000", "Lunch", "Cafe Aurora")
        assert server.ana.put("lunch.ics", body)[0] == 201
        server.ana.wait_for(lambda items: len(items) >= 2, "the trips there and back")
        yield server


@pytest.fixture()
def ana(server):
    reader = Reader(server)
    reader.enter("ana")
    return reader


def bytes_of(reader, path):
    """Status, headers and body of what an address gives to this browser."""
    return reader.server.request("GET", path, headers={"Cookie": cookies(reader)})


def cookies(reader):
    return "; ".join(f"{name}={value}" for name, value in reader.cookies.items())


def maps(page):
    return [html.unescape(address) for address in re.findall(r'data-map="([^"]+)"', page.text)]


def looked_at(reader, page):
    """All that the maps of a page ask for, fetched: the forms of each map, and a tile."""
    found = maps(page)
    for data in found:
        path, _, query = data.partition("?")
        folder, ending = path.rpartition("/")[0], "?" + query if query else ""
        for name in ["light.svg", "dark.svg", "light-small.svg", "dark-small.svg"]:
            status, headers, body = bytes_of(reader, f"{folder}/{name}{ending}")
            assert status == 200 and headers["content-type"] == "image/svg+xml; charset=utf-8", (name, status)
            assert body.startswith(b"<svg ") and body.endswith(b"</svg>") and "© OpenStreetMap" in body.decode()
            assert b"href" not in body and b"<script" not in body and b"style" not in body
        status, headers, body = bytes_of(reader, data)
        assert status == 200 and headers["cache-control"] == "no-store"
        shown = json.loads(body)
        tile = address(shown, *shown["middle"], 15)
        status, headers, body = bytes_of(reader, tile)
        assert status == 200 and "immutable" in headers["cache-control"] and headers["cache-control"].startswith("private")
        assert body.count(b"<path") > 3
    return found


def address(shown, latitude, longitude, zoom):
    side = 1 << zoom
    x = int((longitude + 180) / 360 * side)
    radians = math.radians(latitude)
    y = int((1 - math.asinh(math.tan(radians)) / math.pi) / 2 * side)
    return shown["tiles"].format(theme="light", z=zoom, x=x, y=y)


def asked_elsewhere(page):
    """Addresses of a page that a browser would load, and that are not of this server."""
    loaded = re.findall(r'(?:src|srcset|data-[a-z-]+)="([^"]*)"', page.text) + re.findall(r'<link [^>]*href="([^"]*)"', page.text)
    return [a for a in loaded if re.match(r"(?:[a-z]+:)?//", a)]


def test_days_trips_and_places_have_maps(server, ana):
    day = f"{TOMORROW[:4]}-{TOMORROW[4:6]}-{TOMORROW[6:]}"
    trip = next(link for link in ana.open("/trips").links if re.match(r"/trips/(?!here)", link))
    for path in [f"/calendar/day?date={day}", trip, "/places", "/events/calendar/lunch.ics"]:
        page = ana.open(path)
        assert len(looked_at(ana, page)) == 1, path
        assert not asked_elsewhere(page), path
        assert "© OpenStreetMap contributors" in page.text
        # Positions are in no address.
        assert not re.search(r'(?:src|href|data-map)="[^"]*44[.,]1', page.text)
    shown = json.loads(bytes_of(ana, maps(ana.open(trip))[0])[2])
    assert shown["ways"] and len(shown["markers"]) == 2
    points = [point for way in shown["ways"] for point in way["points"]]
    # Along streets, not straight.
    assert len(points) > 4 and all(44.0 < latitude < 44.2 and 8.8 < longitude < 9.2 for latitude, longitude in points)


def test_tiles_are_for_people_who_are_logged_in(server, ana):
    shown = json.loads(bytes_of(ana, maps(ana.open("/places"))[0])[2])
    tile = address(shown, *HOME, 16)
    stranger = Reader(server)
    assert stranger.get(tile)[0] == 403
    assert server.request("GET", tile.replace("/light/", "/pink/"), headers={"Cookie": cookies(ana)})[0] == 404
    for wrong in ["/0/0/1.svg", "/19/0/0.svg", "/-1/0/0.svg", "/3/x/0.svg", "/3/0/0.png"]:
        base = tile.split("/light/")[0] + "/light"
        assert bytes_of(ana, base + wrong)[0] == 404, wrong
    version = tile.split("/")[3]
    assert bytes_of(ana, tile.replace(version, "0" * 16))[0] == 404
    packed = server.request("GET", tile, headers={"Cookie": cookies(ana), "Accept-Encoding": "gzip"})
    assert packed[1]["content-encoding"] == "gzip" and len(packed[2]) < len(bytes_of(ana, tile)[2]) / 2
    # Kept on disk, and drawn only once.
    kept = list((server.directory / "data/map-tiles" / version).glob("light-16-*.svg"))
    assert len(kept) >= 1
    # Somebody else's pages are not shown.
    ben = Reader(server)
    ben.enter("ben")
    trip = next(link for link in ana.open("/trips").links if re.match(r"/trips/(?!here)", link))
    assert bytes_of(ben, trip.partition("?")[0] + "/map/light.svg")[0] == 404


def test_a_place_is_set_by_a_click_without_script(server, ana):
    ana.open("/places")
    form = ana.page.form("/places")
    status, headers, text = ana.post("/places/map", form.filled({"name": "Gym", "query": ""}))
    assert status == 200
    ana.page = Page(status, headers, text)
    assert "Where is Gym?" in text
    values = dict(ana.page.form("/places/map").fields)
    page = ana.send_form("/places/map", button=("move", "closer"))
    assert int(dict(page.form("/places/map").fields)["zoom"]) == int(values["zoom"]) + 1
    page = ana.send_form("/places/map", **{"point.x": "400", "point.y": "150"})
    assert "Gym is marked here" in page.text
    latitude, longitude, _ = dict(page.form("/places/save").fields)["place"].split(" ", 2)
    # 40 pixels east and 50 north of home.
    assert HOME[0] < float(latitude) < HOME[0] + 0.001 and HOME[1] < float(longitude) < HOME[1] + 0.001
    picture = re.search(r'<input type="image" name="point" src="([^"]+)"', page.text).group(1)
    assert latitude not in picture and bytes_of(ana, picture)[0] == 200
    ben = Reader(server)
    ben.enter("ben")
    assert bytes_of(ben, picture)[0] == 404
    page = ana.send_form("/places/save")
    assert "Gym" in page.text
    # By keys: the middle of the map.
    status, headers, text = ana.post("/places/map", ana.page.form("/places").filled({"name": "Corner", "query": ""}))
    ana.page = Page(status, headers, text)
    page = ana.send_form("/places/map", button=("move", "middle"))
    assert "Corner is marked here" in page.text
    # Without a name it is asked for.
    assert ana.post("/places/map", ana.page.form("/places/map").filled({"name": ""}))[0] == 422


def test_a_typed_place_is_confirmed_on_the_map(ana):
    ana.open("/places")
    page = ana.send_form("/places", name="Books", query="City Library")
    assert "A. " in page.text and len(looked_at(ana, page)) == 1
    assert not asked_elsewhere(page)


def test_an_event_link_has_its_map_as_long_as_it_works(server, ana):
    password = server.cli("user", "app-password", "ana").stdout.strip()
    person = Account(server, "ana", password)
    status, _, answer = server.request("POST", "/api/v1/me/event-links", json.dumps({"uid": "lunch"}), account=person)
    assert status == 201, answer
    token = json.loads(answer)["url"].rpartition("/")[2]
    guest = Reader(server)
    page = guest.open(f"/e/{token}")
    assert len(looked_at(guest, page)) == 1 and not asked_elsewhere(page)
    shown = json.loads(guest.get(maps(page)[0])[2])
    tile = address(shown, *shown["middle"], 16)
    assert tile.startswith(f"/e/{token}/tiles/") and guest.get(tile)[0] == 200
    assert guest.get(tile.replace(token, "a" * len(token)))[0] == 404
    assert "tiles" not in server.log.read_text()
    listed = json.loads(server.request("GET", "/api/v1/me/event-links", account=person)[2])["eventLinks"]
    assert server.request("DELETE", f"/api/v1/me/event-links/{listed[-1]['id']}", account=person)[0] == 204
    assert guest.get(tile)[0] == 404


def test_a_network_of_before_shows_its_streets(lindenport, tmp_path):
    old = tmp_path / "old"
    shutil.copytree(lindenport, old)
    assert "things to draw" in run("network", "info", old, "--verify").stdout
    (old / "map.col").unlink()
    manifest = json.loads((old / "manifest.json").read_text())
    manifest["files"] = [f for f in manifest["files"] if f["name"] != "map.col"]
    (old / "manifest.json").write_text(json.dumps(manifest))
    assert "its streets and stops alone are drawn" in run("network", "info", old).stdout
    with Server(tmp_path / "server", network=old) as server:
        server.account("ana", home=HOME)
        reader = Reader(server)
        reader.enter("ana")
        shown = json.loads(bytes_of(reader, maps(reader.open("/places"))[0])[2])
        status, _, body = bytes_of(reader, address(shown, *HOME, 16))
        assert status == 200 and b"Street</text>" in body


def test_without_a_network_pages_have_no_maps(tmp_path):
    with Server(tmp_path) as server:
        server.account("ana", home=HOME)
        reader = Reader(server)
        reader.enter("ana")
        assert not maps(reader.open("/places")) and "/places/map" not in reader.page.text


@pytest.mark.skipif(not CHROMIUM, reason="needs chromium")
def test_a_browser_moves_the_map_and_asks_nobody_else(server, ana):
    with Chromium() as browser:
        for name, value in ana.cookies.items():
            browser.cookie(server.url, name, value)
        browser.open(server.url + "/places")
        loaded = "document.querySelectorAll('.leaflet-tile-loaded').length"
        deadline = time.monotonic() + GUARD
        while not browser.script(loaded) and time.monotonic() < deadline:
            browser.rest()
        assert browser.script(loaded) >= 4, browser.complaints
        assert not browser.complaints
        strange = [u for u in browser.requests if urllib.parse.urlsplit(u).netloc != urllib.parse.urlsplit(server.url).netloc]
        assert not [u for u in strange if not u.startswith(("about:", "data:"))]
