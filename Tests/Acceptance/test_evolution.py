"""What a person does with blocks in Evolution: it counts, and what they dismissed stays dismissed when days are planned again.

GNOME Calendar and the GNOME shell write through the same data server. Skipped where that isn't installed.
"""

import datetime
import os
import pathlib
import re
import shutil
import subprocess

import pytest

from evolution_person import Person
from persons import trip_of
from travlendar import PASSWORD, Item, Server, event

# The column of Wednesday in GNOME Calendar's week, in a window of 1280 by 860 points.
WEDNESDAY = "130x700+750+150"
HALF_AN_HOUR = 61

HOME = (42.3540, 13.3910)
CLINIC = (42.3676, 13.3500)
DAY = "20221005"


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    settings = 'planning.means = ["foot", "transit", "taxi"]\n'
    with Server(tmp_path_factory.mktemp("evolution"), laquila, "2022-10-03T04:00:00Z", settings=settings) as server:
        yield server


@pytest.fixture
def account(server, request):
    account = server.account(re.sub("[^a-z]", "", request.node.name.removeprefix("test_"))[:21], home=HOME)
    visit(account)
    return account


@pytest.fixture
def person(account):
    with Person(account.server.url + account.travel, account.name, PASSWORD) as person:
        yield person


def visit(account, start="1000", end="1100"):
    body = event("visit", f"{DAY}T{start}00", f"{DAY}T{end}00", "Visit", geo=CLINIC)
    assert account.put("visit.ics", body)[0] in (201, 204)


def way_there(account, condition=lambda item: True):
    """The block once it is as planned: what Evolution writes has lost the data of the trip, which the server restores."""
    def found(items):
        return [i for i in items if i.is_way_there and "STRUCTURED-DATA" in i.event and condition(i)]

    return found(account.wait_for(found, "the way there"))[0]


def uid(item):
    return str(item.event["UID"])


def stored(account, item):
    """The block as the server has it now."""
    etag, body = account.get(item.href)
    return Item(item.href, etag, body)


def acknowledged(item):
    return item.body.count(b"ACKNOWLEDGED")


def test_a_block_that_is_dragged_leaves_then(account, person):
    block = way_there(account)
    assert uid(block) in person.sync()
    person.drag(uid(block), -30)
    moved = way_there(account, lambda item: (block.start - item.start).total_seconds() >= 1700)
    assert f"{moved.start:%Y%m%dT%H%M%SZ}" == person.sync()[uid(block)]["start"]


def test_a_hashtag_in_the_title_is_a_choice(account, person):
    block = way_there(account)
    title = person.sync()[uid(block)]["title"]
    assert "taxi" not in title
    person.rename(uid(block), title + " #taxi")
    way_there(account, lambda item: [leg["means"] for leg in trip_of(item)["legs"]][0] == "taxi")
    assert "taxi → " in person.sync()[uid(block)]["title"]


def test_a_reminder_that_is_dismissed_stays_dismissed_when_the_day_is_planned_again(account, person):
    block = way_there(account)
    person.sync()
    person.dismiss(uid(block), person.call("alarms", uid(block))[0])
    dismissed = stored(account, block)
    assert acknowledged(dismissed) == 1
    # Another event moves nothing, and one that is ten minutes later moves the block.
    visit(account, "1010", "1100")
    later = way_there(account, lambda item: item.start > block.start)
    assert acknowledged(later) == 1, later.body.decode()
    person.sync()
    assert person.sync()[uid(block)]["text"].count("ACKNOWLEDGED") == 1


def test_a_block_that_is_deleted_stays_away_when_the_day_is_planned_again(account, person):
    block = way_there(account)
    person.sync()
    person.delete(uid(block))
    assert account.get(block.href) == (None, None)
    other = event("other", f"{DAY}T150000", f"{DAY}T160000", "Other", geo=CLINIC)
    assert account.put("other.ics", other)[0] == 201
    account.wait_for(lambda items: [i for i in items if i.is_way_there and "other" in i.related], "the way to the other")
    assert uid(block) not in person.sync()


