"""Archives of accounts as stories: moving house, by command too, and leaving."""

import io
import json
import re
import time
import zipfile


from account_pages import download, propfind, upload
from page_forms import Reader
from persons import Person
from test_pages import Browser, token
from travlendar import PASSWORD, Server, event, free_port


def test_moving_to_another_server_with_the_archive(tmp_path):
    with Server(tmp_path / "old") as old, Server(tmp_path / "new") as new:
        ana = old.account("ana", home=(45.07, 7.68))
        body = event("meet@example.com", "20300304T100000", "20300304T110000", "Größe ☕", location="Torino")
        assert ana.put("meet.ics", body)[0] == 201
        series = event("s@example.com", "20300305T100000", "20300305T110000", "Weekly", extra=["RRULE:FREQ=WEEKLY;COUNT=4"])
        assert ana.put("series.ics", series)[0] == 201
        browser = Browser(old)
        browser.log_in()
        csrf = token(browser.get("/account/data")[2])
        archive = download(browser, "/account/data/export", csrf)
        content = zipfile.ZipFile(io.BytesIO(archive))
        assert content.testzip() is None
        account = json.loads(content.read("account.json"))
        assert account["format"] == "travlendar-archive" and account["userName"] == "ana"
        assert [place["name"] for place in account["places"]] == ["Home"]
        ics = content.read("calendars/calendar.ics").decode()
        assert ics.count("BEGIN:VEVENT") == 2 and "Größe ☕" in ics

        there = new.account("ana")
        browser = Browser(new)
        browser.log_in()
        csrf = token(browser.get("/account/data")[2])
        status, page = upload(browser, "/account/data/import", csrf, archive)
        assert status == 200 and "<dd>2</dd>" in page, page
        names = there.etags(there.calendars()[0])
        assert len(names) == 2
        bodies = b"".join(there.get(href)[1] for href in names)
        assert "Größe ☕".encode() in bodies and b"RRULE:FREQ=WEEKLY;COUNT=4" in bodies
        assert "Home" in new.cli("user", "place", "list", "ana").stdout
        # Twice takes nothing away.
        assert upload(browser, "/account/data/import", csrf, archive)[0] == 200
        assert upload(browser, "/account/data/import", csrf, archive[:-30])[0] == 422
        assert upload(browser, "/account/data/import", csrf, b"")[0] == 422


