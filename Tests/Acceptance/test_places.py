"""Places of real maps as people write them: names, addresses, house numbers, stops, slips, abbreviations; what is at a coordinate."""

import json
import math
import os
import re

import pytest

import osm_file
from travlendar import SHARED, run

FONTANA_LUMINOSA = "42.3535,13.4010"
ALIADOS = "41.1496,-8.6110"

# A text, and where it is (within 150 m; streets within half of their length).
LAQUILA = [
    ("Via Armando Diaz 10", 42.3441, 13.3953, 30),
    ("via diaz 10, L'Aquila", 42.3441, 13.3953, 30),
    ("Via Filippo Corridoni 10/A", 42.3436, 13.3958, 30),
    ("Via Corridoni 12", 42.3441, 13.3958, 150),
    ("Viale Nizza, L'Aquila", 42.3551, 13.4008, 300),
    ("Piazza San Domenico", 42.3523, 13.3949, 150),
    ("P.za S. Domenico, 67100 L'Aquila AQ", 42.3523, 13.3949, 150),
    ("Piaza San Domenco", 42.3523, 13.3949, 150),
    ("largo san filippo", 42.3499, 13.3978, 150),
    ("Stazione L'Aquila", 42.3511, 13.3849, 150),
    ("L'Aquila railway station", 42.3511, 13.3849, 150),
    ("stazione di Paganica", 42.3348, 13.4643, 150),
    ("Farmacia Moderna", 42.3533, 13.4010, 50),
    ("Hotel Amiternum, L'Aquila", 42.3606, 13.3771, 50),
    ("Rettorato Univaq", 42.3513, 13.3971, 50),
    ("Coop", 42.3603, 13.4111, 50),
    ("Crso Vittorio Emanuele", 42.3522, 13.4006, 400),
    ("corso vittorio emanuele 20", 42.3522, 13.4006, 400),
    ("Via Venti Settembre", 42.3510, 13.3918, 700),
    ("McDonald's", 42.3591, 13.3809, 150),
    ("Teatro San Filippo", 42.3500, 13.3976, 50),
    ("Prefettura", 42.3478, 13.3983, 50),
    ("Fontana delle 99 cannelle", 42.3495, 13.3897, 50),
    ("centro commerciale aquilone", 42.3489, 13.3490, 50),
    ("Dipartimento di Scienze Umane", 42.3556, 13.4001, 50),
    ("Auditorium del Parco", 42.3535, 13.4026, 50),
    ("porta napoli", 42.3417, 13.3951, 50),
    ("SS17 Motorizzazione civile", 42.3583, 13.3515, 150),
    ("Via Roma 200", 42.3553, 13.3901, 250),
    ("Forte spagnolo", 42.3544, 13.4050, 100),
    ("Palazzo Margherita", 42.3513, 13.3980, 50),
    ("Palazzo Fibbioni", 42.3510, 13.4003, 50),
    ("stazione", 42.3511, 13.3849, 150),
    ("Ospedale San Salvatore, Via Lorenzo Natali 1, Coppito", 42.3656, 13.3515, 150),
    ("Studio Rossi, Via Strinella 2", 42.3507, 13.4041, 700),
    ("Via Strinella 2, int. 4", 42.3507, 13.4041, 700),
    ("via roma 12 (citofono Rossi)", 42.3546, 13.3915, 300),
    ("Bar Centrale\nCorso Federico II 10\n67100 L'Aquila\nItalia", 42.3469, 13.3980, 150),
]
PORTO = [
    ("Pç. da Batalha", 41.1457, -8.6073, 150),
    ("Praca da Batalha", 41.1457, -8.6073, 150),
    ("S. Bento", 41.1452, -8.6108, 150),
    ("Estação de São Bento", 41.1452, -8.6108, 150),
    ("R. Dr. Roberto Frias", 41.1786, -8.5989, 400),
    ("Hospital São João", 41.1833, -8.6022, 200),
    ("Casa da Música", 41.1606, -8.6283, 150),
    ("Aeroporto", 41.2371, -8.6694, 150),
    ("Rua de Santa Catarina 112, 4000-442 Porto, Portugal", 41.1524, -8.6048, 150),
    ("R Passos Manuel 34", 41.1473, -8.6080, 150),
    ("Casa da Música\nAvenida da Boavista 604\n4149-071 Porto\nPortugal", 41.1606, -8.6283, 150),
    ("Rua Formosa", 41.1489, -8.6085, 150),
    ("Rua Formosa, Porto", 41.1489, -8.6085, 150),
    ("Rua Formosa, Bolhão", 41.1489, -8.6085, 150),
    ("Estádio do Dragão", 41.1600, -8.5835, 250),
    ("Serralves", 41.1615, -8.6578, 250),
]