def appeared(before, after):
    """The middle of what is in the second picture of Wednesday and not in the first."""
    compared = [*("-compose", "difference", "-composite"), *("-crop", WEDNESDAY, "+repage"), "-threshold", "0", "-format", "%@", "info:"]
    box = subprocess.run(["convert", before, after, *compared], capture_output=True, text=True, check=True).stdout
    width, height, x, y = map(int, re.match(r"(\d+)x(\d+)\+(\d+)\+(\d+)", box).groups())
    return 750 + x + width // 2, 150 + y + height // 2


def test_a_block_that_is_dragged_in_gnome_calendars_window_leaves_then(tmp_path):
    if not all(map(shutil.which, ("gnome-calendar", "Xvfb", "xdotool", "import", "convert"))):
        pytest.skip("needs GNOME Calendar, Xvfb, xdotool and ImageMagick")
    pictures = pathlib.Path(os.environ.get("PICTURES", tmp_path))
    today = datetime.date.today()
    # The window shows the week of today, which has just begun for the server.
    sunday = today - datetime.timedelta(days=(today.weekday() + 1) % 7)
    wednesday = sunday + datetime.timedelta(days=3)
    with Server(tmp_path / "server", None, f"{sunday:%Y-%m-%d}T00:00:00Z") as server:
        account = server.account("gina", home=HOME)
        server.cli("user", "preferences", "set", "gina", "returnsHome=false")
        with Person(server.url + account.travel, "gina", PASSWORD) as person:
            try:
                person.call("show", str(pictures / "gnome-1.png"))
                day = f"{wednesday:%Y%m%d}"
                body = event("visit", f"{day}T113000", f"{day}T120000", "Visit", geo=CLINIC)
                assert account.put("visit.ics", body)[0] == 201
                block = account.wait_for(lambda items: [i for i in items if i.is_way_there], "the way there")[0]
                assert uid(block) in person.sync()
                person.call("picture", str(pictures / "gnome-2.png"))
                x, y = appeared(pictures / "gnome-1.png", pictures / "gnome-2.png")
                person.call("drag_on_screen", [x, y], [x, y - HALF_AN_HOUR])
                moved = way_there(account, lambda item: item.start < block.start)
                minutes = (block.start - moved.start).total_seconds() / 60
                assert 15 <= minutes <= 45, f"half an hour earlier, in steps of the window: {minutes}"
                assert person.sync()[uid(block)]["start"] == f"{moved.start:%Y%m%dT%H%M%SZ}"
                person.call("picture", str(pictures / "gnome-3.png"))
            finally:
                person.call("close")


def test_evolutions_window_shows_blocks_in_the_colours_of_their_modes(laquila, tmp_path):
    if not all(map(shutil.which, ("evolution", "Xvfb", "xdotool", "import", "convert"))):
        pytest.skip("needs Evolution, Xvfb, xdotool and ImageMagick")
    picture = pathlib.Path(os.environ.get("PICTURES", tmp_path)) / "evolution.png"
    with Server(tmp_path / "server", laquila, "2022-10-03T04:00:00Z", settings='planning.means = ["foot"]\n') as server:
        account = server.account("elsa", home=HOME)
        body = event("visit", f"{DAY}T110000", f"{DAY}T120000", "Visit", geo=(42.3500, 13.3985))
        assert account.put("visit.ics", body)[0] == 201
        block = account.wait_for(lambda items: [i for i in items if i.is_way_there], "the way there")[0]
        assert str(block.event["COLOR"]) == "seagreen"
        with Person(server.url + account.travel, "elsa", PASSWORD) as person:
            try:
                person.call("show_evolution", str(picture), DAY, server.url + account.calendars()[0], "Europe/Rome")
            finally:
                person.call("close")
    counted = subprocess.run(["convert", picture, "-format", "%c", "histogram:info:"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"\(46,139,87[,)]", counted), "a block of a walk"
