"""Places that are asked about, and how they are answered: the stories of people who write a place as they have it."""

import base64
import json
import re
import time
import urllib.parse

import pytest

from travlendar import Server, event

HOME = (42.3540, 13.3910)
DAYS = [f"202210{day:02}" for day in range(4, 25)]


@pytest.fixture(scope="module")
def server(laquila, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("questions"), laquila, "2022-10-03T04:00:00Z") as server:
        yield server


def put(person, uid, day, location, **options):
    body = event(uid, f"{day}T100000", f"{day}T110000", uid, location=location, **options)
    status, _, text = person.put(f"{uid}.ics", body)
    assert status in (201, 204), text


def there(items, uid):
    return [item for item in items if item.is_way_there and uid in item.related]


def questions(items, uid):
    return [item for item in items if item.is_warning and uid in item.related and item.event["X-TRAVLENDAR-KIND"] == "warning:place"]


def asked(person, uid):
    items = person.wait_for(lambda items: questions(items, uid), f"a question about {uid}")
    assert not there(items, uid), "no trip where nothing is known"
    return questions(items, uid)[0]


def planned(person, uid):
    items = person.wait_for(lambda items: there(items, uid), f"the way to {uid}")
    assert not questions(items, uid)
    return there(items, uid)[0]


def end_of(block):
    """Where a block leads."""
    locations = [part for part in block.event.walk("VLOCATION") if str(part["UID"]).endswith("-to")]
    return tuple(float(number) for number in locations[0]["GEO"].to_ical().split(";"))


def near(place, latitude, longitude, degrees=0.0005):
    return abs(place[0] - latitude) < degrees and abs(place[1] - longitude) < degrees


def choices(question):
    """The lines to be copied: each stands after an empty line."""
    return re.findall(r"\n\n([^\n]+)", question.description)


def program(person):
    """Asks the API as a program of the person does."""
    password = person.server.cli("user", "app-password", person.name, "--label", "program").stdout.split()[-1]
    login = "Basic " + base64.b64encode(f"{person.name}:{password}".encode()).decode()

    def call(method, path, body=None):
        data = json.dumps(body) if body is not None else None
        status, _, text = person.server.request(method, "/api/v1/me" + path, data, {"Authorization": login})
        return status, json.loads(text) if text else None

    return call


def test_the_dentist_is_asked_about_once(server):
    person = server.account("dentist", home=HOME)
    put(person, "d-1", DAYS[0], "Dentista")
    put(person, "d-2", DAYS[15], "dentista.")
    assert "Place not found" in asked(person, "d-1").summary
    asked(person, "d-2")

    put(person, "d-1", DAYS[0], "Via Armando Diaz 10, L'Aquila")
    assert near(end_of(planned(person, "d-1")), 42.3441, 13.3953)
    block = planned(person, "d-2")
    assert near(end_of(block), 42.3441, 13.3953)
    assert '"dentista." is Via Armando Diaz 10, L\'Aquila, as you chose before.' in block.description

    listed = server.cli("user", "learned-place", "list", "dentist").stdout
    assert listed.startswith("Dentista\t42.344") and listed.endswith("\tVia Armando Diaz 10, L'Aquila\n")
    assert server.cli("user", "learned-place", "remove", "dentist", "Gym", check=False).returncode != 0
    server.cli("user", "learned-place", "remove", "dentist", "dentista")
    assert server.cli("user", "learned-place", "list", "dentist").stdout == ""
    asked(person, "d-2")
    planned(person, "d-1")