def read(network, text, near):
    answer = json.loads(run("network", "place", "--network", network, "--near", near, "--reading", "--json", "--", text).stdout)
    return answer["reading"], answer["places"]


def metres(place, latitude, longitude):
    north = (place["coordinate"]["latitude"] - latitude) * 111_195
    east = (place["coordinate"]["longitude"] - longitude) * 111_195 * math.cos(math.radians(latitude))
    return math.hypot(north, east)


def wrong(network, table, near):
    found = []
    for text, latitude, longitude, within in table:
        reading, places = read(network, text, near)
        if reading != "found" or metres(places[0], latitude, longitude) > within:
            shown = [(place["name"], place.get("address"), round(metres(place, latitude, longitude))) for place in places]
            found.append(f"{text}: {reading} {shown}")
    return found


def test_laquila_as_people_write_it(laquila):
    assert wrong(laquila, LAQUILA, FONTANA_LUMINOSA) == []


def test_porto_as_people_write_it(porto):
    assert wrong(porto, PORTO, ALIADOS) == []


@pytest.mark.parametrize("text", ["Poste Italiane", "Farmacia", "Farmacia Comunale", "Scuola De Amicis", "Via XXV Aprile"])
def test_what_may_be_several_is_asked(laquila, text):
    reading, places = read(laquila, text, FONTANA_LUMINOSA)
    assert reading == "ambiguous" and len(places) > 1


@pytest.mark.parametrize("text", ["Meeting room 3", "Sala riunioni", "Zoom", "Casa di Marco", "Via Tuscolana 1200, Roma"])
def test_what_is_no_place_here_is_none(laquila, text):
    assert read(laquila, text, FONTANA_LUMINOSA)[0] == "notFound"


@pytest.mark.parametrize("text", ["Roma", "Pescara", "Milano", "via Roma, Pescara", "via Roma 12 Pescara", "Pescara, Via Strinella 2", "Via Roma, Pizzoli"])
def test_towns_elsewhere_are_no_streets_here(laquila, text):
    assert read(laquila, text, FONTANA_LUMINOSA)[0] == "notFound"


@pytest.mark.parametrize("text, first", [("stadio", "Palazzetto dello Sport"), ("L'Aquila", "L'Aquila"), ("Pizzoli", None)])
def test_what_a_name_only_contains_is_asked(laquila, text, first):
    reading, places = read(laquila, text, FONTANA_LUMINOSA)
    assert reading == "ambiguous" and (first is None or places[0]["name"] == first), (text, places)
    # The town itself is offered before its station.
    assert text != "L'Aquila" or [place["kind"] for place in places] == ["town", "station"]


@pytest.mark.parametrize(
    "text, name",
    [
        ("V.le Crispi, 28", "Viale Francesco Crispi 28"), ("Corso Vittorio Emanuele II 23", "Corso Vittorio Emanuele"), ("mc donald's", "McDonald's"),
        ("Dr. Anna Verdi - Via Strinella 2 - 0862 123456", "Via Strinella"), ("Corso Vittorio Emanuele 59/61", None),
    ],
)
def test_what_people_type_is_understood(laquila, text, name):
    reading, places = read(laquila, text, FONTANA_LUMINOSA)
    assert reading == "found" and name in (None, places[0]["name"]), (text, reading, places)


def test_a_street_is_not_guessed_from_a_word(laquila, porto):
    assert read(laquila, "Strinella", FONTANA_LUMINOSA)[0] == "ambiguous"
    assert read(porto, "Lisboa", ALIADOS)[0] == "notFound"


@pytest.mark.parametrize("text", ["Cabin", "All areas", "stadio", "Maia", "Rua Formosa, Xyzvila"])
def test_what_is_only_a_part_or_unknown_is_asked_in_porto(porto, text):
    assert read(porto, text, ALIADOS)[0] == "ambiguous"


