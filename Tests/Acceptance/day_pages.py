"""Pages of a day with the demo's town, without script, for several tests: a server, Ana who is logged in, her events."""

import datetime

import pytest

from page_forms import Reader
from travlendar import Server

HOME = (44.110612, 8.936217)
TOMORROW = (datetime.date.today() + datetime.timedelta(days=1)).isoformat()


@pytest.fixture(scope="module")
def server(lindenport, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("days"), network=lindenport, settings="pages.style = true\n") as server:
        server.account("ana", home=HOME)
        server.account("bruno")
        yield server


@pytest.fixture()
def ana(server):
    reader = Reader(server)
    reader.enter("ana")
    return reader


def new_event(reader, **values):
    reader.open(f"/calendar/new?date={TOMORROW}")
    page = reader.send_form("/calendar/new", title="Tea", startTime="16:00", endTime="17:00", **values)
    assert page.status == 200, page.text
    return page


def day(number):
    return (datetime.date.today() + datetime.timedelta(days=number)).isoformat()