def test_a_choice_is_pasted_and_remembered(server):
    person = server.account("choosy", home=HOME)
    put(person, "c-1", DAYS[0], "Farmacia Comunale")
    question = asked(person, "c-1")
    lines = choices(question)
    assert 2 <= len(lines) <= 5 and len(set(lines)) == len(lines), question.description
    data = question.event["STRUCTURED-DATA"]
    texts = [str(one) for one in (data if isinstance(data, list) else [data])]
    record = next(json.loads(text) for text in texts if '"choices"' in text)
    assert record["text"] == "Farmacia Comunale" and [choice["text"] for choice in record["choices"]] == lines

    for number, choice in enumerate(record["choices"]):
        uid = f"c-each-{number}"
        put(person, uid, DAYS[number + 1], choice["text"])
        assert near(end_of(planned(person, uid)), choice["latitude"], choice["longitude"], 0.0015), choice

    put(person, "c-1", DAYS[0], lines[1])
    planned(person, "c-1")
    put(person, "c-2", DAYS[10], "farmacia comunale")
    chosen = record["choices"][1]
    assert near(end_of(planned(person, "c-2")), chosen["latitude"], chosen["longitude"])


def test_a_candidate_is_chosen_by_one_action(server):
    person = server.account("tapper", home=HOME)
    put(person, "t-1", DAYS[0], "Farmacia Comunale")
    question = asked(person, "t-1")
    call = program(person)
    entry = next(e for e in call("GET", "/travel?days=60")[1]["items"] if e["uid"] == str(question.event["UID"]))
    offered = [action for action in entry["actions"] if action["title"].startswith("It is: Farmacia Comunale")]
    assert len(offered) == len(choices(question)), entry["actions"]
    status, answer = call("PUT", f"/travel/{entry['uid']}/choice", {"action": offered[0]["id"]})
    assert status in (200, 204), answer
    planned(person, "t-1")