@pytest.mark.parametrize("text", ["PMS", "Santa Apolónia", "Lisboa", "Rua Formosa, Lisboa", "Redwood City, CA"])
def test_what_is_elsewhere_is_not_found_in_porto(porto, text):
    assert read(porto, text, ALIADOS)[0] == "notFound"


def test_a_station_is_meant_before_the_bus_stops_called_after_it(porto):
    reading, places = read(porto, "Trindade", ALIADOS)
    assert reading == "found" and places[0]["kind"] == "station"


def test_an_unknown_word_behind_a_street_is_named(porto):
    _, places = read(porto, "Rua Formosa, Xyzvila", ALIADOS)
    assert places[0]["name"] == "Rua Formosa" and places[0]["exactness"]["unused"] == ["Xyzvila"]


def test_kinds_of_two_words_are_no_error(laquila):
    # The map has a city_gate and a fire_station.
    assert read(laquila, "Redwood City, CA", FONTANA_LUMINOSA)[0] == "notFound"


def test_a_house_whose_street_a_relation_tells(tmp_path):
    osm, network = tmp_path / "town.osm.pbf", tmp_path / "town"
    nodes = {1: (41, 17, {}), 2: (41, 17.01, {}), 3: (41.0002, 17.005, {"addr:housenumber": "8"})}
    relations = {9: ([("node", 3, "house"), ("way", 1, "street")], {"type": "associatedStreet", "name": "Via Roma"})}
    osm_file.write(osm, nodes, {1: ([1, 2], {"highway": "residential", "name": "Via Roma"})}, relations)
    run("network", "import", "--name", "town", "--osm", osm, "--time-zone", "Europe/Rome", "--town", "Borgo", "--output", network)
    reading, places = read(network, "Via Roma 8, Borgo", "41,17")
    assert reading == "found" and places[0]["exactness"]["basis"] == "houseNumber" and places[0]["address"] == "Borgo"


def test_nearer_places_come_first(laquila):
    def first(near):
        arguments = ["network", "place", "--network", laquila, "--near", near, "--json", "--", "Farmacia Comunale"]
        return json.loads(run(*arguments).stdout)[0]["coordinate"]["latitude"]

    assert round(first("42.3480,13.4050"), 3) == 42.349 and round(first("42.3600,13.4100"), 3) == 42.359


def test_what_is_at_a_coordinate(laquila):
    arguments = ["network", "place", "--network", laquila, "--at", "42.3441391,13.3953427", "--json"]
    here = json.loads(run(*arguments).stdout)
    assert here[0]["name"] == "Via Armando Diaz 10" and here[0]["distance"] < 1
    assert [place["distance"] for place in here] == sorted(place["distance"] for place in here)


def test_a_house_that_the_map_lacks_is_between_its_neighbours(tmp_path):
    osm, network = tmp_path / "town.osm.pbf", tmp_path / "town"

    def house(number):
        return {"addr:housenumber": number, "addr:street": "Via Roma", "addr:city": "Bari"}

    # To the east: 2 and 6 on one side; 1 and 21 at the ends of a row.
    nodes = {1: (41, 17, house("2")), 2: (41, 17.0024, house("6")), 3: (41.001, 17, house("1")), 4: (41.001, 17.012, house("21"))}
    nodes |= {5: (41.0005, 16.99, {}), 6: (41.0005, 17.02, {})}
    street, row = {"highway": "residential", "name": "Via Roma"}, {"addr:interpolation": "odd"}
    osm_file.write(osm, nodes, {1: ([5, 6], street), 2: ([3, 4], row)})
    run("network", "import", "--name", "town", "--osm", osm, "--time-zone", "Europe/Rome", "--output", network)
    for text, latitude, longitude in [("Via Roma 4", 41, 17.0012), ("via rma 4", 41, 17.0012), ("Via Roma 11, Bari", 41.001, 17.006)]:
        reading, places = read(network, text, "41,17")
        assert reading == "found" and metres(places[0], latitude, longitude) < 2, (text, reading, places)
        assert places[0]["isBetweenNumbers"] and not places[0]["isExact"]
        missing = text.split(",")[0].split()[-1]
        assert places[0]["exactness"]["basis"] == "betweenNumbers" and places[0]["exactness"]["missingNumber"] == missing
    house = read(network, "Via Roma 6", "41,17")[1][0]
    assert not house["isBetweenNumbers"] and house["exactness"]["basis"] == "houseNumber"
    # The street is 2.5 km long: so far off a house may be that is nowhere on the map.
    _, [street] = read(network, "Via Roma 400", "41,17")
    assert street["exactness"]["basis"] == "alongStreet" and street["exactness"]["missingNumber"] == "400"
    assert 1_200 < street["exactness"]["margin"] < 2_600, street


