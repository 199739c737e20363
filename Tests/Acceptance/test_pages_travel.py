"""What a person does in a browser without script about travelling: trips, decisions, places, preferences. Every form is read from its page, filled in and sent."""

import datetime
import json
import re
import time

import pytest

from chromium import PATH as CHROMIUM, Chromium
from day_pages import HOME, TOMORROW, ana, day, new_event, server  # noqa: F401
from page_forms import Page, Reader
from travlendar import GUARD, Account, event


def test_trips_have_options_that_sort_and_are_chosen(ana):
    # A day of its own: events of other tests would overlap.
    page = new_event(ana, place="Farholm Inn", startDate=day(12), endDate=day(12))
    where = ana.location
    for _ in range(200):
        if any(link.startswith("/trips/") for link in page.links):
            break
        time.sleep(0.1)
        page = ana.open(where)
    trip = next(link for link in page.links if link.startswith("/trips/"))
    page = ana.open(trip)
    assert "Options" in page.headings and "Farholm Inn" in page.text
    # The title, the legs and the options speak by one clock; where hers is another one, the page says so.
    clock = re.match(r"\d\d:\d\d", page.headings[0]).group(0)
    assert re.search(rf"\d{{4}}, {clock}(</p>|, local time there \([\w/]+\); \d\d:\d\d by your clock)", page.text)
    options = page.text.split('id="options"')[1]
    assert f">{clock}<" in options
    # Departure, arrival and time agree to the minute, as the block does.
    for row in re.findall(r"<tr.*?</tr>", options, re.S)[1:]:
        times = re.findall(r">(\d\d):(\d\d)<", row)
        start, end = (60 * int(hour) + int(minute) for hour, minute in times[:2])
        hours, minutes = re.search(r">(?:(\d+) h ?)?(\d+) min</td>", row).groups()
        assert (end - start) % 1440 in {60 * int(hours or 0) + int(minutes or 0), 60 * int(hours or 0) + int(minutes or 0) + 1}, row
    for column in ["departure", "arrival", "duration", "cost", "co2", "transfers", "walking"]:
        assert ana.open(f"{trip}?sort={column}").text.count('aria-sort="ascending"') == 1
    ana.open(trip)
    form = next(f for f in ana.page.forms if ("decision", "option") in f.fields)
    status, headers, _ = ana.post(form.action, form.filled({}))
    assert status == 303
    page = ana.open(headers["location"])
    assert "You chose:" in page.text
    page = ana.send_form("/undo")
    assert "You chose:" not in page.text
    form = next(f for f in ana.page.forms if ("decision", "modes") in f.fields)
    status, _, text = ana.post(form.action, form.filled({}))
    assert status == 422 and "Choose at least one mode" in text


def test_a_warning_on_the_first_page_is_decided_there(ana):
    new_event(ana, place="Office", startDate=day(2), endDate=day(2))
    ana.open(f"/calendar/new?date={day(2)}")
    ana.send_form("/calendar/new", title="Clash", startTime="16:15", endTime="17:15", place="Farholm Inn")
    for _ in range(50):
        page = ana.open("/today")
        if "Needs your decision" in page.headings:
            break
    assert "Needs your decision" in page.headings
    before = page.text.count("card alert")
    form = next(f for f in page.forms if f.action.endswith("/choice") and ("what", "ignore") in f.fields)
    status, headers, _ = ana.post(form.action, form.filled({}))
    assert (status, headers["location"]) == (303, "/today")
    for _ in range(50):
        page = ana.open("/today")
        if page.text.count("card alert") < before:
            break
    assert page.text.count("card alert") < before


