"""The page of a trip: its links in blocks and warnings, what can be chosen there without script, and who can't."""

import html
import re
import urllib.parse

import pytest

from persons import Person, modes
from test_choices import SETTINGS, STADIUM, UNIVERSITY
from test_pages import Browser
from travlendar import Server


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    settings = SETTINGS + 'server.publicURL = "https://calendar.example.org"\n'
    with Server(tmp_path_factory.mktemp("trip-page"), laquila, "2022-10-03T04:00:00Z", settings=settings) as server:
        yield server


def path_of(item):
    address = str(item.event["URL"])
    assert address.startswith("https://calendar.example.org/trip/"), address
    return urllib.parse.urlparse(address).path


def links(page):
    return [html.unescape(href) for href in re.findall(r'href="([^"]*\?take=[^"]*)"', page)]


def confirms(browser, href):
    """Opens the confirmation and sends its form."""
    status, _, page = browser.get(href)
    assert status == 200, page
    fields = dict(re.findall(r'name="(take|code)" value="([^"]*)"', page))
    assert set(fields) == {"take", "code"}
    path = urllib.parse.urlparse(href).path
    # With no-referrer, browsers send this origin.
    return path, fields, browser.post(path, fields, {"Origin": "null", "Sec-Fetch-Site": "same-origin"})


def test_1_a_block_links_to_its_page_with_the_ways_side_by_side(server):
    person = Person(server, "page")
    person.goes_to("talk", UNIVERSITY)
    item = person.way_to("talk")
    browser = Browser(server)
    status, headers, page = browser.get(path_of(item))
    assert status == 200 and html.escape(item.summary, quote=False).split(" (")[0] in page
    assert headers["referrer-policy"] == "no-referrer" and "noindex" in headers["x-robots-tag"]
    assert headers["cache-control"] == "no-store" and "set-cookie" not in headers
    assert "page@example.com" not in page and "onclick" not in page
    assert len(links(page)) >= 2 and all(link in item.description for link in
                                         ["https://calendar.example.org" + l for l in links(page)
                                          if "take=o" in l])


def test_2_another_way_is_picked_and_the_form_works_once(server):
    person = Person(server, "chooser")
    person.goes_to("talk", UNIVERSITY)
    item = person.way_to("talk")
    browser = Browser(server)
    before = modes(item)
    other = next(link for link in links(browser.get(path_of(item))[2]) if "take=o" in link)
    assert modes(person.way_to("talk")) == before, "looking changes nothing"
    path, fields, (status, headers, _) = confirms(browser, other)
    assert status == 303 and headers["location"] == path + "?done=1"
    person.way_to("talk", lambda item: modes(item) != before)
    assert browser.post(path, fields)[0] == 409, "a form is good for once"
    undo = next(link for link in links(browser.get(path)[2]) if "take=undo" in link)
    assert confirms(browser, undo)[2][0] == 303
    person.way_to("talk", lambda item: modes(item) == before)


def test_3_the_winner_of_an_overlap_in_italian(server):
    person = Person(server, "sofia")
    assert person.call("PATCH", "", {"language": "it"})[0] in (200, 204)
    person.goes_to("first", UNIVERSITY)
    person.goes_to("second", STADIUM, times=("20221005T103000", "20221005T113000"))
    items = person.account.wait_for(lambda items: len([i for i in items if i.is_warning]) == 2, "two warnings")
    warning = next(i for i in items if i.is_warning and "first" in i.related)
    browser = Browser(server, language="de")
    page = browser.get(path_of(warning))[2]
    assert '<html lang="it">' in page and "Che cosa puoi fare" in page
    winner = next(link for link in links(page) if "take=first1" in link)
    assert confirms(browser, winner)[2][0] == 303
    person.way_to("second")
    assert not [i for i in person.account.settled() if i.is_way_there and "first" in i.related]


def test_4_forged_and_revoked_links_lead_nowhere(server):
    person = Person(server, "careful")
    person.goes_to("talk", UNIVERSITY)
    path = path_of(person.way_to("talk"))
    browser = Browser(server)
    assert browser.get(path)[0] == 200
    for forged in [path[:-1], path + "0", path.replace("/trip/", "/trip/a"), path[:10] + ("a" if path[10] != "a" else "b") + path[11:]]:
        assert browser.get(forged)[0] == 404, forged
        assert browser.post(forged, {"take": "none", "code": "x"})[0] == 404
    assert browser.post(path, {"take": "none", "code": "a" * 26})[0] == 409
    assert person.call("DELETE", "/travel/links")[0] == 204
    assert browser.get(path)[0] == 404
    person.way_to("talk", lambda item: path_of(item) != path)
    assert browser.get(path_of(person.way_to("talk")))[0] == 200
    assert path not in server.log.read_text(), "links are not logged"
