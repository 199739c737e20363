"""Calendar apps that subscribe to a feed and refresh it: Thunderbird, and Evolution by its data server.

Skipped where they or the shared bench are not. With PICTURES=DIRECTORY Thunderbird's week is kept there.
"""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

from test_feeds import CLOCK, event, local
from thunderbird_person import execute, thunderbird_module
from travlendar import SHARED, Server

BENCH = SHARED / "bench/clients"


@pytest.fixture
def feed(tmp_path):
    """Ana's server, Ana, and the address of a feed of hers with titles."""
    with Server(tmp_path / "server", clock=CLOCK) as server:
        ana = server.account("ana")
        assert ana.put("choir.ics", event("choir", "Choir", extra="RRULE:FREQ=WEEKLY\r\n"))[0] == 201
        assert ana.put("talk.ics", event("talk", "Talk", day="20261126"))[0] == 201
        address = local(server.cli("user", "feed", "add", "ana", "--detail", "titles").stdout.strip())
        yield server, ana, server.url + address


def change(ana):
    """One event is renamed, one goes, one comes."""
    assert ana.put("choir.ics", event("choir", "Choir, loudly", extra="RRULE:FREQ=WEEKLY\r\n"))[0] == 204
    assert ana.request("DELETE", ana.calendars()[0] + "talk.ics")[0] == 204
    assert ana.put("walk.ics", event("walk", "Walk", day="20261127"))[0] == 201


def test_thunderbird_subscribes_and_refreshes(feed, tmp_path):
    _, ana, address = feed
    pictures = pathlib.Path(os.environ.get("PICTURES", tmp_path))
    pictures.mkdir(parents=True, exist_ok=True)
    with thunderbird_module().Thunderbird.start(
        str(tmp_path / "thunderbird"), fresh=True, timezone="Europe/Rome", width=1280, height=900,
    ) as app:
        def titles(script=""):
            return execute(
                app,
                script + """
                const feed = cal.manager.getCalendars().find(c => c.name == "Feed");
                const shown = async () => (await feed.getItemsAsArray(Ci.calICalendar.ITEM_FILTER_TYPE_EVENT |
                  Ci.calICalendar.ITEM_FILTER_COMPLETED_ALL, 0, null, null)).map(i => i.title).sort();
                await until("the feed", async () => (await shown()).join() != (given[1] ?? ""));
                return [await shown(), feed.readOnly];
                """,
                (address, ",".join(before)),
            )

        before = []
        before, is_read_only = titles("""
            const made = cal.manager.createCalendar("ics", Services.io.newURI(given[0]));
            made.name = "Feed";
            made.readOnly = true;
            cal.manager.registerCalendar(made);
        """)
        assert before == ["Choir", "Talk"] and is_read_only
        change(ana)
        after, _ = titles('cal.manager.getCalendars().find(c => c.name == "Feed").refresh();')
        assert after == ["Choir, loudly", "Walk"]
        shown = app.screenshot(pictures / "thunderbird-feed.png", view="week", date="2026-11-25", hour=8)
        assert {"Choir, loudly", "Walk"} <= set(shown)
        assert app.dialogs() == []


@pytest.mark.skipif(
    not (BENCH / "evolution.py").exists() or not shutil.which("/usr/libexec/evolution-source-registry")
    or not shutil.which("gnome-keyring-daemon"),
    reason="needs the shared bench, evolution-data-server and gnome-keyring",
)
def test_evolution_subscribes_and_refreshes(feed, tmp_path):
    _, ana, address = feed
    with subprocess.Popen(
        ["/usr/bin/python3", str(pathlib.Path(__file__).with_name("evolution_feed.py")), str(BENCH), address],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "LAB_DIR": str(tmp_path)},
    ) as process:
        try:
            assert json.loads(process.stdout.readline()) == ["Choir", "Talk"]
            change(ana)
            process.stdin.write("\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == ["Choir, loudly", "Walk"]
        finally:
            process.stdin.close()
            assert process.wait(30) == 0