def test_an_invitation_is_answered_on_the_question(server):
    """The organizer's place can't be changed by those who are invited."""
    person = server.account("guest", home=HOME)
    people = ["ORGANIZER:mailto:boss@elsewhere.example", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:guest@example.com"]
    put(person, "i-1", DAYS[0], "Farmacia Comunale", extra=people)
    question = asked(person, "i-1")
    line = choices(question)[0].replace(",", "\\,")
    answered = question.body.replace(b"CATEGORIES:WARNING", f"LOCATION:{line}\r\nCATEGORIES:WARNING".encode())
    status, _, text = person.request("PUT", question.href, answered, {"Content-Type": "text/calendar", "If-Match": question.etag})
    assert status == 204, text
    planned(person, "i-1")


SIGNATURE = """Studio Legale Bianchi
Avv. Anna Bianchi
Via Armando Diaz 10
67100 L'Aquila (AQ)
Tel. +39 0862 123456"""


@pytest.mark.parametrize(
    "uid, location, place",
    [
        ("signature", SIGNATURE, (42.3441, 13.3953)),
        ("share-sheet", "Auditorium del Parco\nViale delle Medaglie d'Oro, L'Aquila\nhttps://maps.app.goo.gl/aBcDeFgHiJ", (42.3535, 13.4026)),
        ("share-link", "Cena da noi https://www.google.com/maps/place/X/@42.35,13.39,17z/data=!3m1!4b1!4m5!3m4!8m2!3d42.3510!4d13.4003", (42.3510, 13.4003)),
        ("google", "Auditorium del Parco, Viale delle Medaglie d'Oro, 67100 L'Aquila AQ, Italia", (42.3535, 13.4026)),
        ("outlook", "Sala riunioni; Palazzo Fibbioni (Via San Bernardino 1, L'Aquila, 67100, Italia)", (42.3510, 13.4003)),
    ],
)
def test_a_place_as_apps_paste_it(server, uid, location, place):
    person = server.account(uid, home=HOME)
    # A new line is a backslash and an n in a file.
    body = event(uid, f"{DAYS[0]}T100000", f"{DAYS[0]}T110000", uid, location=location.replace("\n", "\x00"))
    assert person.put("e.ics", body.replace(b"\x00", b"\\n"))[0] == 201
    assert near(end_of(planned(person, uid)), *place), location


def test_a_place_that_an_app_picked_is_known_without_it(server):
    person = server.account("picker", home=HOME)
    apple = "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=70;X-TITLE=Studio Verdi:geo:42.3600,13.3900"
    put(person, "p-1", DAYS[0], "Studio Verdi", extra=[apple])
    planned(person, "p-1")
    put(person, "p-2", DAYS[3], "studio verdi")
    assert near(end_of(planned(person, "p-2")), 42.36, 13.39)


def test_what_is_learned_by_program(server):
    person = server.account("coder", home=HOME)
    call = program(person)
    put(person, "l-1", DAYS[0], "Da Gianfilippo")
    asked(person, "l-1")
    address = "/learned-places/" + urllib.parse.quote("da gianfilippo")
    assert call("PUT", address, {"latitude": 42.3441391, "longitude": 13.3953427})[0] == 204
    block = planned(person, "l-1")
    assert '"Da Gianfilippo" is Via Armando Diaz 10, as you chose before.' in block.description
    status, listed = call("GET", "/learned-places")
    assert status == 200 and [place["text"] for place in listed["learnedPlaces"]] == ["da gianfilippo"]
    assert call("DELETE", address)[0] == 204
    asked(person, "l-1")
    assert call("DELETE", address)[0] == 404


def test_nobody_sees_what_another_learned(server):
    one, other = server.account("one-person", home=HOME), server.account("other-person", home=HOME)
    assert program(one)("PUT", "/learned-places/Gym", {"latitude": 42.36, "longitude": 13.39})[0] == 204
    call = program(other)
    assert call("GET", "/learned-places")[1] == {"learnedPlaces": []}
    assert all(place["source"] == "map" for place in call("GET", "/places?q=gym")[1]["places"])
    server.cli("user", "remove", "one-person", "--yes", check=False)
    put(other, "o-1", DAYS[0], "Gym")
    asked(other, "o-1")


def test_completion_is_quick_exact_and_close_to_the_day(server):
    person = server.account("typist", home=HOME)
    put(person, "t-1", DAYS[0], "Via Armando Diaz 10, L'Aquila")
    planned(person, "t-1")
    call = program(person)
    day = f"{DAYS[0][:4]}-{DAYS[0][4:6]}-{DAYS[0][6:]}"
    found = call("GET", f"/places?q=via%20arm&day={day}")[1]["places"]
    assert found[0]["source"] == "day" and found[0]["name"].startswith("Via Armando Diaz 10")
    assert call("GET", "/places?q=ho")[1]["places"][0]["source"] == "saved"
    street = next(place for place in call("GET", "/places?q=viale%20nizza")[1]["places"] if place["source"] == "map")
    assert street["exactness"]["basis"] == "street" and street["exactness"]["marginMetres"] > 30
    put(person, "t-2", DAYS[1], found[0]["location"])
    assert near(end_of(planned(person, "t-2")), found[0]["latitude"], found[0]["longitude"])

    times = []
    for text in ["via", "via ro", "farmacia c", "piazza san dom", "corso vitt", "osped", "stazione l'aq", "hotel"] * 10:
        start = time.perf_counter()
        assert call("GET", f"/places?q={urllib.parse.quote(text)}&day={day}")[0] == 200
        times.append(time.perf_counter() - start)
    assert sorted(times)[int(len(times) * 0.95)] < 0.25, "a debug build on a busy machine is given 25 times as long"


def test_what_is_at_a_coordinate(server):
    call = program(server.account("lost", home=HOME))
    here = call("GET", "/places?latitude=42.3441391&longitude=13.3953427&limit=3")[1]["places"]
    assert here[0]["name"] == "Via Armando Diaz 10" and here[0]["distanceMetres"] == 0 and len(here) == 3
    home = call("GET", f"/places?latitude={HOME[0]}&longitude={HOME[1]}")[1]["places"]
    assert home[0]["name"] == "Home" and home[0]["source"] == "saved"
    assert call("GET", "/places?latitude=0&longitude=0")[1] == {"places": []}
    assert call("GET", "/places?latitude=42")[0] == 400