def test_a_lunch_that_does_not_fit_is_shortened_on_the_first_page(server):
    """A seminar takes most of the time for lunch; the warning on the first page offers a shorter one, and that is what the day shows then."""
    server.account("carla", home=HOME)
    carla = Reader(server)
    carla.enter("carla")

    def add(title, start, end, **more):
        carla.open(f"/calendar/new?date={day(3)}")
        assert carla.send_form("/calendar/new", title=title, startTime=start, endTime=end, **more).status == 200

    def shows(path, condition):
        deadline = time.monotonic() + GUARD
        while not condition(carla.open(path)):
            assert time.monotonic() < deadline, carla.page.text
            time.sleep(0.1)
        return carla.page

    add("Lunch", "12:00", "14:00", notes="#flex 45m")
    shows(f"/calendar/day?date={day(3)}", lambda page: "12:00–12:45" in page.text)
    add("Seminar", "12:00", "13:30")
    page = shows("/today", lambda page: "Needs your decision" in page.headings)
    form = next(f for f in page.forms if ("what", "shorten") in f.fields)
    assert carla.post(form.action, form.filled({}))[0] == 303
    shows("/today", lambda page: "Needs your decision" not in page.headings)
    shows(f"/calendar/day?date={day(3)}", lambda page: "13:30–14:00" in page.text)


def test_places_are_found_and_confirmed(ana):
    ana.open("/places")
    page = ana.send_form("/places", name="Gym", query="Vita Gym")
    assert "Which of these is Gym?" in page.text
    page = ana.send_form("/places/save")
    assert "Saved." in page.text and "<strong>Gym</strong>" in page.text
    assert '"places":[{' in ana.get("/places/complete?q=Gy")[2]
    ana.open("/places")
    assert "No place was found" in ana.send_form("/places", name="X", query="qqqqzzzz").text
    ana.open("/places")
    form = next(f for f in ana.page.forms if ("name", "Gym") in f.fields)
    status, headers, _ = ana.post(form.action, form.filled({}))
    assert status == 303 and "<strong>Gym</strong>" not in ana.open(headers["location"]).text


def test_what_the_completion_fills_in_is_found(ana):
    offered = json.loads(ana.get("/places/complete?q=Vita+Gym")[2])["places"][0]["location"]
    assert "geo:" in offered
    ana.open("/places")
    page = ana.send_form("/places", name="Gym", query=offered)
    assert page.status == 200 and "Which of these is Gym?" in page.text and "Vita Gym" in page.text
    assert len(re.findall('type="radio"', page.text)) == 1


def stored(server, title):
    """The lines of the event of this title, unfolded."""
    account = Account(server, "ana")
    for href in account.etags(account.calendars()[0]):
        lines = account.get(href)[1].decode().replace("\r\n ", "").split("\r\n")
        if f"SUMMARY:{title}" in lines:
            return lines
    return []


def test_a_completed_place_reads_as_a_person_writes_it(server, ana):
    offered = json.loads(ana.get("/places/complete?q=Vita+Gym")[2])["places"][0]
    assert offered["value"].startswith("Vita Gym") and "geo:" not in offered["value"]
    ana.open(f"/calendar/new?date={day(20)}")
    page = ana.send_form("/calendar/new", title="Spinning", startTime="16:00", endTime="17:00", place=offered["location"])
    assert offered["value"] in page.text and "geo:" not in page.text
    at = re.search(r"geo:(.*),(.*)$", offered["location"]).groups()
    place = ["LOCATION:" + offered["value"].replace(",", "\\,"), "GEO:" + ";".join(at)]
    lines = stored(server, "Spinning")
    assert set(place) <= set(lines)
    assert any(line.startswith("X-APPLE-STRUCTURED-LOCATION;VALUE=URI;") and line.endswith(":geo:" + ",".join(at)) for line in lines)
    # The form shows the words; the coordinates stay while they do.
    ana.open(next(link for link in page.links if "/edit" in link))
    assert ("place", offered["value"]) in ana.page.form("/edit").fields
    page = ana.send_form("/edit", title="Spinning class")
    assert set(place) <= set(stored(server, "Spinning class"))
    ana.open(next(link for link in page.links if "/edit" in link))
    ana.send_form("/edit", place="15 Maple Street")
    lines = stored(server, "Spinning class")
    assert "LOCATION:15 Maple Street" in lines and not any(line.startswith(("GEO", "X-APPLE-STRUCTURED")) for line in lines)