def test_an_evaluation_can_be_run_by_anybody():
    told = run("network", "places-evaluate", "--invented", "gb", "--seed", "1", "--count", "5").stdout
    rows = {line[:22].strip(): line.split() for line in told.splitlines()}
    assert "plain addresses" in rows and "Lookup: p50" in told
    # Right in percent, wrong in silence in percent.
    assert float(rows["all forms"][3]) >= 93 and float(rows["all forms"][4]) <= 0.3


def test_an_evaluation_of_a_country_for_programs():
    told = json.loads(run("network", "places-evaluate", "--invented", "it", "--seed", "1", "--count", "5", "--copies", "4", "--json").stdout)
    one = json.loads(run("network", "places-evaluate", "--invented", "it", "--seed", "1", "--count", "5", "--json").stdout)
    assert told["places"] == 4 * one["places"] and (told["copies"], one["copies"]) == (4, 1)
    assert told["indexSeconds"] > 0 and told["indexBytesPerPlace"] > 0 and told["p95Milliseconds"] > 0
    lines = {(line["kind"], line.get("form")): line for line in told["lines"]}
    everything = lines["all forms", None]
    # What is called the same in a copy is never taken, at most asked about.
    assert everything["wrongInSilence"] == 0 and everything["right"] + everything["asked"] >= 0.93 * everything["texts"]


# Words that the place does not explain are named, or the place is asked about.


@pytest.mark.parametrize(
    "text, unused",
    [
        ("Via Armando Diaz 10, L'Aquila", []),
        ("Via Armando Diaz 10, scala B, int. 4, 67100 L'Aquila AQ, Italia", []),
        ("c/o Bianchi, Via Armando Diaz 10, L'Aquila - tel. 0862 414243", []),
        ("Mario Rossi, Via Armando Diaz 10, L'Aquila", ["Mario Rossi"]),
        ("Via Armando Diaz 10 77, L'Aquila", ["77"]),
    ],
)
def test_no_word_is_dropped_in_silence(laquila, text, unused):
    reading, places = read(laquila, text, FONTANA_LUMINOSA)
    assert reading == "found" and places[0]["exactness"]["unused"] == unused, (text, reading, places)


@pytest.mark.parametrize("text", ["Via Armando Diaz 10 (MI)", "Via Armando Diaz 10, Portugal", "Via Armando Diaz 10 MI"])
def test_another_province_or_country_is_asked_about(laquila, text):
    reading, places = read(laquila, text, FONTANA_LUMINOSA)
    assert reading == "ambiguous" and len(places[0]["exactness"]["unused"]) == 1, (text, reading, places)


# Every LOCATION of the calendars that were collected from other programs.


def locations(folder):
    """The different values of LOCATION, unfolded and unescaped, and the number of files."""
    found, files = set(), sorted(folder.rglob("*.ics"))
    for path in files:
        text = re.sub(r"\r?\n[ \t]", "", path.read_bytes().decode("utf-8", "replace"))
        for line in re.split(r"\r\n|\n|\r", text):
            if match := re.match(r'LOCATION((?:;[^:;"]*(?:"[^"]*")?)*):(.*)', line, re.I):
                value = re.sub(r"\\([\\;,nN])", lambda escaped: "\n" if escaped[1] in "nN" else escaped[1], match[2])
                found.add(value.strip())
    return sorted(found - {""}), len(files)


def test_places_of_real_calendars_are_not_taken_for_places_here(laquila, porto):
    folder = SHARED / "corpora/ics"
    if not folder.is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI must have the shared data, and {SHARED} has none")
        pytest.skip(f"needs the shared data, and {SHARED} has none")
    texts, files = locations(folder)
    assert files == 373 and len(texts) > 170
    # They are rooms, sessions of conferences, towns and addresses elsewhere: none is in either city.
    found = [(text, places[0]["name"]) for network, near in [(laquila, FONTANA_LUMINOSA), (porto, ALIADOS)]
             for text in texts for reading, places in [read(network, text[:300], near)] if reading == "found"]
    assert found == []