def test_the_archive_holds_files_learned_places_choices_and_shares(tmp_path):
    with Server(tmp_path / "old") as old, Server(tmp_path / "new") as new:
        ana = Person(old, "ana")
        old.account("ben")
        assert ana.account.put("meet.ics", event("meet@example.com", "20300304T100000", "20300304T110000", "Talk"))[0] == 201
        for number in range(2):
            headers = {"Content-Type": "text/plain", "Content-Disposition": f'attachment; filename="n{number}.txt"'}
            path = ana.account.calendars()[0] + "meet.ics?action=attachment-add"
            assert ana.account.request("POST", path, f"notes {number}", headers)[0] == 201
        for text in ["Choir", "Dentist"]:
            where = {"latitude": 42.35, "longitude": 13.39, "title": f"{text}, Via Roma"}
            assert ana.call("PUT", f"/learned-places/{text}", where)[0] in (201, 204)
        # A trip that she does not want.
        day = time.strftime("%Y%m%d", time.gmtime(time.time() + 3 * 86_400))
        ana.goes_to("lift", (42.37, 13.41), times=(f"{day}T100000", f"{day}T110000"))
        uid = str(ana.way_to("lift").event["UID"])
        assert ana.call("PUT", f"/travel/{uid}/choice", {"isDismissed": True})[0] == 204
        feed = {"address": f"https://127.0.0.1:{free_port()}/town.ics?key=abc", "name": "Town", "isPlanned": True}
        assert ana.call("POST", "/subscriptions", feed)[0] == 201
        shown = ana.call("POST", "/feeds", {"scope": "all", "detail": "busy", "comment": "for the team"})[2]["url"]
        invitation = ana.call("POST", "/event-links", {"uid": "meet@example.com"})[2]["url"]
        sharer = Reader(old)
        sharer.enter("ana")
        sharer.open("/calendars/calendar")
        sharer.send_form("/calendars/calendar/share", user="ben@example.com")

        browser = Browser(old)
        browser.log_in()
        archive = download(browser, "/account/data/export", token(browser.get("/account/data")[2]))
        content = zipfile.ZipFile(io.BytesIO(archive))
        account = json.loads(content.read("account.json"))
        assert sorted(content.read(file["file"]) for file in account["attachments"]) == [b"notes 0", b"notes 1"]
        assert {place["text"] for place in account["learnedPlaces"]} == {"Choir", "Dentist"}
        records = account["records"]
        assert [(feed["scope"], feed["detail"], feed["comment"]) for feed in records["feeds"]] == [("all", "busy", "for the team")]
        assert [link["event"] for link in records["eventLinks"]] == ["meet@example.com"]
        assert records["logIns"] and records["logIns"][0]["address"] == "127.0.0.1"
        for address in [shown, invitation]:
            assert address.rpartition("/")[2].removesuffix(".ics") not in content.read("account.json").decode()
        calendar = next(c for c in account["calendars"] if c["name"] == "calendar")
        assert [share["address"] for share in calendar.get("sharedWith", [])] == ["ben@example.com"]

        there = Person(new, "ana")
        browser = Browser(new)
        browser.log_in()
        csrf = token(browser.get("/account/data")[2])
        assert upload(browser, "/account/data/import", csrf, archive)[0] == 200
        assert {place["text"] for place in there.call("GET", "/learned-places")[2]["learnedPlaces"]} == {"Choir", "Dentist"}
        bodies = b"".join(there.account.get(href)[1] for href in there.account.etags(there.account.calendars()[0]))
        links = re.findall(r"/dav/attachments/[0-9a-f]+", bodies.replace(b"\r\n ", b"").decode())
        assert len(links) == 2
        assert sorted(there.account.request("GET", link)[2] for link in links) == [b"notes 0", b"notes 1"]
        taken = there.call("GET", "/subscriptions")[2]["subscriptions"]
        assert [(found["address"], found["name"], found["isPlanned"]) for found in taken] == [(feed["address"], "Town", True)]
        # What was decided comes along, as it stands in the archive of the new server.
        again = zipfile.ZipFile(io.BytesIO(download(browser, "/account/data/export", csrf)))
        assert json.loads(again.read("account.json"))["choices"] == account["choices"] != []


def test_the_archive_by_command(tmp_path):
    with Server(tmp_path / "server") as server:
        ana = server.account("ana")
        assert ana.put("a.ics", event("a@example.com", "20300304T100000", "20300304T110000"))[0] == 201
        file = tmp_path / "ana.zip"
        server.cli("user", "export", "ana", str(file))
        assert file.stat().st_mode & 0o777 == 0o600
        assert server.cli("user", "export", "ana", str(file), check=False).returncode != 0
        server.account("ben")
        assert "1 calendars, 1 objects" in server.cli("user", "import", "ben", str(file)).stdout
        (tmp_path / "x.zip").write_bytes(b"nonsense")
        assert "no archive" in server.cli("user", "import", "ben", str(tmp_path / "x.zip"), check=False).stderr


def test_leaving(tmp_path):
    with Server(tmp_path) as server:
        ana = server.account("ana")
        assert ana.put("a.ics", event("a@example.com", "20300304T100000", "20300304T110000"))[0] == 201
        browser = Browser(server)
        browser.log_in()
        page = browser.get("/account/delete")[2]
        assert "<dt>Events and tasks</dt><dd>1</dd>" in page
        form = {"csrf": token(page), "password": PASSWORD, "confirmation": "ana"}
        assert browser.post("/account/delete", {**form, "confirmation": "ben"})[0] == 422
        assert browser.post("/account/delete", {**form, "password": "Wrong-Horse-9"})[0] == 422
        assert browser.post("/account/delete", form)[1]["location"] == "/login"
        assert browser.get("/account")[0] == 303
        assert propfind(server, ana)[0] == 401
        assert "ana" not in server.cli("user", "list").stdout