def test_an_older_event_with_coordinates_in_its_place_shows_the_words(server, ana):
    Account(server, "ana").put("older.ics", event("older", "20380301T090000", "20380301T100000", "Older", "Vita Gym geo:44.11,8.93"))
    page = ana.open("/calendar/day?date=2038-03-01")
    assert "Vita Gym" in page.text and "geo:" not in page.text


@pytest.mark.skipif(not CHROMIUM, reason="needs chromium")
def test_the_field_shows_words_and_sends_the_place(server, ana):
    with Chromium() as browser:
        for name, value in ana.cookies.items():
            browser.cookie(server.url, name, value)
        browser.open(f"{server.url}/calendar/new?date={day(21)}")
        field = "document.querySelector('input[data-places]')"
        browser.script(f"{field}.value = 'Vita Gym'; {field}.dispatchEvent(new Event('input', {{bubbles: true}}))")
        browser.rest()
        offered = browser.script(f"{field}.list.options[0].value")
        assert offered.startswith("Vita Gym") and "geo:" not in offered
        browser.script(f"{field}.value = {json.dumps(offered)}")
        assert "geo:" in browser.script(f"new FormData({field}.form).get({field}.name)")
        assert browser.script(f"{field}.value") == offered and not browser.complaints
        browser.script(f"{field}.value = 'Vita'")
        assert browser.script(f"new FormData({field}.form).get({field}.name)") == "Vita"


def test_a_number_that_the_map_lacks_is_told_before_a_place_is_saved(ana):
    ana.open("/places")
    page = ana.send_form("/places", name="Studio", query="9000 Maple Street")
    assert page.status == 200 and "Number 9000 is not on the map" in page.text
    assert "along the street: up to" in page.text
    # What was chosen is where the map opens.
    form = page.form("/places/save")
    status, headers, text = ana.post("/places/map", form.filled({}))
    assert status == 200 and "Where is Studio?" in text
    latitude, longitude, _ = dict(form.fields)["place"].split(" ", 2)
    fields = dict(Page(status, headers, text).form("/places/map").fields)
    assert abs(float(fields["latitude"]) - float(latitude)) < 1e-6 and abs(float(fields["longitude"]) - float(longitude)) < 1e-6


def test_a_place_that_is_not_found_is_found_on_the_page(server):
    """The warning leads to a search; what is chosen there holds for the same words in every event."""
    server.account("olga", home=HOME)
    olga = Reader(server)
    olga.enter("olga")
    for date in [day(2), day(3)]:
        olga.open(f"/calendar/new?date={date}")
        olga.send_form("/calendar/new", title="Dentist", startTime="10:00", endTime="11:00", place="Dr Molar")
    page = olga.open("/today")
    assert "Place not found" in page.text
    item = olga.open(next(link for link in page.links if link.startswith("/trips/tv-")))
    assert "?take=" not in item.text and item.text.count("Place not found") == 2, "in the title and the heading"
    assert any("/edit" in link for link in item.links)
    find = next(link for link in item.links if link.startswith("/places/find"))
    page = olga.open(find)
    assert page.headings[0] == 'Where is "Dr Molar"?'
    assert olga.send_form("/places", query="qqqqzzzz").status == 422
    page = olga.send_form("/places", query="Vita Gym")
    assert page.status == 200 and 'Which of these is &quot;Dr Molar&quot;?' in page.text
    page = olga.send_form("/places/save")
    assert "Saved." in page.text
    server.rest()
    for date in [day(2), day(3)]:
        page = olga.open(f"/calendar/day?date={date}")
        assert "Place not found" not in page.text and "entry trip" in page.text, page.text
    assert "Dr Molar" in olga.open("/places").text


def test_two_events_that_overlap_are_one_decision_and_notes_are_none(server):
    server.account("petra", home=HOME)
    petra = Reader(server)
    petra.enter("petra")
    for title, start, end, place in [
        ("Work", "09:00", "18:00", "Farholm Inn"), ("Call", "10:00", "10:30", ""), ("Brunch", "19:00", "20:30", "Vita Gym"),
        ("Museum", "20:00", "21:00", "City Library"),
    ]:
        petra.open(f"/calendar/new?date={day(2)}")
        petra.send_form("/calendar/new", title=title, startTime=start, endTime=end, place=place)
    page = petra.open("/today")
    assert page.text.count("card alert") == 1 and page.text.count("Overlap") == 1
    notes = page.text[page.text.index("<details"):page.text.index("</details>")]
    assert "Good to know (" in notes and "both are planned" in notes
    # A month has events before warnings, and no notes; the day has all.
    month = petra.open(f"/calendar/month?date={day(2)}").text
    assert "both are planned" not in month and "Overlap" not in month.partition("Call</a>")[0]
    assert "both are planned" in petra.open(f"/calendar/day?date={day(2)}").text
    # Ignored once, both warnings are gone.
    petra.open("/today")
    form = next(f for f in petra.page.forms if f.action.endswith("/choice") and ("what", "ignore") in f.fields)
    assert [name for name, _ in form.fields].count("also") == 1
    assert petra.post(form.action, form.filled({}))[0] == 303
    assert "Overlap" not in petra.open("/today").text


def test_a_night_out_stands_at_its_hours(server):
    server.account("nina")
    nina = Reader(server)
    nina.enter("nina")
    nina.open(f"/calendar/new?date={TOMORROW}")
    nina.send_form("/calendar/new", title="Party", startTime="22:00", endTime="02:00", endDate=day(2))
    assert re.search(r'data-start="1320" data-end="1440"(?! data-times)', nina.open(f"/calendar/day?date={TOMORROW}").text)
    assert "data-start" not in nina.open(f"/calendar/day?date={day(2)}").text


def test_preferences_are_previewed_and_saved(ana):
    new_event(ana, place="Farholm Inn")
    ana.open("/settings")
    page = ana.send_form("/settings", ("do", "preview"), modes=["foot", "transit", "bicycle"], bufferMinutes="20", objective="greenest")
    assert "Nothing is saved yet." in page.text and dict(page.form("/settings").fields)["bufferMinutes"] == "20"
    ana.open("/settings")
    assert dict(ana.page.form("/settings").fields)["bufferMinutes"] == ""
    page = ana.send_form("/settings", modes=["foot", "transit", "bicycle"], bufferMinutes="20", walkingSpeed="5.4", **{"hours-transit": "05:00-23:00"})
    assert "Saved." in page.text
    fields = dict(page.form("/settings").fields)
    assert fields["bufferMinutes"] == "20" and fields["walkingSpeed"] == "5.4" and fields["hours-transit"] == "05:00-23:00"
    page = ana.send_form("/settings", bufferMinutes="9999", **{"hours-transit": "whenever"})
    assert page.status == 422 and "Enter a number from 0 to 240" in page.text and "Enter hours such as" in page.text
    assert dict(page.form("/settings").fields)["hours-transit"] == "whenever"


def test_lunch_is_a_part_of_the_preferences(ana):
    ana.open("/settings")
    page = ana.send_form("/settings", lunchOn="yes", lunchFrom="14:00", lunchUntil="12:00", lunchMinutes="45", lunchLeast="50")
    assert page.status == 422 and "Choose a time that ends after it begins" in page.text
    assert "but no more than lunch takes" in page.text and dict(page.form("/settings").fields)["lunchFrom"] == "14:00"
    page = ana.send_form("/settings", lunchFrom="12:00", lunchUntil="14:00", lunchLeast="20", lunchDay=["monday", "friday"])
    assert "Saved." in page.text
    fields = page.form("/settings").fields
    assert dict(fields)["lunchMinutes"] == "45" and [v for n, v in fields if n == "lunchDay"] == ["monday", "friday"]
    ana.send_form("/settings", lunchOn=[])
    fields = ana.page.form("/settings").fields
    assert "lunchOn" not in dict(fields) and dict(fields)["lunchMinutes"] == "45", "kept for later"


def test_a_kind_of_event_has_its_own_wishes(ana):
    ana.open("/settings/kinds")
    page = ana.send_form("/settings/kinds", title="Choir")
    assert page.headings[0] == "Choir"
    page = ana.send_form("/settings/kinds/choir", bufferMinutes="30", hashtags="#choir, #coro")
    assert "#coro" in page.text
    ana.open("/settings/kinds/choir")
    assert "Choir" not in ana.send_form("/remove").text


def test_passes(ana):
    ana.open("/settings/passes")
    page = ana.send_form("/settings/passes", name="Season", issuer="transit", lastDay="2001-01-01")
    assert "no longer valid" in page.text
    page = ana.send_form("/settings/passes", lastDay="2099-12-31")
    assert "<strong>Season</strong>" in page.text
    form = next(f for f in page.forms if ("name", "Season") in f.fields and "remove" in f.action)
    ana.post(form.action, form.filled({}))
    assert "<strong>Season</strong>" not in ana.open("/settings/passes").text


def test_from_here_to_the_next_event(server, ana):
    soon = datetime.datetime.now() + datetime.timedelta(hours=3)
    end = soon + datetime.timedelta(minutes=30)
    ana.open("/calendar/new")
    ana.send_form(
        "/calendar/new", title="Soon", place="Farholm Inn", startDate=f"{soon:%Y-%m-%d}", startTime=f"{soon:%H:%M}",
        endDate=f"{end:%Y-%m-%d}", endTime=f"{end:%H:%M}",
    )
    for _ in range(50):
        ana.open("/trips/here")
        page = ana.send_form("/trips/here", **{"from": "Home"})
        if page.status == 200 and "Which place is meant?" in page.text:
            page = ana.send_form("/trips/here")
        if "where you are expected" in page.text:
            break
    assert "where you are expected" in page.text
    page = ana.send_form("/trips/here", latitude="44.1106", longitude="8.9362")
    assert "where you are expected" in page.text
    assert "44.1106" not in server.log.read_text()
    ana.open("/trips/here")
    assert "Enter where you are" in ana.send_form("/trips/here").text


def test_first_use(server):
    server.account("fiona")
    fiona = Reader(server)
    page = fiona.enter("fiona")
    assert "Where do your days begin?" in page.text
    fiona.open("/welcome")
    answers = {"modes": ["foot", "transit"], "canDrive": "no", "maximumWalkingMetres": "900"}
    # What the map does not know is asked again, with all that was answered.
    page = fiona.send_form("/welcome", home="qqqqzzzz", **answers)
    assert page.status == 422 and "No place was found" in page.text
    fields = page.form("/welcome").fields
    assert ("home", "qqqqzzzz") in fields and ("canDrive", "no") in fields and ("maximumWalkingMetres", "900") in fields
    # Else it is confirmed at once, and is not said to be saved before it is.
    page = fiona.send_form("/welcome", home="15 Maple Street", **answers)
    assert page.status == 200 and "Which of these is Home?" in page.text and "Saved." not in page.text
    page = fiona.send_form("/places/save")
    assert "Saved." in page.text and page.headings[0] != "Places"
    assert "Where do your days begin?" not in fiona.open("/today").text
    assert dict(fiona.open("/settings").form("/settings").fields)["maximumWalkingMetres"] == "900"
